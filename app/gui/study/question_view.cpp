#include "app/gui/study/question_view.h"

#include "app/gui/study/link_line.h"
#include "app/gui/widgets/badge.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/hairline.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QScrollBar>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int columnMax = 720;
constexpr int columnPair = 984;

/// Arabic questions name their options in Arabic letters; everything else does so in Latin ones.
QString letterOf(std::size_t index, const LocaleTag& locale)
{
    static const QString arabic = QStringLiteral("أبجده");
    const bool isArabic = locale.value() == "ar" || locale.value().rfind("ar-", 0) == 0;
    if (isArabic && index < static_cast<std::size_t>(arabic.size()))
        return arabic.mid(static_cast<qsizetype>(index), 1);
    return QString(QChar(static_cast<char16_t>(u'A' + index)));
}

OptionState stateOf(const QuestionScene& scene, const OptionId& option)
{
    if (!scene.answered) {
        if (scene.covered)
            return OptionState::Covered;
        return scene.isChosen(option) ? OptionState::Selected : OptionState::Idle;
    }
    if (scene.isKey(option))
        return scene.isChosen(option) ? OptionState::CorrectChosen : OptionState::Correct;
    return scene.isChosen(option) ? OptionState::Wrong : OptionState::Dimmed;
}

void showIf(CardView* view, bool visible, const SceneText* text, std::string_view markdown)
{
    const bool shown = visible && text != nullptr && !markdown.empty();
    if (shown)
        view->setCard(text->source, markdown);
    view->setVisible(shown);
}

QHBoxLayout* pair(QWidget* first, QWidget* second)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(36);
    row->addWidget(first, 1, Qt::AlignTop);
    row->addWidget(second, 1, Qt::AlignTop);
    return row;
}

} // namespace

QuestionView::QuestionView(const Theme& theme, QWidget* parent)
    : ColumnPage(columnMax, parent),
      m_theme(theme),
      m_meta(new TextLabel(theme, TextStyle::Body, Role::TextMuted)),
      m_stale(new Badge(theme, BadgeKind::Stale)),
      m_fallback(new Badge(theme, BadgeKind::Neutral)),
      m_showSource(new Button(theme, ButtonKind::Quiet)),
      m_flag(new Button(theme, ButtonKind::Quiet)),
      m_stem(new CardView(theme, {TextStyle::Stem, Role::Text})),
      m_secondStem(new CardView(theme, {TextStyle::Stem, Role::Text})),
      m_back(new CardView(theme, {TextStyle::Reading, Role::Text})),
      m_optionLayout(new QVBoxLayout),
      m_result(new QLabel(this)),
      m_hintLabel(new TextLabel(theme, TextStyle::Strong, Role::TextMuted)),
      m_hint(new CardView(theme, {TextStyle::Reading, Role::TextSecondary})),
      m_explanationLabel(new TextLabel(theme, TextStyle::Strong, Role::TextMuted)),
      m_explanation(new CardView(theme, {TextStyle::Reading, Role::Text})),
      m_secondExplanation(new CardView(theme, {TextStyle::Reading, Role::Text})),
      m_line(new Hairline(theme)),
      m_sources(new LinkLine(theme, Icon::Source)),
      m_compare(new LinkLine(theme, Icon::Comparisons)),
      m_related(new LinkLine(theme, Icon::Related)),
      m_more(new LinkLine(theme, Icon::Topics))
{
    m_stale->setIconName(Icon::Stale);
    m_fallback->setIconName(Icon::Fallback);
    m_flag->setIconName(Icon::Flag);
    m_result->setGeometry(0, 0, 0, 0);
    auto* meta = new QHBoxLayout;
    meta->setSpacing(8);
    meta->addWidget(m_meta);
    meta->addWidget(m_stale);
    meta->addWidget(m_fallback);
    meta->addWidget(m_showSource);
    meta->addStretch();
    meta->addWidget(m_flag);
    addSpacing(4);
    add(meta);
    add(pair(m_stem, m_secondStem));
    addSpacing(12);
    add(m_back);
    m_optionLayout->setSpacing(0);
    add(m_optionLayout, ThemedButton::ringMargin);
    addSpacing(14);
    add(m_hintLabel);
    addSpacing(2);
    add(m_hint);
    add(m_explanationLabel);
    addSpacing(2);
    add(pair(m_explanation, m_secondExplanation));
    addSpacing(10);
    add(m_line);
    addSpacing(10);
    for (LinkLine* line : {m_sources, m_compare, m_related, m_more})
        add(line);
    addSpacing(24);
    addStretch();
    connect(m_flag, &QAbstractButton::clicked, this, &QuestionView::flagClicked);
    connect(m_showSource, &QAbstractButton::clicked, this, &QuestionView::sourceTextRequested);
    connect(m_more, &LinkLine::linkClicked, this, &QuestionView::topicRequested);
}

