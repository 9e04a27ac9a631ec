// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/round_robin.h"
#include "core/competition/format/slot.h"
#include "core/competition/rules/rule_set.h"
#include "core/competition/rules/spread_rule.h"
#include "core/competition/rules/tie_rules.h"

#include <QString>

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace touchline {

/// A match of a group that has its number in the format, because the real order of play is kept.
struct NumberedPairing
{
    int match = 0;
    Pairing pairing;

    bool operator==(const NumberedPairing &) const = default;
};

struct GroupPlan
{
    /// "A"; unique in the format, does not begin with a digit (it stands in slots: "1A").
    QString name;
    /// smallestGroup..largestGroup.
    int size = 4;
    /// Who plays in it, by place; empty = the places are drawn before the start.
    std::vector<Slot> members{};
    /// Its matches by round, every leg; empty = the schedule of the stage.
    std::vector<std::vector<NumberedPairing>> fixtures{};

    bool operator==(const GroupPlan &) const = default;
};

/// Which earlier matches a later group counts.
enum class CarryOver {
    Nothing,
    Among,     ///< those between the teams that are together again
    Everything ///< all of the teams, a league that splits
};

/// What becomes of the points of the matches that a later group counts; goals are never halved.
enum class CarriedPoints {
    All,
    HalfRoundedUp,  ///< Belgium, Romania, Poland
    HalfRoundedDown ///< Austria
};

/// Groups that play round robins. A league is one group.
struct RoundRobinStage
{
    std::vector<GroupPlan> groups;
    /// Where the groups are drawn when the stage is reached: the teams that are in the pots, best first comes
    /// from their rankings. Empty = they are drawn before the start, or name their members.
    std::vector<Slot> pot{};
    /// What that draw keeps to.
    SpreadRule spread = SpreadRule::off();
    /// One leg; empty = groupSchedule() of each group's size.
    std::vector<Round> schedule;
    /// How often everybody meets everybody, 1..6.
    int legs = 1;
    RuleSet rules;
    /// How many of each group go on to the next stage, 0 and up: these are marked, and each must lead
    /// somewhere. Others may lead on too (into a consolation): what slots use is theirs to say.
    int advance = 0;
    CarryOver carry = CarryOver::Nothing;
    CarriedPoints carriedPoints = CarriedPoints::All;
    /// Of an odd number of meetings on home grounds the last is on the ground that makes up for the matches
    /// before: see home_balance.h. Where it is not asked for it is on that of the schedule.
    bool balanceHomes = false;
    /// False where a schedule of its own leaves meetings out (1954: the seeds of a group do not meet).
    bool allMeet = true;
    /// Matches that are level after 90 minutes go on for extra time, and stay level if that brings no winner
    /// (1954).
    bool extraTime = false;
    /// After which places two teams that are level play a match for the better one (1950: 1; 1954: 2).
    std::vector<int> playOffs{};
    TieRules playOffRules{};

    bool operator==(const RoundRobinStage &) const = default;
};

struct KnockoutTie
{
    /// Number of its first match.
    int match = 0;
    /// Not used in a round that is drawn.
    Slot home;
    Slot away;
    /// Numbers of its further matches in their order: of the second leg, or of those of a best of. Empty in a
    /// tie of one match.
    std::vector<int> laterLegs{};
    /// Played only if it is still needed: the second final of a double elimination is, when the winner of
    /// that match came as its away side.
    int onlyIfAwayWins = 0;
    /// Its loser goes out, though losers of other ties of the round go on (a play-in).
    bool loserOut = false;

    bool operator==(const KnockoutTie &) const = default;
};

struct KnockoutRound
{
    /// "quarter-finals".
    QString name;
    std::vector<KnockoutTie> ties;
    TieRules rules{};
    /// Where the pairings are drawn when the round is reached: the teams that are in the pot, two for each
    /// tie. Empty = the ties say who meets whom.
    std::vector<Slot> pot{};
    /// In such a draw teams of one group are kept apart.
    bool apartFromGroup = false;

    [[nodiscard]] bool isDrawn() const { return !pot.empty(); }
    bool operator==(const KnockoutRound &) const = default;
};

struct KnockoutStage
{
    std::vector<KnockoutRound> rounds;

    bool operator==(const KnockoutStage &) const = default;
};

/// How the pairings of a stage come about that has a table but no fixed schedule.
enum class PairingMethod {
    Swiss,       ///< round by round, neighbours in the table meet, nobody twice; the first by SwissFirstRound
    LeaguePhase, ///< all rounds before the first: so many opponents out of each pot
    Ladder       ///< one challenge at a time
};

/// Who meets whom in the first round of a Swiss, in which nobody has points; place 1 of the members is the
/// best.
enum class SwissFirstRound {
    Halves,    ///< the first of the upper half meets the first of the lower, and so on
    Drawn,     ///< by lot, the bye too
    Neighbours ///< 1 and 2, 3 and 4, ...
};

/// What a team that came late has for each round of a Swiss before it came.
enum class MissedRound {
    Loss,
    HalfBye, ///< PairedStage::halfByePoints
    Bye      ///< as many as the team without an opponent
};

struct LateMember
{
    /// Index of the first round that it can be paired in, 1 and up.
    int from = 1;
    MissedRound missed = MissedRound::Loss;

    bool operator==(const LateMember &) const = default;
};

/// One table, with pairings that are made while it runs.
struct PairedStage
{
    /// Name of the table.
    QString table;
    /// By place.
    std::vector<Slot> members;
    PairingMethod method = PairingMethod::Swiss;
    /// Rounds; for a ladder: challenges.
    int rounds = 1;
    RuleSet rules;
    int advance = 0;
    /// Swiss.
    SwissFirstRound firstRound = SwissFirstRound::Halves;
    /// Points for the team without an opponent, where the number is odd.
    TablePoints byePoints = 3;
    /// What a pairing is: one match, or a best of 3, 5 or 7, which the table counts as one match with the
    /// goals of all. Level on matches won, and on goals where they decide, it is drawn.
    int bestOf = 1;
    /// Of a best of: what a level match of it counts.
    TieRules::LevelMatch levelMatch = TieRules::LevelMatch::PlayedOut;
    /// Points for a round that a team does not play on request, or missed because it joined late (HalfBye);
    /// nothing = those of a draw.
    std::optional<TablePoints> halfByePoints{};
    /// League phase: in how many equal pots the members stand, in order; rounds is an even multiple of it.
    int pots = 1;
    /// Ladder: how many places above a team may be challenged.
    int reach = 3;
    /// Swiss: the last members, who came after the start, in the order in which they came. Pairings that the
    /// rounds have more because of them have the numbers after all others.
    std::vector<LateMember> late{};

    bool operator==(const PairedStage &) const = default;
};

/// Which of the best third-placed teams meets which group winner, for each set of groups they can come from.
struct Allocation
{
    /// "1A", "1B", ...: for whom.
    QStringList columns;
    /// "ABCF" -> "CBFA" : the groups of the thirds that go on, in order -> for each column the group of its
    /// opponent.
    std::map<QString, QString> byGroups;

    bool operator==(const Allocation &) const = default;
};

/// A table may be over so many.
inline constexpr int mostSeasons = 10;

/// A table without matches of its own.
struct TableStage
{
    enum class Kind {
        Sum,        ///< all matches of some tables together (a year of Apertura and Clausura), of all their
                    ///< teams or of some (a conference)
        BestPlaced, ///< the teams in one place of some groups
        NextBest    ///< the best teams by ranking of some tables that have not got on
    };
    /// Name of the table.
    QString table;
    Kind kind = Kind::Sum;
    /// Indices of earlier tables.
    std::vector<int> of;
    /// BestPlaced: the place, from 1.
    int place = 3;
    /// BestPlaced: matches against teams below this place do not count, because groups differ in size; 0 =
    /// all count.
    int against = 0;
    RuleSet rules;
    int advance = 0;
    /// NextBest: who has got on.
    std::vector<Slot> except{};
    /// Sum: whose table it is, by place; all their matches count, those against others too. Empty = all teams
    /// of the tables.
    std::vector<Slot> members{};
    /// Sum: over how many seasons, this one included; those before are CompetitionDefinition::formerSeasons.
    int seasons = 1;
    std::optional<Allocation> allocation{};

    bool operator==(const TableStage &) const = default;
};

struct Stage
{
    QString name;
    std::variant<RoundRobinStage, KnockoutStage, PairedStage, TableStage> plan;
    /// Number of a reserved place: the stage is only played if that place is free. 0 = always.
    int onlyIfFree = 0;
    /// The side named first plays on its own ground, as in leagues and ties of two legs; otherwise it is
    /// played where the competition is held.
    bool homeGrounds = false;
    /// It leads to the competition itself: cards and injuries may be wiped after it.
    bool isQualifying = false;

    bool operator==(const Stage &) const = default;
};

} // namespace touchline
