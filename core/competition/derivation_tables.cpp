// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/derivation.h"

#include "core/competition/bye_requests.h"
#include "core/competition/former_seasons.h"
#include "core/competition/rules/report_figures.h"
#include "core/competition/standings/standings_figures.h"
#include "core/competition/table_deductions.h"

#include <algorithm>
#include <limits>

namespace touchline {

namespace {

/// In place of a team that is not in the table.
constexpr int notInTable = std::numeric_limits<int>::max();

/// The criteria that come before a play-off: teams that they leave level have to play.
RuleSet rulesBeforePlayOff(const RuleSet &rules)
{
    RuleSet before = rules;
    before.tieBreaks.erase(std::find(before.tieBreaks.begin(), before.tieBreaks.end(), TieBreak::PlayOff),
                           before.tieBreaks.end());
    return before;
}

/// By code points, so that nobody's home right changes with the order in which tables show level teams, and
/// by the name under which they entered, so that it does not change when a club is renamed.
bool isNameBefore(const Entrant &one, const Entrant &other)
{
    return one.firstName() != other.firstName() ? one.firstName() < other.firstName()
                                                : one.handle() < other.handle();
}

} // namespace

int Derivation::placeOf(int team) const
{
    return team < 0 ? -1 : m_placeOf[at(team)];
}

void Derivation::makeTable(int table)
{
    GroupTable &group = m_progress.tables[at(table)];
    fillTeams(table);
    notePlaces(table);
    collectResults(table);
    group.isComplete = isTableComplete(table);
    orderTable(table);
    settlePlayOffs(table);
    orderLadder(table);
    forgetPlaces(table);
}

void Derivation::notePlaces(int table)
{
    const std::vector<int> &teams = m_progress.tables[at(table)].teams;
    for (std::size_t place = 0; place < teams.size(); ++place) {
        if (teams[place] >= 0)
            m_placeOf[at(teams[place])] = static_cast<int>(place);
    }
}

void Derivation::forgetPlaces(int table)
{
    for (const int team : m_progress.tables[at(table)].teams) {
        if (team >= 0)
            m_placeOf[at(team)] = -1;
    }
}

GroupInput TableMakings::input() const
{
    GroupInput input{teams, results, rules, nameRank, lots};
    input.deductions = deductions;
    input.before = before;
    input.roundedOff = roundedOff;
    input.reports = reports;
    input.ranking = ranking;
    return input;
}

TableMakings Derivation::makingsOf(int table)
{
    notePlaces(table);
    collectResults(table);
    countInReports(table);
    noteRanksAndLots(table);
    m_open.clear();
    collectOpen(table);
    forgetPlaces(table);
    return {static_cast<int>(m_progress.tables[at(table)].teams.size()),
            m_competition.tables()[at(table)].rules,
            m_results,
            m_nameRank,
            m_ranking,
            m_lots,
            m_inReports,
            m_deductions,
            m_before,
            m_roundedOff,
            m_open};
}

/// Fills Derivation::teams of the table by place, from its members, the draw, or earlier tables.
void Derivation::fillTeams(int table)
{
    GroupTable &group = m_progress.tables[at(table)];
    const TablePlan &plan = m_competition.tables()[at(table)];
    group.teams.clear();
    const Stage &stage = m_competition.definition().format.stages[at(plan.stage)];
    if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan)) {
        const std::vector<Slot> &members = groups->groups[at(plan.group)].members;
        if (plan.entry >= 0)
            group.teams = m_competition.placement()[at(plan.entry)];
        else if (members.empty())
            fillDrawnGroup(*groups, plan, group);
        for (const Slot &slot : members)
            group.teams.push_back(m_slots.teamIn(slot));
    } else if (const auto *paired = std::get_if<PairedStage>(&stage.plan)) {
        for (const Slot &slot : paired->members)
            group.teams.push_back(m_slots.teamIn(slot));
    } else {
        fillMadeTable(std::get<TableStage>(stage.plan), plan, group);
    }
}

