// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/draws/draw_plan.h"
#include "core/competition/entry/entrant.h"

#include <bitset>
#include <span>
#include <vector>

namespace touchline {

/// The most groups (in an open draw: ties of the first round) that a draw can have.
inline constexpr int mostDrawGroups = 128;
using GroupSet = std::bitset<mostDrawGroups>;

/// A place as a DrawStep names it.
struct DrawPlace
{
    int group = 0;
    int place = 0;
};

/// One limit in the only form that the search knows: of these teams, at most so many in each block of groups.
/// "At least one of UEFA" is "at most three of the others" in a group of four.
struct DrawRule
{
    enum class Kind { Conference, Fewest, Country, NotTogether, Opposite };

    Kind kind = Kind::Conference;
    /// Conference, country or parts.
    QString name;
    /// The number as a person gave it.
    int number = 1;
    std::vector<int> members;
    std::vector<int> blockOfGroup;
    std::vector<int> mostInBlock;
    std::vector<GroupSet> groupsOfBlock;

    /// Whether every group is a block of its own.
    [[nodiscard]] bool isByGroup() const { return kind != Kind::Opposite; }
};

/// A plan with everything looked up: teams, groups and pots are numbers. The groups of an open draw are the
/// ties of the first round.
struct DrawTask
{
    QStringList groupNames;
    std::vector<std::vector<int>> pots;
    /// By pot and group.
    std::vector<std::vector<std::vector<DrawPlace>>> places;
    std::vector<DrawRule> rules;

    // By team:
    std::vector<int> potOf;
    /// Where a fixed team stands; -1 where it is drawn.
    std::vector<int> fixedGroup;
    /// Which of the places of its pot there; -1 = any.
    std::vector<int> fixedSlot;
    std::vector<std::vector<int>> rulesOf;

    [[nodiscard]] int groups() const { return static_cast<int>(groupNames.size()); }
    [[nodiscard]] int teams() const { return static_cast<int>(potOf.size()); }
    /// How many places a group has, all pots together.
    [[nodiscard]] int sizeOf(int group) const;
    /// Makes rulesOf anew from the rules.
    void indexRules();
};

/// Looks everything up. groupNames: one for each size, or empty for A, B, C, ... Errors: BadInput with every
/// problem: number of teams, ranking numbers twice, unknown names, pots that do not fit the places, places
/// given twice, limits that name what does not exist.
[[nodiscard]] Result<DrawTask> drawTask(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                                        const QStringList &groupNames, const DrawPlan &plan);

/// A, B, ..., Z, AA, AB, ...
[[nodiscard]] QStringList lettersFor(int groups);

/// Index of the entrant with that code or name; -1 if there is none.
[[nodiscard]] int entrantNamed(const QString &text, std::span<const Entrant> entrants);

/// The rules of a task whose pots and places are known. Problems: limits that name what does not exist.
[[nodiscard]] std::vector<DrawRule> drawRules(const DrawTask &task, std::span<const Entrant> entrants,
                                              const DrawLimits &limits, Problems &problems);

} // namespace touchline
