// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/champions/match/choices.h"
#include "core/games/champions/rules/rules.h"
#include "core/match/state/state_match.h"

#include <memory>

namespace touchline::champions {

/// A match of this game behind the face that windows, logs and agents use.
class ChampionsMatch final : public StateMatch<State>
{
public:
    using StateMatch::StateMatch;

    [[nodiscard]] OptionFacts optionFacts(OptionCode option) const override;
    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    [[nodiscard]] std::shared_ptr<const BoardGeometry> boardGeometry() const override;
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] std::vector<BoardMove> motion(const BoardPosition &before, const BoardPosition &now,
                                                std::span<const Event> since) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
};

} // namespace touchline::champions
