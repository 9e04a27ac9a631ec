// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_story.h"
#include "models/words/common/sum_text.h"

namespace touchline {

/// The sums of All Time Championship Soccer as a player works them out with card and charts, each from the
/// event that tells it. What adds nothing is left out.

/// Base of the card, defense of the opponent, and what charts and red cards add. In extra time the red bonus
/// is not in it: it is added after halving.
[[nodiscard]] SumText totalsSum(const StoryEvent &told);
/// What a sum counts after the limits: "", "limited to 25", "half of it 8 + 2 (red cards) = 10".
[[nodiscard]] QString totalsOutcome(const StoryEvent &told);

[[nodiscard]] SumText refereeSum(const StoryEvent &told);
[[nodiscard]] SumText attemptSum(const StoryEvent &told);
/// Before it is limited to the numbers of the card.
[[nodiscard]] SumText shooterSum(const StoryEvent &told);
[[nodiscard]] SumText goalSum(const StoryEvent &told);
[[nodiscard]] SumText goalCheckSum(const StoryEvent &told);
[[nodiscard]] SumText callSum(const StoryEvent &told);
[[nodiscard]] SumText cardSum(const StoryEvent &told);
[[nodiscard]] SumText injurySum(const StoryEvent &told);

/// What the codes of All Time Championship Soccer's charts and events mean, as people say it.

/// "let_em_play" as the rulebook writes it: "Let'em Play".
[[nodiscard]] QString refereeTypeText(const QString &type);
/// What the referee called last.
[[nodiscard]] QString callText(const StoryEvent &told);
/// Effect of a card chart roll.
[[nodiscard]] QString cardEffectText(const StoryEvent &told);
/// Outcome of an injury roll where no event of its own tells it; else empty.
[[nodiscard]] QString unhurtText(const StoryEvent &told);
[[nodiscard]] QString injuryOutcome(const StoryEvent &told);
/// "Second yellow card".
[[nodiscard]] QString yellowText(const StoryEvent &told);
/// Where a card or a kick comes from, unless it is the card check.
[[nodiscard]] QString whyText(const StoryEvent &told);
/// What a player takes into the next game.
[[nodiscard]] QString carryText(const StoryEvent &told);

} // namespace touchline
