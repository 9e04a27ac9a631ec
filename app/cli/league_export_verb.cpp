// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league_export_verb.h"

#include "app/cli/cup_file.h"
#include "app/cli/cup_json.h"
#include "app/cli/league_access.h"
#include "app/cli/list_export.h"
#include "core/base/json_reader.h"
#include "models/league/written_file.h"

namespace touchline::cli {

namespace {

const QString out = QStringLiteral("out");

int writeWhole(League &league, const QString &path, Streams &streams)
{
    if (auto written = writeWholeLeague(league, path); !written)
        return printError(streams, written.error());
    return done;
}

} // namespace

void LeagueExportVerb::describe(QCommandLineParser &parser) const
{
    describePlace(parser);
    parser.addPositionalArgument(
        QStringLiteral("COMPETITION"),
        QStringLiteral("By name or number; needless where the league has one alone."),
        QStringLiteral("[COMPETITION]"));
    parser.addOptions({
        {QStringLiteral("all"),
         QStringLiteral("The whole league with its history and match logs, for \"league import\".")},
        {out, QStringLiteral("The file, in the form of \"cup --out\"; without it the text is printed."),
         QStringLiteral("file")},
    });
    describeListFiles(parser);
}

int LeagueExportVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty() || arguments.size() > 2)
        return refuseUsage(streams, QStringLiteral("Which league, and which competition?"));
    const bool isWhole = parser.isSet(QStringLiteral("all"));
    if (isWhole && (arguments.size() > 1 || !parser.isSet(out)))
        return refuseUsage(streams,
                           QStringLiteral("--all takes no competition, and --out says where it goes."));
    const bool isLists = asksForListFile(parser);
    if (isLists && (isWhole || parser.isSet(out)))
        return refuseUsage(streams, QStringLiteral("Lists or JSON: --all and --out do not go with a list."));
    const auto league = leagueToRead(arguments.constFirst());
    if (!league)
        return printError(streams, league.error(), arguments.constFirst());
    if (isWhole)
        return writeWhole(**league, parser.value(out), streams);
    if (isLists)
        return writeListFiles(**league, arguments.value(1), parser, streams);
    const auto competition = competitionOf(**league, arguments.value(1));
    if (!competition)
        return printError(streams, competition.error());
    if (!parser.isSet(out)) {
        streams.out << writtenJson(cupFileJson(*competition));
        return done;
    }
    if (auto written = writeCupFile(parser.value(out), *competition); !written)
        return printError(streams, written.error());
    return done;
}

} // namespace touchline::cli
