// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"

namespace touchline {

/// A table that a format has: a group, a Swiss, a sum, a list of best-placed teams.
struct TablePlan
{
    QString name;
    /// Index of its stage, and of the group in a round robin (0 in every other stage).
    int stage = 0;
    int group = 0;
    /// Number of teams; of a sum at most: the teams of all its parts.
    int size = 0;
    /// Not null; points into the format.
    const RuleSet *rules = nullptr;
    /// How many places lead on; only marked in tables.
    int advance = 0;
    /// Index of the entry that fills it, -1 where it takes its teams from elsewhere.
    int entry = -1;
};

/// All tables, stage after stage: GroupPlace slots name them by their index here. Points into `format`.
[[nodiscard]] std::vector<TablePlan> tablesOf(const Format &format);
[[nodiscard]] QStringList tableNames(const Format &format);
/// Puts other points and tie-breaks into every table in which matches are counted.
void setRules(Format &format, const RuleSet &rules);

/// What a draw fills: the pool ("#") if there is one, then the groups that name no members. Drawn slots name
/// them by their index here.
[[nodiscard]] QStringList entryNames(const Format &format);
[[nodiscard]] std::vector<int> entrySizes(const Format &format);
/// How many teams take part.
[[nodiscard]] int teamCount(const Format &format);

[[nodiscard]] SlotNames slotNames(const Format &format);

} // namespace touchline
