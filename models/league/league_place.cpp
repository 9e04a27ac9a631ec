// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_place.h"

#include "models/store/postgres_server.h"
#include "models/store/row_store.h"
#include "models/store/sqlite_file.h"

namespace touchline {

using namespace store;

bool isServerPlace(const QString &place)
{
    return place.startsWith(QLatin1String("postgresql://")) || place.startsWith(QLatin1String("postgres://"));
}

Result<Database> databaseAt(const QString &place, bool isReadOnly, const std::function<QDateTime()> &clock)
{
    const OpenMode mode = isReadOnly ? OpenMode::ReadOnly : OpenMode::ReadWrite;
    return isServerPlace(place) ? openServer(place, mode) : openFile(place, OpenOptions{mode, clock, {}});
}

Result<Database> newDatabase(const QString &place, const std::function<QDateTime()> &clock)
{
    if (isServerPlace(place))
        return openServer(place, OpenMode::ReadWrite);
    auto made = createFile(place, OpenOptions{OpenMode::ReadWrite, clock, {}});
    if (made || made.error().fault != Fault::Refused)
        return made;
    // Somebody who was making a league here was stopped before anything was in it.
    auto there = openFile(place, OpenOptions{OpenMode::ReadWrite, clock, {}});
    if (!there)
        return made;
    const auto leagues = readRows(*there, leagueTable());
    return leagues && leagues->empty() ? std::move(there) : std::move(made);
}

} // namespace touchline
