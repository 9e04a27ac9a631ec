// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules_core.h"

namespace touchline::fuba {

/// Pieces have no names: who scored, was booked or hurt is drawn among the players on the pitch (3.1), from
/// numbers that come from the match and take no die of it. Gives an index in the squad, noName where nobody
/// is there.

/// Weights of a player of each line.
struct LineWeights
{
    std::int8_t defence = 1;
    std::int8_t midfield = 1;
    std::int8_t attack = 1;
};

[[nodiscard]] int drawScorer(State &state, Side side, int fromArea, bool fromCorner);
/// Not the scorer.
[[nodiscard]] int drawAssist(State &state, Side side, int scorer);
/// First of the list of takers who is on the pitch.
[[nodiscard]] int penaltyTaker(const State &state, Side side);
/// Next taker of a shoot-out: each once before one comes again.
[[nodiscard]] int nextKicker(State &state, Side side);

/// Who gets a yellow card: somebody without one, or nobody.
[[nodiscard]] int drawBooked(State &state, Side side);
/// Who is sent off; `second`: among those who are booked, if there is one.
[[nodiscard]] int drawSentOff(State &state, Side side, bool second);
/// Who is hurt; he leaves the pitch.
[[nodiscard]] int drawInjured(State &state, Side side);

void book(SideState &side, int name);
void sendOff(SideState &side, int name);
/// A player who was away comes back.
void comeBack(SideState &side, int name);

/// Who makes room: of the line, a starter without a card if there is one; or somebody who is booked.
[[nodiscard]] int drawReplaced(State &state, Side side, Line line, bool booked);
/// First of the bench for the line, else for a line beside it; he comes on. noName if the bench is empty.
int comeOn(const State &state, SideState &side, Side which, Line line);
void goOff(SideState &side, int name);

} // namespace touchline::fuba