/// A table without matches of its own.
void Derivation::fillMadeTable(const TableStage &made, const TablePlan &plan, GroupTable &group)
{
    for (const Slot &slot : made.members)
        group.teams.push_back(m_slots.teamIn(slot));
    if (!made.members.empty())
        return;
    for (const int other : made.of) {
        const GroupTable &part = m_progress.tables[at(other)];
        if (made.kind == TableStage::Kind::BestPlaced)
            group.teams.push_back(
                part.table.rows.size() < at(made.place) ? -1 : part.teamOfRow(at(made.place - 1)));
        for (std::size_t i = 0; made.kind != TableStage::Kind::BestPlaced && i < part.teams.size(); ++i) {
            const int team = part.teams[i];
            if (team >= 0 && std::find(group.teams.begin(), group.teams.end(), team) == group.teams.end())
                group.teams.push_back(team);
        }
    }
    for (const Slot &slot : made.except)
        group.teams.erase(std::remove(group.teams.begin(), group.teams.end(), m_slots.teamIn(slot)),
                          group.teams.end());
    // Parts that name a team twice make a table of fewer rows than places; an open part may still name one.
    if (made.kind != TableStage::Kind::Sum || !hasAllTeams(made))
        group.teams.resize(at(plan.size), -1);
}

bool Derivation::hasAllTeams(const TableStage &sum) const
{
    return std::all_of(sum.of.begin(), sum.of.end(), [this](int part) {
        const std::vector<int> &teams = m_progress.tables[at(part)].teams;
        return std::find(teams.begin(), teams.end(), -1) == teams.end();
    });
}

/// A group that is drawn when its stage is reached.
void Derivation::fillDrawnGroup(const RoundRobinStage &stage, const TablePlan &plan, GroupTable &group)
{
    int before = 0;
    for (int earlier = 0; earlier < plan.group; ++earlier)
        before += stage.groups[at(earlier)].size;
    for (const int round : m_plan.drawnRoundsOfStage[at(plan.stage)]) {
        for (int place = 1; place <= plan.size; ++place)
            group.teams.push_back(m_slots.teamIn({Slot::Kind::RoundDraw, round, before + place}));
    }
}

void Derivation::collectResults(int table)
{
    m_results.clear();
    m_open.clear();
    m_counted.clear();
    m_roundedOff.clear();
    m_before.clear();
    m_deductions.assign(m_progress.tables[at(table)].teams.size(), 0);
    for (const int fixture : m_plan.fixturesOfTable[at(table)])
        collect(fixture);
    if (m_competition.tables()[at(table)].rules->headToHeadWhenComplete)
        collectOpen(table);
    const std::size_t firstCarried = m_results.size();
    const TablePlan &plan = m_competition.tables()[at(table)];
    const Stage &stage = m_competition.definition().format.stages[at(plan.stage)];
    const auto *groups = std::get_if<RoundRobinStage>(&stage.plan);
    if (groups != nullptr)
        collectFrom(*groups, table);
    else if (const auto *paired = std::get_if<PairedStage>(&stage.plan))
        collectByes(*paired, table);
    else if (const auto *sum = std::get_if<TableStage>(&stage.plan)) {
        if (sum->kind == TableStage::Kind::Sum)
            collectSum(*sum, table);
        else if (sum->kind == TableStage::Kind::BestPlaced)
            collectBestPlaced(*sum, table);
    }
    for (const Deduction &deduction : m_competition.deductions()) {
        const int place = placeOf(deduction.team);
        if (place >= 0 && countsDeductionsOf(m_competition, table, deduction.table))
            m_deductions[at(place)] += deduction.points;
    }
    if (groups != nullptr && groups->carriedPoints != CarriedPoints::All)
        halveCarried(*groups, table, firstCarried);
    putVoidTeamsLast(table);
}

