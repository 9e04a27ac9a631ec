// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/input/league_access.h"

namespace touchline::cli {

namespace {

void describeLeagueNew(ArgumentParser &parser)
{
    describePlace(parser);
    parser.addOption(
        {QStringLiteral("name"), QStringLiteral("The name of the league."), QStringLiteral("text")});
    describeWho(parser);
}

int runLeagueNew(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.isSet(QStringLiteral("name")))
        return refuseUsage(streams, QStringLiteral("Name the league with --name TEXT."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = newLeague(place, parser.value(QStringLiteral("name")), parser);
    TOUCHLINE_TRY_ON(streams, league, place);
    streams.out << QStringLiteral("%1: %2\n").arg((*league)->name(), place);
    if ((*league)->newRights())
        printAccess(*(*league)->newRights(), streams);
    return done;
}

} // namespace

const Verb leagueNewVerb{"league new",
                         "Makes a new league in a file or on a server.",
                         describeLeagueNew,
                         runLeagueNew,
                         {1, 1, "Missing PLACE for the new league."}};

} // namespace touchline::cli
