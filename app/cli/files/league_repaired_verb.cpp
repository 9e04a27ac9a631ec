// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"
#include "models/league/league_history.h"

namespace touchline::cli {

namespace {

void describeLeagueRepaired(ArgumentParser &parser)
{
    describePlace(parser);
    parser.addOption({QStringLiteral("reason"), QStringLiteral("What was repaired, for the history."),
                      QStringLiteral("text")});
    parser.addOption({QStringLiteral("yes"), QStringLiteral("Note it; without this, only list it.")});
    describeWho(parser);
}

int runLeagueRepaired(const QCommandLineParser &parser, Streams &streams)
{
    const QString reason = parser.value(QStringLiteral("reason")).trimmed();
    const bool isNoted = parser.isSet(QStringLiteral("yes"));
    if (isNoted && reason.isEmpty())
        return refuseUsage(streams, QStringLiteral("Say what was repaired with --reason TEXT."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = isNoted ? leagueToRepair(place, parser) : leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto found = (*league)->history().contradictions();
    TOUCHLINE_TRY_ON(streams, found, place);
    for (const Problem &problem : *found)
        streams.out << problem.where << ": " << problem.what.english() << '\n';
    if (!isNoted) {
        streams.out << (found->empty() ? QStringLiteral("The league is as its history says.\n")
                                       : QStringLiteral("Not noted yet: add --yes --reason TEXT.\n"));
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
