#include "app/gui/settings/settings_page.h"

#include "app/gui/settings/section_list.h"
#include "app/gui/settings/study_languages.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/segments.h"
#include "app/gui/widgets/switch_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/error_text.h"
#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"
#include "core/services/profile_service.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cmath>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 880;
constexpr int inputHeight = 36;
constexpr int sideWidth = 196;
constexpr int sideIndent = 12; ///< the list's thread stands this far before the column
constexpr int sideTop = 98;
constexpr int sideFrom = 780;
constexpr std::array<double, 5> textSizes{0.9, 1.0, 1.15, 1.3, 1.5};

int stepOf(double size)
{
    const auto nearest = std::min_element(textSizes.begin(), textSizes.end(), [&](double left, double right) {
        return std::abs(left - size) < std::abs(right - size);
    });
    return static_cast<int>(nearest - textSizes.begin());
}

QString localTimeWords(Timestamp time)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()), QLocale::ShortFormat);
}

} // namespace

SettingsPage::SettingsPage(AppContext& context, QWidget* parent)
    : BuiltPage(context, columnMax, parent),
      m_sections(new SectionList(context.theme(), this))
{
    connect(m_sections, &SectionList::sectionChosen, this, &SettingsPage::showSection);
}

void SettingsPage::build()
{
    auto* title = new TextLabel(context().theme(), TextStyle::Title, Role::Text);
    title->setText(tr("Settings"));
    page().addSpacing(40);
    page().add(title);
    m_headings.clear();
    m_side = new QWidget;
    m_side->setFixedWidth(sideWidth);
    auto* body = new QWidget;
    m_body = new QVBoxLayout(body);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_side);
    columns->addWidget(body, 1);
    page().add(columns);
    addLanguages();
    addAppearance();
    addStudy();
    addBackups();
    addData();
    m_sections->setSections({tr("Languages"), tr("Appearance"), tr("Study"), tr("Backups"), tr("Data")});
    m_sections->setCurrent(0);
    m_sections->raise();
    connect(page().verticalScrollBar(), &QScrollBar::valueChanged, this, &SettingsPage::markSection);
    placeSections();
}

void SettingsPage::placeSections()
{
    if (m_side == nullptr)
        return;
    const bool fits = columnWidth() >= sideFrom;
    m_side->setVisible(fits);
    m_sections->setVisible(fits);
    const int start = (width() - columnWidth()) / 2 - sideIndent;
    m_sections->resize(sideWidth, m_sections->sizeHint().height());
    m_sections->move(layoutDirection() == Qt::RightToLeft ? width() - start - m_sections->width() : start, sideTop);
}

void SettingsPage::resizeEvent(QResizeEvent* event)
{
    BuiltPage::resizeEvent(event);
    placeSections();
}

void SettingsPage::showSection(int index)
{
    const QWidget* const heading = m_headings.at(static_cast<std::size_t>(index));
    page().verticalScrollBar()->setValue(heading->mapTo(page().widget(), QPoint(0, 0)).y() - sideTop);
    m_sections->setCurrent(index);
}

void SettingsPage::markSection()
{
    int current = 0;
    for (std::size_t index = 0; index < m_headings.size(); ++index) {
        if (m_headings[index]->mapTo(this, QPoint(0, 0)).y() <= sideTop + sideIndent)
            current = static_cast<int>(index);
    }
    m_sections->setCurrent(current);
}

void SettingsPage::addSection(const QString& title)
{
    auto* heading = new TextLabel(context().theme(), TextStyle::Section, Role::Text);
    heading->setText(title);
    m_body->addSpacing(28);
    m_body->addWidget(heading);
    m_body->addSpacing(4);
    m_headings.push_back(heading);
}

void SettingsPage::addRow(const QString& title, const QString& detail, QWidget* control)
{
    const Theme& theme = this->theme();
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* name = new TextLabel(theme, TextStyle::Control, Role::Text);
    name->setText(title);
    words->addWidget(name);
    if (!detail.isEmpty()) {
        auto* more = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
        more->setText(detail);
        more->setWordWrap(true);
        words->addWidget(more);
    }
    const auto* button = qobject_cast<QAbstractButton*>(control);
    const bool namesItself = button != nullptr && !button->text().isEmpty();
    if (!namesItself)
        control->setAccessibleName(title);
    control->setAccessibleDescription(namesItself ? title : detail);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 10, 0, 10);
    row->setSpacing(24);
    row->addLayout(words, 1);
    row->addWidget(control, 0, Qt::AlignVCenter);
    m_body->addLayout(row);
    m_body->addWidget(new Hairline(theme));
}

