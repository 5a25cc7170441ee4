#pragma once

#include <QProxyStyle>

namespace warpdeck::gui {

class Theme;

/// Fusion with what a stylesheet cannot draw: arrows in our ink, check and radio marks, the slider.
class ThemeStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit ThemeStyle(const Theme& theme);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returnData) const override;

private:
    void drawField(QPainter* painter, const QRect& rect, QStyle::State state) const;
    void drawSlider(const QStyleOptionComplex& option, QPainter* painter) const;

    const Theme& m_theme;
};

} // namespace warpdeck::gui
