#include "app/gui/widgets/segments.h"

#include "app/gui/widgets/themed_button.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QPainter>

namespace warpdeck::gui {

namespace {

constexpr int segmentHeight = 36;
constexpr int padding = 14;

class Segment : public ThemedButton {
public:
    Segment(const Theme& theme, QWidget* parent) : ThemedButton(theme, parent) { setCheckable(true); }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(theme().font(TextStyle::Strong));
        return {metrics.horizontalAdvance(text()) + 2 * padding, std::max(segmentHeight, metrics.height() + 12)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF inside = QRectF(rect()).adjusted(1, 1, -1, -1);
        if (isChecked() || isHovered())
            painter.fillRect(inside, theme().color(isChecked() ? Role::AccentSoft : Role::SurfaceHover));
        painter.setPen(theme().color(isChecked() ? Role::Accent : Role::TextSecondary));
        painter.setFont(theme().font(isChecked() ? TextStyle::Strong : TextStyle::Body));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (!showsRing())
            return;
        painter.setPen(QPen(theme().color(Role::Focus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(inside.adjusted(1, 1, -1, -1), 4, 4);
    }
};

} // namespace

Segments::Segments(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_group(new QButtonGroup(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // Toggled, not clicked: a screen reader toggles.
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool checked) {
        if (checked)
            Q_EMIT currentChanged(index);
    });
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Segments::setLabels(const QStringList& labels)
{
    for (int index = 0; index < labels.size(); ++index) {
        QAbstractButton* button = m_group->button(index);
        if (button == nullptr) {
            button = new Segment(m_theme, this);
            m_group->addButton(button, index);
            layout()->addWidget(button);
        }
        button->setText(labels[index]);
        button->updateGeometry();
    }
}

void Segments::setCurrent(int index)
{
    const QSignalBlocker blocker(m_group);
    if (QAbstractButton* const button = m_group->button(index))
        button->setChecked(true);
}

void Segments::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(Role::Border));
    painter.setBrush(m_theme.color(Role::SurfaceRaised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), 6, 6);
}

} // namespace warpdeck::gui