OptionCard* QuestionView::card(std::size_t index)
{
    while (m_cards.size() <= index) {
        auto* added = new OptionCard(m_theme, this);
        const int place = static_cast<int>(m_cards.size());
        connect(added, &QAbstractButton::toggled, this, [this, place] { Q_EMIT optionClicked(place); });
        m_optionLayout->addWidget(added);
        m_cards.push_back(added);
    }
    return m_cards[index];
}

void QuestionView::show(const QuestionScene& scene, bool isNewQuestion)
{
    setColumnWidth(scene.second ? columnPair : columnMax);
    showMeta(scene);
    showStem(scene);
    showOptions(scene);
    showExplanation(scene);
    showLinks(scene);
    if (isNewQuestion)
        verticalScrollBar()->setValue(0);
}

void QuestionView::showMeta(const QuestionScene& scene)
{
    const Question& question = scene.question;
    const QString when = question.isRepeated                     ? tr("Once more")
                         : question.isNew                        ? tr("New")
                         : question.mode == ReviewMode::Practice ? tr("Due today")
                                                                 : tr("Ahead of time");
    const QString how = scene.isFlashcard()      ? tr("flashcard")
                        : scene.hasSeveralKeys() ? tr("several answers")
                                                 : tr("one answer");
    m_meta->setText(tr("%1  ·  %2", "why a question is asked · how it is answered").arg(when, how));
    const ShownText& shown = scene.text.shown;
    m_stale->setVisible(shown.stale());
    m_stale->setText(tr("Stale: the source text has changed"));
    m_fallback->setVisible(shown.fellBack());
    m_fallback->setText(tr("%1, no %2 text yet", "language shown, language wanted")
                            .arg(app::toQString(shown.text.locale.autonym()), app::toQString(shown.wanted.autonym())));
    m_showSource->setVisible(shown.stale());
    m_showSource->setText(tr("Show source"));
    m_flag->setIconName(Icon::Flag);
    m_flag->setKind(scene.flagged ? ButtonKind::Secondary : ButtonKind::Quiet);
    const QString flag = scene.flagged ? tr("Remove the flag (*)") : tr("Flag this question (*)");
    m_flag->setAccessibleName(flag);
    m_flag->setToolTip(flag);
}

void QuestionView::showStem(const QuestionScene& scene)
{
    const CardKey& asked = scene.question.card;
    m_stem->setCard(scene.text.source, QuestionScene::front(scene.text.shown.text, asked));
    const bool paired = scene.second.has_value();
    showIf(m_secondStem, paired, paired ? &*scene.second : nullptr,
           paired ? QuestionScene::front(scene.second->shown.text, asked) : std::string_view());
    showIf(m_back, scene.isFlashcard() && !scene.covered, &scene.text,
           QuestionScene::back(scene.text.shown.text, asked));
}

