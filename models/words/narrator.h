// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"
#include "models/words/match_boards.h"

namespace touchline {

/// A played match for a person, told in one of the ways (shortTelling, narration, explanation), with its
/// result below. `boards` stand behind their events.
[[nodiscard]] QString matchText(const PlayedMatch &played, const Game &game, const Telling &telling,
                                const Boards &boards = {});
/// The same without the result: also of a match that is not over. The story of a match that goes on begins
/// with the story so far, but for the end of its last line.
[[nodiscard]] QString storyText(const PlayedMatch &played, const Game &game, const Telling &telling,
                                const Boards &boards = {});

/// Result, game, level and seed in lines of their own.
[[nodiscard]] QString resultLines(const PlayedMatch &played, const Game &game);

/// "2–1", "2–1 (a.e.t.)", "1–1 (4–3 pens)", "1–1 (on criteria: best result)".
[[nodiscard]] QString resultText(const MatchReport &report);

} // namespace touchline
