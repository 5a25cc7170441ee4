#pragma once

#include "app/gui/app_context.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

namespace warpdeck::gui {

/// What a window's test needs: a theme, and a context over the shipped content in a folder of its own.
class GuiTest : public testing::Test {
protected:
    GuiTest();
    ~GuiTest() override;

    Theme& theme() { return m_theme; }
    AppContext& context() { return *m_context; }
    std::filesystem::path profile() const;
    /// Ends the context; the profile is nobody's then.
    void close() { m_context.reset(); }
    /// Ends the context and opens the same files again, as after a kill.
    void reopen();

private:
    QTemporaryDir m_folder;
    app::Clock m_clock;
    WindowSettings m_settings;
    Theme m_theme;
    std::unique_ptr<AppContext> m_context;
};

} // namespace warpdeck::gui
