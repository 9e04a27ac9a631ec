// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/match/choices.h"
#include "core/games/fuba/rules/rules.h"
#include "core/match/state/state_match.h"

#include <memory>

namespace touchline::fuba {

/// A match of this game behind the face that windows, logs and agents use.
class FubaMatch final : public StateMatch<State>
{
public:
    using StateMatch::StateMatch;

    [[nodiscard]] Question question() const override;
    [[nodiscard]] bool hasSecretAnswer() const override;
    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    [[nodiscard]] std::shared_ptr<const BoardGeometry> boardGeometry() const override;
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] std::vector<BoardMove> motion(const BoardPosition &before, const BoardPosition &now,
                                                std::span<const Event> since) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
};

/// GameInfo::cardOption: the team's own formation, where one is due.
[[nodiscard]] QString cardOption(const Match &match);

} // namespace touchline::fuba
