// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/match/choices.h"
#include "core/games/simulator/rules/rules.h"
#include "core/games/simulator/rules/teller.h"
#include "core/match/state/state_match.h"

#include <memory>

namespace touchline::simulator {

/// A match of this game behind the face that windows, logs and agents use.
class SimulatorMatch final : public StateMatch<State>
{
public:
    using StateMatch::StateMatch;

    /// The three dice of an aim are thrown at once; direction and power are one gesture.
    [[nodiscard]] Question question() const override;
    /// 40 seconds with the ball, 20 without it (6.14); setting up has no limit.
    [[nodiscard]] TurnTime turnTime() const override;
    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    [[nodiscard]] std::shared_ptr<const BoardGeometry> boardGeometry() const override;
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] std::vector<BoardMove> motion(const BoardPosition &before, const BoardPosition &now,
                                                std::span<const Event> since) const override;
    [[nodiscard]] BoardAimPreview aimed(double degrees, double power) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
};

} // namespace touchline::simulator
