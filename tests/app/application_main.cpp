#include <QCoreApplication>
#include <QLoggingCategory>

#include <gtest/gtest.h>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QLoggingCategory earlier(
        "earlier"); // a renderer must cope with categories that it meets, as every GUI has some
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
