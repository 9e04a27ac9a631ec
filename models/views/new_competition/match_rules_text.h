// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/changes/match_rules_change.h"
#include "models/views/competition_state.h"

namespace touchline {

/// "Premier League", or with what differs from that level "Premier League (Referees: off)".
[[nodiscard]] QString levelText(const GameInfo &info, const LevelChoice &choice);

/// What a match is played by where that is not what the competition is played by: "Level: Premier League";
/// empty where it is, and where the game is not known.
[[nodiscard]] QString matchRulesLine(const CompetitionState &state, int fixture);

/// "match 64", "round of 16": in the language of the window, beginning in lower case.
[[nodiscard]] QString targetText(const MatchRulesTarget &target);

/// The choices that somebody has who asks about a match: it alone, its round, its stage; each once.
[[nodiscard]] std::vector<MatchRulesTarget> targetsOf(const Competition &competition, int fixture);

} // namespace touchline
