#include "app/gui/study/practice_page.h"

#include "app/gui/models/session_threads.h"
#include "app/gui/study/answer_bar.h"
#include "app/gui/study/key_help.h"
#include "app/gui/study/question_view.h"
#include "app/gui/study/scene_reader.h"
#include "app/gui/widgets/button.h"
#include "app/gui/widgets/language_button.h"
#include "app/gui/widgets/page_header.h"
#include "app/gui/widgets/text_label.h"
#include "app/gui/widgets/thread_bar.h"
#include "app/support/text_conversion.h"
#include "core/text/choice_letter.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace warpdeck::gui {

namespace {

constexpr int narrow = 864;

/// The digit that a key of the digit row bears in its other level, where digits need Shift; by the key's place.
std::optional<std::size_t> digitRowPlace(const QKeyEvent& event)
{
    constexpr quint32 firstDigitKey = 10; // evdev code of the key 1, plus 8, as X11 and Wayland report it
    const quint32 code = event.nativeScanCode();
    if (event.modifiers() != Qt::NoModifier || code < firstDigitKey || code > firstDigitKey + 4)
        return std::nullopt;
    return code - firstDigitKey;
}

} // namespace

PracticePage::PracticePage(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_header(new PageHeader(context.theme(), PageHeader::Start::Place, this)),
      m_threads(new ThreadBar(context.theme())),
      m_progress(new TextLabel(context.theme(), TextStyle::Body, Role::TextMuted)),
      m_language(new LanguageButton(context.theme())),
      m_menu(new Button(context.theme(), ButtonKind::Quiet)),
      m_view(new QuestionView(context.theme(), this)),
      m_bar(new AnswerBar(context.theme(), this)),
      m_locale(context.contentLanguages().front())
{
    m_menu->setIconName(Icon::More);
    m_language->setOffersSecond(true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_threads, m_progress, m_language, m_menu})
        m_header->addTrailing(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_bar);
    setFocusPolicy(Qt::StrongFocus);

    m_language->setLanguages([this] {
        std::vector<LanguageEntry> entries;
        m_context.attempt([&] { entries = languageEntries(); });
        return entries;
    });
    connect(m_view, &QuestionView::optionClicked, this, [this](int index) { choose(static_cast<std::size_t>(index)); });
    connect(m_view, &QuestionView::flagClicked, this, &PracticePage::toggleFlag);
    connect(m_view, &QuestionView::sourceTextRequested, this, &PracticePage::showSourceText);
    connect(m_view, &QuestionView::comparisonRequested, this, &PracticePage::comparisonRequested);
    connect(m_view, &QuestionView::itemRequested, this, &PracticePage::itemRequested);
    connect(m_view, &QuestionView::topicRequested, this, [this] {
        if (m_scene)
            Q_EMIT topicRequested(m_scene->question.item.topic);
    });
    connect(m_bar, &AnswerBar::confirmed, this, &PracticePage::confirm);
    connect(m_bar, &AnswerBar::rated, this, &PracticePage::rate);
    connect(m_bar, &AnswerBar::hintRequested, this, &PracticePage::openHint);
    connect(m_bar, &AnswerBar::undoRequested, this, &PracticePage::undo);
    connect(m_bar, &AnswerBar::keysRequested, this, &PracticePage::showKeys);
    connect(m_language, &LanguageButton::localeChosen, this, &PracticePage::setLocale);
    connect(m_language, &LanguageButton::secondToggled, this, &PracticePage::toggleSecond);
    connect(m_menu, &QAbstractButton::clicked, this, &PracticePage::openMenu);
    connect(&context, &AppContext::settingsChanged, this, [this] {
        m_locale = m_context.contentLanguages().front();
        redoScene();
    });
    connect(&context, &AppContext::banksChanged, this, &PracticePage::redoScene);
}

