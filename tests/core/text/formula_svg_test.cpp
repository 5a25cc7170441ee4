#include "core/text/formula_svg.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace warpdeck {
namespace {

std::string picture(const std::string& inside)
{
    return R"svg(<svg style="vertical-align: -0.8ex;" xmlns="http://www.w3.org/2000/svg" width="1.8ex" height="2.4ex" )svg"
           R"svg(viewBox="0 -706.5 814.1 1059.3">)svg" +
           inside + "</svg>";
}

TEST(FormulaSvg, AcceptsWhatFormulasAreMadeOf)
{
    EXPECT_TRUE(isFormulaSvg(picture(
        R"svg(<g stroke="currentColor" fill="#00f" stroke-width="0" transform="translate(70,0) scale(1,-1)">)svg"
        R"svg(<path d="M498 144C498 153-2.5 158Z"></path><rect width="574.1" height="60" x="120" y="-220"></rect>)svg"
        R"svg(<line x1="0" y1="1" x2="2" y2="3" stroke-linecap="square" stroke-dasharray="65.3 195.9"/>)svg"
        R"svg(<polygon points="0,1 2,3" fill="rgb(1, 2, 3)"></polygon>)svg"
        R"svg(<text font-size="884px" font-family="serif" stroke="none">速度 &amp; a&lt;b</text></g>)svg")));
    EXPECT_TRUE(isFormulaSvg(picture("")));
}

TEST(FormulaSvg, RefusesOtherElements)
{
    for (const char* inside :
         {"<script>x</script>", "<script/>", "<style>*{}</style>", R"svg(<image width="1"/>)svg", "<svg></svg>",
          "<a></a>", "<use/>", "<defs></defs>", "<foreignObject></foreignObject>", "<animate/>", "<G></G>", "<gx></gx>",
          "<svg:g></svg:g>", "<text><g></g></text>", "<text><tspan>x</tspan></text>"})
        EXPECT_FALSE(isFormulaSvg(picture(inside))) << inside;
}

TEST(FormulaSvg, RefusesOtherAttributes)
{
    const std::vector<std::pair<std::string, std::string>> attributes{{"href", "x"},
                                                                      {"xlink:href", "#a"},
                                                                      {"onload", "x"},
                                                                      {"style", "fill:red"},
                                                                      {"id", "a"},
                                                                      {"class", "a"},
                                                                      {"fill", "url(#a)"},
                                                                      {"stroke", "url(http://a)"},
                                                                      {"d", "M1 1;"},
                                                                      {"transform", "skewX(1)"},
                                                                      {"font-family", "a&quot;b"},
                                                                      {"width", "1e9"},
                                                                      {"", ""}};
    for (const auto& [name, value] : attributes)
        EXPECT_FALSE(isFormulaSvg(picture("<g " + name + "=\"" + value + "\"></g>"))) << name;
    for (const char* attribute : {"fill='red'", "fill", "fill=red", "fill=\"red", "fill = \"red\"", " fill=\"red\""})
        EXPECT_FALSE(isFormulaSvg(picture("<g " + std::string(attribute) + "></g>"))) << attribute;
}

TEST(FormulaSvg, RefusesDeclarationsCommentsAndEntities)
{
    EXPECT_FALSE(isFormulaSvg("<?xml version=\"1.0\"?>" + picture("")));
    EXPECT_FALSE(isFormulaSvg("<!DOCTYPE svg [<!ENTITY a \"b\">]>" + picture("<text>&a;</text>")));
    for (const char* inside : {"<!-- x -->", "<text>&a;</text>", "<text>&#60;</text>", "<text><![CDATA[x]]></text>",
                               "<?x ?>", "loose text", " "})
        EXPECT_FALSE(isFormulaSvg(picture(inside))) << inside;
}

TEST(FormulaSvg, RefusesWhatDoesNotEndWhereItShould)
{
    const std::string good = picture("<g><path d=\"M1 1\"></path></g>");
    ASSERT_TRUE(isFormulaSvg(good));
    for (std::size_t length = 0; length < good.size(); ++length)
        EXPECT_FALSE(isFormulaSvg(good.substr(0, length))) << length;
    EXPECT_FALSE(isFormulaSvg(good + "<g></g>"));
    EXPECT_FALSE(isFormulaSvg(good + "\n"));
    EXPECT_FALSE(isFormulaSvg(picture("<g></path>")));
    EXPECT_FALSE(isFormulaSvg("<g></g>"));
}

TEST(FormulaSvg, RefusesExtentsThatHurt)
{
    const auto withWidth = [](const std::string& width) { return "<svg width=\"" + width + "\"></svg>"; };
    EXPECT_TRUE(isFormulaSvg(withWidth("2000ex")));
    for (const char* width : {"2001ex", "-1ex", "1e300ex", "nanex", "infex", "ex", "12", "12px", "1ex 2ex"})
        EXPECT_FALSE(isFormulaSvg(withWidth(width))) << width;
    for (const char* alignment : {"vertical-align: 1e9ex;", "vertical-align: -nanex;", "vertical-align: 0ex; x: y", ""})
        EXPECT_FALSE(isFormulaSvg("<svg style=\"" + std::string(alignment) + "\"></svg>")) << alignment;
}

TEST(FormulaSvg, RefusesWhatIsTooDeepOrTooLong)
{
    const auto nested = [](int depth) {
        std::string inside;
        for (int i = 0; i < depth; ++i)
            inside = "<g>" + inside + "</g>";
        return picture(inside);
    };
    EXPECT_TRUE(isFormulaSvg(nested(200)));
    EXPECT_FALSE(isFormulaSvg(nested(201)));
    EXPECT_FALSE(isFormulaSvg(nested(30'000)));
    EXPECT_FALSE(isFormulaSvg(picture("<text>" + std::string(1024 * 1024, 'x') + "</text>")));
}

} // namespace
} // namespace warpdeck
