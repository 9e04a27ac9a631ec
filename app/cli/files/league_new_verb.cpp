// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"

namespace touchline::cli {

namespace {

int runLeagueNew(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.isSet(u"name"_s))
        return refuseUsage(streams, u"Name the league with --name TEXT."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = newLeague(place, parser.value(u"name"_s), streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    streams.out << u"%1: %2\n"_s.arg((*league)->name(), place);
    if ((*league)->newRights())
        printAccess(*(*league)->newRights(), streams);
    return done;
}

} // namespace

const Verb leagueNewVerb{"league new",
                         "Makes a new league in a file or on a server.",
                         {placeRow, {"name", "The name of the league.", "text"}, whoRow},
                         runLeagueNew,
                         {1, 1, "Missing PLACE for the new league."}};

} // namespace touchline::cli
