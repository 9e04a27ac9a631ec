// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/rules/rules_core.h"
#include "core/match/option_list.h"

#include <bit>

namespace touchline::fuba {

/// Pieces have no names: who scored, was booked or hurt is drawn among the players on the pitch (3.1), from
/// numbers that come from the match and take no die of it. Gives an index in the squad, noName where nobody
/// is there. Where a person says who it is (name_pick), he chooses among those whom the rule draws from.

/// Weights of a player of each line.
struct LineWeights
{
    std::int8_t defence = 1;
    std::int8_t midfield = 1;
    std::int8_t attack = 1;
};

[[nodiscard]] int drawScorer(State &state, Side side, int fromArea, bool fromCorner);
[[nodiscard]] Names mayScore(const SideState &side);
/// Not the scorer.
[[nodiscard]] int drawAssist(State &state, Side side, int scorer);
[[nodiscard]] Names mayAssist(const SideState &side, int scorer);
/// First of the list of takers who is on the pitch.
[[nodiscard]] int penaltyTaker(const State &state, Side side);
/// Next taker of a shoot-out: each once before one comes again, keepers last.
[[nodiscard]] int nextKicker(const State &state, Side side);
[[nodiscard]] Names mayKick(const SideState &side);
/// Has taken his kick; when all have, everybody may again.
void noteKick(SideState &side, int name);

/// Who gets a yellow card: somebody without one, or nobody.
[[nodiscard]] int drawBooked(State &state, Side side);
/// Who is sent off; `second`: among those who are booked, if there is one.
[[nodiscard]] int drawSentOff(State &state, Side side, bool second);
[[nodiscard]] Names mayBeBooked(const SideState &side);
[[nodiscard]] Names mayBeSentOff(const SideState &side, bool second);
/// Who is hurt.
[[nodiscard]] int drawInjured(State &state, Side side);
[[nodiscard]] Names mayBeHurt(const SideState &side);

void book(SideState &side, int name);
void sendOff(SideState &side, int name);
/// A player who was away comes back.
void comeBack(SideState &side, int name);

/// Who makes room: of the line, a starter without a card if there is one; or somebody who is booked.
[[nodiscard]] int drawReplaced(State &state, Side side, Line line, bool booked);
[[nodiscard]] Names mayMakeRoom(const State &state, Side side, Line line, bool booked);
/// First of the bench for the line, else for a line beside it. noName if nobody is there but keepers.
[[nodiscard]] int firstOfBench(const State &state, Side side, Line line);
[[nodiscard]] Names mayComeOn(const State &state, Side side);
void comeOn(SideState &side, int name, Line line);
void goOff(SideState &side, int name);

/// With name_pick on, and more than one to choose from, the side is asked who of `among` it is; `byRule` is
/// whom it gets otherwise.
[[nodiscard]] inline bool asksForName(State &state, Phase who, Side side, Names among, int byRule)
{
    if (!state.options().namePick || std::popcount(among) < 2)
        return false;
    state.pick = {among, static_cast<std::int8_t>(byRule), 0, 0};
    ask(state, who, side);
    return true;
}

/// Codes of a name: byTheRules, or 1 + index in the squad.
inline constexpr OptionCode byTheRules = 0;
[[nodiscard]] constexpr OptionCode nameCode(int name)
{
    return 1 + name;
}
inline void listNames(const State &state, OptionList &options)
{
    options.add(byTheRules);
    for (Names left = state.pick.among; left != 0; left &= left - 1U)
        options.add(nameCode(std::countr_zero(left)));
}

} // namespace touchline::fuba
