// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_look_verb.h"

#include "app/cli/input/league_access.h"

namespace touchline::cli {

int lookAtLeague(const QCommandLineParser &parser, Streams &streams, LeagueLook look)
{
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1, u"Missing PLACE of the league."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto found = look(**league, parser);
    TOUCHLINE_TRY_ON(streams, found, place);
    streams.out << (streams.asJson ? jsonText(found->json) : found->text);
    return found->problems.empty() ? done : printError(streams, {Fault::Damaged, {}, found->problems});
}

} // namespace touchline::cli
