// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"
#include "app/cli/input/league_password.h"
#include "models/league/access/league_place.h"
#include "models/league/league_move.h"

namespace touchline::cli {

namespace {

int runLeagueMove(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const auto from = leagueToRead(arguments[0]);
    TOUCHLINE_TRY_ON(streams, from, arguments[0]);
    const auto moved =
        withPassword(arguments[1], [&] { return moveLeague((*from)->database(), arguments[1]); });
    TOUCHLINE_TRY_ON(streams, moved, arguments[1]);
    streams.out
        << u"%1 is now at %2. The league at %3 is unchanged; delete it when you no longer need it.\n"_s.arg(
               (*from)->name(), arguments[1], arguments[0]);
    if (!isServerPlace(arguments[1]))
        return done;
    const auto there = leagueToRead(arguments[1]);
    TOUCHLINE_TRY_ON(streams, there, arguments[1]);
    const auto rights = store::serverRights((*there)->database());
    TOUCHLINE_TRY_ON(streams, rights, arguments[1]);
    printAccess(*rights, streams);
    return done;
}

} // namespace

const Verb leagueMoveVerb{
    "league move",
    "Copies a league to a server or a file and checks the copy.",
    {argument("FROM", "A league file or the address of a shared league; it is not changed."),
     argument("TO", "A new file, or postgresql://user@host/database without a league.")},
    runLeagueMove,
    {2, 2, "Missing FROM or TO."}};

} // namespace touchline::cli
