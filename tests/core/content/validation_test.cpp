#include "core/content/content_reader.h"

#include "tests/core/content/content_copy.h"
#include "tests/core/content/findings.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpdeck::content {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string en = "roofline/roofline.en.md";
const std::string de = "roofline/roofline.de.md";

std::vector<std::string> findingsIn(const ContentCopy& copy)
{
    Diagnostics diagnostics;
    readContent(copy.folder(), diagnostics);
    std::vector<std::string> findings = findingsWithFiles(diagnostics);
    const auto isOfTheSample = [](const std::string& finding) {
        return finding.find("incomplete-translation [roof-ceiling, back]") != std::string::npos ||
               finding.find("missing-feedback [c]") != std::string::npos;
    };
    findings.erase(std::remove_if(findings.begin(), findings.end(), isOfTheSample), findings.end());
    return findings;
}

/// What one change to the sample adds to the findings.
std::vector<std::string> findingsAfter(const std::string& file, const std::string& from, const std::string& to)
{
    const ContentCopy copy;
    copy.replace(file, from, to);
    return findingsIn(copy);
}

std::vector<std::string> inSource(const std::string& from, const std::string& to)
{
    std::vector<std::string> findings = findingsAfter(en, from, to);
    for (std::string& finding : findings) {
        if (finding.compare(0, en.size() + 1, en + ":") == 0)
            finding.erase(0, en.size() + 1);
    }
    return findings;
}

std::vector<std::string> inGerman(const std::string& from, const std::string& to)
{
    std::vector<std::string> findings = findingsAfter(de, from, to);
    for (std::string& finding : findings) {
        if (finding.compare(0, de.size() + 1, de + ":") == 0)
            finding.erase(0, de.size() + 1);
    }
    return findings;
}

TEST(Validation, ChecksFrontMatter)
{
    EXPECT_THAT(inSource("format: warpdeck 1", "format: warpdeck 2"),
                ElementsAre("2:9 bad-value [format, warpdeck 2, warpdeck 1, warpdeck 1]"));
    EXPECT_THAT(inSource("topic: roofline", "topic: roof"),
                ElementsAre("3:8 front-matter-mismatch [topic, roof, roofline]"));
    EXPECT_THAT(inSource("locale: en", "locale: de"), ElementsAre("4:9 front-matter-mismatch [locale, de, en]"));
    EXPECT_THAT(inSource("role: source", "role: translation"),
                ElementsAre("5:7 front-matter-mismatch [role, translation, source]"));
    EXPECT_THAT(inSource("role: source", "role: sauce"),
                ElementsAre("5:7 bad-value [role, sauce, source, translation, ]"));
    EXPECT_THAT(inSource("order: 1", "ordre: 1"), ElementsAre("6:1 unknown-key [ordre, order]"));
    EXPECT_THAT(inSource("order: 1", "order: one"), ElementsAre("6:8 bad-number [order, one, , ]"));
    EXPECT_THAT(inSource("order: 1", "order:"), ElementsAre("6:1 empty-value [order]"));
    EXPECT_THAT(inSource("topic: roofline\n", ""), ElementsAre("1:0 missing-key [topic, roofline/roofline.en.md]"));
    EXPECT_THAT(inSource("requires: numfmt", "requires: numfnt"),
                ElementsAre("7:11 unknown-topic [requires, numfnt, numfmt]"));
    EXPECT_THAT(inGerman("role: translation", "role: translation\norder: 1"), ElementsAre("6:1 unknown-key [order, ]"));
    EXPECT_THAT(findingsAfter("bank.en.md", "version: 3", "version: 0"),
                ElementsAre("bank.en.md:4:10 bad-number [version, 0, 1, 2147483647]"));
    EXPECT_THAT(findingsAfter("bank.en.md", "bank: sample", "bank: My bank"),
                ElementsAre("bank.en.md:3:7 bad-id [My bank]"));
    EXPECT_THAT(findingsAfter("bank.de.md", "role: translation", "role: source"),
                testing::Contains("bank.en.md:0:0 several-sources [bank.de.md]"));
}

