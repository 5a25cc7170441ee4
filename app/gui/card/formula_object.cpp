#include "app/gui/card/formula_object.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <list>
#include <memory>
#include <optional>

namespace warpdeck::gui {

namespace {

constexpr int svgProperty = QTextFormat::UserProperty + 1;
constexpr int widthProperty = QTextFormat::UserProperty + 3;
constexpr int heightProperty = QTextFormat::UserProperty + 4;
constexpr int depthProperty = QTextFormat::UserProperty + 5;
constexpr double formulaScale = 1.08; ///< of the text's size: its own face looks smaller at the same size
constexpr double unitsPerEm = 1000;
constexpr std::size_t mostParsed = 64;

struct FormulaSize {
    double width = 0;
    double height = 0;
    double depth = 0; ///< below the baseline
};

/// The picture's own coordinates are thousandths of an em; depth is stated in ex, like the height beside it.
std::optional<FormulaSize> sizeOf(const QByteArray& svg, double em)
{
    static const QRegularExpression view(QStringLiteral(R"re(viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)")re"));
    static const QRegularExpression height(QStringLiteral(R"re(height="([\d.]+)ex")re"));
    static const QRegularExpression align(QStringLiteral(R"re(vertical-align: *(-?[\d.]+)(ex)?)re"));
    const QString head = QString::fromUtf8(svg.left(600));
    const auto box = view.match(head);
    const auto ex = height.match(head);
    const auto depth = align.match(head);
    if (!box.hasMatch() || !ex.hasMatch() || ex.captured(1).toDouble() <= 0)
        return std::nullopt;
    FormulaSize size{box.captured(1).toDouble() / unitsPerEm * em, box.captured(2).toDouble() / unitsPerEm * em, 0};
    if (depth.hasMatch())
        size.depth = -depth.captured(1).toDouble() / ex.captured(1).toDouble() * size.height;
    return size;
}

/// A font whose x-height is `wanted` px, or as near as whole pixels allow.
QFont fontOfXHeight(int wanted)
{
    QFont font(QStringLiteral("Noto Sans"));
    int best = 1;
    int difference = std::abs(wanted);
    constexpr double usualShare = 0.536;
    const int guess = static_cast<int>(wanted / usualShare);
    for (int size = std::max(1, guess - 4); size <= guess + 4; ++size) {
        font.setPixelSize(size);
        const int found = std::abs(QFontMetrics(font).xHeight() - wanted);
        if (found < difference) {
            difference = found;
            best = size;
        }
    }
    font.setPixelSize(best);
    return font;
}

/// Parsed pictures, the latest first: parsing costs a third of drawing, and a page is painted many times.
QSvgRenderer& rendererOf(const QByteArray& svg)
{
    struct Parsed {
        QByteArray svg;
        std::unique_ptr<QSvgRenderer> renderer;
    };
    static std::list<Parsed> cache;
    const auto found =
        std::find_if(cache.begin(), cache.end(), [&](const Parsed& parsed) { return parsed.svg == svg; });
    if (found != cache.end()) {
        cache.splice(cache.begin(), cache, found);
    } else {
        cache.push_front({svg, std::make_unique<QSvgRenderer>(svg)});
        if (cache.size() > mostParsed)
            cache.pop_back();
    }
    return *cache.front().renderer;
}

} // namespace

FormulaObject::FormulaObject(QObject* parent) : QObject(parent) {}

QSizeF FormulaObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    return {format.doubleProperty(widthProperty), format.doubleProperty(heightProperty)};
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                               const QTextFormat& format)
{
    QRectF place = rect;
    const QTextBlock block = document->findBlock(position);
    const QTextLine line = block.layout()->lineForTextPosition(position - block.position());
    if (line.isValid()) {
        // The object comes in the middle of its line, whatever its ascent is: from there to the baseline.
        const double leading = line.leadingIncluded() ? std::max(0.0, line.leading()) : 0;
        const double baseline = rect.y() + (line.ascent() - line.descent() + leading + rect.height()) / 2;
        // Glyphs stand on whole device pixels.
        const double ratio = painter->device()->devicePixelRatioF();
        const double snapped = std::round(baseline * ratio) / ratio;
        place.moveTop(snapped - format.doubleProperty(heightProperty) + format.doubleProperty(depthProperty));
    }
    place.setSize({format.doubleProperty(widthProperty), format.doubleProperty(heightProperty)});
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    rendererOf(format.property(svgProperty).toByteArray()).render(painter, place);
    painter->restore();
}

QTextCharFormat formulaFormat(const QTextCharFormat& base, const QByteArray& svg, double textSize,
                              const QString& source)
{
    QTextCharFormat format = base;
    const std::optional<FormulaSize> size = sizeOf(svg, textSize * formulaScale);
    if (!size)
        return format;
    QByteArray inked = svg;
    inked.replace("currentColor", base.foreground().color().name().toLatin1());
    format.setObjectType(formulaObjectType);
    format.setProperty(svgProperty, inked);
    format.setProperty(formulaSourceProperty, source);
    format.setProperty(widthProperty, size->width);
    format.setProperty(heightProperty, size->height);
    format.setProperty(depthProperty, size->depth);
    // The only way to give an object a depth: aligned to the middle it has the ascent (h + X) / 2, X being half the
    // x-height of its font, so the x-height is chosen as twice (ascent - depth). Drawing finds the exact place.
    format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    format.setFont(fontOfXHeight(static_cast<int>(std::lround(2 * (size->height - 2 * size->depth)))));
    return format;
}

} // namespace warpdeck::gui
