// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/competition/home_balance.h"
#include "core/competition/play_through.h"
#include "core/competition/slot_reader.h"

#include <optional>
#include <vector>

namespace touchline {

/// What a table was made from: GroupInput with what it points to.
struct TableMakings
{
    int teams = 0;
    const RuleSet *rules = nullptr;
    std::vector<GroupResult> results;
    std::vector<int> nameRank;
    std::vector<int> ranking;
    std::vector<std::vector<int>> lots;
    std::vector<CountedInReports> reports;
    std::vector<TablePoints> deductions;
    std::vector<Tally> before;
    std::vector<int> roundedOff;
    /// Its matches that are still to be played, as far as both teams are known.
    std::vector<OpenMatch> open;

    /// Points into it.
    [[nodiscard]] GroupInput input() const;
};

/// Goes once through the stages of a competition, each filled from what came before. Used by progress(),
/// playThrough() and possiblePlaces() alone.
class Derivation
{
public:
    /// `player`: who plays on the way what has become ready; null for nobody.
    Derivation(const Competition &competition, Progress &progress, const ReadyPlayer *player = nullptr)
        : m_competition(competition)
        , m_plan(competition.plan())
        , m_progress(progress)
        , m_slots(competition, progress)
        , m_player(player)
    {
    }

    void run();
    /// After run().
    [[nodiscard]] TableMakings makingsOf(int table);

private:
    // derivation.cpp: slots, states, rounds to draw
    void clear();
    void settle(int index, const PerSide<int> &teams);
    void settle(int index);
    void skipStage(int stage);
    [[nodiscard]] bool mayPlay(int stage) const;
    void playOutsideTies(int stage);
    void playTie(int tie);
    void noteRoundsToDraw(int stage);
    [[nodiscard]] bool isDue(const DrawnRound &round) const;
    [[nodiscard]] bool isPairingDone(int first) const;
    [[nodiscard]] bool isDone(int fixture) const;
    [[nodiscard]] bool isOpen(int fixture) const;

    // derivation_homes.cpp
    void balanceHomes(int stage);
    void balanceHomes(const std::vector<int> &fixtures, const std::vector<HomeMeeting> &earlier);
    [[nodiscard]] std::vector<HomeMeeting> homeMeetingsBefore(int stage) const;
    [[nodiscard]] const CountedResult *counted(int fixture) const
    {
        return countedResult(m_competition, m_progress, fixture);
    }

    // derivation_rulings.cpp
    void noteWithdrawals();
    [[nodiscard]] bool settleRuled(int index, const Ruling &ruling);
    void award(int index, CountedResult result, bool wholeTie);
    [[nodiscard]] bool hasEntry(int index) const;
    void contest(int index, ConflictReason reason);
    [[nodiscard]] bool isWithdrawn(int team) const;
    [[nodiscard]] bool leftBehind(FixtureIndex index, TeamIndex team) const;
    [[nodiscard]] bool leftAfterStage(StageIndex stage, TeamIndex team) const;
    void awardIfWithdrawn(int index);
    void applyWithdrawals(int stage);
    [[nodiscard]] bool hasOpenMatch(TableIndex table, TeamIndex team) const;
    void voidMatches(TableIndex table, TeamIndex team);
    [[nodiscard]] bool isVoid(TableIndex table, TeamIndex team) const;
    void putVoidTeamsLast(int table);
    void showVoidTeams(GroupTable &group, int table) const;
    [[nodiscard]] std::optional<PerSide<int>> teamsAsPlayed(int tie) const;
    void takeTeamsAsPlayed(int tie);
    [[nodiscard]] PerSide<int> inPlaceOfThoseElsewhere(int tie, PerSide<int> teams) const;
    [[nodiscard]] bool isHomeFirst(TieIndex tie, FixtureIndex fixture) const;
    [[nodiscard]] bool decideByWalkover(int tie);

