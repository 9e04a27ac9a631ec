// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"
#include "models/league/integrity/league_rescue.h"

namespace touchline::cli {

namespace {

int runLeagueRescue(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const auto from = leagueToInspect(arguments[0]);
    TOUCHLINE_TRY_ON(streams, from, arguments[0]);
    const auto rescue = salvage(**from, arguments[1], accessOf(streams));
    TOUCHLINE_TRY_ON(streams, rescue, arguments[1]);
    streams.out << u"Saved to %1: %2 teams"_s.arg(arguments[1]).arg(rescue->teams);
    for (const QString &name : rescue->competitions)
        streams.out << u", %1"_s.arg(name);
    streams.out << '\n';
    for (const Message &one : leftOut(*rescue))
        streams.out << one.english() << '\n';
    return done;
}

} // namespace

const Verb leagueRescueVerb{
    "league rescue",
    "Saves what is whole in a damaged league as a new one.",
    {argument("FROM", "A damaged league; it is not changed."),
     argument("TO", "A new file, or postgresql://user@host/database without a league."), whoRow},
    runLeagueRescue,
    {2, 2, "Missing FROM or TO."}};

} // namespace touchline::cli
