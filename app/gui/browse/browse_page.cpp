#include "app/gui/browse/browse_page.h"

#include "app/gui/browse/item_delegate.h"
#include "app/gui/browse/item_filter.h"
#include "app/gui/browse/item_preview.h"
#include "app/gui/models/item_list_model.h"
#include "app/gui/widgets/text_label.h"
#include "app/support/text_conversion.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>

namespace warpdeck::gui {

namespace {

constexpr int rowHeight = 39;
constexpr int previewFrom = 848; ///< of the page: a window of 1040 beside the rail
constexpr int stateWidth = 130;
constexpr int dueWidth = 116;
constexpr int languagesWidth = 150;
constexpr int filterMinimum = 92;
constexpr int stateMinimum = 136;

} // namespace

BrowsePage::BrowsePage(AppContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_model(new ItemListModel(this)),
      m_filter(new ItemFilter(this)),
      m_search(new QLineEdit),
      m_state(new QComboBox),
      m_topic(new QComboBox),
      m_kind(new QComboBox),
      m_count(new TextLabel(context.theme(), TextStyle::Body, Role::TextMuted)),
      m_table(new QTableView),
      m_preview(new ItemPreview(context))
{
    m_filter->setSourceModel(m_model);
    setUpSearch();
    setUpTable();

    auto* filters = new QHBoxLayout;
    filters->setSpacing(8);
    filters->addWidget(m_state);
    filters->addWidget(m_topic);
    filters->addWidget(m_kind);
    filters->addStretch();
    filters->addWidget(m_count);
    auto* list = new QVBoxLayout;
    list->setContentsMargins(32, 20, 24, 0);
    list->setSpacing(12);
    list->addWidget(m_search);
    list->addLayout(filters);
    list->addWidget(m_table, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(list, 1);
    layout->addWidget(m_preview);

    connect(m_search, &QLineEdit::textChanged, this, &BrowsePage::applyFilter);
    connect(m_state, &QComboBox::currentIndexChanged, this, &BrowsePage::applyFilter);
    connect(m_topic, &QComboBox::currentIndexChanged, this, &BrowsePage::applyFilter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &BrowsePage::applyFilter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &BrowsePage::preview);
    connect(m_table, &QAbstractItemView::activated, this, &BrowsePage::open);
    connect(&context.theme(), &Theme::changed, this, &BrowsePage::restyle);
    setFocusProxy(m_search);
    restyle();
    retranslate();
}

void BrowsePage::setUpSearch()
{
    m_find = m_search->addAction(m_context.theme().icon(Icon::Browse, Role::TextSecondary), QLineEdit::LeadingPosition);
    m_clear =
        m_search->addAction(m_context.theme().icon(Icon::Cross, Role::TextSecondary), QLineEdit::TrailingPosition);
    m_clear->setVisible(false);
    connect(m_find, &QAction::triggered, m_search, qOverload<>(&QWidget::setFocus));
    connect(m_clear, &QAction::triggered, m_search, &QLineEdit::clear);
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString& words) { m_clear->setVisible(!words.isEmpty()); });
    m_search->setMinimumHeight(40);
    // A long title must not keep the window from becoming narrow.
    for (const auto& [filter, least] :
         {std::pair(m_state, stateMinimum), std::pair(m_topic, filterMinimum), std::pair(m_kind, filterMinimum)}) {
        filter->setMinimumWidth(least);
        filter->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
}

void BrowsePage::setUpTable()
{
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new ItemDelegate(m_context.theme(), m_table));
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setMouseTracking(true);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* const header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsClickable(false);
    header->setSectionResizeMode(ItemListModel::Title, QHeaderView::Stretch);
    for (const auto& [column, columnWidth] :
         {std::pair(ItemListModel::State, stateWidth), std::pair(ItemListModel::Due, dueWidth),
          std::pair(ItemListModel::Languages, languagesWidth)}) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        header->resizeSection(column, columnWidth);
    }
}

