#include "app/support/diagnostic_text.h"

#include "app/support/diagnostic_words.h"
#include "app/support/text_conversion.h"

#include <QCoreApplication>

namespace warpdeck::app {

namespace {

const DiagnosticWords& wordsFor(DiagnosticCode code)
{
    return code < DiagnosticCode::OptionCount ? readerWords(code) : lintWords(code);
}

/// `text` with %1 to %4 replaced at once, so that an argument that looks like a placeholder stays as it is.
QString filled(const QString& text, const std::vector<std::string>& arguments)
{
    const auto argument = [&](std::size_t index) {
        return index < arguments.size() ? toQString(arguments[index]) : QString();
    };
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int digit = text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (digit < 1 || digit > 9) {
            result += text[i];
            continue;
        }
        result += argument(static_cast<std::size_t>(digit - 1));
        ++i;
    }
    return result;
}

} // namespace

QString diagnosticMessage(const Diagnostic& diagnostic)
{
    const char* const message = wordsFor(diagnostic.code).message;
    return filled(QCoreApplication::translate("Diagnostic", message), diagnostic.arguments);
}

QString diagnosticHint(const Diagnostic& diagnostic)
{
    const DiagnosticWords& words = wordsFor(diagnostic.code);
    QString hint = filled(QCoreApplication::translate("Diagnostic", words.hint), diagnostic.arguments);
    if (words.suggestion == 0 || words.suggestion > diagnostic.arguments.size() ||
        diagnostic.arguments[words.suggestion - 1].empty())
        return hint;
    const QString suggestion = toQString(diagnostic.arguments[words.suggestion - 1]);
    return QCoreApplication::translate("Diagnostic", "Did you mean `%1`?").arg(suggestion) + QLatin1Char(' ') + hint;
}

} // namespace warpdeck::app