bool PracticePage::start(const SessionOptions& options)
{
    if (!m_context.attempt([&] { m_context.study().begin(options, m_context.now()); }))
        return false;
    m_locale = m_context.contentLanguages().front();
    askNext();
    return true;
}

bool PracticePage::continueInterrupted()
{
    bool resumed = false;
    m_context.attempt([&] { resumed = m_context.study().resume(); });
    if (resumed)
        askNext();
    return resumed;
}

void PracticePage::askNext()
{
    std::optional<QuestionScene> scene;
    const bool read = m_context.attempt([&] {
        if (const std::optional<Question> question = m_context.study().question())
            scene = readScene(m_context, *question, m_locale, m_second);
    });
    if (!read)
        return;
    m_scene = std::move(scene);
    if (!m_scene) {
        Q_EMIT finished();
        return;
    }
    m_scene->covered = m_scene->isFlashcard() || m_context.windowSettings().recallFirst();
    m_askedAt = m_context.now().monotonic;
    showScene(true);
    if (m_scene->covered)
        m_bar->focusDefault();
    else
        m_view->focusFirstOption();
}

void PracticePage::showScene(bool isNewQuestion)
{
    m_view->show(*m_scene, isNewQuestion);
    m_bar->show(*m_scene, m_context.study().canUndo());
    showProgress();
}

void PracticePage::showProgress()
{
    const Question& question = m_scene->question;
    SessionOutline outline = m_context.study().outline();
    // A wrong answer is saved at once: the session already stands at the next question while this one is on the page.
    if (m_scene->answered && !m_context.study().awaitsRating())
        outline.current.reset();
    m_threads->setThreads(sessionThreads(outline));
    m_progress->setText(tr("%1 of %2", "questions of a session").arg(question.number).arg(question.total));
    m_threads->setAccessibleName(m_progress->text());
    m_header->setPlace(app::toQString(m_scene->topicTitle), m_scene->topicLocale);
    const std::optional<LocaleTag> second =
        m_scene->second ? std::optional(m_scene->second->shown.text.locale) : std::nullopt;
    m_language->setCurrent(m_scene->text.shown.text.locale, second);
    m_menu->setAccessibleName(tr("More"));
    m_menu->setToolTip(tr("More"));
}

std::chrono::milliseconds PracticePage::elapsed() const
{
    return m_context.now().monotonic - m_askedAt;
}

void PracticePage::choose(std::size_t index)
{
    if (!m_scene || index >= m_scene->question.shown.size())
        return;
    if (m_scene->answered || m_scene->covered) {
        m_view->showChoice(*m_scene);
        return;
    }
    const OptionId& option = m_scene->question.shown[index];
    std::vector<OptionId>& chosen = m_scene->chosen;
    if (!m_scene->hasSeveralKeys()) {
        chosen = {option};
    } else if (m_scene->isChosen(option)) {
        chosen.erase(std::find(chosen.begin(), chosen.end(), option));
    } else {
        chosen.push_back(option);
    }
    m_view->showChoice(*m_scene);
    m_bar->show(*m_scene, m_context.study().canUndo());
}

void PracticePage::reveal()
{
    m_scene->covered = false;
    if (!m_scene->isFlashcard()) {
        showScene(false);
        m_view->focusFirstOption();
        return;
    }
    const Answer answer{.chosen = {},
                        .locale = m_scene->text.shown.text.locale,
                        .revision = m_scene->text.shown.text.revision,
                        .duration = elapsed()};
    if (!m_context.attempt([&] { m_scene->outcome = m_context.study().answer(answer, m_context.now()); })) {
        m_scene->covered = true;
        return;
    }
    m_scene->answered = true;
    showScene(false);
    m_bar->focusDefault();
}

