// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/league_undo_verb.h"

#include "app/cli/input/league_access.h"

namespace touchline::cli {

void LeagueUndoVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    describeWho(parser);
}

int LeagueUndoVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseUsage(streams, QStringLiteral("Missing PLACE of the league."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToChange(place, parser);
    if (!league)
        return printError(streams, league.error(), place);
    const auto entry = m_way == Way::Undo ? (*league)->undo() : (*league)->redo();
    if (!entry)
        return printError(streams, entry.error());
    streams.out << entry->english() << '\n';
    return done;
}

} // namespace touchline::cli
