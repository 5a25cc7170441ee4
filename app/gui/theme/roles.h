#pragma once

namespace warpdeck::gui {

/// What a colour means; the values of each scheme stand in resources/theme/tokens.json under the same names.
enum class Role {
    Surface,
    SurfaceRaised,
    SurfaceSunken,
    SurfaceHover,
    SurfaceSelected,
    Hairline,
    Border,
    Text,
    TextSecondary,
    TextMuted,
    Accent,
    AccentHover,
    AccentPressed,
    AccentText,
    AccentSoft,
    Correct,
    CorrectSoft,
    CorrectBorder,
    Wrong,
    WrongSoft,
    WrongBorder,
    Stale,
    StaleSoft,
    StaleBorder,
    Focus,
    Link,
    Selection,
    SelectionText,
    ThreadKnown,
    ThreadLearning,
    ThreadNew,
    Tooltip,
    TooltipText,
    Shadow,
    Scrim,
};

/// The type scale. The first six are set in the interface's face, the others in the reading face.
enum class TextStyle {
    Caption,
    Body,
    Strong,
    Control,
    ControlStrong,
    Clock,
    Display,
    Title,
    Section,
    Stem,
    Reading,
    Option,
    Feedback,
    Note,
};

/// The set of colours in force.
enum class Scheme { Light, Dark, HighContrastLight, HighContrastDark };

/// What the learner asked for. System follows the desktop between Light and Dark; HighContrast likewise between its
/// two.
enum class ThemeChoice { System, Light, Dark, HighContrast };

/// Our icons, named by meaning; resources/icons has one SVG each (Author is author.svg, SideBySide side-by-side.svg).
enum class Icon {
    Author,
    Back,
    Backup,
    Browse,
    Bury,
    Check,
    Clock,
    Comparisons,
    Correct,
    Cross,
    Down,
    Exam,
    Export,
    Fallback,
    Filter,
    Flag,
    Folder,
    Forward,
    Glossary,
    Hint,
    Import,
    Info,
    Keyboard,
    Language,
    More,
    Plus,
    Print,
    Redo,
    Related,
    Reveal,
    Settings,
    SideBySide,
    Sort,
    Source,
    Stale,
    Statistics,
    Study,
    Suspend,
    Table,
    Today,
    Topics,
    Trash,
    Undo,
    Warning,
    Wrong,
};

} // namespace warpdeck::gui
