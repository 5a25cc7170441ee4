#include "app/gui/today/welcome_panel.h"

#include "app/gui/models/goal_words.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/segments.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QBoxLayout>
#include <QMenu>

#include <algorithm>
#include <array>

namespace warpdeck::gui {

namespace {

constexpr std::array<int, 4> goals{10, 20, 40, 0};
constexpr std::size_t languagesShown = 3;

} // namespace

WelcomePanel::WelcomePanel(AppContext& context, QWidget* parent)
    : RaisedCard(context.theme(), parent),
      m_context(context),
      m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(20, 16, 20, 12);
    m_rows->setSpacing(0);
    addHead();
    addLanguages();
    m_rows->addWidget(new Hairline(context.theme()));
    addGoal();
}

void WelcomePanel::addHead()
{
    const Theme& theme = m_context.theme();
    auto* title = new TextLabel(theme, TextStyle::Strong, Role::Text);
    title->setText(tr("If you like, tell Warpdeck two things"));
    auto* detail = new TextLabel(theme, TextStyle::Body, Role::TextMuted);
    detail->setText(tr("Both can be changed in the settings at any time."));
    detail->setWordWrap(true);
    auto* close = new Button(theme, ButtonKind::Quiet);
    close->setIconName(Icon::Cross);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close"));
    connect(close, &QAbstractButton::clicked, this, &WelcomePanel::closed);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(detail);
    auto* row = new QHBoxLayout;
    row->addLayout(words, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    m_rows->addLayout(row);
    m_rows->addSpacing(6);
}

QHBoxLayout* WelcomePanel::addRow(const QString& title, TextLabel* detail)
{
    auto* name = new TextLabel(m_context.theme(), TextStyle::Control, Role::Text);
    name->setText(title);
    detail->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name);
    words->addWidget(detail);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 10, 0, 10);
    row->setSpacing(8);
    row->addLayout(words, 1);
    m_rows->addLayout(row);
    return row;
}

void WelcomePanel::addLanguages()
{
    auto* detail = new TextLabel(m_context.theme(), TextStyle::Body, Role::TextMuted);
    detail->setText(tr("In this order; taken from your system."));
    QHBoxLayout* const row = addRow(tr("Study languages"), detail);
    m_languages = new QHBoxLayout;
    m_languages->setSpacing(0);
    row->addLayout(m_languages);
    showLanguages();
}

void WelcomePanel::showLanguages()
{
    while (QLayoutItem* const item = m_languages->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const LocalePreferences languages = m_context.contentLanguages();
    for (std::size_t index = 0; index < std::min(languages.size(), languagesShown); ++index) {
        auto* language = new Button(m_context.theme(), ButtonKind::Secondary);
        language->setText(QStringLiteral("%1  %2").arg(index + 1).arg(app::toQString(languages[index].autonym())));
        language->setToolTip(tr("Move or remove"));
        connect(language, &QAbstractButton::clicked, this, [this, index, language] { openLanguage(index, language); });
        m_languages->addWidget(language);
    }
    auto* add = new Button(m_context.theme(), ButtonKind::Quiet);
    add->setIconName(Icon::Plus);
    add->setAccessibleName(tr("Add a language"));
    add->setToolTip(tr("Add a language"));
    add->setEnabled(!m_context.otherLanguages().empty());
    connect(add, &QAbstractButton::clicked, this, [this, add] { openOthers(add); });
    m_languages->addWidget(add);
    m_add = add;
}

void WelcomePanel::openLanguage(std::size_t index, QWidget* below)
{
    LocalePreferences without = m_context.contentLanguages();
    LocalePreferences first = without;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(index));
    std::rotate(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(index),
                first.begin() + static_cast<std::ptrdiff_t>(index) + 1);
    QMenu menu(this);
    menu.addAction(tr("Put first"), this, [this, first] { store(first); })->setEnabled(index > 0);
    menu.addAction(tr("Remove"), this, [this, without] { store(without); })->setEnabled(!without.empty());
    menu.exec(below->mapToGlobal(QPoint(0, below->height())));
}

void WelcomePanel::openOthers(QWidget* below)
{
    QMenu menu(this);
    for (const LocaleTag& locale : m_context.otherLanguages()) {
        menu.addAction(app::toQString(locale.autonym()), this, [this, locale] {
            LocalePreferences languages = m_context.contentLanguages();
            languages.push_back(locale);
            store(std::move(languages));
        });
    }
    menu.exec(below->mapToGlobal(QPoint(0, below->height())));
}

void WelcomePanel::store(LocalePreferences languages)
{
    m_context.setContentLanguages(std::move(languages));
    showLanguages();
    m_add->setFocus(Qt::OtherFocusReason);
}

void WelcomePanel::addGoal()
{
    m_goalDetail = new TextLabel(m_context.theme(), TextStyle::Body, Role::TextMuted);
    QHBoxLayout* const row = addRow(tr("Daily goal"), m_goalDetail);
    auto* choice = new Segments(m_context.theme());
    QStringList labels;
    for (const int goal : goals)
        labels.append(goal > 0 ? QString::number(goal) : tr("None"));
    choice->setLabels(labels);
    choice->setAccessibleName(tr("Daily goal"));
    const int stored = m_context.study().settings().dailyGoal;
    const auto* const known = std::find(goals.begin(), goals.end(), stored);
    if (known != goals.end())
        choice->setCurrent(static_cast<int>(known - goals.begin()));
    m_goalDetail->setText(goalWords(stored));
    connect(choice, &Segments::currentChanged, this,
            [this](int index) { setGoal(goals.at(static_cast<std::size_t>(index))); });
    row->addWidget(choice, 0, Qt::AlignVCenter);
}

void WelcomePanel::setGoal(int goal)
{
    StudySettings settings = m_context.study().settings();
    settings.dailyGoal = goal;
    if (m_context.setStudySettings(settings))
        m_goalDetail->setText(goalWords(goal));
}

} // namespace warpdeck::gui