    // derivation_ties.cpp
    void settleTie(int index);
    [[nodiscard]] PerSide<int> dueTeams(const TiePlan &plan) const;
    [[nodiscard]] bool isAwayLower(const TiePlan &plan, const PerSide<int> &teams) const;
    void settleOptionalTie(int index);
    void settleWithoutOpponent(int index);
    void settleMatches(int index);
    void settleLegs(int index);
    void settleBestOf(int index);
    void decideOverLegs(int index);
    void decideBestOf(int index);
    void decideByTable(int index);
    [[nodiscard]] bool isWholeTie(int fixture) const;
    void decideByReplays(int index);
    void decideByLot(int index);
    void skipFixture(int index);

    // derivation_tables.cpp
    void makeTable(int table);
    void fillTeams(int table);
    void fillMadeTable(const TableStage &made, const TablePlan &plan, GroupTable &group);
    [[nodiscard]] bool hasAllTeams(const TableStage &sum) const;
    void fillDrawnGroup(const RoundRobinStage &stage, const TablePlan &plan, GroupTable &group);
    void collectResults(int table);
    void collect(int fixture);
    void collect(int fixture, const CountedResult &result);
    void collectPairing(int fixture);
    void collectOpen(int table);
    void collectFrom(const RoundRobinStage &stage, int table);
    void halveCarried(const RoundRobinStage &stage, int table, std::size_t firstCarried);
    void collectSum(const TableStage &stage, int table);
    void collectBestPlaced(const TableStage &stage, int table);
    void collectByes(const PairedStage &stage, int table);
    void collectRequestedByes(const PairedStage &stage, const DrawnRound &round, const RoundDraw &draw);
    [[nodiscard]] bool isTableComplete(int table) const;
    void orderTable(int table);
    void notePlaces(int table);
    void forgetPlaces(int table);
    void noteRanksAndLots(int table);
    void orderLadder(int table);
    void settlePlayOffs(int table);
    void countInReports(int table);
    [[nodiscard]] bool addReports(CountedInReports &sums, int table) const;
    [[nodiscard]] bool takeNotedConduct(CountedInReports &sums, int table) const;
    [[nodiscard]] int placeOf(int team) const;
    [[nodiscard]] PerSide<int> placesOf(const PerSide<int> &teams) const;
    [[nodiscard]] bool isUndecided(int fixture) const;

    const Competition &m_competition;
    const FixturePlan &m_plan;
    Progress &m_progress;
    const SlotReader m_slots;
    const ReadyPlayer *m_player;
    /// In a stage that was gone through.
    bool m_isAnyOpen = false;
    /// What one table needs; kept, so that the next one allocates nothing.
    std::vector<int> m_placeOf;
    std::vector<GroupResult> m_results;
    /// Matches of the table that are still to be played; only where its rules ask.
    std::vector<OpenMatch> m_open;
    std::vector<GroupResult> m_playOffs;
    std::vector<int> m_counted;
    std::vector<int> m_nameRank;
    std::vector<int> m_ranking;
    std::vector<CountedInReports> m_inReports;
    std::vector<TablePoints> m_deductions;
    /// By place, from seasons before; empty where none count.
    std::vector<Tally> m_before;
    /// Quarters of a point that rounding took away or gave, by place; empty where nothing is halved.
    std::vector<int> m_roundedOff;
    std::vector<std::vector<int>> m_lots;
    Table m_playOffTable;
    /// By fixture: its sides are exchanged so that everybody is at home in half of the matches; empty while
    /// no stage asks for it.
    std::vector<char> m_exchanged;
    /// By entrant, empty while nobody has withdrawn.
    std::vector<std::optional<TeamWithdrawal::Results>> m_withdrawn;
    struct VoidTeam
    {
        int table = 0;
        int team = 0;
    };
    std::vector<VoidTeam> m_voidTeams;
    /// A match of a tie counts for those who played it, although others were due.
    bool m_hasTeamsAsPlayed = false;
};

} // namespace touchline