void QuestionView::showOptions(const QuestionScene& scene)
{
    const std::vector<OptionId>& shown = scene.question.shown;
    for (std::size_t index = 0; index < std::max(shown.size(), m_cards.size()); ++index) {
        OptionCard* const option = card(index);
        option->setVisible(index < shown.size());
        if (index >= shown.size())
            continue;
        const ItemText& text = scene.text.shown.text;
        option->setLetter(letterOf(index, text.locale),
                          scene.hasSeveralKeys() ? BadgeShape::Check : BadgeShape::Letter);
        option->setText(scene.text.source, optionText(text, shown[index]));
        if (scene.second)
            option->setSecondText(scene.second->source, optionText(scene.second->shown.text, shown[index]));
        else
            option->setSecondText(std::nullopt, {});
        option->setFeedback(optionFeedback(text, shown[index]),
                            scene.second ? optionFeedback(scene.second->shown.text, shown[index]) : std::string());
        option->setState(stateOf(scene, shown[index]));
        option->setFocusPolicy(scene.answered ? Qt::NoFocus : Qt::StrongFocus);
    }
}

void QuestionView::showChoice(const QuestionScene& scene)
{
    for (std::size_t index = 0; index < scene.question.shown.size(); ++index)
        card(index)->setState(stateOf(scene, scene.question.shown[index]));
}

void QuestionView::showExplanation(const QuestionScene& scene)
{
    const ItemText& text = scene.text.shown.text;
    const bool hint = scene.hintOpen && !text.hint.empty() && !scene.answered;
    m_hintLabel->setText(tr("Hint"));
    m_hintLabel->setVisible(hint);
    showIf(m_hint, hint, &scene.text, text.hint);
    const bool open = scene.answered && !text.explanation.empty();
    m_explanationLabel->setText(tr("Explanation"));
    m_explanationLabel->setVisible(open);
    showIf(m_explanation, open, &scene.text, text.explanation);
    const bool paired = open && scene.second.has_value();
    showIf(m_secondExplanation, paired, paired ? &*scene.second : nullptr,
           paired ? scene.second->shown.text.explanation : std::string_view());
}

void QuestionView::showLinks(const QuestionScene& scene)
{
    const auto connectLinks = [&](LinkLine* line, const std::vector<SceneLink>& links, auto signal) {
        line->disconnect(this);
        QStringList titles;
        for (const SceneLink& link : links)
            titles.append(spokenText(link.title));
        line->setLinks(titles);
        line->setVisible(scene.answered && !links.empty());
        connect(line, &LinkLine::linkClicked, this, [this, links, signal](int index) {
            Q_EMIT(this->*signal)(links[static_cast<std::size_t>(index)].item);
        });
    };
    QStringList citations;
    for (const Source& source : scene.sources)
        citations.append(app::toQString(source.citation));
    m_sources->setWord(tr("Sources:"));
    m_sources->setWords(citations.join(QStringLiteral("; ")));
    m_sources->setVisible(scene.answered && !citations.isEmpty());
    m_compare->setWord(tr("Compare:"));
    connectLinks(m_compare, scene.comparisons, &QuestionView::comparisonRequested);
    m_related->setWord(tr("Related:"));
    connectLinks(m_related, scene.related, &QuestionView::itemRequested);
    m_more->setWord(tr("Topic:"));
    m_more->setLinks({tr("further questions")});
    m_more->setVisible(scene.answered);
    m_line->setVisible(scene.answered);
}

void QuestionView::focusFirstOption()
{
    if (!m_cards.empty() && m_cards.front()->isVisible())
        m_cards.front()->setFocus(Qt::OtherFocusReason);
}

void QuestionView::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || !moveFocus(step))
        ColumnPage::keyPressEvent(event);
}

bool QuestionView::moveFocus(int step)
{
    const auto focused =
        std::find_if(m_cards.begin(), m_cards.end(), [](OptionCard* option) { return option->hasFocus(); });
    if (focused == m_cards.end())
        return false;
    const std::ptrdiff_t next = focused - m_cards.begin() + step;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(m_cards.size()) &&
        m_cards[static_cast<std::size_t>(next)]->isVisible())
        m_cards[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
    return true;
}

void QuestionView::announceResult(const QuestionScene& scene)
{
    if (!scene.outcome.correct)
        return;
    m_result->setAccessibleName(*scene.outcome.correct ? tr("Right.") : tr("Wrong."));
    QAccessibleEvent alert(m_result, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace warpdeck::gui
