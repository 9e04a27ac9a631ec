// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/possible_places.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

const Stage &stageOf(const Competition &competition, int table)
{
    return competition.definition().format.stages[at(competition.tables()[at(table)].stage)];
}

/// The tables whose matches it counts.
std::vector<int> partsOf(const Competition &competition, int table)
{
    const auto *made = std::get_if<TableStage>(&stageOf(competition, table).plan);
    return made == nullptr ? std::vector<int>{table} : made->of;
}

bool hasMatchesInSight(const Competition &competition, const Progress &now, int table)
{
    const Stage &stage = stageOf(competition, table);
    if (const auto *made = std::get_if<TableStage>(&stage.plan);
        made != nullptr && made->kind != TableStage::Kind::Sum)
        return false;
    if (const auto *paired = std::get_if<PairedStage>(&stage.plan);
        paired != nullptr && paired->method == PairingMethod::Ladder)
        return false;
    const auto isUnknown = [](int team) { return team == -1; };
    if (std::ranges::any_of(now.tables[at(table)].teams, isUnknown))
        return false;
    return std::ranges::all_of(partsOf(competition, table), [&](int part) {
        return (part == table || hasMatchesInSight(competition, now, part)) &&
               std::ranges::none_of(competition.plan().fixturesOfTable[at(part)], [&](int fixture) {
                   return now.fixtures[at(fixture)].state == FixtureState::InConflict;
               });
    });
}

/// Rounds of a Swiss that are not paired yet, for each of its teams.
std::vector<int> unpairedRounds(const Competition &competition, const Progress &now, int table)
{
    const std::vector<int> &teams = now.tables[at(table)].teams;
    std::vector<int> unpaired(teams.size(), 0);
    const std::vector<DrawnRound> &rounds = competition.plan().drawnRounds;
    for (const int part : partsOf(competition, table))
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            if (rounds[round].table != part || competition.roundDraw(static_cast<int>(round)) != nullptr)
                continue;
            for (const int team : now.tables[at(part)].teams)
                if (const auto place = std::ranges::find(teams, team); place != teams.end())
                    ++unpaired[static_cast<std::size_t>(place - teams.begin())];
        }
    return unpaired;
}

TablePoints mostForBye(const Competition &competition, int table)
{
    TablePoints most = 0;
    for (const int part : partsOf(competition, table))
        if (const auto *paired = std::get_if<PairedStage>(&stageOf(competition, part).plan))
            most = std::max({most, paired->byePoints, halfByePoints(*paired)});
    return most;
}

bool isBestOf(const Competition &competition, int table)
{
    return std::ranges::any_of(partsOf(competition, table), [&](int part) {
        const auto *paired = std::get_if<PairedStage>(&stageOf(competition, part).plan);
        return paired != nullptr && paired->bestOf > 1;
    });
}

/// Where matches are played by different rules, or one without a score is among them, another may come.
bool mayGoalsBeMissing(const Competition &competition, int table)
{
    const auto isWithoutScore = [&](std::size_t fixture) {
        const CountedResult *result = competition.result(static_cast<int>(fixture));
        return result != nullptr && result->withoutScore;
    };
    for (std::size_t fixture = 0; fixture < competition.fixtures().size(); ++fixture)
        if (isWithoutScore(fixture))
            return true;
    return std::ranges::any_of(partsOf(competition, table), [&](int part) {
        return std::ranges::any_of(competition.plan().fixturesOfTable[at(part)], [&](int fixture) {
            return matchRulesOf(competition.definition().format, competition.fixtures()[at(fixture)]) >= 0;
        });
    });
}

std::unique_ptr<OpenTable> openTable(const Competition &competition, const Progress &now,
                                     Derivation &derivation, int table)
{
    if (now.tables[at(table)].isComplete || !hasMatchesInSight(competition, now, table))
        return nullptr;
    auto open =
        std::make_unique<OpenTable>(derivation.makingsOf(table), unpairedRounds(competition, now, table));
    open->rest().byePoints = mostForBye(competition, table);
    open->rest().byMatchesWon = isBestOf(competition, table);
    open->rest().goalsMayBeMissing = mayGoalsBeMissing(competition, table);
    return open;
}

} // namespace

OpenTable::OpenTable(TableMakings makings, std::vector<int> unpaired)
    : m_makings(std::move(makings))
    , m_unpaired(std::move(unpaired))
    , m_rest{m_makings.input(), m_makings.open, m_unpaired}
{
}

std::unique_ptr<OpenTable> openTable(const Competition &competition, int index)
{
    Progress now;
    Derivation derivation(competition, now);
    derivation.run();
    return openTable(competition, now, derivation, index);
}

std::vector<PlaceRanges> possiblePlaces(const Competition &competition)
{
    Progress now;
    Derivation derivation(competition, now);
    derivation.run();
    std::vector<PlaceRanges> ranges(now.tables.size());
    for (std::size_t table = 0; table < ranges.size(); ++table)
        if (const auto open = openTable(competition, now, derivation, static_cast<int>(table)))
            ranges[table] = placeRanges(open->rest());
    return ranges;
}

} // namespace touchline
