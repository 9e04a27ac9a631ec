// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/format.h"
#include "core/competition/format/knockout_builder.h"

#include <vector>

namespace touchline {

// Formats made from a few numbers. All of them are valid (validate() finds nothing), their teams come in by
// the draw, place 1 being the best where seeds matter. Errors of all: BadInput, with the numbers that are
// possible.

inline constexpr int mostCupTeams = 4096;
inline constexpr int mostGroups = 64;
/// Of a league of clubs.
inline constexpr int mostClubs = 40;
inline constexpr int mostClubLegs = 4;

/// Three points for a win, then goal difference, goals, lots: "league-3-1-0".
[[nodiscard]] RuleSet leagueRules();
/// Of a Swiss: points, then those of the opponents, goal difference, goals, lots.
[[nodiscard]] RuleSet swissRules();

/// Everybody against everybody `legs` times (1..mostLegs). teams: smallestGroup..largestGroup.
[[nodiscard]] Result<Format> leagueFormat(int teams, int legs = 2, const RuleSet &rules = leagueRules());

/// A league that splits after `legs` meetings (1..mostLegs): the upper and the lower half, rounded up, play
/// on among themselves and take their matches with them; after an odd number of meetings once, after an even
/// one twice. `carried`: what becomes of their points. teams: 2 * smallestGroup..largestGroup. Scotland: 12
/// teams, 3 meetings; Austria: 12, 2, points halved and rounded down.
[[nodiscard]] Result<Format> splitLeagueFormat(int teams, int legs,
                                               CarriedPoints carried = CarriedPoints::All,
                                               const RuleSet &rules = leagueRules());

/// A knockout of 2..mostCupTeams teams. Where their number is no power of two, the best have a bye in the
/// first round. The bracket is that of seeds (1 and 2 can only meet in the final, 1 to 4 only from the
/// semi-finals on), or every round is drawn.
[[nodiscard]] Result<Format> cupFormat(int teams, const KnockoutOptions &options = {});

struct GroupsOptions
{
    int legs = 1;
    RuleSet rules = leagueRules();
    KnockoutOptions knockout{};
};

/// `groups` (1..mostGroups) of `size` teams, of each of which `advance` go into a knockout. Up to two of a
/// group can meet again only in the final, up to four only from the semi-finals on, and so forth; where the
/// rounds are drawn, that is asked for with KnockoutOptions::apartFromGroup.
[[nodiscard]] Result<Format> groupsFormat(int groups, int size, int advance,
                                          const GroupsOptions &options = {});

inline constexpr int fewestOfEvenGroups = 4;
inline constexpr int mostOfEvenGroups = 64;

/// `teams` in groups of 4 and 3, one of 5 where there are no more; the top two of each go into a knockout.
/// With KnockoutOptions::allPlaces the others play for the places behind them, so that every team has one.
[[nodiscard]] Result<Format> evenGroupsFormat(int teams, GroupsOptions options = {});

inline constexpr int fewestOfSplit = 4;
inline constexpr int mostOfSplit = 64;

struct DoubleEliminationOptions
{
    bool reset = true;
    bool isSplit = false;
    TieRules rules{};
};

/// Out after the second defeat. 3..mostCupTeams teams. Those beaten in one round of the winners' bracket go
/// into the losers' bracket far from those beaten in the rounds before, so that rematches come late. With
/// `reset` the winner of the losers' bracket has to win the grand final twice. Split: the lower half of the
/// seeds begins in the losers' bracket, where the first defeat ends it.
[[nodiscard]] Result<Format> doubleEliminationFormat(int teams, const DoubleEliminationOptions &options = {});

inline constexpr int fewestOfPlayIn = 4;

/// A league, home and away, then play-offs of its first 8, 4 or 2, as many as it has room for; the last two
/// places in them are played for: with 8, place 7 against 8 for the seventh, and the loser against the winner
/// of 9 against 10 for the eighth. teams: fewestOfPlayIn..largestGroup.
[[nodiscard]] Result<Format> leaguePlayInFormat(int teams, int legs = 2,
                                                const KnockoutOptions &playOffs = {});

inline constexpr int mostOfConference = 64;

struct ConferenceOptions
{
    /// How many of each conference go into the play-offs; 0 = the largest power of two up to 8 that leaves a
    /// third of them out.
    int advance = 0;
    /// The last two of these places are played for, see leaguePlayInFormat().
    bool playIn = false;
    KnockoutOptions playOffs{};
    RuleSet rules = leagueRules();
};

/// Two conferences, East and West, of `size` teams (smallestGroup..mostOfConference): those of the own
/// conference meet home and away, those of the other once, and each conference has a table of all matches of
/// its teams. The first of each play for the conference, the winners of both in the final. Of the pool the
/// first half is the East.
[[nodiscard]] Result<Format> conferencesFormat(int size, const ConferenceOptions &options = {});

/// A league whose teams go down by their points per match over `seasons` (2..10), this one included: the last
/// one of ten.
[[nodiscard]] Result<Format> averagesLeagueFormat(int teams, int legs = 2, int seasons = 3);

struct SwissOptions
{
    RuleSet rules = swissRules();
    SwissFirstRound firstRound = SwissFirstRound::Halves;
    /// 1, 3, 5 or 7 matches a pairing, see PairedStage::bestOf.
    int bestOf = 1;
};

/// `rounds` of a Swiss: at most half as many as teams, rounded up; with more it could come to a point from
/// which somebody would have to meet again. teams: 2..mostCupTeams.
[[nodiscard]] Result<Format> swissFormat(int teams, int rounds, const SwissOptions &options = {});
/// How many rounds a Swiss of that size usually has: enough to leave one team unbeaten, as far as allowed.
[[nodiscard]] int usualSwissRounds(int teams);

struct LeaguePhaseOptions
{
    int rounds = 8;
    int pots = 4;
    /// How many go into the knockout; the best of them pass over its first round.
    int advance = 24;
    RuleSet rules;
    KnockoutOptions knockout;