void SettingsPage::addLanguages()
{
    addSection(tr("Languages"));
    auto* language = new QComboBox;
    for (const LocaleTag& offered : app::interfaceLanguages())
        language->addItem(app::toQString(offered.autonym()), app::toQString(offered.value()));
    language->setCurrentIndex(language->findData(app::toQString(app::interfaceLanguage().value())));
    connect(language, &QComboBox::activated, this, [this, language](int) {
        Q_EMIT interfaceLanguageChosen(LocaleTag(app::toUtf8(language->currentData().toString())));
    });
    addRow(tr("Language of the program"), tr("Menus and messages; changes at once."), language);
    auto* title = new TextLabel(context().theme(), TextStyle::Control, Role::Text);
    title->setText(tr("Study languages"));
    auto* detail = new TextLabel(context().theme(), TextStyle::Body, Role::TextMuted);
    detail->setText(tr("A text that is missing in the first is shown in the next, with a badge."));
    detail->setWordWrap(true);
    m_body->addSpacing(12);
    m_body->addWidget(title);
    m_body->addWidget(detail);
    m_body->addSpacing(6);
    m_body->addWidget(new StudyLanguages(context()));
}

void SettingsPage::addAppearance()
{
    WindowSettings& stored = context().windowSettings();
    Theme& theme = context().theme();
    addSection(tr("Appearance"));
    auto* choice = new Segments(theme);
    choice->setLabels({tr("System"), tr("Light"), tr("Dark"), tr("High contrast")});
    choice->setCurrent(static_cast<int>(stored.themeChoice()));
    connect(choice, &Segments::currentChanged, this, [&stored, &theme](int index) {
        stored.setThemeChoice(static_cast<ThemeChoice>(index));
        theme.setChoice(stored.themeChoice());
    });
    addRow(tr("Theme"), {}, choice);

    addRow(tr("Text size"), {}, textSizeControl());

    auto* recall = new SwitchButton(theme);
    recall->setChecked(stored.recallFirst());
    connect(recall, &QAbstractButton::toggled, this, [&stored](bool on) { stored.setRecallFirst(on); });
    addRow(tr("Recall first"), tr("Options stay covered until you press Space."), recall);
}

/// The slider between a small and a large sample.
QWidget* SettingsPage::textSizeControl()
{
    WindowSettings& stored = context().windowSettings();
    Theme& theme = context().theme();
    auto* size = new QSlider(Qt::Horizontal);
    size->setRange(0, static_cast<int>(textSizes.size()) - 1);
    size->setPageStep(1);
    size->setFixedWidth(224);
    size->setValue(stepOf(stored.textSize()));
    connect(size, &QSlider::valueChanged, this, [&stored, &theme](int step) {
        stored.setTextSize(textSizes[static_cast<std::size_t>(step)]);
        theme.setTextSize(stored.textSize());
    });
    size->setAccessibleName(tr("Text size"));
    auto* control = new QWidget;
    auto* row = new QHBoxLayout(control);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(20);
    for (const TextStyle style : {TextStyle::Feedback, TextStyle::Stem}) {
        auto* sample = new TextLabel(theme, style, style == TextStyle::Stem ? Role::Text : Role::TextMuted);
        sample->setText(QStringLiteral("Aa"));
        row->addWidget(sample);
        if (row->count() == 1)
            row->addWidget(size);
    }
    return control;
}

QSpinBox* SettingsPage::numberBox(int lowest, int highest, int value)
{
    auto* box = new QSpinBox;
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setFixedWidth(88);
    box->setMinimumHeight(inputHeight);
    box->setKeyboardTracking(false);
    return box;
}

