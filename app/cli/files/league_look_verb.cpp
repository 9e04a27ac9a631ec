// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_look_verb.h"

#include "app/cli/input/league_access.h"
#include "core/base/json_reader.h"

namespace touchline::cli {

void describeLook(ArgumentParser &parser)
{
    describePlace(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
}

int lookAtLeague(const QCommandLineParser &parser, Streams &streams, LeagueLook look)
{
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               QStringLiteral("Missing PLACE of the league."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto found = look(**league, parser);
    TOUCHLINE_TRY_ON(streams, found, place);
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(found->json);
    else
        streams.out << found->text;
    return found->problems.empty() ? done : printError(streams, {Fault::Damaged, {}, found->problems});
}

} // namespace touchline::cli
