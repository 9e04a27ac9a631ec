// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/standings/standings.h"
#include "core/match/report/decision_rules.h"

#include <cstdint>
#include <vector>

namespace touchline {

/// In the place of a team where none will ever come: nobody won the tie, or its loser never appeared. Below 0
/// like a team that is not known, but nothing waits for it.
inline constexpr int emptyPlace = -2;

enum class FixtureState {
    Waiting,    ///< a team is not known yet, or an earlier leg is not played
    Ready,      ///< can be played
    Played,     ///< has a report of these two teams
    InConflict, ///< has a report, but of other teams than it has now, or of a match that is not needed: an
                ///< earlier result was corrected
    NotNeeded,  ///< a replay, a play-off or a second final without a reason; a match without an opponent
    Undecided,  ///< was abandoned, and nobody has said yet what becomes of it
    Void        ///< counts for nothing, with a report or without: annulled, or a team withdrew
};

/// Why a fixture is in conflict.
enum class ConflictReason : std::uint8_t {
    None,
    OtherTeams,    ///< its teams are others than those of the report or ruling
    NotNeeded,     ///< there is no reason for it any more
    NothingDecides ///< it left its tie level, since an earlier leg was corrected, and nothing is to follow
};

/// What is known of fixtures()[i] at the moment.
struct FixtureStatus
{
    /// Indices of entrants, -1 while not known, emptyPlace where none comes.
    PerSide<int> teams{{-1, -1}};
    FixtureState state = FixtureState::Waiting;
    ConflictReason conflict = ConflictReason::None;
    /// Index in Progress::awards of what counts in place of the report; -1 where the report counts.
    int award = -1;

    bool operator==(const FixtureStatus &) const = default;
};

/// A result that a ruling or a withdrawal gives.
struct Award
{
    /// Index of the fixture.
    int fixture = 0;
    CountedResult result;
    /// It decides its tie whatever the other matches bring.
    bool wholeTie = true;

    bool operator==(const Award &) const = default;
};

/// How a tie found its winner.
enum class TieDecision {
    Open,  ///< not decided yet
    Drawn, ///< a pairing of a Swiss, which has no winner
    Score, ///< on goals, over all legs where there are more than one
    Wins,  ///< a best of: on matches won
    AwayGoals,
    ExtraTime,
    ShootOut,
    Criteria, ///< by other figures of the rulebook (ATCS Quick Play)
    Replay,
    Lots,
    Table, ///< a play-off that brought no winner: the further criteria of the table decide; a level tie that
           ///< goes to the better placed
    NotPlayed, ///< it was not needed: the winner of the first final goes on, or a team that has no opponent
               ///< because it has come to both places
    Walkover   ///< one team did not play or could not go on, was ruled out or withdrew
};

struct TieStatus
{
    /// As the tie names them, home side of the first leg first; -1 while not known, emptyPlace where none
    /// comes.
    PerSide<int> teams{{-1, -1}};
    /// The side of `teams` that goes on; nothing while open, and where nobody does.
    std::optional<Side> winner;
    TieDecision by = TieDecision::Open; ///< something else without a winner: nobody goes on
    /// Goals over all legs, seen as `teams` are; of the match that decided where there was a replay.
    Score goals;
    /// A best of: matches won so far, seen as `teams` are.
    Score wins;
    /// All its matches are played and it is level: a lot decides.
    bool needsLot = false;

    /// It is over, and nobody has won it.
    [[nodiscard]] bool isWithoutWinner() const
    {
        return !winner && (by == TieDecision::Walkover || by == TieDecision::NotPlayed);
    }
    bool operator==(const TieStatus &) const = default;
};

struct GroupTable
{
    /// teams[p]: entrant in place p of the group as it was put together, -1 while not known; the table's
    /// teams are these places.
    std::vector<int> teams;
    Table table;
    /// All matches are played, play-offs included, and all teams known.
    bool isComplete = false;

    /// The entrant of a row, -1 while not known.
    [[nodiscard]] int teamOfRow(std::size_t row) const
    {
        return teams[static_cast<std::size_t>(table.rows[row].team)];
    }
    bool operator==(const GroupTable &) const = default;
};

/// Whether the title is decided, and nobody has it.
[[nodiscard]] inline bool isTitleVacant(const std::vector<int> &finalPlaces)
{
    return !finalPlaces.empty() && finalPlaces.front() == emptyPlace;
}

/// Where a competition stands: all of it follows from definition and facts.
struct Progress
{
    /// As long as Competition::fixtures().
    std::vector<FixtureStatus> fixtures;
    /// As long as FixturePlan::ties.
    std::vector<TieStatus> ties;
    /// As long as Competition::tables().
    std::vector<GroupTable> tables;
    /// Who ended first, second, ... as the format decides; -1 while not known, emptyPlace where nobody did: a
    /// title is not awarded where nobody won the final.
    std::vector<int> finalPlaces;
    /// Indices of drawn rounds whose pairings can be drawn now.
    std::vector<int> roundsToDraw;
    /// In the order in which they were found.
    std::vector<Award> awards;

    bool operator==(const Progress &) const = default;
};

/// Derives everything. A place of a table is known when it is complete and the rules (and lots) put one team
/// there; a fixture in conflict has no winner until somebody decides.
[[nodiscard]] Progress progress(const Competition &competition);
/// The same into a value that is used again and again.
void progress(const Competition &competition, Progress &progress);
/// How often a competition was derived by this thread since it began: for tests and measurements of those who
/// should ask once.
[[nodiscard]] long long derivationsMade();

/// What counts of fixtures()[fixture]: of its report, or what was awarded; null while nothing counts.
/// Points into one of the two.
[[nodiscard]] const CountedResult *countedResult(const Competition &competition, const Progress &progress,
                                                 int fixture);

/// What fixtures()[fixture] brings into its table. A best of is one match there, told with its first: the
/// goals of all and who won it, once it is decided; its other matches bring nothing.
[[nodiscard]] std::optional<CountedResult> tableResult(const Competition &competition,
                                                       const Progress &progress, int fixture);

/// The report of fixtures()[fixture] as far as it counts for players: cards, goals and injuries. Null where
/// there is none, where the match is void, and where another result was awarded and the format says that the
/// players' figures go with the score.
[[nodiscard]] const MatchReport *personalReport(const Competition &competition, const Progress &progress,
                                                int fixture);

/// The same for all fixtures, by index.
[[nodiscard]] std::vector<const MatchReport *> personalReports(const Competition &competition);

/// Indices of the fixtures that are in that state, in the order of play.
[[nodiscard]] std::vector<int> fixturesIn(FixtureState state, const Progress &progress);

/// How fixtures()[fixture] may end, with the goals of an earlier leg.
[[nodiscard]] DecisionRules decisionRules(const Competition &competition, int fixture);

/// What a report of fixtures()[fixture] has to settle: decisionRules(), but a match that was abandoned ends
/// where it was broken off, so what is level then stays level.
[[nodiscard]] DecisionRules reportRules(const Competition &competition, int fixture);

/// Draws the lots that the rules ask for now: one shuffle for each set of teams that is level in a complete
/// table (ATCS 9.2) and for each level tie. The same seed gives the same lots for the same teams, in whatever
/// order the groups are finished. They count when they are kept with Competition::addLot().
[[nodiscard]] std::vector<Lot> drawLots(const Competition &competition, const Progress &progress);

/// Where the team of a slot stands now, -1 while it is not known.
[[nodiscard]] int teamIn(const Slot &slot, const Competition &competition, const Progress &progress);

} // namespace touchline
