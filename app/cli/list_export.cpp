// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/list_export.h"

#include "app/cli/files.h"
#include "app/cli/league_access.h"
#include "core/exchange/fixture_csv.h"
#include "core/exchange/result_csv.h"
#include "core/exchange/team_csv.h"
#include "models/league/squad_lists.h"

#include <algorithm>
#include <array>

namespace touchline::cli {

namespace {

constexpr std::array listNames{"teams", "squads", "fixtures", "results"};

/// What spreadsheets take without being asked anything.
constexpr CsvStyle forSpreadsheets{u',', true, true};

/// A list as it is written.
struct ListFile
{
    QByteArray csv;
    /// What it cannot say.
    Problems leftOut{};
};

Result<ListFile> teamsFile(League &league)
{
    const auto teams = league.teams();
    if (!teams)
        return fail(teams.error());
    return ListFile{teamsCsv(*teams, forSpreadsheets)};
}

Result<ListFile> squadsFile(League &league, const QUuid &competition)
{
    const auto lists = squadLists(league, competition);
    if (!lists)
        return fail(lists.error());
    return ListFile{squadsCsv(lists->teams, forSpreadsheets)};
}

Result<ListFile> listFile(League &league, const QString &list, const QString &name)
{
    if (list == QLatin1String("teams"))
        return teamsFile(league);
    if (list == QLatin1String("squads") && name.isEmpty())
        return squadsFile(league, {});
    const auto competition = competitionOf(league, name);
    if (!competition)
        return fail(competition.error());
    if (list == QLatin1String("squads"))
        return squadsFile(league, competition->definition().id);
    if (list == QLatin1String("fixtures"))
        return ListFile{fixturesCsv(*competition, forSpreadsheets)};
    ResultsExport results = resultsCsv(*competition, forSpreadsheets);
    return ListFile{std::move(results.csv), std::move(results.leftOut)};
}

} // namespace

void describeListFiles(QCommandLineParser &parser)
{
    const QString file = QStringLiteral("file.csv");
    parser.addOptions({
        {QStringLiteral("teams"), QStringLiteral("A list of all teams, for \"league import\"."), file},
        {QStringLiteral("squads"),
         QStringLiteral("A list of the players: of the competition where one is named, else of the teams' "
                        "own lists."),
         file},
        {QStringLiteral("fixtures"), QStringLiteral("A list of the competition's matches."), file},
        {QStringLiteral("results"), QStringLiteral("A list of the competition's results."), file},
    });
}

bool asksForListFile(const QCommandLineParser &parser)
{
    return std::any_of(listNames.begin(), listNames.end(),
                       [&parser](const char *list) { return parser.isSet(QString::fromLatin1(list)); });
}

int writeListFiles(League &league, const QString &competition, const QCommandLineParser &parser,
                   Streams &streams)
{
    for (const char *name : listNames) {
        const QString list = QString::fromLatin1(name);
        if (!parser.isSet(list))
            continue;
        const QString path = parser.value(list);
        const auto file = listFile(league, list, competition);
        if (!file)
            return printError(streams, file.error());
        if (auto written = writeFile(path, file->csv); !written)
            return printError(streams, written.error());
        printNotes(streams, file->leftOut, path);
    }
    return done;
}

} // namespace touchline::cli
