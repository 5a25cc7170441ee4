#include "tests/core/content/lint_samples.h"

#include "core/content/lint.h"

#include <algorithm>

namespace warpdeck::content {

namespace {

Item itemNamed(const std::string& id, ItemKind kind)
{
    Item item{.id = ItemId(id), .topic = TopicId("memory"), .kind = kind};
    item.level = 2;
    item.bloom = Bloom::Apply;
    item.sources = {SourceKey("roofline")};
    item.objective = "Explain what a batch does to the intensity.";
    return item;
}

const char* severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return " error";
    case Severity::Warning:
        return " warning";
    case Severity::Note:
        break;
    }
    return " note";
}

Diagnostics linted(const ContentTree& tree)
{
    Diagnostics diagnostics;
    lint(tree, diagnostics);
    return diagnostics;
}

} // namespace

Sample goodChoice(const std::string& id)
{
    Sample sample{.item = itemNamed(id, ItemKind::Choice)};
    sample.item.options = {OptionId("a"), OptionId("b"), OptionId("c")};
    sample.item.key = {OptionId("a")};
    ItemText source{.item = sample.item.id, .locale = en, .state = TextState::Source};
    source.title = "Batches";
    source.stem = "Why does a large batch raise the arithmetic intensity of a matrix product?";
    source.options = {
        {OptionId("a"), "Each weight that is loaded serves more rows of the batch.", "A weight is read once a batch."},
        {OptionId("b"), "The weights are rounded to fewer bits before they are read.", "Rounding is another matter."},
        {OptionId("c"), "The product needs fewer operations for each row it has.", "The work for a row stays."}};
    source.explanation = "The bytes stay the same while the operations grow.";
    ItemText german{.item = sample.item.id, .locale = de, .state = TextState::Reviewed};
    german.title = "Batches";
    german.stem = "Warum erhöht ein großer Batch die arithmetische Intensität eines Matrixprodukts?";
    german.options = {
        {OptionId("a"), "Jedes geladene Gewicht dient mehr Zeilen des Batches.", "Gelesen wird einmal je Batch."},
        {OptionId("b"), "Die Gewichte werden vor dem Lesen auf weniger Bits gerundet.", "Das ist etwas anderes."},
        {OptionId("c"), "Das Produkt braucht weniger Operationen für eine Zeile.", "Die Arbeit je Zeile bleibt."}};
    german.explanation = "Die Bytes bleiben gleich, während die Operationen wachsen.";
    sample.texts = {source, german};
    return sample;
}

Sample goodNumber()
{
    Sample sample{.item = itemNamed("inf-two-n", ItemKind::Number)};
    sample.item.number =
        NumberTask{.answer = "2*N",
                   .unit = "FLOP",
                   .toleranceKind = ToleranceKind::Percent,
                   .tolerance = 1,
                   .parameters = {{.name = "N", .first = 7e9, .low = 1e9, .high = 7e10, .scale = DrawScale::Log}},
                   .mistakes = {{OptionId("square"), "N^2"}}};
    ItemText source{.item = sample.item.id, .locale = en, .state = TextState::Source};
    source.title = "Inference";
    source.stem = "How many FLOPs does one token need with {N} parameters?";
    source.options = {{OptionId("square"), "Squared", "The work grows linearly in the parameters."}};
    source.explanation = "Two operations for each weight give {answer}.";
    source.units = {{"FLOP", {"FLOPs", "FLOP"}}};
    ItemText german{.item = sample.item.id, .locale = de, .state = TextState::Draft};
    german.title = "Inferenz";
    german.stem = "Wie viele FLOPs braucht ein Token bei {N} Parametern?";
    german.options = {{OptionId("square"), "Quadriert", "Die Arbeit wächst linear mit den Parametern."}};
    german.explanation = "Zwei Operationen je Gewicht ergeben {answer}.";
    german.units = {{"FLOP", {"FLOPs", "FLOP"}}};
    sample.texts = {source, german};
    return sample;
}

ContentTree treeOf(const std::vector<Sample>& samples)
{
    BankContents contents{.id = BankId("test"), .licence = "CC0-1.0", .sourceLocale = en};
    contents.topics = {{.id = TopicId("memory")}};
    for (const Sample& sample : samples) {
        contents.items.push_back(sample.item);
        contents.itemTexts.insert(contents.itemTexts.end(), sample.texts.begin(), sample.texts.end());
    }
    return {.contents = std::move(contents)};
}

std::vector<std::string> lintCodes(const ContentTree& tree)
{
    std::vector<std::string> codes;
    const Diagnostics diagnostics = linted(tree);
    for (const Diagnostic& diagnostic : diagnostics.all())
        codes.push_back(std::string(diagnosticName(diagnostic.code)) + severityName(diagnostic.severity));
    std::sort(codes.begin(), codes.end());
    return codes;
}

std::vector<std::string> lintCodes(const Sample& sample)
{
    return lintCodes(treeOf({sample}));
}

std::vector<std::string> lintArguments(const ContentTree& tree, DiagnosticCode code)
{
    const Diagnostics diagnostics = linted(tree);
    const auto found = std::find_if(diagnostics.all().begin(), diagnostics.all().end(),
                                    [&](const Diagnostic& diagnostic) { return diagnostic.code == code; });
    return found == diagnostics.all().end() ? std::vector<std::string>{} : found->arguments;
}

} // namespace warpdeck::content