void BrowsePage::restyle()
{
    const Theme& theme = m_context.theme();
    QPalette palette = m_table->palette();
    palette.setColor(QPalette::Base, theme.color(Role::Surface));
    m_table->setPalette(palette);
    m_table->horizontalHeader()->setFont(theme.font(TextStyle::Caption));
    m_table->horizontalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView::section{background:%1;color:%2;border:none;border-bottom:1px solid %3;"
                       "padding:6px 12px}")
            .arg(theme.color(Role::Surface).name(), theme.color(Role::TextMuted).name(),
                 theme.color(Role::Hairline).name()));
}

void BrowsePage::retranslate()
{
    m_search->setPlaceholderText(tr("Search questions"));
    m_search->setAccessibleName(tr("Search questions"));
    m_find->setText(tr("Search questions"));
    m_clear->setText(tr("Clear the search"));
    m_state->setAccessibleName(tr("State"));
    m_topic->setAccessibleName(tr("Topic"));
    m_table->setAccessibleName(tr("Questions"));
    const int state = std::max(0, m_state->currentIndex());
    const QSignalBlocker blocker(m_state);
    m_state->clear();
    m_state->addItems(
        {tr("All states"), tr("Due"), tr("New"), tr("Learning"), tr("Known"), tr("Suspended"), tr("Flagged")});
    m_state->setCurrentIndex(state);
    m_kind->setAccessibleName(tr("Kind"));
    const int kind = std::max(0, m_kind->currentIndex());
    const QSignalBlocker kindBlocker(m_kind);
    m_kind->clear();
    m_kind->addItem(tr("All kinds"));
    for (const auto& [offered, words] :
         {std::pair(ItemKind::Choice, tr("One right answer")),
          std::pair(ItemKind::Multiple, tr("Several right answers")), std::pair(ItemKind::Card, tr("Flashcards"))})
        m_kind->addItem(words, static_cast<int>(offered));
    m_kind->setCurrentIndex(kind);
}

void BrowsePage::refresh()
{
    m_context.attempt([&] {
        m_model->setItems(services::listItems(m_context.banks(), m_context.files().profile,
                                              m_context.contentLanguages(), m_context.now()));
        const QVariant chosen = m_topic->currentData();
        const QSignalBlocker blocker(m_topic);
        m_topic->clear();
        m_topic->addItem(tr("All topics"));
        for (const services::TopicSummary& topic : m_context.banks().topics(m_context.contentLanguages()))
            m_topic->addItem(app::toQString(topic.title), app::toQString(topic.topic.value()));
        m_topic->setCurrentIndex(std::max(0, m_topic->findData(chosen)));
    });
    applyFilter();
}

void BrowsePage::applyFilter()
{
    m_filter->setWords(m_search->text());
    m_filter->setState(static_cast<StateFilter>(std::max(0, m_state->currentIndex())));
    const QString topic = m_topic->currentData().toString();
    m_filter->setTopic(topic.isEmpty() ? std::nullopt : std::optional(TopicId(app::toUtf8(topic))));
    const QVariant kind = m_kind->currentData();
    m_filter->setKind(kind.isValid() ? std::optional(static_cast<ItemKind>(kind.toInt())) : std::nullopt);
    m_count->setText(
        tr("%1 of %2", "questions shown, questions there are").arg(m_filter->rowCount()).arg(m_model->rowCount()));
    if (!m_table->currentIndex().isValid() && m_filter->rowCount() > 0)
        m_table->selectRow(0);
    preview();
}

void BrowsePage::preview()
{
    const QModelIndex current = m_filter->mapToSource(m_table->currentIndex());
    if (current.isValid() && m_preview->isVisibleTo(this))
        m_preview->show(m_model->item(current.row()).item);
    else
        m_preview->clear();
}

void BrowsePage::open(const QModelIndex& index)
{
    const QModelIndex source = m_filter->mapToSource(index);
    if (source.isValid())
        Q_EMIT itemRequested(m_model->item(source.row()).item);
}

void BrowsePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void BrowsePage::resizeEvent(QResizeEvent* event)
{
    const bool fits = width() >= previewFrom;
    if (fits != m_preview->isVisibleTo(this)) {
        m_preview->setVisible(fits);
        preview();
    }
    QWidget::resizeEvent(event);
}

} // namespace warpdeck::gui
