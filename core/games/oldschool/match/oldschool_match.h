// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/rules/rules.h"
#include "core/match/state/state_match.h"

#include <memory>

namespace touchline::oldschool {

/// A match of this game behind the face that windows, logs and agents use.
class OldschoolMatch final : public StateMatch<State>
{
public:
    using StateMatch::StateMatch;

    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    [[nodiscard]] std::shared_ptr<const BoardGeometry> boardGeometry() const override;
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] std::vector<BoardMove> motion(const BoardPosition &before, const BoardPosition &now,
                                                std::span<const Event> since) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
};

} // namespace touchline::oldschool
