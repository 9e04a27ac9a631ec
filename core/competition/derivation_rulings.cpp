// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/derivation.h"

#include <algorithm>

namespace touchline {

namespace {

bool isKnown(const PerSide<int> &teams)
{
    return teams[Side::Home] >= 0 && teams[Side::Away] >= 0;
}

/// More points than any team can have: taken away for the order, and given back in what is shown.
constexpr int farBehind = 1'000'000;

} // namespace

void Derivation::noteWithdrawals()
{
    m_withdrawn.clear();
    for (const TeamWithdrawal &withdrawal : m_competition.withdrawals()) {
        m_withdrawn.resize(m_competition.definition().entrants.size());
        auto &results = m_withdrawn[at(withdrawal.team)];
        results = withdrawal.results;
        if (withdrawal.results == TeamWithdrawal::Results::Revoked)
            results.reset();
    }
}

bool Derivation::isWithdrawn(int team) const
{
    return team >= 0 && !m_withdrawn.empty() && m_withdrawn[at(team)];
}

void Derivation::contest(int index, ConflictReason reason)
{
    FixtureStatus &status = m_progress.fixtures[at(index)];
    status.state = FixtureState::InConflict;
    status.conflict = reason;
}

void Derivation::award(int index, CountedResult result, bool wholeTie)
{
    FixtureStatus &status = m_progress.fixtures[at(index)];
    status.state = FixtureState::Played;
    status.award = static_cast<int>(m_progress.awards.size());
    m_progress.awards.push_back({index, result, wholeTie});
}

/// Whether somebody entered something for the match that cannot just be passed over.
bool Derivation::hasEntry(int index) const
{
    if (m_competition.result(index) != nullptr)
        return true;
    const Ruling *ruling = m_competition.ruling(index);
    return ruling != nullptr && (ruling->kind == Ruling::Kind::Abandoned || ruling->isAward()) &&
           !ruling->isPlayedAgain();
}

/// Whether the ruling says all about the state of the match.
bool Derivation::settleRuled(int index, const Ruling &ruling)
{
    FixtureStatus &status = m_progress.fixtures[at(index)];
    if (ruling.kind == Ruling::Kind::Annulled) {
        status.state = FixtureState::Void;
        return true;
    }
    const bool isAboutThem = isKnown(status.teams) && ruling.teams == status.teams;
    const bool isOpen = ruling.kind == Ruling::Kind::Abandoned && ruling.then == Ruling::Then::Undecided;
    auto result = resultOf(ruling, m_competition.definition().format.walkover);
    if (!isOpen && !result)
        return false;
    if (!isAboutThem)
        contest(index, ConflictReason::OtherTeams);
    else if (isOpen)
        status.state = FixtureState::Undecided;
    else
        award(index, *result, ruling.isAward() && ruling.wholeTie);
    return true;
}

/// Whether the team left when it was over the match: it had played a later one of its own, or a later stage
/// than that of the table had begun.
bool Derivation::leftBehind(FixtureIndex index, TeamIndex team) const
{
    const Fixture &match = m_plan.fixtures[at(index)];
    if (match.isGroupMatch())
        return leftAfterStage(StageIndex(match.stage), team);
    for (std::size_t later = at(index) + 1; later < m_plan.fixtures.size(); ++later) {
        const CountedResult *result = m_competition.result(static_cast<int>(later));
        if (result != nullptr && (result->teams[Side::Home] == team || result->teams[Side::Away] == team))
            return true;
    }
    return false;
}

bool Derivation::leftAfterStage(StageIndex stage, TeamIndex team) const
{
    const std::vector<TeamWithdrawal> &withdrawals = m_competition.withdrawals();
    const auto last = std::find_if(withdrawals.rbegin(), withdrawals.rend(),
                                   [team](const TeamWithdrawal &one) { return one.team == team; });
    if (last == withdrawals.rend())
        return false;
    const std::vector<int> &indexOf = m_plan.byNumber;
    return std::any_of(last->lastPlayed.begin(), last->lastPlayed.end(), [&](int number) {
        return number > 0 && at(number) < indexOf.size() && indexOf[at(number)] >= 0 &&
               m_plan.fixtures[at(indexOf[at(number)])].stage > stage;
    });
}

/// A match that nobody has played is lost by the team that has withdrawn, and by both where both have.
void Derivation::awardIfWithdrawn(int index)
{
    const FixtureStatus &status = m_progress.fixtures[at(index)];
    if (m_withdrawn.empty() || status.state != FixtureState::Ready)
        return;
    const bool homeIsOut = isWithdrawn(status.teams[Side::Home]);
    const bool awayIsOut = isWithdrawn(status.teams[Side::Away]);
    if (!homeIsOut && !awayIsOut)
        return;
    std::optional<Side> winner;
    if (homeIsOut != awayIsOut) {
        winner = homeIsOut ? Side::Away : Side::Home;
    } else {
        // What was won by walkover before its winner left as well stays won.
        const auto hadWon = [&](Side side) {
            return leftBehind(FixtureIndex(index), TeamIndex(status.teams[side]));
        };
        const bool homeHadWon = hadWon(Side::Home);
        if (homeHadWon != hadWon(Side::Away))
            winner = homeHadWon ? Side::Home : Side::Away;
    }
    award(index, walkover(status.teams, winner, m_competition.definition().format.walkover), true);
}

/// The matches of the tables of a stage, before the tables are made.
void Derivation::applyWithdrawals(int stage)
{
    if (m_withdrawn.empty())
        return;
    const bool isRoundRobin =
        std::holds_alternative<RoundRobinStage>(m_competition.definition().format.stages[at(stage)].plan);
    const std::vector<TablePlan> &tables = m_competition.tables();
    for (std::size_t t = 0; t < tables.size(); ++t) {
        const TableIndex table(t);
        if (tables[t].stage != stage)
            continue;
        for (std::size_t i = 0; isRoundRobin && i < m_withdrawn.size(); ++i) {
            const TeamIndex team(i);
            if (m_withdrawn[i] == TeamWithdrawal::Results::Void && !leftAfterStage(StageIndex(stage), team) &&
                hasOpenMatch(table, team))
                m_voidTeams.push_back({table, team});
        }
        for (const VoidTeam &voidTeam : m_voidTeams)
            if (voidTeam.table == table)
                voidMatches(table, TeamIndex(voidTeam.team));
        for (const int fixture : m_plan.fixturesOfTable[t])
            awardIfWithdrawn(fixture);
    }
}

bool Derivation::hasOpenMatch(TableIndex table, TeamIndex team) const
{
    const std::vector<int> &fixtures = m_plan.fixturesOfTable[at(table)];
    return std::any_of(fixtures.begin(), fixtures.end(), [this, team](int fixture) {
        const FixtureStatus &status = m_progress.fixtures[at(fixture)];
        const bool isOpen = status.state == FixtureState::Ready || status.state == FixtureState::Waiting ||
                            status.state == FixtureState::Undecided;
        return isOpen && (status.teams[Side::Home] == team || status.teams[Side::Away] == team);
    });
}

void Derivation::voidMatches(TableIndex table, TeamIndex team)
{
    for (const int fixture : m_plan.fixturesOfTable[at(table)]) {
        FixtureStatus &status = m_progress.fixtures[at(fixture)];
        const bool isOwn = status.teams[Side::Home] == team || status.teams[Side::Away] == team;
        if (isOwn && status.state != FixtureState::InConflict) {
            status.state = FixtureState::Void;
            status.award = -1;
        }
    }
}

bool Derivation::isVoid(TableIndex table, TeamIndex team) const
{
    return std::any_of(m_voidTeams.begin(), m_voidTeams.end(), [table, team](const VoidTeam &voidTeam) {
        return voidTeam.table == table && voidTeam.team == team;
    });
}

void Derivation::putVoidTeamsLast(int table)
{
    const std::vector<int> &teams = m_progress.tables[at(table)].teams;
    int behind = 0;
    for (std::size_t place = 0; place < teams.size(); ++place) {
        if (isVoid(TableIndex(table), TeamIndex(teams[place])))
            m_deductions[place] += farBehind * ++behind;
    }
}

/// Gives back what putVoidTeamsLast() took.
void Derivation::showVoidTeams(GroupTable &group, int table) const
{
    if (m_voidTeams.empty())
        return;
    int behind = 0;
    for (std::size_t place = 0; place < group.teams.size(); ++place) {
        if (!isVoid(TableIndex(table), TeamIndex(group.teams[place])))
            continue;
        ++behind;
        for (std::size_t row = 0; row < group.table.rows.size(); ++row) {
            if (group.table.rows[row].team != static_cast<int>(place))
                continue;
            group.table.rows[row].tally.points += farBehind * behind;
            if (row > 0)
                group.table.separations[row - 1] = {TieBreak::Withdrawn, 0, 0};
        }
    }
}

/// Whom somebody decided the tie counts for, because they played one of its matches; nothing where nobody
/// did.
std::optional<PerSide<int>> Derivation::teamsAsPlayed(int index) const
{
    const TiePlan &plan = m_plan.ties[at(index)];
    if (plan.table >= 0)
        return std::nullopt;
    for (const int fixture : plan.fixtures) {
        const Ruling *ruling = m_competition.ruling(fixture);
        const CountedResult *result = m_competition.result(fixture);
        if (ruling == nullptr || ruling->kind != Ruling::Kind::AsItIs || result == nullptr ||
            result->teams != ruling->teams)
            continue;
        PerSide<int> teams = result->teams;
        if (!isHomeFirst(TieIndex(index), FixtureIndex(fixture)))
            std::swap(teams[Side::Home], teams[Side::Away]);
        return teams;
    }
    return std::nullopt;
}

void Derivation::takeTeamsAsPlayed(int index)
{
    if (const auto teams = teamsAsPlayed(index))
        m_progress.ties[at(index)].teams = *teams;
}

/// Who played in another tie of the round, in the place of a team that was due there, has left a place in
/// this one: that team has it. Nobody plays two ties of a round.
PerSide<int> Derivation::inPlaceOfThoseElsewhere(int index, PerSide<int> teams) const
{
    const TiePlan &plan = m_plan.ties[at(index)];
    if (!m_hasTeamsAsPlayed || plan.table >= 0 || teamsAsPlayed(index))
        return teams;
    const int round = m_plan.fixtures[at(plan.fixtures.front())].round;
    const std::vector<int> &ties = m_plan.tiesOfStage[at(plan.stage)];
    const auto has = [](const PerSide<int> &pair, int team) {
        return pair[Side::Home] == team || pair[Side::Away] == team;
    };
    // One who makes room may have played elsewhere, too: so often at most as there are ties.
    for (std::size_t moved = 0; moved < ties.size(); ++moved) {
        const PerSide<int> before = teams;
        for (const int other : ties) {
            const auto played = teamsAsPlayed(other);
            const TiePlan &there = m_plan.ties[at(other)];
            if (!played || m_plan.fixtures[at(there.fixtures.front())].round != round)
                continue;
            const PerSide<int> due = dueTeams(there);
            for (const Side side : bothSides) {
                const int team = teams[side];
                if (team < 0 || !has(*played, team) || has(due, team))
                    continue;
                // Where both were due in vain, each is replaced by the one on its side.
                Side from = (*played)[Side::Home] == team ? Side::Home : Side::Away;
                if (has(*played, due[from]))
                    from = opposite(from);
                teams[side] = due[from];
            }
        }
        if (teams == before)
            break;
    }
    return teams;
}

/// Whether the home side of the match is the first that the tie names.
bool Derivation::isHomeFirst(TieIndex tie, FixtureIndex fixture) const
{
    const TiePlan &plan = m_plan.ties[at(tie)];
    return plan.isPlayOff() || m_plan.fixtures[at(fixture)].slots == plan.slots;
}

bool Derivation::isWholeTie(int fixture) const
{
    const FixtureStatus &status = m_progress.fixtures[at(fixture)];
    return status.award >= 0 && m_progress.awards[at(status.award)].wholeTie;
}

/// Whether one of the legs was given to a team for the whole tie. What is not played of it is not needed.
bool Derivation::decideByWalkover(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    const auto legsEnd = plan.fixtures.begin() + plan.rules.legs;
    const auto found =
        std::find_if(plan.fixtures.begin(), legsEnd, [this](int fixture) { return isWholeTie(fixture); });
    if (found == legsEnd)
        return false;
    const CountedResult &result = *counted(*found);
    const bool isSame = isHomeFirst(TieIndex(index), FixtureIndex(*found));
    TieStatus &tie = m_progress.ties[at(index)];
    if (result.winner)
        tie.winner = isSame ? *result.winner : opposite(*result.winner);
    tie.goals = isSame ? result.score : Score{result.score.away, result.score.home};
    tie.by = TieDecision::Walkover;
    for (auto leg = plan.fixtures.begin(); leg != legsEnd; ++leg) {
        if (m_progress.fixtures[at(*leg)].state != FixtureState::Played && !hasEntry(*leg))
            skipFixture(*leg);
    }
    return true;
}

} // namespace touchline
