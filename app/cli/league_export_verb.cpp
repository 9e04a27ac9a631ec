// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league_export_verb.h"

#include "app/cli/cup_file.h"
#include "app/cli/cup_json.h"
#include "app/cli/league_access.h"
#include "core/base/json_reader.h"

namespace touchline::cli {

void LeagueExportVerb::describe(QCommandLineParser &parser) const
{
    describePlace(parser);
    parser.addPositionalArgument(
        QStringLiteral("COMPETITION"),
        QStringLiteral("By name or number; needless where the league has one alone."),
        QStringLiteral("[COMPETITION]"));
    parser.addOption(
        {QStringLiteral("out"),
         QStringLiteral("The file, in the form of \"cup --out\"; without it the text is printed."),
         QStringLiteral("file")});
}

int LeagueExportVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty() || arguments.size() > 2)
        return refuseUsage(streams, QStringLiteral("Which league, and which competition?"));
    const auto league = leagueToRead(arguments.constFirst());
    if (!league)
        return printError(streams, league.error(), arguments.constFirst());
    const auto competition = competitionOf(**league, arguments.value(1));
    if (!competition)
        return printError(streams, competition.error());
    if (!parser.isSet(QStringLiteral("out"))) {
        streams.out << writtenJson(cupFileJson(*competition));
        return done;
    }
    if (auto written = writeCupFile(parser.value(QStringLiteral("out")), *competition); !written)
        return printError(streams, written.error());
    return done;
}

} // namespace touchline::cli
