// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_matches.h"

#include <array>

namespace touchline {

enum class RunKind { Unbeaten, Winning, Losing, CleanSheets, WithoutScoring };

inline constexpr std::array<RunKind, 5> allRunKinds{RunKind::Unbeaten, RunKind::Winning, RunKind::Losing,
                                                    RunKind::CleanSheets, RunKind::WithoutScoring};

/// "unbeaten", "winning", "losing", "clean_sheets", "without_scoring".
[[nodiscard]] QString runWord(RunKind kind);

/// Matches of a team one after the other that were all of a kind. A match without a score is passed over by
/// runs about goals: it neither ends them nor counts.
struct Run
{
    QUuid team;
    QString teamName;
    int length = 0;
    /// Null where the length is 0.
    const MatchReport *first = nullptr;
    const MatchReport *last = nullptr;
    /// No match since has ended it.
    bool isRunning = false;

    bool operator==(const Run &) const = default;
};

/// The longest run of a team, the latest of several that are as long.
[[nodiscard]] Run longestRun(const TeamMatches &team, RunKind kind);

/// The longest run of each team that has one, longest first, then by name of the team.
[[nodiscard]] std::vector<Run> longestRuns(std::span<const TeamMatches> teams, RunKind kind);

} // namespace touchline