TEST(Validation, ChecksKeys)
{
    EXPECT_THAT(inSource("kind: choice\n", ""), testing::Contains("17:1 missing-key [kind, roof-saxpy]"));
    EXPECT_THAT(inSource("kind: choice", "kind: chioce"),
                testing::Contains(
                    "18:7 bad-value [kind, chioce, choice, multiple, number, text, cloze, card, comparison, choice]"));
    EXPECT_THAT(inSource("level: 2\n", ""), ElementsAre("17:1 missing-key [level, roof-saxpy]"));
    EXPECT_THAT(inSource("level: 2", "level: 4"), ElementsAre("19:8 bad-number [level, 4, 1, 3]"));
    EXPECT_THAT(inSource("bloom: apply", "bloom: apply \nblom: x"), ElementsAre("21:1 unknown-key [blom, bloom]"));
    EXPECT_THAT(inSource("match: exact", "answer: exact"), ElementsAre("102:1 key-not-for-kind [answer, text]"));
    EXPECT_THAT(inSource("as-of: 2026-11-30", "as-of: 2026-11-31"), ElementsAre("26:8 bad-date [as-of, 2026-11-31]"));
    EXPECT_THAT(inSource("tags: memory-bound, fp32", "tags: a,, a"),
                ElementsAre("21:9 empty-value [tags]", "21:11 repeated-entry [tags, a]"));
    EXPECT_THAT(inSource("waive: missing-feedback The", "waive: IWxy The"), ElementsAre("28:8 unknown-code [IWxy]"));
    EXPECT_THAT(inSource("waive: missing-feedback The third option explains itself.", "waive: missing-feedback"),
                ElementsAre("28:8 bad-waiver [missing-feedback]"));
}

TEST(Validation, ChecksReferences)
{
    EXPECT_THAT(inSource("sources: roofline", "sources: roofine"),
                ElementsAre("23:10 unknown-source [sources, roofine, roofline]"));
    EXPECT_THAT(inSource("related: roof-ceiling", "related: roof-celing"),
                ElementsAre("24:10 unknown-item [related, roof-celing, roof-ceiling]"));
    EXPECT_THAT(inSource("terms: throughput", "terms: power"), ElementsAre("25:8 unknown-term [terms, power, ]"));
    EXPECT_THAT(inSource("variant-of: roof-bound", "variant-of: nobody"),
                ElementsAre("116:13 unknown-item [variant-of, nobody, ]"));
    EXPECT_THAT(inSource("about: roof-saxpy", "about: roof-saxpi"),
                ElementsAre("126:8 unknown-item [about, roof-saxpi, roof-saxpy]"));
    EXPECT_THAT(inSource("media/roof.svg", "media/rof.svg"), ElementsAre("13:1 unknown-picture [media/rof.svg]"));
    EXPECT_THAT(inSource("media/roof.svg", "https://x.org/a.svg"),
                ElementsAre("13:1 bad-picture-reference [https://x.org/a.svg]"));
}

TEST(Validation, ChecksIds)
{
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "## nf-bits", "## roof-saxpy"),
                ElementsAre(en + ":17:1 duplicate-item [roof-saxpy, numfmt/numfmt.en.md, 11]"));
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "## nf-bits", "## roof-old"),
                ElementsAre("numfmt/numfmt.en.md:11:1 retired-item [roof-old, roofline/roofline.en.md, 8]"));
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "## nf-bits", "## roofline"),
                ElementsAre("numfmt/numfmt.en.md:11:1 item-named-like-topic [roofline]"));
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "order: 2", "retired: roof-old"),
                ElementsAre(en + ":8:10 repeated-entry [retired, roof-old]"));
    EXPECT_THAT(inSource("roof-older", "Roof"), ElementsAre("8:20 bad-id [Roof]"));
}