/// Takes half of the points away that were brought along, those of earlier deductions included.
void Derivation::halveCarried(const RoundRobinStage &stage, int table, std::size_t firstCarried)
{
    const std::size_t teams = m_deductions.size();
    std::vector<Tally> tallies(teams);
    Tally outsider;
    const auto tallyOf = [&](int place) -> Tally & {
        return at(place) < teams ? tallies[at(place)] : outsider;
    };
    for (std::size_t i = firstCarried; i < m_results.size(); ++i)
        addMatch(tallyOf(m_results[i].home), tallyOf(m_results[i].away), m_results[i], stage.rules.points);
    for (const Deduction &deduction : m_competition.deductions()) {
        const int place = placeOf(deduction.team);
        if (place >= 0 && deduction.table != table &&
            countsDeductionsOf(m_competition, table, deduction.table))
            tallies[at(place)].points -= deduction.points;
    }
    m_roundedOff.assign(teams, 0);
    for (std::size_t team = 0; team < teams; ++team) {
        // As many quarters of a point as half of them are: what is not whole is rounded.
        const int quarters = tallies[team].points.halves();
        const int left = ((quarters % 4) + 4) % 4; // above 0, so that it is down towards minus infinity
        const bool isUp = stage.carriedPoints == CarriedPoints::HalfRoundedUp;
        const int half = (quarters - left) / 4 + (left != 0 && isUp ? 1 : 0);
        m_deductions[team] += tallies[team].points - half;
        m_roundedOff[team] = quarters - 4 * half;
    }
}

/// Counts a played match of which at least one team is in the table.
void Derivation::collect(int fixture)
{
    if (m_plan.fixtures[at(fixture)].tie >= 0)
        collectPairing(fixture);
    else if (const CountedResult *played = counted(fixture))
        collect(fixture, *played);
}

/// The cards of each match count, the result of all of them once.
void Derivation::collectPairing(int fixture)
{
    if (const auto result = tableResult(m_competition, m_progress, fixture))
        collect(fixture, *result);
    else if (counted(fixture) != nullptr)
        m_counted.push_back(fixture);
}

PerSide<int> Derivation::placesOf(const PerSide<int> &teams) const
{
    PerSide<int> places;
    for (const Side side : bothSides) {
        const int place = placeOf(teams[side]);
        places[side] = place < 0 ? notInTable : place;
    }
    return places;
}

/// Whether the match, or one of the pairing, was abandoned and nothing is decided about it.
bool Derivation::isUndecided(int fixture) const
{
    const auto isAbandoned = [this](int one) {
        return m_progress.fixtures[at(one)].state == FixtureState::Undecided;
    };
    const int tie = m_plan.fixtures[at(fixture)].tie;
    return isAbandoned(fixture) ||
           (tie >= 0 && std::ranges::any_of(m_plan.ties[at(tie)].fixtures, isAbandoned));
}

void Derivation::collect(int fixture, const CountedResult &result)
{
    const PerSide<int> places = placesOf(result.teams);
    if (places[Side::Home] == notInTable && places[Side::Away] == notInTable)
        return;
    m_results.push_back(groupResult(places[Side::Home], places[Side::Away], result));
    // The first match of a pairing that a walkover decided may have been played by others.
    if (counted(fixture) != nullptr)
        m_counted.push_back(fixture);
}

/// Matches to come between known teams of which at least one is in the table.
void Derivation::collectOpen(int table)
{
    const auto collectOf = [this](int part) {
        for (const int fixture : m_plan.fixturesOfTable[at(part)]) {
            const PerSide<int> &teams = m_progress.fixtures[at(fixture)].teams;
            const bool isCountedElsewhere = m_plan.fixtures[at(fixture)].leg > 1;
            if (isCountedElsewhere || isPairingDone(fixture) || teams[Side::Home] < 0 ||
                teams[Side::Away] < 0)
                continue;
            const PerSide<int> places = placesOf(teams);
            if (places[Side::Home] != notInTable || places[Side::Away] != notInTable)
                m_open.push_back({places[Side::Home], places[Side::Away], isUndecided(fixture)});
        }
    };
    collectOf(table);
    const Stage &stage =
        m_competition.definition().format.stages[at(m_competition.tables()[at(table)].stage)];
    if (const auto *sum = std::get_if<TableStage>(&stage.plan); sum != nullptr)
        std::for_each(sum->of.begin(), sum->of.end(), collectOf);
}

