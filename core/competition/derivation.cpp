// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/derivation.h"

#include "core/base/index.h"
#include "core/competition/home_side.h"

#include <algorithm>

namespace touchline {

void Derivation::run()
{
    clear();
    const std::vector<TablePlan> &tables = m_competition.tables();
    std::size_t table = 0;
    for (std::size_t s = 0; s < m_plan.fixturesOfStage.size(); ++s) {
        balanceHomes(static_cast<int>(s));
        for (const int fixture : m_plan.fixturesOfStage[s]) {
            if (m_plan.fixtures[at(fixture)].tie < 0)
                settle(fixture);
        }
        for (const int tie : m_plan.tiesOfStage[s]) {
            if (m_plan.ties[at(tie)].isPairing()) {
                settleTie(tie);
                playTie(tie);
            }
        }
        applyWithdrawals(static_cast<int>(s));
        playOutsideTies(static_cast<int>(s));
        for (; table < tables.size() && at(tables[table].stage) == s; ++table)
            makeTable(static_cast<int>(table));
        for (const int tie : m_plan.tiesOfStage[s]) {
            if (m_plan.ties[at(tie)].table < 0) {
                settleTie(tie);
                playTie(tie);
            }
        }
        noteRoundsToDraw(static_cast<int>(s));
        skipStage(static_cast<int>(s));
        m_isAnyOpen =
            m_isAnyOpen || std::any_of(m_plan.fixturesOfStage[s].begin(), m_plan.fixturesOfStage[s].end(),
                                       [this](int fixture) { return isOpen(fixture); });
    }
    for (const Slot &slot : m_competition.definition().format.finalPlaces) {
        const int team = m_slots.teamIn(slot);
        // Nobody comes fourth by walkovers alone.
        const bool isEarned = slot.kind != Slot::Kind::LoserOf || (team >= 0 && m_slots.hasAppeared(team));
        m_progress.finalPlaces.push_back(team >= 0 && !isEarned ? emptyPlace : team);
    }
}

/// Not before an earlier stage is over. Whether a stage is played at all may only be seen at its end.
bool Derivation::mayPlay(int stage) const
{
    return m_player != nullptr && !m_isAnyOpen &&
           m_competition.definition().format.stages[at(stage)].onlyIfFree == 0;
}

/// As far as the teams are known: who waits for lots or a draw plays his matches in their order, since the
/// bans of one are served in the next.
void Derivation::playOutsideTies(int stage)
{
    if (!mayPlay(stage))
        return;
    for (const int fixture : m_player->order.fixtures[at(stage)]) {
        FixtureState &state = m_progress.fixtures[at(fixture)].state;
        if (state == FixtureState::Waiting)
            return;
        if (state == FixtureState::Ready && m_player->play(fixture))
            state = FixtureState::Played;
    }
}

/// One match after the other: each may decide whether and with which teams the next is played.
void Derivation::playTie(int tie)
{
    const TiePlan &plan = m_plan.ties[at(tie)];
    if (!mayPlay(plan.stage))
        return;
    for (std::size_t i = 0; i < plan.fixtures.size(); ++i) {
        const int fixture = plan.fixtures[i];
        if (m_progress.fixtures[at(fixture)].state != FixtureState::Ready || !m_player->play(fixture))
            continue;
        for (const int one : plan.fixtures)
            m_progress.fixtures[at(one)] = {};
        m_progress.ties[at(tie)] = {};
        // Those of this tie are the last ones.
        std::erase_if(m_progress.awards, [&plan](const Award &award) {
            return std::find(plan.fixtures.begin(), plan.fixtures.end(), award.fixture) !=
                   plan.fixtures.end();
        });
        settleTie(tie);
    }
}

void Derivation::clear()
{
    m_progress.fixtures.assign(m_plan.fixtures.size(), {});
    m_progress.ties.assign(m_plan.ties.size(), {});
    m_progress.tables.resize(m_competition.tables().size());
    m_progress.finalPlaces.clear();
    m_progress.roundsToDraw.clear();
    m_progress.awards.clear();
    m_voidTeams.clear();
    m_exchanged.clear();
    noteWithdrawals();
    const std::vector<Ruling> &rulings = m_competition.rulings();
    m_hasTeamsAsPlayed = std::any_of(rulings.begin(), rulings.end(),
                                     [](const Ruling &one) { return one.kind == Ruling::Kind::AsItIs; });
    m_placeOf.assign(m_competition.definition().entrants.size(), -1);
}

void Derivation::settle(int index)
{
    const PerSide<Slot> &slots = m_plan.fixtures[at(index)].slots;
    PerSide<int> teams{{m_slots.teamIn(slots[Side::Home]), m_slots.teamIn(slots[Side::Away])}};
    if (!m_exchanged.empty() && m_exchanged[at(index)] != 0)
        std::swap(teams[Side::Home], teams[Side::Away]);
    settle(index, teams);
}

/// A stage that is only played if a reserved place is free.
void Derivation::skipStage(int stage)
{
    const int place = m_competition.definition().format.stages[at(stage)].onlyIfFree;
    if (place == 0)
        return;
    const SlotReader::Reserve reserve = m_slots.reserve(place);
    for (const int fixture : m_plan.fixturesOfStage[at(stage)]) {
        FixtureState &state = m_progress.fixtures[at(fixture)].state;
        if (reserve == SlotReader::Reserve::Taken)
            skipFixture(fixture);
        else if (reserve == SlotReader::Reserve::Unknown && state == FixtureState::Ready)
            state = FixtureState::Waiting;
    }
}

/// Compares the teams of a fixture with its report.
void Derivation::settle(int index, const PerSide<int> &teams)
{
    FixtureStatus &status = m_progress.fixtures[at(index)];
    status.teams = teams;
    if (const Ruling *ruling = m_competition.ruling(index); ruling != nullptr && settleRuled(index, *ruling))
        return;
    const bool areKnown = teams[Side::Home] >= 0 && teams[Side::Away] >= 0;
    const bool isAgainstNobody = teams[Side::Home] == emptyPlace || teams[Side::Away] == emptyPlace;
    if (isAgainstNobody && teams[Side::Home] != -1 && teams[Side::Away] != -1) {
        skipFixture(index);
        return;
    }
    if (const CountedResult *result = m_competition.result(index)) {
        const PerSide<int> exchanged{{teams[Side::Away], teams[Side::Home]}};
        if (areKnown && result->teams == teams) {
            status.state = FixtureState::Played;
        } else if (areKnown && result->teams == exchanged &&
                   mayExchangeSides(m_competition.definition().format, m_plan.fixtures[at(index)])) {
            status.teams = exchanged;
            status.state = FixtureState::Played;
        } else {
            contest(index, ConflictReason::OtherTeams);
        }
        return;
    }
    status.state = areKnown ? FixtureState::Ready : FixtureState::Waiting;
    if (m_plan.fixtures[at(index)].tie >= 0)
        awardIfWithdrawn(index);
}

void Derivation::noteRoundsToDraw(int stage)
{
    for (const int round : m_plan.drawnRoundsOfStage[at(stage)]) {
        if (m_competition.roundDraw(round) == nullptr && isDue(m_plan.drawnRounds[at(round)]))
            m_progress.roundsToDraw.push_back(round);
    }
}

/// All teams in the pot are known; in a Swiss and on a ladder everything before is played.
bool Derivation::isDue(const DrawnRound &round) const
{
    const auto isKnown = [this](const Slot &slot) { return m_slots.teamIn(slot) != -1; };
    if (!std::all_of(round.pot.begin(), round.pot.end(), isKnown))
        return false;
    const auto *paired =
        std::get_if<PairedStage>(&m_competition.definition().format.stages[at(round.stage)].plan);
    if (paired == nullptr || paired->method == PairingMethod::LeaguePhase)
        return true;
    return std::all_of(m_plan.drawnRounds.begin(), m_plan.drawnRounds.end(), [&](const DrawnRound &other) {
        return other.stage != round.stage || other.round >= round.round ||
               std::all_of(other.fixtures.begin(), other.fixtures.end(),
                           [this](int fixture) { return isPairingDone(fixture); });
    });
}

/// first: index of the first match of a pairing, mostly its only one.
bool Derivation::isPairingDone(int first) const
{
    const int tie = m_plan.fixtures[at(first)].tie;
    return tie < 0 ? isDone(first) : m_progress.ties[at(tie)].by != TieDecision::Open;
}

bool Derivation::isOpen(int fixture) const
{
    const FixtureState state = m_progress.fixtures[at(fixture)].state;
    return state == FixtureState::Ready || state == FixtureState::Waiting;
}

bool Derivation::isDone(int fixture) const
{
    const FixtureState state = m_progress.fixtures[at(fixture)].state;
    return state == FixtureState::Played || state == FixtureState::Void || state == FixtureState::NotNeeded;
}

} // namespace touchline
