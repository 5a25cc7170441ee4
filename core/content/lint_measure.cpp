#include "core/content/lint_measure.h"

#include "core/text/fold.h"
#include "core/text/segment.h"
#include "core/text/utf8.h"
#include "core/text/wrap.h"

#include <algorithm>
#include <array>

namespace warpdeck::content {

namespace {

/// Frequent English words of four letters or more; shorter ones never carry meaning here.
constexpr std::array<std::string_view, 60> emptyWords{
    "about", "after",  "also",  "because", "been",  "before", "being", "between", "both",   "called", "cannot", "could",
    "does",  "each",   "every", "from",    "given", "have",   "here",  "into",    "itself", "just",   "less",   "like",
    "make",  "makes",  "many",  "more",    "most",  "much",   "must",  "need",    "needs",  "only",   "other",  "over",
    "same",  "should", "some",  "such",    "than",  "that",   "their", "them",    "then",   "there",  "these",  "they",
    "this",  "those",  "under", "used",    "uses",  "very",   "what",  "when",    "where",  "which",  "while",  "with"};

bool isEmptyWord(std::string_view word)
{
    return std::find(emptyWords.begin(), emptyWords.end(), word) != emptyWords.end();
}

/// Cuts one English ending; crude on purpose, since only equality of stems counts.
std::string englishStem(std::string word)
{
    constexpr std::array<std::string_view, 10> endings{"ations", "ation", "ings", "ing", "ies",
                                                       "ed",     "es",    "ly",   "e",   "s"};
    for (const std::string_view ending : endings) {
        if (word.size() >= ending.size() + 4 && std::string_view(word).substr(word.size() - ending.size()) == ending) {
            word.resize(word.size() - ending.size());
            break;
        }
    }
    return word;
}

bool isEastAsian(char32_t character)
{
    return character >= 0x2E80 && character < 0xAC00;
}

/// `\frac{a}{b}` prints about four signs: a command, a letter or a digit each count one.
int printedLength(std::string_view tex)
{
    int length = 0;
    for (std::size_t i = 0; i < tex.size(); ++i) {
        const char c = tex[i];
        if (c == '{' || c == '}' || c == ' ' || c == '^' || c == '_' || c == '&')
            continue;
        ++length;
        while (c == '\\' && i + 1 < tex.size() && ((tex[i + 1] | 0x20) >= 'a' && (tex[i + 1] | 0x20) <= 'z'))
            ++i;
    }
    return length;
}

bool endsSentence(char32_t character)
{
    constexpr std::u32string_view enders = U".?!。？！؟।";
    return enders.find(character) != std::u32string_view::npos;
}

} // namespace

bool writesSpaces(const LocaleTag& locale)
{
    const std::string_view language = std::string_view(locale.value()).substr(0, 2);
    return language != "ja" && language != "zh";
}

int lengthOf(const Prose& prose)
{
    int length = 0;
    for (const std::string_view grapheme : graphemes(prose.text)) {
        if (grapheme == objectMark)
            continue;
        const std::string_view base = grapheme.substr(0, codePointAt(grapheme, 0).length);
        length += displayWidth(base) == 2 ? 2 : 1;
    }
    for (const std::string& tex : prose.formulas)
        length += printedLength(tex);
    return length;
}

int wordCount(const Prose& prose, const LocaleTag& locale)
{
    int count = static_cast<int>(prose.formulas.size());
    int eastAsian = 0;
    for (const std::string_view word : words(prose.text)) {
        if (!writesSpaces(locale) && isEastAsian(codePointAt(word, 0).value))
            eastAsian += static_cast<int>(codePointCount(word));
        else
            ++count;
    }
    return count + (eastAsian + 1) / 2;
}

int sentenceCount(std::string_view text)
{
    const std::u32string characters = decodeUtf8(text);
    int sentences = 0;
    bool hasWords = false;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const char32_t next = i + 1 < characters.size() ? characters[i + 1] : U' ';
        const bool isEnd = characters[i] == U'\n' ||
                           (endsSentence(characters[i]) && (characters[i] > 0x7F || next == U' ' || next == U'\n'));
        if (isEnd && hasWords) {
            ++sentences;
            hasWords = false;
        }
        hasWords = hasWords || (!isEnd && characters[i] != U' ');
    }
    return sentences + (hasWords ? 1 : 0);
}

std::vector<std::string> foldedWords(std::string_view text)
{
    const std::string folded = fold(text);
    const std::vector<std::string_view> found = words(folded);
    return {found.begin(), found.end()};
}

std::string searchForm(std::string_view text, const LocaleTag& locale)
{
    const bool spaces = writesSpaces(locale);
    std::string form = spaces ? " " : "";
    for (const std::string& word : foldedWords(text)) {
        form += word;
        if (spaces)
            form += ' ';
    }
    return form;
}

std::set<std::string> contentStems(std::string_view text, const LocaleTag& locale)
{
    const bool isEnglish = locale.value() == "en" || locale.value().substr(0, 3) == "en-";
    std::set<std::string> stems;
    for (std::string& word : foldedWords(text)) {
        if (writesSpaces(locale) && word.size() < 4)
            continue;
        if (!isEnglish)
            stems.insert(std::move(word));
        else if (!isEmptyWord(word))
            stems.insert(englishStem(std::move(word)));
    }
    return stems;
}

int sharedCount(const std::set<std::string>& left, const std::set<std::string>& right)
{
    return static_cast<int>(
        std::count_if(left.begin(), left.end(), [&](const std::string& word) { return right.count(word) > 0; }));
}

} // namespace warpdeck::content