void SettingsPage::addStudy()
{
    const StudySettings settings = context().study().settings();
    addSection(tr("Study"));
    const auto store = [this](auto change) {
        StudySettings changed = context().study().settings();
        change(changed);
        context().setStudySettings(changed);
    };
    auto* goal = numberBox(0, 999, settings.dailyGoal);
    goal->setSpecialValueText(tr("None"));
    connect(goal, &QSpinBox::valueChanged, this,
            [store](int value) { store([&](StudySettings& changed) { changed.dailyGoal = value; }); });
    addRow(tr("Daily goal"), tr("Answers that you want to give a day; shown beside the streak."), goal);
    auto* fresh = numberBox(0, 9999, settings.newPerDay);
    connect(fresh, &QSpinBox::valueChanged, this,
            [store](int value) { store([&](StudySettings& changed) { changed.newPerDay = value; }); });
    addRow(tr("New questions a day"), tr("Of the Study button; practising a topic has no limit."), fresh);
    auto* reviews = numberBox(0, 9999, settings.reviewsPerDay);
    connect(reviews, &QSpinBox::valueChanged, this,
            [store](int value) { store([&](StudySettings& changed) { changed.reviewsPerDay = value; }); });
    addRow(tr("Repeated questions a day"), {}, reviews);
    auto* retention = numberBox(70, 99, static_cast<int>(std::lround(settings.desiredRetention * 100)));
    retention->setSuffix(QStringLiteral(" %"));
    connect(retention, &QSpinBox::valueChanged, this,
            [store](int value) { store([&](StudySettings& changed) { changed.desiredRetention = value / 100.0; }); });
    addRow(tr("Desired retention"), tr("How much you want to know when a question comes back. Higher means more work."),
           retention);
    auto* rollover = numberBox(0, 23, static_cast<int>(settings.rollover.count()));
    rollover->setSuffix(QStringLiteral(":00"));
    connect(rollover, &QSpinBox::valueChanged, this, [store](int value) {
        store([&](StudySettings& changed) { changed.rollover = std::chrono::hours(value); });
    });
    addRow(tr("A new day begins at"), {}, rollover);
}

void SettingsPage::addBackups()
{
    addSection(tr("Backups"));
    auto* make = new Button(theme(), ButtonKind::Secondary);
    make->setText(tr("Back up now"));
    connect(make, &QAbstractButton::clicked, this, &SettingsPage::backUp);
    const std::optional<Timestamp> last = services::lastBackup(context().files().profile);
    addRow(tr("Copies of your progress"),
           tr("Made after each session and checked; the last ten are kept, then one a day, a week, a month."), make);
    m_lastBackup = new TextLabel(theme(), TextStyle::Body, Role::TextMuted);
    m_lastBackup->setText(last ? tr("Last backup: %1").arg(localTimeWords(*last)) : tr("No backup yet."));
    m_body->addSpacing(12);
    m_body->addWidget(m_lastBackup);
}

void SettingsPage::backUp()
{
    context().tasks().run(
        app::TaskRunner::Lane::Interactive, this,
        [profile = context().files().profile, now = context().now()](const std::stop_token&) {
            services::backUpProfile(profile, now);
        },
        [this, now = context().now().now](const std::optional<Error>& problem) {
            if (problem && context().reportDamage(*problem))
                return;
            m_lastBackup->setText(problem ? app::errorText(*problem) : tr("Last backup: %1").arg(localTimeWords(now)));
        });
}

void SettingsPage::addData()
{
    const Theme& theme = this->theme();
    addSection(tr("Data"));
    auto* add = new Button(theme, ButtonKind::Secondary);
    add->setText(tr("Add a bank…"));
    connect(add, &QAbstractButton::clicked, this, &SettingsPage::addBankRequested);
    QStringList banks;
    for (const services::OpenBank& bank : context().banks().banks())
        banks.append(app::toQString(bank.info.texts.empty() ? bank.info.id.value() : bank.info.texts.front().title));
    addRow(tr("Question banks"), banks.join(QStringLiteral(", ")), add);
    const QString profile = QString::fromStdString(context().files().profile.string());
    auto* show = new Button(theme, ButtonKind::Secondary);
    show->setIconName(Icon::Folder);
    show->setText(tr("Show the files"));
    connect(show, &QAbstractButton::clicked, this,
            [profile] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(profile).absolutePath())); });
    addRow(tr("Your progress"), profile, show);
}

} // namespace warpdeck::gui