TEST(Validation, ChecksChoices)
{
    EXPECT_THAT(inSource("answer: b", "answer: d"), ElementsAre("27:9 unknown-option [answer, d, ]"));
    EXPECT_THAT(inSource("answer: b", "answer: a, b"), ElementsAre("27:9 answer-count [choice, 2]"));
    EXPECT_THAT(inSource("answer: peak, band", "answer: peak"), ElementsAre("58:9 answer-count [multiple, 1]"));
    EXPECT_THAT(inSource("- c) $1/12$ FLOP/byte", "- c)"), ElementsAre("42:1 empty-option [c]"));
    EXPECT_THAT(inSource("### hint", "### back"), ElementsAre("44:1 section-not-for-kind [back, choice]"));
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "- a) 4\n  > That is FP4.\n", ""),
                ElementsAre("numfmt/numfmt.en.md:11:1 missing-options [nf-bits, 2]"));
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "How many bits has an FP8 number?\n", ""),
                ElementsAre("numfmt/numfmt.en.md:11:1 missing-stem [nf-bits]"));
    std::string options;
    for (int i = 0; i < 101; ++i)
        options += "- o" + std::to_string(i) + ") x\n  > y\n";
    EXPECT_THAT(findingsAfter("numfmt/numfmt.en.md", "- a) 4\n", options + "- a) 4\n"),
                ElementsAre("numfmt/numfmt.en.md:11:1 too-many-options [nf-bits, 103, 100]"));
}

TEST(Validation, ChecksNumbers)
{
    const std::string let = "let: D = 2e12 in 1e11..1.5e13";
    for (const char* const bad :
         {"D", "D = ", "D = 1", "D = 1 in", "D = 1 in 1", "D = 1 in 1..x", "D = 1 in 1..2 lin", "D = 1 in 1..2 step",
          "D = 1 in 1..2 step 1 2", "D = x in 1..2", "D = 1 of", "D = 1 of 1,,2", "2D = 1 in 1..2", "D_ = 1 in 1..2",
          "D = inf in 1..inf", "D = 1,5 in 1..2"})
        EXPECT_THAT(inSource(let, "let: " + std::string(bad)),
                    ElementsAre("76:6 bad-parameter [" +
                                std::string(bad).substr(0, std::string(bad).find_last_not_of(' ') + 1) + "]"));
    for (const char* const bad : {"D = 3 in 1..2", "D = 1 in 2..1", "D = 1 in 1..1", "D = 0 in 0..1 log",
                                  "D = 1 in 1..2 step 0", "D = 1 in 1..2 step 9", "D = 3 of 1, 2"})
        EXPECT_THAT(inSource(let, "let: " + std::string(bad)), ElementsAre("76:6 parameter-range [D]")) << bad;
    EXPECT_THAT(inSource("let: D =", "let: N ="), ElementsAre("76:6 duplicate-parameter [N]"));
    EXPECT_THAT(inSource("let: D =", "let: min ="), ElementsAre("76:6 reserved-name [min]"));
    EXPECT_THAT(inSource("tolerance: 1 %", "tolerance: exactly"), ElementsAre("82:12 bad-tolerance [exactly]"));
    EXPECT_THAT(inSource("tolerance: 1 %", "tolerance: -1"), ElementsAre("82:12 bad-tolerance [-1]"));
    EXPECT_THAT(inSource("tolerance: 1 %", "tolerance: %"), ElementsAre("82:12 bad-tolerance [%]"));
    EXPECT_THAT(inSource("tolerance: 1 %", "tolerance: exact"), IsEmpty());
    EXPECT_THAT(inSource("accept: h = 24", "accept: h"),
                ElementsAre("81:9 bad-accepted-unit [h]", "98:1 unknown-unit [h, ]"));
    EXPECT_THAT(inSource("accept: h = 24", "accept: h = 24\naccept: h = 25"),
                ElementsAre("82:9 repeated-entry [accept, h]"));
    EXPECT_THAT(inSource("mistake: no-mfu = ", "mistake: No = "),
                testing::Contains(testing::HasSubstr("84:10 bad-mistake [No = ")));
    EXPECT_THAT(inSource("- no-mfu) No", "- no-mfo) No"), ElementsAre("84:1 mistake-without-text [no-mfu, no-mfo]",
                                                                      "90:1 unknown-option [mistake, no-mfo, no-mfu]"));
    EXPECT_THAT(inSource("- h = hours, h", "- d = hours, h"), ElementsAre("98:1 repeated-entry [units, d]"));
}

