#include "core/text/locale_chain.h"
#include "core/text/locale_tag.h"

#include <gtest/gtest.h>

namespace warpdeck {
namespace {

const std::vector<LocaleTag> shipped{LocaleTag("ar"),    LocaleTag("de"),     LocaleTag("en"), LocaleTag("es"),
                                     LocaleTag("fr"),    LocaleTag("hi"),     LocaleTag("ja"), LocaleTag("ko"),
                                     LocaleTag("pt-BR"), LocaleTag("zh-Hans")};

TEST(LocaleTag, HasOneCanonicalSpelling)
{
    EXPECT_EQ(LocaleTag::parse("PT_br")->value(), "pt-BR");
    EXPECT_EQ(LocaleTag::parse("ZH-hans")->value(), "zh-Hans");
    EXPECT_EQ(LocaleTag("de").value(), "de");
}

TEST(LocaleTag, RefusesWhatIsNoTag)
{
    for (const char* text : {"", "-", "und", "de--AT", "not a tag", "d", "../x", "toolonglanguage", "de/AT"})
        EXPECT_FALSE(LocaleTag::parse(text)) << text;
}

TEST(LocaleTag, KnowsItsDirectionAndOwnName)
{
    EXPECT_EQ(LocaleTag("ar").direction(), TextDirection::RightToLeft);
    EXPECT_EQ(LocaleTag("he").direction(), TextDirection::RightToLeft);
    EXPECT_EQ(LocaleTag("ja").direction(), TextDirection::LeftToRight);
    EXPECT_EQ(LocaleTag("de").autonym(), "Deutsch");
    EXPECT_EQ(LocaleTag("ja").autonym(), "日本語");
    EXPECT_EQ(LocaleTag("de").nameIn(LocaleTag("fr")), "allemand");
}

TEST(BestMatch, FindsTheNearestLanguageALearnerCanRead)
{
    EXPECT_EQ(bestMatch(LocaleTag("de-AT"), shipped), LocaleTag("de"));
    EXPECT_EQ(bestMatch(LocaleTag("pt-PT"), shipped), LocaleTag("pt-BR"));
    EXPECT_EQ(bestMatch(LocaleTag("es-419"), shipped), LocaleTag("es"));
    EXPECT_EQ(bestMatch(LocaleTag("zh-SG"), shipped), LocaleTag("zh-Hans"));
    EXPECT_EQ(bestMatch(LocaleTag("en-GB"), shipped), LocaleTag("en"));
}

TEST(BestMatch, FindsNothingForALanguageThatIsFarFromAll)
{
    EXPECT_FALSE(bestMatch(LocaleTag("fi"), shipped));
    EXPECT_FALSE(bestMatch(LocaleTag("de"), {}));
}

TEST(FallbackChain, FollowsThePreferencesAndEndsAtTheSource)
{
    EXPECT_EQ(fallbackChain({LocaleTag("ja"), LocaleTag("de-CH"), LocaleTag("de")}, shipped, LocaleTag("en")),
              (std::vector{LocaleTag("ja"), LocaleTag("de"), LocaleTag("en")}));
    EXPECT_EQ(fallbackChain({}, shipped, LocaleTag("en")), std::vector{LocaleTag("en")});
    EXPECT_EQ(fallbackChain({LocaleTag("en"), LocaleTag("fr")}, shipped, LocaleTag("en")),
              (std::vector{LocaleTag("en"), LocaleTag("fr")}));
}

} // namespace
} // namespace warpdeck
