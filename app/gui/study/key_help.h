#pragma once

#include "app/gui/widgets/dialog_box.h"

namespace warpdeck::gui {

/// The list of all keys of the practice page.
class KeyHelp : public DialogBox {
    Q_OBJECT

public:
    KeyHelp(const Theme& theme, QWidget* parent);
};

} // namespace warpdeck::gui