TEST(Validation, ChecksTextsClozesAndCards)
{
    EXPECT_THAT(inSource("- = ridge point\n- = balance point\n", ""), ElementsAre("100:1 missing-answers [roof-name]"));
    EXPECT_THAT(inSource("- = ridge point\n- = balance point\n", "- a) x\n  > y\n"),
                testing::Contains(testing::HasSubstr("options-not-for-kind [text]")));
    EXPECT_THAT(inSource("A lower bound that an optimisation removes.", ""),
                testing::Contains(testing::HasSubstr("empty-section [back]")));
    EXPECT_THAT(inSource("### back\nA lower bound that an optimisation removes.\n", ""),
                testing::Contains("114:1 missing-back [roof-ceiling]"));
    EXPECT_THAT(inSource("{{c1:again}}", "{{c1 again}}"), ElementsAre("112:1 bad-gap [{{c1 again]"));
    EXPECT_THAT(inSource("{{c1:again}}", "{{c1:again"), ElementsAre("112:1 bad-gap [{{c1:again.]"));
    EXPECT_THAT(inSource("both-ways: yes", "both-ways: maybe"),
                ElementsAre("117:12 bad-value [both-ways, maybe, no, yes, ]"));
}

TEST(Validation, ChecksTranslations)
{
    const std::string heading = "## roof-bound | Was einen Kernel begrenzt\n";
    EXPECT_THAT(inGerman(heading, heading + "kind: multiple\n"), ElementsAre("13:1 structure-in-translation [kind]"));
    EXPECT_THAT(inGerman("same-as-source: yes", "same-as-source: no"),
                ElementsAre("24:17 bad-value [same-as-source, no, yes, ]"));
    EXPECT_THAT(inGerman("## roof-bound |", "## roof-bonud |"),
                ElementsAre("12:1 item-not-in-source [roof-bonud, roof-bound]"));
    EXPECT_THAT(inGerman("- clock)", "- klock)"), ElementsAre("12:1 incomplete-translation [roof-bound, option.clock]",
                                                              "20:1 option-not-in-source [klock, clock]"));
    EXPECT_THAT(inGerman("Welche zwei Raten begrenzen einen Kernel im Roofline-Modell?", ""),
                ElementsAre("12:1 incomplete-translation [roof-bound, stem]"));
    EXPECT_THAT(inGerman("  > Das Dach.\n", ""), ElementsAre("16:1 untranslated-unit [roof-bound, feedback.peak]"));
    EXPECT_THAT(inGerman("ein.\n", "ein.\n\n### hint\nHilfe\n"),
                ElementsAre("23:1 unit-not-in-source [roof-bound, hint]"));
    EXPECT_THAT(inGerman("- = ridge point\n", ""), ElementsAre("23:1 incomplete-translation [roof-name, answers]"));
    EXPECT_THAT(inGerman("## roof-name |", "## roof-bound |"),
                testing::Contains("23:1 duplicate-item [roof-bound, roofline/roofline.de.md, 12]"));
    EXPECT_THAT(
        inGerman("## roof-ceiling | Decken\n\nWas ist eine Decke?", "## roof-cloze | Formel\n\n{{c1:das}} {{c3:y}}"),
        ElementsAre("32:1 gap-not-in-source [c3, c1]", "32:1 incomplete-translation [roof-cloze, {{c2}}]"));
}

