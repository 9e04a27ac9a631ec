// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_place.h"

#include "models/store/postgres_server.h"
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
    return isServerPlace(place) ? openServer(place, OpenMode::ReadWrite)
                                : createFile(place, OpenOptions{OpenMode::ReadWrite, clock, {}});
}

} // namespace touchline
