#pragma once

#include <QObject>
#include <QTextCharFormat>
#include <QTextObjectInterface>

class QTextDocument;

namespace warpdeck::gui {

/// Draws the formulas of a document: each stands for one U+FFFC whose format holds the picture.
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit FormulaObject(QObject* parent);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;
};

/// The type of text object under which FormulaObject is registered, and where a format keeps its TeX, dollars included.
constexpr int formulaObjectType = QTextFormat::UserObject + 1;
constexpr int formulaSourceProperty = QTextFormat::UserProperty + 2;

/// `base` as a formula that is drawn from `svg` for text of `textSize` px in its colour, standing on the line of the
/// text. `source` is what copying gives. An svg without readable sizes gives a format without object type.
QTextCharFormat formulaFormat(const QTextCharFormat& base, const QByteArray& svg, double textSize,
                              const QString& source);

} // namespace warpdeck::gui
