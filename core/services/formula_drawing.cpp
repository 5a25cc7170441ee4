#include "core/services/formula_drawing.h"

#include "core/base/error.h"
#include "core/storage/bank_reader.h"
#include "core/text/formula_svg.h"
#include "core/text/markdown.h"

#include <utility>

namespace warpdeck::services {

namespace {

class FormulaCollector {
public:
    void addText(const std::string& markdown)
    {
        if (markdown.find('$') == std::string::npos)
            return;
        for (Formula& formula : formulasOf(parseMarkdown(markdown)))
            m_formulas.insert({.tex = std::move(formula.tex), .style = formula.style});
    }

    void addItemText(const ItemText& text)
    {
        for (const std::string* part : {&text.title, &text.stem, &text.hint, &text.back, &text.explanation})
            addText(*part);
        for (const OptionText& option : text.options) {
            addText(option.text);
            addText(option.feedback);
        }
    }

    std::set<FormulaKey> take() { return std::move(m_formulas); }

private:
    std::set<FormulaKey> m_formulas;
};

/// The pictures of a file that may be absent, of another format or damaged: whatever it is, it is only a short cut.
FormulaPictures earlierPictures(const std::filesystem::path& bank, const std::string& renderer)
{
    try {
        return storage::BankReader(bank).formulas(renderer);
    } catch (const Error&) {
        return {};
    }
}

} // namespace

std::set<FormulaKey> formulasIn(const BankContents& contents)
{
    FormulaCollector collector;
    for (const BankText& text : contents.texts)
        collector.addText(text.description);
    for (const TopicText& text : contents.topicTexts)
        collector.addText(text.introduction);
    for (const ItemText& text : contents.itemTexts)
        collector.addItemText(text);
    for (const Term& term : contents.terms) {
        for (const auto& [locale, definition] : term.definitions)
            collector.addText(definition);
    }
    return collector.take();
}

FormulaDrawings drawFormulas(const std::set<FormulaKey>& formulas, const FormulaRenderer& renderer,
                             const std::filesystem::path& earlier)
{
    FormulaDrawings result{.drawn = {.renderer = renderer.version}};
    FormulaPictures known = earlierPictures(earlier, renderer.version);
    for (const FormulaKey& formula : formulas) {
        if (const auto found = known.find(formula); found != known.end()) {
            result.drawn.pictures.insert(known.extract(found));
            ++result.reusedCount;
            continue;
        }
        FormulaDrawing drawing = renderer.draw(formula);
        if (drawing.error.empty() && !isFormulaSvg(drawing.svg))
            drawing.error = "not a plain picture";
        if (drawing.error.empty())
            result.drawn.pictures.emplace(formula, std::move(drawing.svg));
        else
            result.failed.push_back({.formula = formula, .error = std::move(drawing.error)});
    }
    return result;
}

} // namespace warpdeck::services