    /// As in the Champions League from 2024 on: two legs, the final is one match.
    LeaguePhaseOptions();
};

/// The Champions League from 2024 on: one table in which everybody plays some of the others, then a
/// knockout. With 36 teams 1 to 8 are in the last 16, and 9 to 24 play for the other places there.
[[nodiscard]] Result<Format> leaguePhaseFormat(int teams, const LeaguePhaseOptions &options = {});

/// `challenges` matches (1..1000), each against a team at most `reach` places higher; the winner of a
/// challenge takes the place of the team beaten. teams: 2..mostCupTeams.
[[nodiscard]] Result<Format> ladderFormat(int teams, int challenges, int reach = 3);

/// Two single round robins, the second with venues reversed; a final in two legs between their winners,
/// unless one team won both; the last `relegated` of both together go down. teams: smallestGroup..
/// largestGroup.
[[nodiscard]] Result<Format> aperturaFormat(int teams, int relegated = 1,
                                            const RuleSet &rules = leagueRules());

struct PyramidOptions
{
    enum class PlayOff {
        None,
        Promotion, ///< four of the lower division play for one more place in the upper one
        Relegation ///< the last of the upper division that is not relegated against the next of the lower
    };
    /// How many change places between two divisions without play-offs, 0 and up; with play-offs they come on
    /// top of these.
    int up = 3;
    PlayOff playOff = PlayOff::None;
    int legs = 2;
    RuleSet rules = leagueRules();
};

inline constexpr int mostDivisions = 10;

/// Divisions (2..mostDivisions) of these sizes, the first the highest, with links into the next season.
[[nodiscard]] Result<Format> pyramidFormat(const std::vector<int> &sizes, const PyramidOptions &options = {});

inline constexpr int fewestOfAnEvening = 4;
inline constexpr int mostOfAnEvening = 16;

/// What a club plays in one evening, about five rounds for everybody: up to 6 all against all, with 7 and 8
/// two groups, with more a Swiss of four rounds; then the final and matches for the places behind.
[[nodiscard]] Result<Format> eveningFormat(int teams);
/// Whether the format is one of these by its name: unless a calendar says otherwise, it is played in one day.
[[nodiscard]] bool isEvening(const Format &format);

} // namespace touchline
