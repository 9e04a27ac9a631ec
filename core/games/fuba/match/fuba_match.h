// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/state.h"
#include "core/match/match.h"

#include <memory>

namespace touchline::fuba {

/// A match of this game behind the face that windows, logs and agents use.
class FubaMatch final : public Match
{
public:
    /// `setup` has been checked by FubaGame::kickOff; `tables` was made from it.
    FubaMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const MatchTables> tables,
              EventList &sink);

    [[nodiscard]] Question question() const override;
    void options(OptionList &options) const override;
    [[nodiscard]] QString optionName(const Question &question, OptionCode option) const override;
    [[nodiscard]] OptionFacts optionFacts(OptionCode option) const override;
    [[nodiscard]] std::vector<ClosedOption> closedOptions() const override;
    [[nodiscard]] bool hasSecretAnswer() const override;
    [[nodiscard]] Result<void> roll(int value, EventList &sink) override;
    [[nodiscard]] Result<void> choose(OptionCode option, EventList &sink) override;
    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    [[nodiscard]] std::shared_ptr<const BoardGeometry> boardGeometry() const override;
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] std::vector<BoardMove> motion(const BoardPosition &before, const BoardPosition &now,
                                                std::span<const Event> since) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
    [[nodiscard]] const FixtureSetup &setup() const override { return *m_setup; }

    /// The position, for this game's own agents and tests.
    [[nodiscard]] const State &state() const { return m_state; }

private:
    std::shared_ptr<const FixtureSetup> m_setup;
    std::shared_ptr<const MatchTables> m_tables;
    State m_state;
    /// The options of the choice that is due; empty where none is.
    OptionList m_due;
};

} // namespace touchline::fuba
