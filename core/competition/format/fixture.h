// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"
#include "core/match/report/side.h"

#include <QString>
#include <QStringList>
#include <QUuid>

#include <vector>

namespace touchline {

/// A match that a competition will have, or may have, as its format alone knows it.
struct Fixture
{
    /// Unique in the competition. Replays and play-offs, which may not be needed, have the numbers after all
    /// others.
    int number = 0;
    /// Made from the competition's id and the fixture's place in the format, so it is the same whenever it is
    /// asked for.
    QUuid id;
    /// Index of the stage in the format, and of the round (matchday) inside it.
    int stage = 0;
    int round = 0;
    /// "group stage", "quarter-finals": the stage of a group match, the round of a tie.
    QString stageName;
    /// Index of the table that counts it, -1 in a knockout. A play-off counts in none, but names its group.
    int table = -1;
    PerSide<Slot> slots;
    /// Index in FixturePlan::ties of the tie that it is a match of, -1 outside a tie.
    int tie = -1;
    /// 1..TieRules::legs.
    int leg = 1;
    /// 0; 1 and up for a replay of the tie.
    int replay = 0;
    /// It cannot end without a winner (ATCS 9.3, R59), or, as a replay's forerunner, should not.
    bool needsWinner = false;
    /// The second of two legs: what its end means depends on the goals of the first.
    bool addsUp = false;
    /// A match of a best of that may be decided before it.
    bool mayBeDecidedBefore = false;
    /// For a place of its table.
    bool isPlayOff = false;

    /// A match of a group or another table; play-offs are none.
    [[nodiscard]] bool isGroupMatch() const { return table >= 0 && !isPlayOff; }
    /// Played only if it is needed.
    [[nodiscard]] bool isConditional() const { return mayBeDecidedBefore || replay > 0 || isPlayOff; }
    bool operator==(const Fixture &) const = default;
};

/// Two teams, one of whom goes on, over one or more matches.
struct TiePlan
{
    /// Number of its first match: what slots name it by.
    int number = 0;
    int stage = 0;
    PerSide<Slot> slots;
    TieRules rules;
    /// Indices of fixtures: the legs, then the replays.
    std::vector<int> fixtures;
    /// The table that it is a pairing of, or whose places are at stake in it; -1 for a tie of a bracket.
    int table = -1;
    /// A play-off between the teams in this place and the next one; 0 for a pairing.
    int place = 0;
    /// KnockoutTie::onlyIfAwayWins.
    int onlyIfAwayWins = 0;

    /// A best of that its table counts as one match.
    [[nodiscard]] bool isPairing() const { return table >= 0 && place == 0; }
    [[nodiscard]] bool isPlayOff() const { return place > 0; }

    bool operator==(const TiePlan &) const = default;
};

/// A round whose pairings are drawn, or a stage whose groups are, one after the other through the
/// competition.
struct DrawnRound
{
    int stage = 0;
    /// -1 where groups are drawn.
    int round = 0;
    /// Who is in the pot: slots of a knockout round, or the places of a table.
    std::vector<Slot> pot;
    /// How many pairings; whoever is left over has a bye. 0 where groups are drawn: they are filled one after
    /// the other.
    int pairings = 0;
    /// Index of the table in a PairedStage, -1 in a knockout.
    int table = -1;
    /// Indices of its fixtures, as many as pairings, in the order of the pairings; first legs where there are
    /// more. All fixtures of the groups where these are drawn.
    std::vector<int> fixtures;

    bool operator==(const DrawnRound &) const = default;
};

/// Everything that the format alone knows about matches.
struct FixturePlan
{
    /// In the order of play of every team: by number, replays and play-offs after the round that they belong
    /// to.
    std::vector<Fixture> fixtures;
    std::vector<TiePlan> ties;
    std::vector<DrawnRound> drawnRounds;
    /// fixturesOfTable[t], fixturesOfStage[s], tiesOfStage[s]: indices. The fixtures of a table leave its
    /// play-offs out.
    std::vector<std::vector<int>> fixturesOfTable;
    std::vector<std::vector<int>> fixturesOfStage;
    std::vector<std::vector<int>> tiesOfStage;
    std::vector<std::vector<int>> drawnRoundsOfStage;
    /// byNumber[n] = index of fixture n, -1 where there is none.
    std::vector<int> byNumber;
    /// tieByNumber[n] = index of the tie whose first match has that number, -1 where there is none.
    std::vector<int> tieByNumber;

    bool operator==(const FixturePlan &) const = default;
};

/// Index in Format::matchRules of what counts for the match: what names its number, else its round, else its
/// stage, and of two that name the same the last one; -1 where nothing names it. "qualifying" names all
/// stages that are (Stage::isQualifying).
[[nodiscard]] int matchRulesOf(const Format &format, const Fixture &fixture);
/// What MatchRules::stage can name in the format.
[[nodiscard]] QStringList stagesAndRounds(const Format &format);

/// How many pairings a round had before teams joined late.
[[nodiscard]] int pairingsAtStart(const PairedStage &stage);

[[nodiscard]] QUuid fixtureId(const QUuid &competition, int number);

/// The plan of a valid format.
[[nodiscard]] FixturePlan plannedFixtures(const Format &format, const QUuid &competition);

} // namespace touchline
