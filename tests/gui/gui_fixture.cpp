#include "tests/gui/gui_fixture.h"

#include "core/services/content_service.h"

#include <QApplication>
#include <QStandardPaths>

namespace warpdeck::gui {

namespace {

/// Built once a run; reading it is cheap.
const std::filesystem::path& sharedBank()
{
    static const QTemporaryDir folder;
    static const std::filesystem::path bank = [] {
        std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "bank.wdbank";
        services::buildBank(WARPDECK_CONTENT, file);
        return file;
    }();
    return bank;
}

} // namespace

GuiTest::GuiTest()
    : m_clock(*parseIsoTime("2026-12-01T09:00:00Z")),
      m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
{
    reopen();
}

GuiTest::~GuiTest() = default;

std::filesystem::path GuiTest::profile() const
{
    return std::filesystem::path(m_folder.path().toStdString()) / "learner.wdprofile";
}

void GuiTest::reopen()
{
    m_context.reset();
    m_context = std::make_unique<AppContext>(OpenFiles{profile(), {sharedBank()}}, m_clock, m_settings, m_theme);
}

} // namespace warpdeck::gui

int main(int argc, char** argv)
{
    // Nothing of the machine's own settings, and no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
