// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/rules/rule_set.h"

namespace touchline {

/// Reads bonus points as people write them into `points`: "goals=4:1, win_by=3:1, lose_by=1:2", the points
/// behind the colon ("2", "1.5"), 1 without; "none" = no bonus. Errors: BadInput (an unknown word, one twice,
/// out of range).
[[nodiscard]] Result<PointsScheme> withBonus(PointsScheme points, const QString &text);
/// The same, written: "goals=4, lose_by=1:2"; "none".
[[nodiscard]] QString bonusText(const PointsScheme &points);

inline constexpr int mostBonusGoals = 100;
inline constexpr TablePoints leastBonusPoints = TablePoints::ofHalves(1);
inline constexpr int mostBonusPoints = 100;

} // namespace touchline
