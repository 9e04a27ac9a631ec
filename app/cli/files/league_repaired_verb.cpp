// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_repaired_verb.h"

#include "app/cli/input/league_access.h"
#include "models/league/league_history.h"

namespace touchline::cli {

void LeagueRepairedVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    parser.addOption({QStringLiteral("reason"), QStringLiteral("What was repaired, for the history."),
                      QStringLiteral("text")});
    parser.addOption({QStringLiteral("yes"), QStringLiteral("Note it; without this, only list it.")});
    describeWho(parser);
}

int LeagueRepairedVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               QStringLiteral("Missing PLACE of the league."));
    const QString reason = parser.value(QStringLiteral("reason")).trimmed();
    const bool isNoted = parser.isSet(QStringLiteral("yes"));
    if (isNoted && reason.isEmpty())
        return refuseUsage(streams, QStringLiteral("Say what was repaired with --reason TEXT."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = isNoted ? leagueToRepair(place, parser) : leagueToInspect(place);
    if (!league)
        return printError(streams, league.error(), place);
    const auto found = (*league)->history().contradictions();
    if (!found)
        return printError(streams, found.error(), place);
    for (const Problem &problem : *found)
        streams.out << problem.where << ": " << problem.what.english() << '\n';
    if (!isNoted) {
        streams.out << (found->empty() ? QStringLiteral("The league is as its history says.\n")
                                       : QStringLiteral("Not noted yet: add --yes --reason TEXT.\n"));
        return done;
    }
    const auto entry = (*league)->history().noteRepair(reason);
    if (!entry)
        return printError(streams, entry.error(), place);
    streams.out << entry->english() << '\n';
    return done;
}

} // namespace touchline::cli
