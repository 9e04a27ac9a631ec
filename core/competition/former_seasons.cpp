// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/former_seasons.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

void add(Tally &sum, const Tally &more, int sign = 1)
{
    sum.played += sign * more.played;
    sum.won += sign * more.won;
    sum.drawn += sign * more.drawn;
    sum.lost += sign * more.lost;
    sum.goalsFor += sign * more.goalsFor;
    sum.goalsAgainst += sign * more.goalsAgainst;
    sum.points = TablePoints::ofHalves(sum.points.halves() + sign * more.points.halves());
    sum.bonus = TablePoints::ofHalves(sum.bonus.halves() + sign * more.bonus.halves());
}

const Tally *tallyOf(const QUuid &team, const FormerSeason &season)
{
    const auto found = std::find_if(season.teams.begin(), season.teams.end(),
                                    [&team](const FormerTally &one) { return one.team == team; });
    return found == season.teams.end() ? nullptr : &found->tally;
}

/// The last `count` seasons of a table, the latest first.
std::vector<const FormerSeason *> lastSeasons(const std::vector<FormerSeason> &all, const QString &table,
                                              int count)
{
    std::vector<const FormerSeason *> last;
    for (auto season = all.rbegin(); season != all.rend() && last.size() < at(count); ++season)
        if (season->table == table)
            last.push_back(&*season);
    return last;
}

} // namespace

std::vector<Tally> formerTallies(const CompetitionDefinition &definition, const TableStage &table)
{
    std::vector<Tally> tallies(definition.entrants.size());
    const auto seasons = lastSeasons(definition.formerSeasons, table.table, table.seasons - 1);
    for (std::size_t team = 0; team < tallies.size(); ++team)
        for (const FormerSeason *season : seasons) {
            const Tally *former = tallyOf(definition.entrants[team].id, *season);
            if (former == nullptr)
                break;
            add(tallies[team], *former);
        }
    return tallies;
}

std::vector<FormerSeason> formerSeasonsAfter(const Competition &competition, const Progress &progress)
{
    const CompetitionDefinition &definition = competition.definition();
    std::vector<FormerSeason> seasons;
    for (std::size_t i = 0; i < progress.tables.size(); ++i) {
        const Stage &stage = definition.format.stages[at(competition.tables()[i].stage)];
        const auto *table = std::get_if<TableStage>(&stage.plan);
        if (table == nullptr || table->seasons < 2)
            continue;
        const auto kept = lastSeasons(definition.formerSeasons, table->table, table->seasons - 2);
        for (auto season = kept.rbegin(); season != kept.rend(); ++season)
            seasons.push_back(**season);
        // What the table shows, less what it had from before.
        const std::vector<Tally> before = formerTallies(definition, *table);
        FormerSeason own{definition.id, definition.name, table->table, {}};
        for (const Row &row : progress.tables[i].table.rows) {
            const int team = progress.tables[i].teams[at(row.team)];
            if (team < 0)
                continue;
            own.teams.push_back({competition.entrant(team).id, row.tally});
            add(own.teams.back().tally, before[at(team)], -1);
        }
        seasons.push_back(std::move(own));
    }
    return seasons;
}

} // namespace touchline
