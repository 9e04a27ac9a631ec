// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

namespace touchline {

/// What a fixture is at a glance: its state, and what was ruled about it.
enum class FixtureMark {
    Waiting,
    Ready,
    Played,
    Walkover,
    Postponed,
    InConflict,
    Undecided,
    Void,
    NotNeeded
};
inline constexpr int fixtureMarks = static_cast<int>(FixtureMark::NotNeeded) + 1;

[[nodiscard]] FixtureMark markOf(const CompetitionState &state, int fixture);
/// Its match is still to come.
[[nodiscard]] bool isOpen(FixtureMark mark);
/// Its match is over: played, or decided without.
[[nodiscard]] bool isDone(FixtureMark mark);
/// "Can be played".
[[nodiscard]] QString markWords(FixtureMark mark);
/// One sentence that says what it means for the match.
[[nodiscard]] QString markHelp(FixtureMark mark);
/// Name of its icon.
[[nodiscard]] QString markIcon(FixtureMark mark);

} // namespace touchline
