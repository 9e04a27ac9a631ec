// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/sentences.h"
#include "core/match/match_runner.h"

namespace touchline::cli {

/// A played match for a person, told in one of the ways (shortTelling, narration, explanation), with its
/// result below.
[[nodiscard]] QString matchText(const PlayedMatch &played, const Game &game, const Telling &telling);

/// "2–1", "2–1 (a.e.t.)", "1–1 (4–3 pens)", "1–1 (on criteria: best result)".
[[nodiscard]] QString resultText(const MatchReport &report);

} // namespace touchline::cli
