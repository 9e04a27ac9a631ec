// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_new_verb.h"

#include "app/cli/input/league_access.h"

namespace touchline::cli {

void LeagueNewVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    parser.addOption(
        {QStringLiteral("name"), QStringLiteral("The name of the league."), QStringLiteral("text")});
    describeWho(parser);
}

int LeagueNewVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               QStringLiteral("Missing PLACE for the new league."));
    if (!parser.isSet(QStringLiteral("name")))
        return refuseUsage(streams, QStringLiteral("Name the league with --name TEXT."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = newLeague(place, parser.value(QStringLiteral("name")), parser);
    if (!league)
        return printError(streams, league.error(), place);
    streams.out << QStringLiteral("%1: %2\n").arg((*league)->name(), place);
    if ((*league)->newRights())
        printAccess(*(*league)->newRights(), streams);
    return done;
}

} // namespace touchline::cli
