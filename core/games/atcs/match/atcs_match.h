// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/state.h"
#include "core/match/match.h"

#include <memory>

namespace touchline::atcs {

/// A match of this game behind the face that windows, logs and agents use.
class AtcsMatch final : public Match
{
public:
    /// `setup` has been checked by AtcsGame::kickOff; `tables` was made from it.
    AtcsMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const MatchTables> tables,
              EventList &sink);

    [[nodiscard]] Question question() const override;
    void options(OptionList &options) const override;
    [[nodiscard]] QString optionName(const Question &question, OptionCode option) const override;
    [[nodiscard]] std::optional<OpenAnswer> openAnswer() const override;
    [[nodiscard]] OptionFacts optionFacts(OptionCode option) const override;
    [[nodiscard]] std::vector<ClosedOption> closedOptions() const override;
    [[nodiscard]] bool hasSecretAnswer() const override;
    [[nodiscard]] Result<void> roll(int value, EventList &sink) override;
    [[nodiscard]] Result<void> choose(OptionCode option, EventList &sink) override;
    [[nodiscard]] std::unique_ptr<Match> clone() const override;
    [[nodiscard]] QJsonObject view(std::optional<Side> viewer) const override;
    /// Notes alone: the game has no board.
    [[nodiscard]] BoardPosition board(std::optional<Side> viewer) const override;
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
    [[nodiscard]] const FixtureSetup &setup() const override { return *m_setup; }

    /// The position, for this game's own agents and tests.
    [[nodiscard]] const State &state() const { return m_state; }

private:
    [[nodiscard]] Result<void> refusedRoll(int value) const;

    std::shared_ptr<const FixtureSetup> m_setup;
    std::shared_ptr<const MatchTables> m_tables;
    State m_state;
};

/// How the match ended, or stands: score, who won and how.
void noteResult(const State &state, MatchReport &report);

/// GameInfo::cardOption: strategy and formation of the card, where a plan is due.
[[nodiscard]] QString cardOption(const Match &match);

} // namespace touchline::atcs
