// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/simulator_match.h"

#include "core/games/simulator/match/board_data.h"
#include "core/games/simulator/match/choices.h"
#include "core/games/simulator/match/report_facts.h"
#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/state_view.h"
#include "core/match/report_builder.h"

#include <QtGlobal>

namespace touchline::simulator {

Question SimulatorMatch::question() const
{
    Question question = StateMatch::question();
    const auto part = [&](int number, int all) {
        question.part = static_cast<std::uint8_t>(number);
        question.parts = static_cast<std::uint8_t>(all);
    };
    const Phase phase = state().phase;
    if (phase >= Phase::AimDirectionRoll && phase <= Phase::AimHeightRoll)
        part(1 + static_cast<int>(phase) - static_cast<int>(Phase::AimDirectionRoll), 3);
    else if (phase == Phase::Direction || phase == Phase::Power)
        part(phase == Phase::Direction ? 1 : 2, 2);
    return question;
}

TurnTime SimulatorMatch::turnTime() const
{
    constexpr int withBall = 40;
    constexpr int withoutBall = 20;
    const bool isInTurn = state().phase >= Phase::Kick || state().phase == Phase::Thrower;
    if (!state().options().turnTimer || awaitsOf(state()) != Awaits::Choice || !isInTurn ||
        state().shootOutHeld)
        return {};
    const bool hasBall = state().decider == state().attacker;
    return {hasBall ? withBall : withoutBall, 2 * state().turnNumber + (hasBall ? 1 : 0)};
}

std::unique_ptr<Match> SimulatorMatch::clone() const
{
    return std::make_unique<SimulatorMatch>(*this);
}

QJsonObject SimulatorMatch::view(std::optional<Side> /*viewer*/) const
{
    // Nothing is hidden in this game.
    return stateView(state(), setup());
}

BoardGeometryPtr SimulatorMatch::boardGeometry() const
{
    return simulator::boardGeometry();
}

BoardPosition SimulatorMatch::board(std::optional<Side> viewer) const
{
    BoardPosition position = boardPosition(state(), viewer);
    for (BoardPiece &piece : position.pieces)
        if (!piece.isOfficial)
            piece.name = playerName(setup(), piece.side, manOf(piece.id));
    addOptionNames(position);
    return position;
}

BoardMotion SimulatorMatch::motion(const BoardPosition &before, const BoardPosition &now,
                                   std::span<const Event> since) const
{
    return boardMotion(state(), before, now, since);
}

BoardAimPreview SimulatorMatch::aimed(double degrees, double power) const
{
    return aimPreview(state(), setup(), degrees, power);
}

MatchReport SimulatorMatch::report(std::span<const Event> events) const
{
    constexpr int normalHalves = 2;
    MatchReport report =
        fullReport(gameInfo(), events, state().phase == Phase::Over || state().half > normalHalves);
    if (state().byLots)
        report.criterion = QStringLiteral("lots");
    report.facts = reportFacts(events, state());
    return report;
}

} // namespace touchline::simulator
