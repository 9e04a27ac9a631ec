// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league_move_verb.h"

#include "app/cli/league_access.h"
#include "models/league/league_move.h"

namespace touchline::cli {

void LeagueMoveVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FROM"),
        QStringLiteral("A league file, or the address of a shared league. It stays."));
    parser.addPositionalArgument(
        QStringLiteral("TO"),
        QStringLiteral("A file that is not there yet, or postgresql://user@host/database without a league."));
}

int LeagueMoveVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return refuseUsage(streams, QStringLiteral("From where to where?"));
    const auto from = leagueToRead(arguments[0]);
    if (!from)
        return printError(streams, from.error(), arguments[0]);
    if (const auto moved = moveLeague((*from)->database(), arguments[1]); !moved)
        return printError(streams, moved.error(), arguments[1]);
    streams.out << QStringLiteral("%1 is at %2 now, the same as at %3, where it stays until you remove it.\n")
                       .arg((*from)->name(), arguments[1], arguments[0]);
    return done;
}

} // namespace touchline::cli