void PracticePage::confirm()
{
    if (!m_scene)
        return;
    if (m_scene->answered) {
        if (m_scene->outcome.choices.empty())
            askNext();
        return;
    }
    if (m_scene->covered) {
        reveal();
        return;
    }
    if (m_scene->chosen.empty())
        return;
    Answer answer{.chosen = {},
                  .locale = m_scene->text.shown.text.locale,
                  .revision = m_scene->text.shown.text.revision,
                  .duration = elapsed()};
    for (const OptionId& option : m_scene->question.shown) {
        if (m_scene->isChosen(option))
            answer.chosen.push_back(option);
    }
    if (!m_context.attempt([&] { m_scene->outcome = m_context.study().answer(answer, m_context.now()); }))
        return;
    m_scene->answered = true;
    showScene(false);
    m_bar->focusDefault();
    m_view->announceResult(*m_scene);
    Q_EMIT m_context.changed();
}

void PracticePage::rate(Rating rating)
{
    if (!m_context.study().awaitsRating())
        return;
    if (!m_context.attempt([&] { m_context.study().rate(rating); }))
        return;
    askNext();
    Q_EMIT m_context.changed();
}

void PracticePage::undo()
{
    bool undone = false;
    if (!m_context.attempt([&] { undone = m_context.study().undo(m_context.now()); }) || !undone)
        return;
    askNext();
    Q_EMIT m_context.changed();
}

void PracticePage::openHint()
{
    if (!m_scene || m_scene->answered)
        return;
    m_scene->hintOpen = true;
    showScene(false);
}

void PracticePage::toggleFlag()
{
    if (!m_scene)
        return;
    const bool flagged = !m_scene->flagged;
    if (!m_context.attempt([&] { m_context.study().setFlagged(m_scene->question.card, flagged, m_context.now()); }))
        return;
    m_scene->flagged = flagged;
    showScene(false);
    Q_EMIT m_context.changed();
}

void PracticePage::suspend()
{
    // After a wrong answer the session already stands at the next question: only an open one can be taken out.
    if (!m_scene || (m_scene->answered && !m_context.study().awaitsRating()))
        return;
    if (m_context.attempt([&] { m_context.study().suspend(m_context.now()); })) {
        askNext();
        Q_EMIT m_context.changed();
        Q_EMIT tookOut(tr("Suspended: it will not be asked until you release it."));
    }
}

void PracticePage::bury()
{
    if (!m_scene || (m_scene->answered && !m_context.study().awaitsRating()))
        return;
    if (m_context.attempt([&] { m_context.study().bury(m_context.now()); })) {
        askNext();
        Q_EMIT m_context.changed();
        Q_EMIT tookOut(tr("Buried: it comes back tomorrow."));
    }
}

/// The learner's languages, then the source's, then the others in which the item has a text.
std::vector<LocaleTag> PracticePage::offeredLocales() const
{
    std::vector<LocaleTag> offered = m_context.contentLanguages();
    const auto offer = [&](const LocaleTag& locale) {
        if (std::find(offered.begin(), offered.end(), locale) == offered.end())
            offered.push_back(locale);
    };
    offer(sourceLocale());
    for (const LocaleTag& locale : m_scene->locales)
        offer(locale);
    return offered;
}

std::vector<LanguageEntry> PracticePage::languageEntries() const
{
    std::vector<LanguageEntry> entries;
    if (!m_scene)
        return entries;
    const std::map<LocaleTag, TextState> states = m_context.banks().textStatesOf(m_scene->question.card.item);
    for (const LocaleTag& locale : offeredLocales()) {
        const auto state = states.find(locale);
        const bool available = state != states.end();
        entries.push_back({locale, available, available && state->second == TextState::Stale,
                           available && state->second == TextState::Source});
    }
    return entries;
}

void PracticePage::cycleLanguage()
{
    if (!m_scene)
        return;
    std::vector<LocaleTag> cycle = m_context.contentLanguages();
    if (cycle.size() < 2)
        cycle = m_scene->locales;
    const LocaleTag shown = m_scene->text.shown.text.locale;
    const auto current = std::find(cycle.begin(), cycle.end(), shown);
    const auto next = current == cycle.end() || current + 1 == cycle.end() ? cycle.begin() : current + 1;
    setLocale(*next);
}

