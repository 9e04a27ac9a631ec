// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/round_robin.h"
#include "core/competition/rule_set.h"
#include "core/competition/slot.h"
#include "core/competition/spread_rule.h"

#include <QJsonObject>

#include <variant>

namespace touchline {

struct GroupPlan
{
    /// "A"; unique, does not begin with a digit (it stands in slots: "1A").
    QString name;
    /// smallestGroup..largestGroup.
    int size = 4;

    bool operator==(const GroupPlan &) const = default;
};

/// Groups that play round robins.
struct RoundRobinStage
{
    std::vector<GroupPlan> groups;
    /// One leg; empty = groupSchedule() of each group's size.
    std::vector<Round> schedule;
    /// How often everybody meets everybody, 1..6.
    int legs = 1;
    RuleSet rules;
    /// How many of each group go on to the next stage, 0 and up.
    int advance = 0;

    bool operator==(const RoundRobinStage &) const = default;
};

struct KnockoutTie
{
    int match = 0;
    Slot home;
    Slot away;

    bool operator==(const KnockoutTie &) const = default;
};

struct KnockoutRound
{
    /// "quarter-finals".
    QString name;
    std::vector<KnockoutTie> ties;

    bool operator==(const KnockoutRound &) const = default;
};

struct KnockoutStage
{
    std::vector<KnockoutRound> rounds;

    bool operator==(const KnockoutStage &) const = default;
};

struct Stage
{
    QString name;
    std::variant<RoundRobinStage, KnockoutStage> plan;

    bool operator==(const Stage &) const = default;
};

/// The rules by which a competition runs, as data: stages with links between them. It names no team.
///
/// The first stage has the groups, which a draw fills; a knockout may follow. Group matches have the numbers
/// from 1, by round, then group, then order in the schedule (ATCS 2.9); ties bring their own numbers.
struct Format
{
    /// "worldcup-32".
    QString name;
    QString title;
    std::vector<Stage> stages;
    /// Who ends first, second, ...: as many places as the format decides.
    std::vector<Slot> finalPlaces;
    /// What a free draw keeps to.
    SpreadRule spread;

    bool operator==(const Format &) const = default;
};

/// The round robin stage. The format is valid.
[[nodiscard]] const RoundRobinStage &groupStage(const Format &format);
[[nodiscard]] QStringList groupNames(const Format &format);
[[nodiscard]] std::vector<int> groupSizes(const Format &format);
/// How many teams take part.
[[nodiscard]] int teamCount(const Format &format);
/// Number of matches of the round robin stage.
[[nodiscard]] int groupMatchCount(const RoundRobinStage &stage);
/// All rounds (every leg) of a group of that size.
[[nodiscard]] std::vector<Round> scheduleOf(const RoundRobinStage &stage, int groupSize);

/// Reads a format strictly. Errors: BadInput with every problem and its place
/// ("stages[1].rounds[0].ties[2].home"), those of validate() included.
[[nodiscard]] Result<Format> formatFromJson(const QJsonObject &object);
/// The whole format; a rule set is written out, so that the file does not depend on the program's tables.
[[nodiscard]] QJsonObject toJson(const Format &format);

/// Everything that keeps a format from being played, with the place in its JSON form: groups without a name
/// or with the same, schedules in which not all meet, slots that lead nowhere, forward or twice to the same
/// team, match numbers twice, tie-breaks twice, teams that go on to nowhere. Empty = valid.
[[nodiscard]] Problems validate(const Format &format);

} // namespace touchline