/// Matches of earlier stages that the group takes over.
void Derivation::collectFrom(const RoundRobinStage &stage, int table)
{
    if (stage.carry == CarryOver::Nothing)
        return;
    const int firstStage = m_competition.tables()[at(table)].stage;
    for (std::size_t earlier = 0; earlier < m_plan.fixturesOfTable.size(); ++earlier) {
        if (m_competition.tables()[earlier].stage >= firstStage)
            break;
        for (const int fixture : m_plan.fixturesOfTable[earlier]) {
            const PerSide<int> &teams = m_progress.fixtures[at(fixture)].teams;
            if (stage.carry == CarryOver::Everything ||
                (placeOf(teams[Side::Home]) >= 0 && placeOf(teams[Side::Away]) >= 0))
                collect(fixture);
        }
    }
}

void Derivation::collectSum(const TableStage &stage, int table)
{
    if (stage.seasons > 1) {
        const std::vector<Tally> former = formerTallies(m_competition.definition(), stage);
        for (const int team : m_progress.tables[at(table)].teams)
            m_before.push_back(team < 0 ? Tally{} : former[at(team)]);
    }
    for (const int part : stage.of)
        for (const int fixture : m_plan.fixturesOfTable[at(part)])
            collect(fixture);
}

void Derivation::collectBestPlaced(const TableStage &stage, int table)
{
    for (std::size_t i = 0; i < stage.of.size(); ++i) {
        const GroupTable &group = m_progress.tables[at(stage.of[i])];
        const int team = m_progress.tables[at(table)].teams[i];
        for (const int fixture : m_plan.fixturesOfTable[at(stage.of[i])]) {
            const PerSide<int> &teams = m_progress.fixtures[at(fixture)].teams;
            if (team < 0 || (teams[Side::Home] != team && teams[Side::Away] != team))
                continue;
            const int opponent = teams[teams[Side::Home] == team ? Side::Away : Side::Home];
            const auto row = std::find_if(group.table.rows.begin(), group.table.rows.end(),
                                          [&](const Row &r) { return group.teams[at(r.team)] == opponent; });
            if (stage.against == 0 || row == group.table.rows.end() || row->position <= stage.against)
                collect(fixture);
        }
    }
}

/// A team without an opponent gets its points for the round, one that joined late those of the rounds before.
void Derivation::collectByes(const PairedStage &stage, int table)
{
    if (stage.method == PairingMethod::Ladder)
        return;
    for (std::size_t i = 0; i < stage.late.size(); ++i)
        for (int missed = 0; missed < stage.late[i].from; ++missed)
            m_deductions[stage.members.size() - stage.late.size() + i] -=
                missedRoundPoints(stage, stage.late[i].missed);
    for (std::size_t round = 0; round < m_plan.drawnRounds.size(); ++round) {
        const DrawnRound &drawn = m_plan.drawnRounds[round];
        const RoundDraw *draw = m_competition.roundDraw(static_cast<int>(round));
        if (drawn.table != table || draw == nullptr)
            continue;
        const std::size_t paired = std::min(at(2 * drawn.pairings), draw->order.size() / 2 * 2);
        for (std::size_t i = paired; i < draw->order.size(); ++i)
            m_deductions[at(draw->order[i])] -= stage.byePoints;
        if (draw->order.size() < drawn.pot.size())
            collectRequestedByes(stage, drawn, *draw);
    }
}

void Derivation::collectRequestedByes(const PairedStage &stage, const DrawnRound &round,
                                      const RoundDraw &draw)
{
    const std::vector<int> &teams = m_progress.tables[at(round.table)].teams;
    const RequestedByes requested(m_competition, round.stage);
    for (std::size_t place = 0; place < teams.size() && !requested.isEmpty(); ++place) {
        if (std::find(draw.order.begin(), draw.order.end(), static_cast<int>(place)) != draw.order.end())
            continue;
        if (const auto bye = requested.of(round, teams[place]))
            m_deductions[place] -= requestedByePoints(stage, *bye);
    }
}