void PracticePage::setLocale(const LocaleTag& locale)
{
    m_locale = locale;
    redoScene();
}

void PracticePage::toggleSecond()
{
    if (!m_scene)
        return;
    if (m_second) {
        m_second.reset();
    } else {
        const LocaleTag shown = m_scene->text.shown.text.locale;
        for (const LocaleTag& locale : offeredLocales()) {
            if (locale != shown && !m_second)
                m_second = locale;
        }
    }
    redoScene();
}

void PracticePage::showSourceText()
{
    if (m_scene)
        setLocale(sourceLocale());
}

LocaleTag PracticePage::sourceLocale() const
{
    for (const services::OpenBank& bank : m_context.banks().banks()) {
        if (bank.info.id == m_scene->question.card.item.bank)
            return bank.info.sourceLocale;
    }
    return m_locale;
}

void PracticePage::redoScene()
{
    if (!m_scene)
        return;
    if (m_context.attempt([&] { changeLanguages(m_context, m_locale, m_second, *m_scene); }))
        showScene(false);
}

void PracticePage::showKeys()
{
    KeyHelp(m_context.theme(), window()).exec();
}

void PracticePage::openMenu()
{
    QMenu menu(this);
    const Theme& theme = m_context.theme();
    const bool open = m_scene && (!m_scene->answered || m_context.study().awaitsRating());
    menu.addAction(theme.icon(Icon::Bury, Role::Text), tr("Bury until tomorrow\t-"), this, &PracticePage::bury)
        ->setEnabled(open);
    menu.addAction(theme.icon(Icon::Suspend, Role::Text), tr("Suspend\t!"), this, &PracticePage::suspend)
        ->setEnabled(open);
    menu.addAction(theme.icon(Icon::Flag, Role::Text), tr("Flag\t*"), this, &PracticePage::toggleFlag);
    menu.addSeparator();
    menu.addAction(theme.icon(Icon::Keyboard, Role::Text), tr("All keys\t?"), this, &PracticePage::showKeys);
    const int x = layoutDirection() == Qt::RightToLeft ? 0 : m_menu->width() - menu.sizeHint().width();
    menu.exec(m_menu->mapToGlobal(QPoint(x, m_menu->height())));
}

bool PracticePage::handleCharacter(const QString& text)
{
    if (text.size() != 1)
        return false;
    switch (text.front().unicode()) {
    case u'-':
        bury();
        return true;
    case u'!':
        suspend();
        return true;
    case u'*':
        toggleFlag();
        return true;
    case u'?':
    case u'؟':
        showKeys();
        return true;
    default:
        break;
    }
    const auto place = choiceOf(text.front().unicode());
    if (place && m_scene && *place < m_scene->question.shown.size()) {
        choose(*place);
        return true;
    }
    return false;
}

void PracticePage::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    const int key = event->key();
    if (event->matches(QKeySequence::Undo)) {
        undo();
    } else if (plain && key == Qt::Key_L) {
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            toggleSecond();
        else
            cycleLanguage();
    } else if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        // A key held down must not rate an answer whose feedback nobody has read.
        if (!event->isAutoRepeat())
            m_bar->pressDefault();
    } else if (plain && key == Qt::Key_Space && m_scene && m_scene->covered) {
        confirm();
    } else if (plain && (key == Qt::Key_Right || key == Qt::Key_Left)) {
        m_bar->moveFocus((key == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight) ? 1 : -1);
    } else if (plain && handleCharacter(event->text())) {
        event->accept();
    } else if (const auto place = digitRowPlace(*event)) {
        choose(*place);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PracticePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_scene)
        showScene(false);
    QWidget::changeEvent(event);
}

void PracticePage::resizeEvent(QResizeEvent* event)
{
    m_language->setShort(width() <= narrow);
    QWidget::resizeEvent(event);
}

} // namespace warpdeck::gui
