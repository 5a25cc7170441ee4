#include "app/gui/theme/theme_style.h"

#include "app/gui/theme/theme.h"

#include <QComboBox>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace warpdeck::gui {

namespace {

constexpr int fieldHeight = 36;
constexpr double fieldRadius = 6;
constexpr int arrowSize = 16;
constexpr int fieldPadding = 12;

QRect centered(const QRect& rect, int size)
{
    return {rect.center().x() - size / 2 + 1, rect.center().y() - size / 2 + 1, size, size};
}

} // namespace

ThemeStyle::ThemeStyle(const Theme& theme)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))),
      m_theme(theme)
{
}

void ThemeStyle::drawField(QPainter* painter, const QRect& rect, QStyle::State state) const
{
    const bool focused = state.testFlag(State_HasFocus);
    const bool enabled = state.testFlag(State_Enabled);
    const double width = focused ? 2 : 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_theme.color(focused ? Role::Focus : (enabled ? Role::Border : Role::Hairline)), width));
    painter->setBrush(m_theme.color(enabled ? Role::SurfaceRaised : Role::Surface));
    const double inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), fieldRadius, fieldRadius);
    painter->restore();
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    const bool enabled = option->state.testFlag(State_Enabled);
    const Role ink = enabled ? Role::Text : Role::TextMuted;
    switch (static_cast<int>(element)) {
    case PE_IndicatorArrowDown:
    case PE_IndicatorSpinDown:
        painter->drawPixmap(centered(option->rect, arrowSize),
                            m_theme.pixmap(Icon::Down, ink, arrowSize, painter->device()->devicePixelRatio()));
        return;
    case PE_PanelLineEdit:
        // Without a frame it lies inside a spin box, which draws the field.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth > 0)
            drawField(painter, option->rect, option->state);
        return;
    case PE_FrameFocusRect:
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_theme.color(Role::Focus), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 4, 4);
        painter->restore();
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        element == CE_ComboBoxLabel && box != nullptr) {
        const QRect rect = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
        painter->setPen(m_theme.color(box->state.testFlag(State_Enabled) ? Role::Text : Role::TextMuted));
        painter->drawText(rect, static_cast<int>(visualAlignment(box->direction, Qt::AlignLeft | Qt::AlignVCenter)),
                          box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, rect.width()));
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawSlider(const QStyleOptionComplex& option, QPainter* painter) const
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    const QRect handle = subControlRect(CC_Slider, slider, SC_SliderHandle, nullptr);
    const QPointF center = QRectF(handle).center();
    const double left = slider->rect.left() + 1;
    const double right = slider->rect.right();
    const bool mirrored = slider->upsideDown;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_theme.color(Role::Border), 2));
    painter->drawLine(QPointF(left, center.y()), QPointF(right, center.y()));
    painter->setPen(QPen(m_theme.color(Role::Accent), 2));
    painter->drawLine(QPointF(mirrored ? right : left, center.y()), center);
    if (slider->state.testFlag(State_HasFocus)) {
        painter->setPen(QPen(m_theme.color(Role::Focus), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(center, 11, 11);
    }
    painter->setPen(QPen(m_theme.color(Role::Accent), 2));
    painter->setBrush(m_theme.color(Role::SurfaceRaised));
    painter->drawEllipse(center, 7, 7);
    painter->restore();
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const
{
    if (control == CC_Slider) {
        drawSlider(*option, painter);
        return;
    }
    if (control == CC_ComboBox) {
        drawField(painter, option->rect, option->state);
        const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
        painter->drawPixmap(centered(arrow, arrowSize),
                            m_theme.pixmap(Icon::Down, Role::Text, arrowSize, painter->device()->devicePixelRatio()));
        return;
    }
    if (control == CC_SpinBox) {
        drawField(painter, option->rect, option->state);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
        const QRect logical(option->rect.x() + fieldPadding, option->rect.y(), option->rect.width() - fieldPadding - 32,
                            option->rect.height());
        return visualRect(option->direction, option->rect, logical);
    }
    if (control == CC_SpinBox && part == SC_SpinBoxEditField)
        return option->rect.adjusted(fieldPadding - 4, 2, -fieldPadding + 4, -2);
    return rect;
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (static_cast<int>(metric)) {
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
        return 24;
    case PM_ComboBoxFrameWidth:
        return 6;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox || type == CT_SpinBox || type == CT_LineEdit)
        result.setHeight(std::max(result.height(), fieldHeight));
    if (type == CT_ComboBox)
        result.rwidth() += 24;
    return result;
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* returnData) const
{
    // A list that drops down below its box, not one that covers it.
    if (hint == SH_ComboBox_Popup)
        return 0;
    if (hint == SH_UnderlineShortcut)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

} // namespace warpdeck::gui
