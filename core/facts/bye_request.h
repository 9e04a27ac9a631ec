// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"

#include <array>

namespace touchline {

/// A team does not play a round of a Swiss, as it asked before the round was drawn. All requests are kept;
/// the last one of a team for a round has effect.
struct ByeRequest
{
    /// What it has for the round.
    enum class Kind {
        Half, ///< the points of a half-point bye
        Zero, ///< nothing
        Full, ///< as many points as the team without an opponent
        Plays ///< it plays after all
    };

    /// Both from 1, as the draws of rounds have them in a file.
    int stage = 1;
    int round = 1;
    Kind kind = Kind::Half;

    bool operator==(const ByeRequest &) const = default;
};

/// In the order of ByeRequest::Kind.
inline constexpr std::array byeKindWords{"half", "zero", "full", "plays"};

/// {"decision": "bye", "stage": 1, "round": 3, "points": "half"}.
[[nodiscard]] QJsonObject toJson(const ByeRequest &request);
/// Reads what toJson() writes. Every problem goes to the reader's.
[[nodiscard]] ByeRequest readByeRequest(JsonReader &reader);

} // namespace touchline
