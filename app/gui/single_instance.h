#pragma once

#include <QLocalServer>
#include <QObject>

#include "app/gui/start_request.h"

#include <filesystem>

namespace warpdeck::gui {

/// One window a profile: the first start listens, a later one hands over what it was asked for and ends.
class SingleInstance : public QObject {
    Q_OBJECT

public:
    explicit SingleInstance(const std::filesystem::path& profile, QObject* parent = nullptr);

    /// Gives `request` to the program that has this profile open. False: there is none.
    bool handOver(const StartRequest& request) const;
    /// From now on other starts reach this program.
    void listen();

Q_SIGNALS:
    void requested(const warpdeck::gui::StartRequest& request);

private:
    void receive();

    QString m_name;
    QLocalServer m_server;
};

} // namespace warpdeck::gui
