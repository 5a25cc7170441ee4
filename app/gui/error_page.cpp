#include "app/gui/error_page.h"

#include "app/gui/widgets/button.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/attempt.h"
#include "app/support/error_text.h"
#include "core/services/profile_service.h"

#include <QBoxLayout>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr int columnWidth = 600;
constexpr std::size_t threadCount = 16;
constexpr std::size_t brokenThread = 7;

} // namespace

ErrorPage::ErrorPage(const Theme& theme, const Error& error, const std::filesystem::path& profile,
                     const app::Clock& clock)
    : m_theme(theme),
      m_profile(profile),
      m_clock(clock)
{
    const bool damaged = error.code() == ErrorCode::ProfileDamaged;
    setWindowTitle(QStringLiteral("Warpdeck"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(48, 48, 48, 48);
    layout->setSpacing(12);
    auto* threads = new ThreadBar(theme);
    std::vector<Thread> lines(threadCount, Thread::Known);
    if (damaged)
        lines[brokenThread] = Thread::Broken;
    threads->setMetrics({2, 8, 32});
    threads->setThreads(std::move(lines));
    auto* title = new TextLabel(theme, TextStyle::Title, Role::Text);
    title->setText(damaged ? tr("Your progress file is damaged.") : tr("Your progress cannot be opened."));
    auto* words = new TextLabel(theme, TextStyle::Reading, Role::TextSecondary);
    words->setText(app::errorText(error));
    words->setWordWrap(true);
    words->setFixedWidth(columnWidth);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(threads);
    layout->addWidget(title);
    layout->addWidget(words);
    if (damaged)
        addRestore(*layout);
    auto* actions = new QHBoxLayout;
    auto* again = new Button(theme, ButtonKind::Secondary);
    again->setText(tr("Try again"));
    connect(again, &QAbstractButton::clicked, this, &QDialog::accept);
    auto* quit = new Button(theme, ButtonKind::Quiet);
    quit->setText(tr("Quit"));
    connect(quit, &QAbstractButton::clicked, this, &QDialog::reject);
    actions->addWidget(again);
    actions->addStretch();
    actions->addWidget(quit);
    layout->addLayout(actions);
}

void ErrorPage::addRestore(QVBoxLayout& layout)
{
    std::optional<std::filesystem::path> backup;
    // Backups that cannot be read are as good as none.
    app::attempt([&] { backup = services::newestGoodBackup(m_profile); });
    auto* words = new TextLabel(m_theme, TextStyle::Body, Role::TextMuted);
    words->setWordWrap(true);
    layout.addWidget(words);
    if (!backup) {
        words->setText(tr("There is no good backup of it. The file stays as it is."));
        return;
    }
    const QDateTime made = QFileInfo(QString::fromStdString(backup->string())).lastModified();
    words->setText(tr("The newest good backup is of %1. The damaged file is kept beside the new one.")
                       .arg(QLocale().toString(made, QLocale::ShortFormat)));
    auto* restoreButton = new Button(m_theme, ButtonKind::Primary);
    restoreButton->setText(tr("Continue with this backup"));
    connect(restoreButton, &QAbstractButton::clicked, this, &ErrorPage::restore);
    layout.addWidget(restoreButton);
}

void ErrorPage::restore()
{
    // If this fails, opening the profile anew tells what is in the way.
    app::attempt([&] { services::restoreProfile(m_profile, m_clock.read()); });
    accept();
}

void ErrorPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), m_theme.color(Role::Surface));
}

} // namespace warpdeck::gui