bool Derivation::isTableComplete(int table) const
{
    const TablePlan &plan = m_competition.tables()[at(table)];
    const std::vector<int> &teams = m_progress.tables[at(table)].teams;
    if (std::any_of(teams.begin(), teams.end(), [](int team) { return team == -1; }))
        return false;
    const Stage &stage = m_competition.definition().format.stages[at(plan.stage)];
    if (const auto *sum = std::get_if<TableStage>(&stage.plan)) {
        if (sum->kind == TableStage::Kind::NextBest)
            return std::all_of(sum->except.begin(), sum->except.end(),
                               [this](const Slot &slot) { return m_slots.teamIn(slot) != -1; });
        return std::all_of(sum->of.begin(), sum->of.end(), [&](int part) {
            return sum->kind == TableStage::Kind::Sum
                       ? m_progress.tables[at(part)].isComplete
                       : m_slots.teamOfTable(TableIndex(part), sum->place) != -1;
        });
    }
    const std::vector<int> &fixtures = m_plan.fixturesOfTable[at(table)];
    return std::all_of(fixtures.begin(), fixtures.end(), [this](int fixture) { return isDone(fixture); });
}

void Derivation::countInReports(int table)
{
    m_inReports.clear();
    for (const TieBreak one : m_competition.tables()[at(table)].rules->tieBreaks) {
        if (tieBreakRow(one).figure.report == nullptr)
            continue;
        CountedInReports sums{one, std::vector<int>(m_progress.tables[at(table)].teams.size())};
        if (addReports(sums, table) || (one == TieBreak::Conduct && takeNotedConduct(sums, table)))
            m_inReports.push_back(std::move(sums));
    }
}

/// False where a report does not record what the criterion counts.
bool Derivation::addReports(CountedInReports &sums, int table) const
{
    const RuleSet &rules = *m_competition.tables()[at(table)].rules;
    const ReportFigure figureOf = tieBreakRow(sums.tieBreak).figure.report;
    for (const int fixture : m_counted) {
        const MatchReport *report = personalReport(m_competition, m_progress, fixture);
        if (report == nullptr)
            continue; // nobody played, nobody was booked
        for (const Side side : bothSides) {
            const auto figure = figureOf(*report, side, rules);
            const int place = placeOf(counted(fixture)->teams[side]);
            if (!figure)
                return false;
            if (place >= 0)
                sums.byTeam[at(place)] += *figure;
        }
    }
    return true;
}

/// False where a team's score is not noted.
bool Derivation::takeNotedConduct(CountedInReports &sums, int table) const
{
    std::vector<char> isNoted(sums.byTeam.size(), 0);
    for (const NotedConduct &noted : m_competition.conduct()) {
        const int place = placeOf(noted.team);
        if (noted.table != table || place < 0)
            continue;
        sums.byTeam[at(place)] = noted.score;
        isNoted[at(place)] = 1;
    }
    return std::all_of(isNoted.begin(), isNoted.end(), [](char noted) { return noted != 0; });
}

void Derivation::orderTable(int table)
{
    GroupTable &group = m_progress.tables[at(table)];
    countInReports(table);
    noteRanksAndLots(table);
    GroupInput input{static_cast<int>(group.teams.size()), m_results, m_competition.tables()[at(table)].rules,
                     m_nameRank, m_lots};
    input.deductions = m_deductions;
    input.before = m_before;
    input.roundedOff = m_roundedOff;
    input.reports = m_inReports;
    input.ranking = m_ranking;
    input.playOffs = m_playOffs;
    input.open = m_open;
    standings(input, group.table);
    showVoidTeams(group, table);
    m_playOffs.clear();
}

void Derivation::noteRanksAndLots(int table)
{
    const GroupTable &group = m_progress.tables[at(table)];
    m_nameRank.clear();
    m_ranking.clear();
    for (const int team : group.teams) {
        m_nameRank.push_back(team < 0 ? std::numeric_limits<int>::max() : m_competition.nameRank()[at(team)]);
        m_ranking.push_back(team < 0 ? 0 : m_competition.entrant(team).ranking);
    }
    m_lots.clear();
    for (const Lot &lot : m_competition.lots()) {
        if (lot.table != table || lot.tie != 0)
            continue;
        std::vector<int> places;
        for (const int team : lot.order)
            places.push_back(placeOf(team));
        m_lots.push_back(std::move(places));
    }
}

