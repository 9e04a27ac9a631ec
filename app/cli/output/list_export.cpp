// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/list_export.h"

#include "app/cli/base/outputs.h"
#include "app/cli/input/league_access.h"
#include "models/league/import/list_export.h"

#include <algorithm>
#include <array>

namespace touchline::cli {

namespace {

/// In the order of ListImport::Kind.
constexpr std::array listNames{"teams", "squads", "fixtures", "results"};

/// The list with that place in listNames. Errors: those of competitionCalled() and listFile().
Result<ListFile> listNamed(League &league, std::size_t place, const QString &competition)
{
    const auto kind = static_cast<ListImport::Kind>(place);
    const bool isOfNone =
        kind == ListImport::Kind::Teams || (kind == ListImport::Kind::Squads && competition.isEmpty());
    if (isOfNone)
        return listFile(league, kind);
    const auto line = competitionCalled(competition, league);
    TOUCHLINE_TRY(line);
    return listFile(league, kind, line->id);
}

} // namespace

const std::vector<OptionRow> listFileRows{
    {"teams", "Write all teams as CSV, for \"league import\".", "file.csv"},
    {"squads",
     "Write the players as CSV: the competition's squads if one is named, otherwise the teams' own.",
     "file.csv"},
    {"fixtures", "Write the competition's fixtures as CSV.", "file.csv"},
    {"results", "Write the competition's results as CSV.", "file.csv"}};

bool asksForListFile(const QCommandLineParser &parser)
{
    return std::any_of(listNames.begin(), listNames.end(),
                       [&parser](const char *list) { return parser.isSet(QString::fromLatin1(list)); });
}

int writeListFiles(League &league, const QString &competition, const QCommandLineParser &parser,
                   Streams &streams)
{
    for (std::size_t place = 0; place < listNames.size(); ++place) {
        const QString list = QString::fromLatin1(listNames[place]);
        if (!parser.isSet(list))
            continue;
        const QString path = parser.value(list);
        const auto file = listNamed(league, place, competition);
        TOUCHLINE_TRY_ON(streams, file);
        TOUCHLINE_TRY_ON(streams, writeFile(path, file->csv, streams));
        printNotes(streams, file->leftOut, path);
    }
    return done;
}

} // namespace touchline::cli
