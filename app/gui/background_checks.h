#pragma once

#include <QObject>

#include "app/gui/app_context.h"

namespace warpdeck::gui {

/// Reads the files that are open to the last byte, in the background and after the window is there: the profile at each
/// start, a bank once for each state of its file.
class BackgroundChecks : public QObject {
    Q_OBJECT

public:
    explicit BackgroundChecks(AppContext& context, QObject* parent = nullptr);

    /// A damaged profile is announced by AppContext::profileDamaged().
    void start();

Q_SIGNALS:
    void bankFailed(const QString& sentences);

private:
    void checkBank(const std::filesystem::path& bank);

    AppContext& m_context;
};

} // namespace warpdeck::gui