TEST(Validation, ChecksTables)
{
    EXPECT_THAT(findingsAfter("glossary.tsv", "id\ten", "key\ten"),
                testing::Contains("glossary.tsv:1:1 bad-tsv-header [key, id]"));
    EXPECT_THAT(findingsAfter("glossary.tsv", "id\ten\tde", "id\ten\tDE"),
                ElementsAre("glossary.tsv:1:7 bad-tsv-header [DE, de]"));
    EXPECT_THAT(findingsAfter("glossary.tsv", "latency\tlatency", "throughput\tlatency"),
                ElementsAre("glossary.tsv:3:1 duplicate-row [throughput, 2]"));
    EXPECT_THAT(findingsAfter("glossary.tsv", "Latenz\t\t", "Latenz"),
                ElementsAre("glossary.tsv:3:0 bad-tsv-row [3, 5]"));
    EXPECT_THAT(findingsAfter("glossary.tsv", "throughput; rate", "throughput;; rate "),
                ElementsAre("glossary.tsv:2:12 padded-cell [throughput;; rate]",
                            "glossary.tsv:2:12 bad-value [en, throughput;; rate, main; variant; variant, ]"));
    EXPECT_THAT(findingsAfter("sources.tsv", "citation", "title"),
                testing::Contains("sources.tsv:1:1 bad-tsv-header [key, key, citation, url, seen]"));
    EXPECT_THAT(findingsAfter("sources.tsv", "Williams, Waterman, Patterson 2009", ""),
                ElementsAre("sources.tsv:2:10 empty-value [citation]"));
}

TEST(Validation, ChecksFiles)
{
    const ContentCopy copy;
    copy.write("roofline/roofline.DE.md", "");
    copy.write("roofline/notes.txt", "");
    copy.write("roofline/media/a.gif", "");
    copy.write("roofline/roofline.fr.md", std::string(17'825'792, 'x'));
    copy.write("orphan/orphan.de.md", "");
    copy.write("drafts/anything.md", "");
    copy.write("mem/memory.en.md", "");
    std::filesystem::create_symlink(copy.folder() / "README.md", copy.folder() / "roofline/roofline.ja.md");
    EXPECT_THAT(findingsIn(copy), ElementsAre("mem/memory.en.md:0:0 unexpected-file [mem]",
                                              "orphan:0:0 missing-topic-source [orphan.en.md]",
                                              "roofline/media/a.gif:0:0 unknown-picture-type [.gif]",
                                              "roofline/notes.txt:0:0 unexpected-file [roofline]",
                                              "roofline/roofline.DE.md:0:0 bad-file-locale [DE, de]",
                                              "roofline/roofline.fr.md:0:0 file-too-large [17825792, 16777216]",
                                              "roofline/roofline.ja.md:0:0 not-a-regular-file"));
}

TEST(Validation, LeavesOutATopicWhoseSourceIsRefused)
{
    const ContentCopy copy;
    copy.write(en, std::string(17'825'792, 'x'));
    EXPECT_THAT(findingsIn(copy), testing::Contains(en + ":0:0 file-too-large [17825792, 16777216]"));
    copy.write(en, "\xFF");
    EXPECT_THAT(findingsIn(copy), testing::Contains(en + ":1:1 invalid-utf8"));
}

TEST(Validation, NamesAnUnreadableFile)
{
    const ContentCopy copy;
    std::filesystem::permissions(copy.folder() / "sources.tsv", std::filesystem::perms::none);
    const auto findings = findingsIn(copy);
    if (findings.empty())
        GTEST_SKIP() << "this user may read everything";
    EXPECT_THAT(findings, testing::Contains("sources.tsv:0:0 unreadable-file"));
}

} // namespace
} // namespace warpdeck::content
