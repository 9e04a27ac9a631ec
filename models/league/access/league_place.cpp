// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/access/league_place.h"

#include "models/league/access/league_condition.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/rows/row_store.h"
#include "models/store/sqlite/sqlite_file.h"
#include "models/store/whole_database.h"

#include <QFile>
#include <QFileInfo>
#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

Result<void> fillEmpty(Database &target, const QString &place,
                       const std::function<Result<void>(Database &)> &fill)
{
    const auto empty = isEmpty(target);
    TOUCHLINE_TRY(empty);
    if (!*empty)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "There is already a league at \"%1\"."),
                    {place});
    auto transaction = Transaction::begin(target);
    TOUCHLINE_TRY(transaction);
    if (auto filled = fill(target); !filled)
        return filled;
    return transaction->commit();
}

} // namespace

bool isServerPlace(const QString &place)
{
    return place.startsWith(QLatin1String("postgresql://")) || place.startsWith(QLatin1String("postgres://"));
}

Result<Database> databaseAt(const QString &place, bool isReadOnly, const std::function<QDateTime()> &clock,
                            bool isRepair)
{
    const OpenMode mode = isReadOnly ? OpenMode::ReadOnly : OpenMode::ReadWrite;
    if (isServerPlace(place))
        return openServer(place, mode, {}, NoLeague::IsAnError);
    return openFile(place, OpenOptions{mode, clock, {}, isRepair ? Look() : Look(leagueCondition)});
}

Result<Database> newDatabase(const QString &place, const std::function<QDateTime()> &clock)
{
    if (isServerPlace(place))
        return openServer(place, OpenMode::ReadWrite);
    auto made = createFile(place, OpenOptions{OpenMode::ReadWrite, clock, {}, {}});
    if (made || made.error().fault != Fault::Refused)
        return made;
    // Somebody who was making a league here was stopped before anything was in it.
    auto there = openFile(place, OpenOptions{OpenMode::ReadWrite, clock, {}, {}});
    if (!there)
        return made;
    const auto leagues = readRows(*there, leagueTable());
    return leagues && leagues->empty() ? std::move(there) : std::move(made);
}

Result<void> makeLeagueAt(const QString &place, const std::function<Result<void>(Database &)> &fill)
{
    const bool wasThere = isServerPlace(place) || QFileInfo::exists(place);
    Result<void> made;
    {
        auto target = newDatabase(place);
        TOUCHLINE_TRY(target);
        made = fillEmpty(*target, place, fill);
    }
    // A file that was made for nothing goes again.
    if (!made && !wasThere)
        QFile::remove(place);
    return made;
}

} // namespace touchline
