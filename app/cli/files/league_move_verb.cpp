// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_move_verb.h"

#include "app/cli/input/league_access.h"
#include "app/cli/input/league_password.h"
#include "models/league/access/league_place.h"
#include "models/league/league_move.h"

namespace touchline::cli {

void LeagueMoveVerb::describe(ArgumentParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FROM"),
        QStringLiteral("A league file or the address of a shared league; it is not changed."));
    parser.addPositionalArgument(
        QStringLiteral("TO"),
        QStringLiteral("A new file, or postgresql://user@host/database without a league."));
}

int LeagueMoveVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return refuseArguments(streams, arguments, 2, QStringLiteral("Missing FROM or TO."));
    const auto from = leagueToRead(arguments[0]);
    if (!from)
        return printError(streams, from.error(), arguments[0]);
    const auto moved =
        withPassword(arguments[1], [&] { return moveLeague((*from)->database(), arguments[1]); });
    if (!moved)
        return printError(streams, moved.error(), arguments[1]);
    streams.out
        << QStringLiteral(
               "%1 is now at %2. The league at %3 is unchanged; delete it when you no longer need it.\n")
               .arg((*from)->name(), arguments[1], arguments[0]);
    if (!isServerPlace(arguments[1]))
        return done;
    const auto there = leagueToRead(arguments[1]);
    if (!there)
        return printError(streams, there.error(), arguments[1]);
    const auto rights = store::serverRights((*there)->database());
    if (!rights)
        return printError(streams, rights.error(), arguments[1]);
    printAccess(*rights, streams);
    return done;
}

} // namespace touchline::cli
