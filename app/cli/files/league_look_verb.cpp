// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/league_look_verb.h"

#include "app/cli/input/league_access.h"
#include "core/base/json_reader.h"

namespace touchline::cli {

void LeagueLookVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Print JSON.")});
}

int LeagueLookVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               QStringLiteral("Missing PLACE of the league."));
    const QString place = parser.positionalArguments().constFirst();
    const auto league = leagueToInspect(place);
    if (!league)
        return printError(streams, league.error(), place);
    const auto found = look(**league, parser);
    if (!found)
        return printError(streams, found.error(), place);
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(found->json);
    else
        streams.out << found->text;
    return found->problems.empty() ? done : printError(streams, {Fault::Damaged, {}, found->problems});
}

} // namespace touchline::cli
