#pragma once

#include <QWidget>

#include "app/gui/theme/theme.h"

class QHBoxLayout;

namespace warpdeck::gui {

class Button;
class TextLabel;

/// The bar above a page that lies below a place of the rail: where one is, a way back, and what belongs to the page.
class PageHeader : public QWidget {
    Q_OBJECT

public:
    explicit PageHeader(const Theme& theme, QWidget* parent = nullptr);

    /// The place's name; with a way back, it is where that leads.
    void setPlace(const QString& place);
    void setPlaceLanguage(const LocaleTag& language);
    void setBackVisible(bool visible);
    /// Adds at the trailing end.
    void addTrailing(QWidget* widget);

Q_SIGNALS:
    void backRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Button* m_back;
    TextLabel* m_place;
    QHBoxLayout* m_trailing;
};

} // namespace warpdeck::gui
