// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/derivation.h"

#include <algorithm>
#include <cstdlib>

namespace touchline {

namespace {

/// What decided a single match, as a tie tells it.
TieDecision decisionOf(DecidedBy decidedBy)
{
    switch (decidedBy) {
    case DecidedBy::NinetyMinutes:
        return TieDecision::Score;
    case DecidedBy::ExtraTime:
        return TieDecision::ExtraTime;
    case DecidedBy::ShootOut:
        return TieDecision::ShootOut;
    case DecidedBy::Criteria:
        return TieDecision::Criteria;
    case DecidedBy::Forfeit:
        return TieDecision::Walkover;
    }
    return TieDecision::Score;
}

bool hasTeam(const GroupTable &group, int team)
{
    return std::find(group.teams.begin(), group.teams.end(), team) != group.teams.end();
}

bool isWithoutOpponent(const PerSide<int> &teams)
{
    return teams[Side::Home] == emptyPlace || teams[Side::Away] == emptyPlace ||
           (teams[Side::Home] >= 0 && teams[Side::Home] == teams[Side::Away]);
}

} // namespace

void Derivation::settleTie(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    tie.teams = inPlaceOfThoseElsewhere(index, dueTeams(plan));
    if (isAwayLower(plan, tie.teams))
        std::swap(tie.teams[Side::Home], tie.teams[Side::Away]);
    if (plan.onlyIfAwayWins > 0)
        settleOptionalTie(index);
    else if (isWithoutOpponent(tie.teams))
        settleWithoutOpponent(index);
    else
        settleMatches(index);
}

PerSide<int> Derivation::dueTeams(const TiePlan &plan) const
{
    return {{m_slots.teamIn(plan.slots[Side::Home]), m_slots.teamIn(plan.slots[Side::Away])}};
}

/// The team that was drawn as the away side is at home, because it plays in a lower division.
bool Derivation::isAwayLower(const TiePlan &plan, const PerSide<int> &teams) const
{
    if (!plan.rules.lowerDivisionAtHome || plan.rules.legs != 1 || teams[Side::Home] < 0 ||
        teams[Side::Away] < 0)
        return false;
    const int home = m_competition.entrant(teams[Side::Home]).division;
    const int away = m_competition.entrant(teams[Side::Away]).division;
    return home > 0 && away > home;
}

/// One team has come to both places of the tie (it won the Apertura and the Clausura), or nobody comes to one
/// or both of them. While the other place is open, the tie waits.
void Derivation::settleWithoutOpponent(int index)
{
    TieStatus &tie = m_progress.ties[at(index)];
    if (tie.teams[Side::Home] == -1 || tie.teams[Side::Away] == -1) {
        settleMatches(index);
        return;
    }
    if (tie.teams[Side::Home] >= 0)
        tie.winner = Side::Home;
    else if (tie.teams[Side::Away] >= 0)
        tie.winner = Side::Away;
    tie.by = TieDecision::NotPlayed;
    for (const int fixture : m_plan.ties[at(index)].fixtures)
        skipFixture(fixture);
}

/// The second final of a double elimination: whoever came from the losers' side has to win twice.
void Derivation::settleOptionalTie(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    const TieStatus &first = m_progress.ties[at(m_plan.tieByNumber[at(plan.onlyIfAwayWins)])];
    if (first.winner == Side::Home) {
        tie.winner = tie.teams[Side::Home] == first.teams[Side::Home] ? Side::Home : Side::Away;
        tie.by = TieDecision::NotPlayed;
        for (const int fixture : plan.fixtures)
            skipFixture(fixture);
    } else if (isWithoutOpponent(tie.teams) || (!first.winner && first.by != TieDecision::Open)) {
        settleWithoutOpponent(index);
    } else if (first.winner) {
        settleMatches(index);
    } else {
        tie.teams = {{-1, -1}};
        settleMatches(index);
    }
}

void Derivation::settleMatches(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    takeTeamsAsPlayed(index);
    if (plan.rules.isBestOf())
        settleBestOf(index);
    else
        settleLegs(index);
    if (!tie.winner && !decideByWalkover(index)) {
        if (plan.rules.isBestOf())
            decideBestOf(index);
        else
            decideOverLegs(index);
    }
    decideByReplays(index);
    if (tie.needsLot && plan.rules.lastResort == TieRules::LastResort::Table)
        decideByTable(index);
    if (tie.needsLot)
        decideByLot(index);
}

void Derivation::settleLegs(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    const PerSide<int> teams = m_progress.ties[at(index)].teams;
    for (int leg = 0; leg < plan.rules.legs; ++leg) {
        settle(plan.fixtures[at(leg)],
               leg == 0 ? teams : PerSide<int>{{teams[Side::Away], teams[Side::Home]}});
        // The second leg can only be played when it is known what it takes to go through.
        FixtureStatus &status = m_progress.fixtures[at(plan.fixtures[at(leg)])];
        if (leg > 0 && status.state == FixtureState::Ready &&
            m_progress.fixtures[at(plan.fixtures.front())].state != FixtureState::Played)
            status.state = FixtureState::Waiting;
    }
}

/// One match after the other, until one team cannot be caught any more. What is behind that is not needed.
void Derivation::settleBestOf(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    bool isOpen = false;
    for (int leg = 0; leg < plan.rules.legs; ++leg) {
        const int fixture = plan.fixtures[at(leg)];
        const bool isSame = isHomeFirst(TieIndex(index), FixtureIndex(fixture));
        const PerSide<int> teams =
            isSame ? tie.teams : PerSide<int>{{tie.teams[Side::Away], tie.teams[Side::Home]}};
        if (tie.winner) {
            m_progress.fixtures[at(fixture)].teams = teams;
            skipFixture(fixture);
            continue;
        }
        settle(fixture, teams);
        FixtureStatus &status = m_progress.fixtures[at(fixture)];
        if (isOpen && status.state == FixtureState::Ready)
            status.state = FixtureState::Waiting;
        isOpen = isOpen || status.state != FixtureState::Played || isWholeTie(fixture);
        if (isOpen)
            continue;
        const CountedResult &result = *counted(fixture);
        tie.goals.home += isSame ? result.score.home : result.score.away;
        tie.goals.away += isSame ? result.score.away : result.score.home;
        if (result.winner)
            ++((*result.winner == Side::Home) == isSame ? tie.wins.home : tie.wins.away);
        if (std::abs(tie.wins.home - tie.wins.away) > plan.rules.legs - 1 - leg) {
            tie.winner = tie.wins.leader();
            tie.by = TieDecision::Wins;
        }
    }
}

/// All its matches are played, and both have won as many.
void Derivation::decideBestOf(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    const auto legsEnd = plan.fixtures.begin() + plan.rules.legs;
    if (!std::all_of(plan.fixtures.begin(), legsEnd,
                     [this](int fixture) { return counted(fixture) != nullptr; }))
        return;
    if (plan.rules.levelMatch == TieRules::LevelMatch::StandsThenGoals)
        tie.winner = tie.goals.leader();
    if (tie.winner)
        tie.by = TieDecision::Score;
    else if (plan.isPairing())
        tie.by = TieDecision::Drawn;
    else if (plan.rules.replays > 0)
        return;
    else if (plan.rules.lastResort != TieRules::LastResort::ShootOut)
        tie.needsLot = true;
    else if (std::any_of(plan.fixtures.begin(), legsEnd,
                         [this](int fixture) { return counted(fixture)->bothLose; }))
        tie.by = TieDecision::Walkover;
    else
        contest(plan.fixtures[at(plan.rules.legs - 1)], ConflictReason::NothingDecides);
}

/// A play-off stays as the further criteria of its table have it. A tie of a knockout goes to the better
/// placed in the last table before it that has both teams; without one a lot decides.
void Derivation::decideByTable(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    if (plan.table >= 0) {
        tie.needsLot = false;
        tie.by = TieDecision::Table;
        return;
    }
    for (std::size_t table = m_progress.tables.size(); table-- > 0;) {
        const GroupTable &group = m_progress.tables[table];
        if (m_competition.tables()[table].stage >= plan.stage)
            continue;
        for (std::size_t row = 0; row < group.table.rows.size() && tie.needsLot; ++row)
            for (const Side side : bothSides)
                if (group.teamOfRow(row) == tie.teams[side] && hasTeam(group, tie.teams[opposite(side)])) {
                    tie.winner = side;
                    tie.by = TieDecision::Table;
                    tie.needsLot = false;
                }
        if (!tie.needsLot)
            return;
    }
}

void Derivation::decideOverLegs(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    for (int leg = 0; leg < plan.rules.legs; ++leg) {
        if (m_progress.fixtures[at(plan.fixtures[at(leg)])].state != FixtureState::Played)
            return;
    }
    const int last = plan.fixtures[at(plan.rules.legs - 1)];
    const CountedResult &result = *counted(last);
    const DecisionRules rules = decisionRules(m_competition, last);
    const bool isSwapped = plan.rules.legs == 2;
    const Score sum = aggregate(rules, result.score);
    tie.goals = isSwapped ? Score{sum.away, sum.home} : sum;
    std::optional<Side> winner;
    if (!result.withoutScore)
        winner = tieLeader(rules, result.score, result.after90);
    if (winner) {
        tie.by = !sum.leader()                              ? TieDecision::AwayGoals
                 : result.decidedBy == DecidedBy::ExtraTime ? TieDecision::ExtraTime
                                                            : TieDecision::Score;
    } else if (result.withoutScore || result.decidedBy == DecidedBy::ShootOut ||
               result.decidedBy == DecidedBy::Criteria || result.decidedBy == DecidedBy::Forfeit) {
        winner = result.winner;
        tie.by = decisionOf(result.decidedBy);
    }
    if (winner) {
        tie.winner = isSwapped ? opposite(*winner) : *winner;
        return;
    }
    if (result.bothLose) {
        tie.by = TieDecision::Walkover;
        return;
    }
    tie.by = TieDecision::Open;
    // Level with nothing to follow: what decided it no longer does, since the first leg was corrected.
    if (plan.rules.replays == 0 && plan.rules.lastResort == TieRules::LastResort::ShootOut)
        contest(last, ConflictReason::NothingDecides);
    else
        tie.needsLot = plan.rules.replays == 0;
}

void Derivation::decideByReplays(int index)
{
    const TiePlan &plan = m_plan.ties[at(index)];
    TieStatus &tie = m_progress.ties[at(index)];
    const bool isSettled = tie.by != TieDecision::Open;
    bool isWanted = !isSettled && std::all_of(plan.fixtures.begin(), plan.fixtures.begin() + plan.rules.legs,
                                              [this](int leg) { return counted(leg) != nullptr; });
    bool isOpen = !isSettled && !isWanted;
    for (std::size_t i = at(plan.rules.legs); i < plan.fixtures.size(); ++i) {
        const int fixture = plan.fixtures[i];
        if (isOpen && !hasEntry(fixture))
            continue; // nobody knows yet whether it is needed: it waits
        if (!isWanted) {
            skipFixture(fixture);
            continue;
        }
        const bool isSame = isHomeFirst(TieIndex(index), FixtureIndex(fixture));
        settle(fixture, isSame ? tie.teams : PerSide<int>{{tie.teams[Side::Away], tie.teams[Side::Home]}});
        isWanted = false;
        isOpen = m_progress.fixtures[at(fixture)].state != FixtureState::Played;
        if (isOpen)
            continue;
        const CountedResult &result = *counted(fixture);
        if (result.winner) {
            tie.winner = isSame ? *result.winner : opposite(*result.winner);
            tie.goals = isSame ? result.score : Score{result.score.away, result.score.home};
            // A replay that was broken off and whose score stands was played.
            const Ruling *ruling = m_competition.ruling(fixture);
            const bool stands =
                ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned && !ruling->isAward();
            const bool isAwarded = m_progress.fixtures[at(fixture)].award >= 0 && !stands;
            tie.by = isAwarded ? TieDecision::Walkover : TieDecision::Replay;
        } else if (result.bothLose) {
            tie.goals = {};
            tie.by = TieDecision::Walkover;
        } else {
            isWanted = true;
            tie.needsLot = i + 1 == plan.fixtures.size();
        }
    }
}

void Derivation::decideByLot(int index)
{
    TieStatus &tie = m_progress.ties[at(index)];
    const int number = m_plan.ties[at(index)].number;
    // Of several lots the last that names these two counts.
    for (const Lot &lot : m_competition.lots()) {
        if (lot.tie != number)
            continue;
        for (const Side side : bothSides) {
            if (lot.order[0] == tie.teams[side] && lot.order[1] == tie.teams[opposite(side)]) {
                tie.winner = side;
                tie.by = TieDecision::Lots;
            }
        }
    }
    tie.needsLot = !tie.winner;
}

/// A match that there is no reason for. If it was played all the same, an earlier result was corrected.
void Derivation::skipFixture(int index)
{
    if (hasEntry(index))
        contest(index, ConflictReason::NotNeeded);
    else
        m_progress.fixtures[at(index)].state = FixtureState::NotNeeded;
}

} // namespace touchline
