// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/match_story.h"

namespace touchline {

/// What the codes of All Time Championship Soccer's charts and events mean, as people say it.

/// "let_em_play" as the rulebook writes it: "Let'em Play".
[[nodiscard]] QString refereeTypeText(const QString &type);
/// What the referee called last.
[[nodiscard]] QString callText(const ToldEvent &told);
/// Effect of a card chart roll.
[[nodiscard]] QString cardEffectText(const ToldEvent &told);
/// Outcome of an injury roll where no event of its own tells it; else empty.
[[nodiscard]] QString unhurtText(const ToldEvent &told);
[[nodiscard]] QString injuryOutcome(const ToldEvent &told);
/// "Second yellow card".
[[nodiscard]] QString yellowText(const ToldEvent &told);
/// Where a card or a kick comes from, unless it is the card check.
[[nodiscard]] QString whyText(const ToldEvent &told);
/// What a player takes into the next game.
[[nodiscard]] QString carryText(const ToldEvent &told);

} // namespace touchline