/// Two teams that are level at a place which is played for meet once more.
void Derivation::settlePlayOffs(int table)
{
    GroupTable &group = m_progress.tables[at(table)];
    const TablePlan &plan = m_competition.tables()[at(table)];
    bool isOpen = false;
    bool isPlayed = false;
    for (const int index : m_plan.tiesOfStage[at(plan.stage)]) {
        const TiePlan &tiePlan = m_plan.ties[at(index)];
        if (tiePlan.table != table || !tiePlan.isPlayOff())
            continue;
        TieStatus &tie = m_progress.ties[at(index)];
        const RuleSet before = rulesBeforePlayOff(*plan.rules);
        GroupInput input{static_cast<int>(group.teams.size()), m_results, &before, m_nameRank, {}};
        input.deductions = m_deductions;
        input.roundedOff = m_roundedOff;
        input.reports = m_inReports;
        input.ranking = m_ranking;
        input.open = m_open;
        standings(input, m_playOffTable);
        const std::size_t upper = at(tiePlan.place - 1);
        const bool isDue = group.isComplete && isLevelWithNext(m_playOffTable, upper) &&
                           levelWith(m_playOffTable, upper).size() == 1;
        if (isDue) {
            PerSide<int> teams{{group.teams[at(m_playOffTable.rows[upper].team)],
                                group.teams[at(m_playOffTable.rows[upper + 1].team)]}};
            // The same side is at home whatever else the table says, as versions before this one had it.
            if (isNameBefore(m_competition.entrant(teams[Side::Away]),
                             m_competition.entrant(teams[Side::Home])))
                std::swap(teams[Side::Home], teams[Side::Away]);
            tie.teams = teams;
            settleMatches(index);
            isOpen = isOpen || tie.by == TieDecision::Open;
            isPlayed = isPlayed || tie.winner;
            if (tie.winner) {
                const int winner = placeOf(tie.teams[*tie.winner]);
                const int loser = placeOf(tie.teams[opposite(*tie.winner)]);
                m_playOffs.push_back(GroupResult::withoutScore(winner, loser, Side::Home));
            }
        } else {
            for (const int fixture : tiePlan.fixtures) {
                if (group.isComplete || hasEntry(fixture))
                    skipFixture(fixture);
            }
        }
    }
    if (isPlayed)
        orderTable(table);
    m_playOffs.clear();
    group.isComplete = group.isComplete && !isOpen;
}

/// On a ladder the winner of a challenge takes the place of the team that he beat; those between go down one.
void Derivation::orderLadder(int table)
{
    const TablePlan &plan = m_competition.tables()[at(table)];
    const auto *stage =
        std::get_if<PairedStage>(&m_competition.definition().format.stages[at(plan.stage)].plan);
    if (stage == nullptr || stage->method != PairingMethod::Ladder)
        return;
    GroupTable &group = m_progress.tables[at(table)];
    std::vector<int> order;
    for (std::size_t place = 0; place < group.teams.size(); ++place)
        order.push_back(static_cast<int>(place));
    for (const GroupResult &result : m_results) {
        if (!result.winner)
            continue;
        const int winner = *result.winner == Side::Home ? result.home : result.away;
        const int loser = *result.winner == Side::Home ? result.away : result.home;
        const auto above = std::find(order.begin(), order.end(), loser);
        const auto below = std::find(order.begin(), order.end(), winner);
        if (above < below)
            std::rotate(above, below, below + 1);
    }
    std::vector<Row> rows(order.size());
    for (const Row &row : group.table.rows) {
        const auto place = std::find(order.begin(), order.end(), row.team) - order.begin();
        rows[static_cast<std::size_t>(place)] = row;
        rows[static_cast<std::size_t>(place)].position = static_cast<int>(place) + 1;
    }
    group.table.rows = std::move(rows);
    for (std::size_t i = 0; i < group.table.separations.size(); ++i)
        group.table.separations[i] = {TieBreak::Ranking, static_cast<int>(i) + 1, static_cast<int>(i) + 2};
}

} // namespace touchline
