#include "app/gui/error_page.h"

#include "app/gui/backup_list.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/attempt.h"
#include "app/support/error_text.h"
#include "core/services/profile_service.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QDateTime>
#include <QDesktopServices>
#include <QPainter>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QUrl>

namespace warpdeck::gui {

namespace {

constexpr int columnWidth = 600;
constexpr QSize usual(860, 700);
constexpr std::size_t threadCount = 16;
constexpr std::size_t brokenThread = 7;
constexpr std::size_t backupsShown = 3;
constexpr qsizetype longestDetail = 400; ///< characters

/// Whether the file holds nothing that can be gone on with. Damage in its first bytes looks like another kind of file.
bool isUnreadable(const Error& error)
{
    const ErrorCode code = error.code();
    return code == ErrorCode::ProfileDamaged || code == ErrorCode::NotAProfile || code == ErrorCode::Unexpected ||
           code == ErrorCode::FileNotFound;
}

} // namespace

ErrorPage::ErrorPage(const Theme& theme, const Error& error, const std::filesystem::path& profile,
                     const app::Clock& clock)
    : m_theme(theme),
      m_profile(profile),
      m_clock(clock),
      m_offersBackups(isUnreadable(error)),
      m_missing(error.code() == ErrorCode::FileNotFound)
{
    setWindowTitle(QStringLiteral("Warpdeck"));
    auto* column = new QWidget;
    column->setFixedWidth(columnWidth + 2 * ThemedButton::ringMargin);
    m_column = new QVBoxLayout(column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    auto* page = new QWidget;
    auto* around = new QVBoxLayout(page);
    around->setContentsMargins(24, 24, 24, 24);
    around->addWidget(column, 1, Qt::AlignHCenter | Qt::AlignVCenter);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    page->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    build(error);
    resize(usual);
    m_first->setFocus();
}

void ErrorPage::build(const Error& error)
{
    auto* threads = new ThreadBar(m_theme);
    std::vector<Thread> lines(threadCount, Thread::Known);
    if (m_offersBackups)
        lines[brokenThread] = Thread::Broken;
    threads->setMetrics({2, 8, 32});
    threads->setThreads(std::move(lines));
    add(threads);
    m_column->addSpacing(20);
    auto* title = new TextLabel(m_theme, TextStyle::Title, Role::Text);
    title->setText(m_missing         ? tr("Your progress file is missing.")
                   : m_offersBackups ? tr("Your progress file is damaged.")
                                     : tr("Your progress cannot be opened."));
    add(title);
    m_column->addSpacing(4);
    paragraph(m_missing         ? tr("There are copies of it. Choose the one to go on with.")
              : m_offersBackups ? tr("Warpdeck writes nothing more to it. Choose a copy to go on with.")
                                : app::errorText(error),
              true);
    if (m_offersBackups)
        addBackups();
    m_column->addSpacing(20);
    addActions();
    m_failure = paragraph({}, false);
    m_failure->setRole(Role::Wrong);
    m_failure->hide();
    if (m_offersBackups && !m_missing)
        addRepair();
    addDetails(error);
}

/// Buttons reserve room for their rings, so everything else stands that far inside the column.
void ErrorPage::add(QWidget* part)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(ThemedButton::ringMargin, 0, ThemedButton::ringMargin, 0);
    row->addWidget(part);
    if (part->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed)
        row->addStretch();
    m_column->addLayout(row);
}

TextLabel* ErrorPage::paragraph(const QString& text, bool isReading)
{
    auto* label = new TextLabel(m_theme, isReading ? TextStyle::Reading : TextStyle::Body,
                                isReading ? Role::TextSecondary : Role::TextMuted);
    label->setText(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    add(label);
    return label;
}

void ErrorPage::addBackups()
{
    m_column->addSpacing(16);
    std::vector<services::ProfileBackup> backups = services::profileBackups(m_profile, backupsShown);
    if (backups.empty()) {
        paragraph(tr("There is no backup of it yet."), false);
        return;
    }
    const qint64 now = m_clock.read().now.time_since_epoch().count();
    m_backups = new BackupList(m_theme, std::move(backups), QDateTime::fromMSecsSinceEpoch(now).date());
    add(m_backups);
}

Button* ErrorPage::action(QHBoxLayout& row, const QString& text, void (ErrorPage::*act)())
{
    auto* button = new Button(m_theme, ButtonKind::Secondary);
    button->setButtonHeight(ButtonHeight::Large);
    button->setText(text);
    connect(button, &QAbstractButton::clicked, this, act);
    row.addWidget(button);
    return button;
}

void ErrorPage::addActions()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    const bool canRestore = m_backups != nullptr && m_backups->chosen() != nullptr;
    Button* first = nullptr;
    if (canRestore)
        first = action(*row, tr("Continue with this backup"), &ErrorPage::restore);
    else
        first = action(*row, tr("Try again"), &ErrorPage::accept);
    first->setKind(ButtonKind::Primary);
    m_first = first;
    if (m_missing)
        action(*row, tr("Begin anew"), &ErrorPage::accept);
    action(*row, tr("Show the files"), &ErrorPage::showFiles)->setIconName(Icon::Folder);
    row->addStretch();
    action(*row, tr("Quit"), &ErrorPage::reject)->setKind(ButtonKind::Quiet);
    m_column->addLayout(row);
}

void ErrorPage::addRepair()
{
    m_column->addSpacing(12);
    if (m_backups != nullptr && m_backups->chosen() != nullptr)
        paragraph(tr("The damaged file is kept next to the new one, under a name with “damaged” in it."), false);
    auto* row = new QHBoxLayout;
    action(*row, tr("Try to repair it instead"), &ErrorPage::repair)->setKind(ButtonKind::Quiet);
    row->addStretch();
    m_column->addLayout(row);
}

void ErrorPage::addDetails(const Error& error)
{
    m_column->addSpacing(12);
    add(new Hairline(m_theme));
    m_column->addSpacing(12);
    paragraph(tr("Details: %1").arg(QString::fromUtf8(error.what()).simplified().left(longestDetail)), false);
}

void ErrorPage::restore()
{
    const std::filesystem::path backup = m_backups->chosen()->file;
    const auto problem = app::attempt([&] { services::restoreProfile(m_profile, backup, m_clock.read()); });
    if (!problem) {
        accept();
        return;
    }
    tell(app::errorText(*problem));
}

void ErrorPage::tell(const QString& sentences)
{
    m_failure->setText(sentences);
    m_failure->show();
    QAccessibleEvent alert(m_failure, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ErrorPage::showFiles()
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(m_profile.parent_path().string())));
}

void ErrorPage::repair()
{
    const auto problem = app::attempt(
        [&] { services::repairProfile(m_profile, QRandomGenerator::system()->generate64(), m_clock.read()); });
    if (!problem) {
        accept();
        return;
    }
    tell(tr("It cannot be repaired. %1").arg(app::errorText(*problem)));
}

void ErrorPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), m_theme.color(Role::Surface));
}

} // namespace warpdeck::gui
