// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/import/list_export.h"

#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/league/squad_lists.h"

namespace touchline {

Result<ListFile> listFile(League &league, ListImport::Kind kind, const QUuid &competition, CsvStyle style)
{
    if (kind == ListImport::Kind::Teams) {
        const auto teams = league.teams().all();
        TOUCHLINE_TRY(teams);
        return ListFile{teamsCsv(*teams, style)};
    }
    if (kind == ListImport::Kind::Squads) {
        const auto lists = squadLists(league, competition);
        TOUCHLINE_TRY(lists);
        return ListFile{squadsCsv(lists->teams, style)};
    }
    const auto held = league.competitions().find(competition);
    TOUCHLINE_TRY(held);
    if (kind == ListImport::Kind::Fixtures)
        return ListFile{fixturesCsv(*held, style)};
    ResultsExport results = resultsCsv(*held, style);
    return ListFile{std::move(results.csv), std::move(results.leftOut)};
}

} // namespace touchline
