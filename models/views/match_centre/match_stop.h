// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_session.h"

#include <optional>
#include <vector>

namespace touchline {

/// A goal, a card or an injury that stops the show for a breath.
struct MatchStop
{
    MatchMoment::Kind kind = MatchMoment::Kind::Goal;
    bool isOwnGoal = false;
    /// Empty where it is nobody's.
    QString player;
    QString team;
    /// "45+2'"; empty for what belongs to no minute.
    QString minute;
    struct Rolled
    {
        int faces = 0;
        int value = 0;

        bool operator==(const Rolled &) const = default;
    };
    /// The dice that brought it, in order.
    std::vector<Rolled> dice;
    /// After it.
    Score score;
};

/// What stops the show among the events from that one on: the last goal, else the last card or injury.
[[nodiscard]] std::optional<MatchStop> stopSince(const PlayedMatch &played, std::size_t fromEvent);

} // namespace touchline
