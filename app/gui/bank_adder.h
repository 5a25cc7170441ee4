#pragma once

#include <QObject>

#include "app/gui/app_context.h"

namespace warpdeck::gui {

class Toast;

/// Adds bank files: shows what is in them, asks, checks every byte and copies them among the learner's banks.
class BankAdder : public QObject {
    Q_OBJECT

public:
    BankAdder(AppContext& context, Toast& toast, QWidget* window);

    /// Lets the learner pick a file.
    void choose();
    void add(const QString& file);

private:
    bool confirm(const BankInfo& info, bool replaces);

    AppContext& m_context;
    Toast& m_toast;
    QWidget* m_window;
};

} // namespace warpdeck::gui
