#pragma once

#include <QTextDocument>

#include "app/gui/card/card_document.h"
#include "app/gui/widgets/themed_button.h"

#include <memory>
#include <optional>
#include <string>

namespace warpdeck::gui {

enum class OptionState { Idle, Selected, Covered, Correct, CorrectChosen, Wrong, Dimmed };
enum class BadgeShape { Letter, Check };

/// What an option says in one language, laid out for the width it was last asked for.
struct OptionWords {
    CardSource source{.locale = LocaleTag("en"), .formula = {}, .picture = {}};
    std::string markdown;
    std::string feedbackMarkdown;
    std::unique_ptr<QTextDocument> words;
    std::unique_ptr<QTextDocument> feedback; ///< after the answer
};

/// One option of a question: a letter, its text, and after the answer what is to be said of it. A second text of
/// another language stands beside the first, or below it where there is no room. The text's lines are the same in every
/// state. toggled() tells that the learner chose it, by whatever means.
class OptionCard : public ThemedButton {
    Q_OBJECT

public:
    explicit OptionCard(const Theme& theme, QWidget* parent = nullptr);

    /// The letter in the badge; a Check is for questions with several right options.
    void setLetter(const QString& letter, BadgeShape shape);
    void setText(const CardSource& source, std::string_view markdown);
    void setSecondText(const std::optional<CardSource>& source, std::string_view markdown);
    void setState(OptionState state);
    OptionState state() const { return m_state; }
    /// What is said of the option after the answer, per language; shown below its text in the answered states.
    void setFeedback(std::string_view markdown, std::string_view secondMarkdown);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool isAnswered() const;
    bool isMirrored() const;
    QString stateWord() const;
    void rebuild();
    void rebuild(OptionWords& text, bool withStateWord);
    void describe();
    bool isSideBySide(int width) const;
    int textWidth(int width) const;
    int heightOf(const OptionWords& text, int width) const;
    void paintCard(QPainter& painter, const QRect& card) const;
    void paintBadge(QPainter& painter, const QRect& badge) const;
    void paintCover(QPainter& painter, const QRect& text) const;
    void paintText(QPainter& painter, const OptionWords& text, const QRect& rect, bool withStateIcon) const;

    QString m_letter;
    BadgeShape m_shape = BadgeShape::Letter;
    OptionState m_state = OptionState::Idle;
    OptionWords m_first;
    std::optional<OptionWords> m_second;
};

} // namespace warpdeck::gui
