#include "app/support/error_text.h"

#include <QCoreApplication>

namespace warpdeck::app {

namespace {

// One sentence a code; no default, so that -Wswitch-enum reports an ErrorCode without a sentence.
QString sentenceFor(ErrorCode code) // NOLINT(readability-function-size)
{
    switch (code) {
    case ErrorCode::FileNotFound:
        return QCoreApplication::translate("Error", "There is no such file.");
    case ErrorCode::CannotOpenFile:
        return QCoreApplication::translate("Error", "The file cannot be opened. Check that you may read it.");
    case ErrorCode::CannotWriteFile:
        return QCoreApplication::translate("Error", "The file cannot be written. What was saved before is safe.");
    case ErrorCode::ReadOnlyFile:
        return QCoreApplication::translate(
            "Error",
            "The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.");
    case ErrorCode::FileTooLarge:
        return QCoreApplication::translate("Error", "The file is larger than this program accepts.");
    case ErrorCode::StorageFull:
        return QCoreApplication::translate(
            "Error",
            "The disk is full: the last step was not saved, everything before it is safe. Make room and go on.");
    case ErrorCode::NotABank:
        return QCoreApplication::translate(
            "Error", "This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.");
    case ErrorCode::BankTooNew:
        return QCoreApplication::translate(
            "Error", "This bank was written by a newer version of Warpdeck. Update the program to use it.");
    case ErrorCode::BankTooOld:
        return QCoreApplication::translate(
            "Error", "This bank is of an old format that is no longer read. Build it again from its source.");
    case ErrorCode::BankDamaged:
        return QCoreApplication::translate(
            "Error", "This bank is damaged. Fetch or build it again; your progress is not affected.");
    case ErrorCode::NotAProfile:
        return QCoreApplication::translate("Error", "This file is not a Warpdeck profile; it was left as it is.");
    case ErrorCode::ProfileTooNew:
        return QCoreApplication::translate("Error", "This profile was written by a newer version of Warpdeck; it was "
                                                    "left as it is. Update the program to use it.");
    case ErrorCode::ProfileDamaged:
        return QCoreApplication::translate(
            "Error", "This profile is damaged; it was left as it is. A good backup can take its place.");
    case ErrorCode::ProfileLocked:
        return QCoreApplication::translate("Error", "Another program is using this profile. Close it and try again.");
    case ErrorCode::MigrationFailed:
        return QCoreApplication::translate("Error",
                                           "This older profile could not be brought up to date; it is as it was.");
    case ErrorCode::NoSuchItem:
        return QCoreApplication::translate("Error",
                                           "No open bank has such an item. `warpdeck-cli banks` lists the banks.");
    case ErrorCode::AmbiguousItem:
        return QCoreApplication::translate("Error", "Several banks have an item of this name. Write it as bank/item.");
    case ErrorCode::NoSuchTopic:
        return QCoreApplication::translate("Error",
                                           "No open bank has such a topic. `warpdeck-cli banks` lists the topics.");
    case ErrorCode::BankIdTaken:
        return QCoreApplication::translate(
            "Error",
            "Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.");
    case ErrorCode::ContentInvalid:
        return QCoreApplication::translate(
            "Error", "The content has errors, so no bank was built; an earlier file is as it was.");
    case ErrorCode::AlreadyExists:
        return QCoreApplication::translate("Error", "It exists already and was left as it is.");
    case ErrorCode::BadArgument:
        return QCoreApplication::translate("Error", "This was not understood.");
    case ErrorCode::Unexpected:
        return QCoreApplication::translate("Error", "Something unexpected happened.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString errorText(const Error& error)
{
    QString sentence = sentenceFor(error.code());
    const QString detail = QString::fromUtf8(error.what());
    if (detail.isEmpty())
        return sentence;
    return QStringLiteral("%1\n  %2").arg(sentence, detail);
}

} // namespace warpdeck::app
