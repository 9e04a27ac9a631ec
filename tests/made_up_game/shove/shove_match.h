// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board_geometry.h"
#include "core/match/game_info.h"
#include "core/match/match.h"
#include "tests/made_up_game/shove/shove_rules.h"

namespace touchline::shove {

[[nodiscard]] const GameInfo &gameInfo();
[[nodiscard]] BoardGeometryPtr lane();

class ShoveMatch final : public Match
{
public:
    ShoveMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const MatchTables> tables,
               EventList &sink);
    ShoveMatch(const ShoveMatch &) = default;

    [[nodiscard]] Question question() const override;
    void options(OptionList &options) const override { listOptions(m_state, options); }
    [[nodiscard]] QString optionName(const Question &question, OptionCode option) const override;
    [[nodiscard]] Result<void> roll(int value, EventList &sink) override;
    [[nodiscard]] Result<void> choose(OptionCode option, EventList &sink) override;
    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    [[nodiscard]] std::shared_ptr<const BoardGeometry> boardGeometry() const override;
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
    [[nodiscard]] const FixtureSetup &setup() const override { return *m_setup; }

    /// For the computer player, who looks only at what both see.
    [[nodiscard]] int cell() const { return m_state.cell; }
    /// How often the position of any match was asked for.
    inline static int positionsMade = 0;

private:
    std::shared_ptr<const FixtureSetup> m_setup;
    std::shared_ptr<const MatchTables> m_tables;
    State m_state;
};

} // namespace touchline::shove
