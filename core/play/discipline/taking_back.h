// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/competition.h"

#include <array>

namespace touchline {

/// Whether somebody who plays a match of a competition may go back past a roll, to decide or roll anew.
enum class TakingBack {
    Free,
    ByConsent, ///< of the other side
    Never      ///< as played
};

inline constexpr std::array takingBackWords{"free", "consent", "never"};

/// As the competition has it; Free where nobody said anything.
[[nodiscard]] TakingBack takingBackIn(const Competition &competition);
/// Errors: Refused (it is so already); those of Competition::addPlayerDecision().
[[nodiscard]] Result<void> setTakingBack(Competition &competition, TakingBack rule);
/// As Competition::playerDecisions() keeps it: {"decision": "taking_back", "rule": "never"}.
[[nodiscard]] bool isTakingBack(const QJsonObject &decision);
[[nodiscard]] TakingBack readTakingBack(JsonReader &reader);

} // namespace touchline
