// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/stage.h"
#include "core/competition/rules/spread_rule.h"
#include "core/competition/rules/walkover_rule.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace touchline {

/// Where the teams of next season's group come from: a league with promotion and relegation.
struct NextSeasonGroup
{
    QString name;
    std::vector<Slot> from;

    bool operator==(const NextSeasonGroup &) const = default;
};

/// A place that a team has however it fares, like the host of a World Cup. If the team gets there by itself,
/// the place is free for another.
struct ReservedPlace
{
    Slot team;
    /// The places by which it gets there by itself.
    std::vector<Slot> direct;
    /// Who has the place then.
    Slot otherwise;

    bool operator==(const ReservedPlace &) const = default;
};

/// Another level of the game for some of the matches, or other options (ATCS 9.1). Level and options are
/// those of the game that the competition is played with; not looked into here.
struct MatchRules
{
    /// Name of a stage ("knockout") or of one of its rounds ("quarter-finals"); empty where `match` is given.
    QString stage;
    /// Number of one match; 0 = those of `stage`.
    int match = 0;
    /// Empty = the level of the competition, with `options` in place of its own.
    QString level;
    /// What differs from the defaults of `level`.
    QJsonObject options;

    bool operator==(const MatchRules &) const = default;
};

/// The rules by which a competition runs, as data: stages with links between them. It names no team.
///
/// Teams come into a format by a draw: into the groups that name no members, and into the pool "#1", "#2",
/// ... Every stage takes them from there and from earlier stages. Group matches without a number of their own
/// have the next free ones, by round, then group, then order in the schedule (ATCS 2.9); ties bring their own
/// numbers.
struct Format
{
    /// "worldcup-32".
    QString name;
    QString title;
    /// How many teams enter through the pool, 0 and up.
    int pool = 0;
    std::vector<Stage> stages;
    /// Who ends first, second, ...: as many places as the format decides.
    std::vector<Slot> finalPlaces;
    /// What a free draw keeps to.
    SpreadRule spread;
    /// Slots name them by their number: "R1".
    std::vector<ReservedPlace> reserved{};
    /// Empty where the next season has nothing to do with this one.
    std::vector<NextSeasonGroup> nextSeason{};
    WalkoverRule walkover{};
    /// Of those that name the same match the closest counts: its number, then its round, then its stage.
    std::vector<MatchRules> matchRules{};

    bool operator==(const Format &) const = default;
};

/// All rounds (every leg) of a group of that size.
[[nodiscard]] std::vector<Round> scheduleOf(const RoundRobinStage &stage, int groupSize);
/// Number of matches of the stage, play-offs apart.
[[nodiscard]] int groupMatchCount(const RoundRobinStage &stage);

/// Points for a half-point bye.
[[nodiscard]] TablePoints halfByePoints(const PairedStage &stage);
/// What a team that joined a Swiss late has for a round before.
[[nodiscard]] TablePoints missedRoundPoints(const PairedStage &stage, MissedRound missed);

/// Whether it is a league, whose "tournament" is a season (ATCS 9.4.7): it begins with everybody against
/// everybody, home and away.
[[nodiscard]] bool isSeason(const Format &format);
/// Whether any match is played where the competition is held, and not on the ground of the side named first.
[[nodiscard]] bool hasNeutralGrounds(const Format &format);

/// Where a format comes from.
enum class FormatSource {
    File, ///< of the program or of a person
    Kept  ///< pinned in a competition, perhaps by an older version: it is read as it was meant then
};

/// Reads a format strictly. Errors: BadInput with every problem and its place
/// ("stages[1].rounds[0].ties[2].home"), the causes before what follows from them; those of validate()
/// included and, but for one that is kept, those of looseEnds().
[[nodiscard]] Result<Format> formatFromJson(const QJsonObject &object,
                                            FormatSource source = FormatSource::File);
/// The whole format; a rule set is written out, so that the file does not depend on the program's tables.
[[nodiscard]] QJsonObject toJson(const Format &format);

/// Everything that keeps a format from being played, with the place in its JSON form: groups without a name
/// or with the same, schedules in which not all meet, slots that lead nowhere, forward or twice to the same
/// team, match numbers twice, tie-breaks twice, teams that go on to nowhere. Empty = valid.
[[nodiscard]] Problems validate(const Format &format);

/// What can be played and is a mistake all the same: a place that feeds two matches, winners and losers that
/// lead nowhere, no final places, away goals in ties of one match, two stages of one name. Empty = none.
[[nodiscard]] Problems looseEnds(const Format &format);

} // namespace touchline
