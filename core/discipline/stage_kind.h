// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// How far a competition is, as far as discipline asks: in the order in which a team comes through.
enum class StageKind {
    Unknown,
    Qualifying, ///< all rounds before the first group stage
    Group,      ///< any league or group stage, a second one included
    Knockout,   ///< any round before the quarter-finals
    QuarterFinal,
    SemiFinal,
    ThirdPlace,
    Final
};

/// "first qualifying round", "play-off round" / "group stage", "Group A", "league phase" / "round of 16",
/// "last 32", "play-offs" / "quarter-finals" / ...;
/// capitals and hyphens do not matter. Unknown for every other name.
[[nodiscard]] StageKind stageKindOf(const QString &name);

/// The one that follows when a team goes on: from a Knockout round nothing is known but that it is later.
[[nodiscard]] StageKind stageAfter(StageKind stage);

} // namespace touchline
