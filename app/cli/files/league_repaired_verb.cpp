// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"
#include "models/league/league_history.h"

namespace touchline::cli {

namespace {

void describeLeagueRepaired(ArgumentParser &parser)
{
    describePlace(parser);
    parser.addOption({u"reason"_s, u"What was repaired, for the history."_s, u"text"_s});
    parser.addOption({u"yes"_s, u"Note it; without this, only list it."_s});
    describeWho(parser);
}

int runLeagueRepaired(const QCommandLineParser &parser, Streams &streams)
{
    const QString reason = parser.value(u"reason"_s).trimmed();
    const bool isNoted = parser.isSet(u"yes"_s);
    if (isNoted && reason.isEmpty())
        return refuseUsage(streams, u"Say what was repaired with --reason TEXT."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = isNoted ? leagueToRepair(place, parser) : leagueToInspect(place);
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
                              describeLeagueRepaired,
                              runLeagueRepaired,
                              {1, 1, "Missing PLACE of the league."}};

} // namespace touchline::cli
