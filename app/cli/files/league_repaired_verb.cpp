// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"
#include "models/league/league_history.h"

namespace touchline::cli {

namespace {

int runLeagueRepaired(const QCommandLineParser &parser, Streams &streams)
{
    const QString reason = parser.value(u"reason"_s).trimmed();
    const bool isNoted = parser.isSet(u"yes"_s);
    if (isNoted && reason.isEmpty())
        return refuseUsage(streams, u"Say what was repaired with --reason TEXT."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = isNoted ? leagueToRepair(place, streams) : leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto found = (*league)->history().contradictions();
    TOUCHLINE_TRY_ON(streams, found, place);
    for (const Problem &problem : *found)
        streams.out << problem.where << ": " << problem.what.english() << '\n';
    if (!isNoted) {
        streams.out << (found->empty() ? u"The league is as its history says.\n"_s
                                       : u"Not noted yet: add --yes --reason TEXT.\n"_s);
        return done;
    }
    const auto entry = (*league)->history().noteRepair(reason);
    TOUCHLINE_TRY_ON(streams, entry, place);
    streams.out << entry->english() << '\n';
    return done;
}

} // namespace

const Verb leagueRepairedVerb{"league repaired",
                              "Notes a repair by hand in the history, so that the league holds again.",
                              {placeRow,
                               {"reason", "What was repaired, for the history.", "text"},
                               {"yes", "Note it; without this, only list it."},
                               whoRow},
                              runLeagueRepaired,
                              {1, 1, "Missing PLACE of the league."}};

} // namespace touchline::cli
