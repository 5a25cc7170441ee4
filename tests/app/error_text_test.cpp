#include "app/support/error_text.h"

#include <gtest/gtest.h>

namespace warpdeck::app {
namespace {

TEST(ErrorText, NamesTheThingConcernedBelowTheSentence)
{
    EXPECT_EQ(errorText(Error(ErrorCode::FileNotFound, "/nowhere/x.wdbank")).toStdString(),
              "There is no such file.\n  /nowhere/x.wdbank");
    EXPECT_EQ(errorText(Error(ErrorCode::StorageFull, "")).toStdString().find('\n'), std::string::npos);
}

TEST(ErrorText, KeepsDetailsThatLookLikePlaceholders)
{
    EXPECT_NE(errorText(Error(ErrorCode::FileNotFound, "%1 %2 100%")).toStdString().find("%1 %2 100%"),
              std::string::npos);
}

} // namespace
} // namespace warpdeck::app
