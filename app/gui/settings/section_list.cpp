#include "app/gui/settings/section_list.h"

#include "app/gui/widgets/themed_button.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStyle>

namespace warpdeck::gui {

namespace {

constexpr int entryHeight = 38;
constexpr int indent = 12;

} // namespace

/// One section's title; the current one is bold behind a thread.
class SectionList::Entry : public ThemedButton {
public:
    explicit Entry(const Theme& theme) : ThemedButton(theme)
    {
        setCheckable(true);
        setAutoExclusive(true);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(theme().font(TextStyle::ControlStrong));
        return {metrics.horizontalAdvance(text()) + 2 * indent, std::max(entryHeight, metrics.height() + 16)};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto visual = [&](const QRect& logical) {
            return QStyle::visualRect(layoutDirection(), rect(), logical);
        };
        if (isChecked())
            painter.fillRect(visual(QRect(0, height() / 2 - 9, 2, 18)), theme().color(Role::Accent));
        painter.setFont(theme().font(isChecked() ? TextStyle::ControlStrong : TextStyle::Control));
        painter.setPen(theme().color(isChecked() || isHovered() ? Role::Text : Role::TextSecondary));
        const auto alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter);
        painter.drawText(visual(QRect(indent, 0, width() - indent, height())), static_cast<int>(alignment), text());
        drawRing(painter, 2);
    }
};

SectionList::SectionList(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

void SectionList::setSections(const QStringList& titles)
{
    for (int index = 0; index < titles.size(); ++index) {
        if (index == static_cast<int>(m_entries.size()))
            addEntry(index);
        m_entries[static_cast<std::size_t>(index)]->setText(titles[index]);
    }
    adjustSize();
}

void SectionList::addEntry(int index)
{
    auto* entry = new Entry(m_theme);
    connect(entry, &QAbstractButton::clicked, this, [this, index] { Q_EMIT sectionChosen(index); });
    m_layout->addWidget(entry);
    m_entries.push_back(entry);
}

void SectionList::setCurrent(int index)
{
    if (index >= 0 && index < static_cast<int>(m_entries.size()))
        m_entries[static_cast<std::size_t>(index)]->setChecked(true);
}

} // namespace warpdeck::gui
