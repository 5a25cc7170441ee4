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
    enum class Start { Place, WayBack };

    /// Begins with the name of the place, or with a button that leads back to it.
    PageHeader(const Theme& theme, Start start, QWidget* parent = nullptr);

    /// The name of the place in the interface's language.
    void setPlace(const QString& place);
    /// The name of the place in a content language.
    void setPlace(const QString& place, const LocaleTag& language);
    /// Adds at the trailing end.
    void addTrailing(QWidget* widget);

Q_SIGNALS:
    void backRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Start m_start;
    Button* m_back;     ///< with a way back only
    TextLabel* m_place; ///< without one only
    QHBoxLayout* m_trailing;
};

} // namespace warpdeck::gui
