#include "app/gui/settings/settings_page.h"

#include "app/gui/settings/study_languages.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/segments.h"
#include "app/gui/widgets/switch_button.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/interface_language.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <cmath>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 720;
constexpr std::array<double, 5> textSizes{0.9, 1.0, 1.15, 1.3, 1.5};

int stepOf(double size)
{
    const auto nearest = std::min_element(textSizes.begin(), textSizes.end(), [&](double left, double right) {
        return std::abs(left - size) < std::abs(right - size);
    });
    return static_cast<int>(nearest - textSizes.begin());
}

} // namespace

SettingsPage::SettingsPage(AppContext& context, QWidget* parent) : BuiltPage(context, columnMax, parent) {}

void SettingsPage::build()
{
    auto* title = new TextLabel(context().theme(), TextStyle::Title, Role::Text);
    title->setText(tr("Settings"));
    page().addSpacing(40);
    page().add(title);
    addLanguages();
    addAppearance();
    addStudy();
    addData();
}

void SettingsPage::addSection(const QString& title)
{
    auto* heading = new TextLabel(context().theme(), TextStyle::Section, Role::Text);
    heading->setText(title);
    page().addSpacing(28);
    page().add(heading);
    page().addSpacing(4);
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
    control->setAccessibleName(title);
    control->setAccessibleDescription(detail);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 10, 0, 10);
    row->setSpacing(24);
    row->addLayout(words, 1);
    row->addWidget(control, 0, Qt::AlignVCenter);
    page().add(row);
    page().add(new Hairline(theme));
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
    page().addSpacing(12);
    page().add(title);
    page().add(detail);
    page().addSpacing(6);
    page().add(new StudyLanguages(context()));
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

    auto* size = new QSlider(Qt::Horizontal);
    size->setRange(0, static_cast<int>(textSizes.size()) - 1);
    size->setPageStep(1);
    size->setFixedWidth(224);
    size->setValue(stepOf(stored.textSize()));
    connect(size, &QSlider::valueChanged, this, [&stored, &theme](int step) {
        stored.setTextSize(textSizes[static_cast<std::size_t>(step)]);
        theme.setTextSize(stored.textSize());
    });
    addRow(tr("Text size"), {}, size);

    auto* recall = new SwitchButton(theme);
    recall->setChecked(stored.recallFirst());
    connect(recall, &QAbstractButton::toggled, this, [&stored](bool on) { stored.setRecallFirst(on); });
    addRow(tr("Recall first"), tr("Options stay covered until you press Space."), recall);
}

QSpinBox* SettingsPage::numberBox(int lowest, int highest, int value)
{
    auto* box = new QSpinBox;
    box->setRange(lowest, highest);
    box->setValue(value);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setFixedWidth(88);
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
    auto* place = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    place->setText(tr("Your progress: %1").arg(QString::fromStdString(context().files().profile.string())));
    place->setWordWrap(true);
    place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    page().addSpacing(12);
    page().add(place);
}

} // namespace warpdeck::gui
