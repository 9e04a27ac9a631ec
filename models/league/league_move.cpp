// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_move.h"

#include "models/audit/audit.h"
#include "models/league/access/league_place.h"
#include "models/store/migrations.h"
#include "models/store/rows/damaged_texts.h"
#include "models/store/sqlite/file_inspection.h"
#include "models/store/sqlite/sqlite_file.h"
#include "models/store/whole_database.h"

#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

Result<void> copyChecked(Database &from, Database &to, const QString &place)
{
    auto reading = Transaction::beginReading(from);
    TOUCHLINE_TRY(reading);
    if (auto sealed = checkSeal(from, place); !sealed)
        return sealed;
    if (auto copied = copyAll(from, to); !copied)
        return copied;
    const auto before = fingerprint(from);
    TOUCHLINE_TRY(before);
    const auto after = fingerprint(to);
    TOUCHLINE_TRY(after);
    if (*before == *after)
        return {};
    return fail(Fault::Damaged,
                QT_TRANSLATE_NOOP("core", "The copy would not be the same as the league. Nothing was "
                                          "written to \"%1\"."),
                {place});
}

} // namespace

namespace {

Result<void> checkSealOr(Database &database, const Message &message)
{
    auto audit = auditDatabase(database);
    TOUCHLINE_TRY(audit);
    const Problems &found = foundAtOpening(database);
    audit->problems.insert(audit->problems.begin(), found.begin(), found.end());
    const auto damaged = database.backend() == Backend::Sqlite
                             ? damagedTexts(database, TextCheck::UnpackAndName)
                             : Result<std::vector<DamagedText>>(std::vector<DamagedText>());
    TOUCHLINE_TRY(damaged);
    for (const DamagedText &text : *damaged)
        if (text.of == DamagedText::Of::Content)
            audit->problems.push_back(
                {QStringLiteral("Text ") + QString::fromLatin1(text.name.toHex().left(12)),
                 {QT_TRANSLATE_NOOP("core", "A text that belongs to it is damaged."), {}},
                 {}});
    if (audit->problems.empty())
        return {};
    Error error = notWorkable({}, std::move(audit->problems));
    error.message = message;
    return fail(std::move(error));
}

} // namespace

Result<void> checkSeal(Database &copy, const QString &place)
{
    return checkSealOr(
        copy, {QT_TRANSLATE_NOOP("core", "The league is not as its history says: it was damaged, or changed "
                                         "without Touchline. Nothing was written to \"%1\"."),
               {place}});
}

Result<void> checkSealBeforeExport(Database &from)
{
    return checkSealOr(
        from, {QT_TRANSLATE_NOOP("core", "The league is not as its history says: it was damaged, or changed "
                                         "without Touchline. It was not exported."),
               {}});
}

Result<void> refuseNewer(Database &from)
{
    const auto version = Migrations::versionOf(from);
    const auto migrations = Migrations::compiledIn();
    if (!version || !migrations)
        return fail(version ? migrations.error() : version.error());
    if (*version > migrations->newest())
        return fail(Fault::Newer,
                    QT_TRANSLATE_NOOP(
                        "core", "The league is from a newer version of Touchline (version %1, this program "
                                "reads %2), which keeps more than this program knows: a copy would not be "
                                "whole. Use that version, or copy the file itself."),
                    {QString::number(*version), QString::number(migrations->newest())});
    return {};
}

Result<void> moveLeague(Database &from, const QString &to)
{
    if (auto known = refuseNewer(from); !known)
        return known;
    return makeLeagueAt(to, [&from, &to](Database &target) { return copyChecked(from, target, to); });
}

} // namespace touchline
