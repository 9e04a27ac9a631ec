// SPDX-License-Identifier: GPL-3.0-or-later
// Substitutions, takers, how the ball comes back into play (specification 5.3).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

bool isBenchKeeper(const State &state, Side side, int player)
{
    return state.tables->teams[side].players[static_cast<std::size_t>(player)].skill.role == Role::Keeper;
}

template <class Call>
void eachOnBench(const State &state, Side side, bool keepers, Call &&call)
{
    for (int player = 0; player < largestSquad; ++player)
        if (has(state.sides[side].bench, player) && isBenchKeeper(state, side, player) == keepers)
            call(player);
}
bool hasOnBench(const State &state, Side side, bool keepers)
{
    bool found = false;
    eachOnBench(state, side, keepers, [&](int /*player*/) { found = true; });
    return found;
}

/// Who replaces the piece is a goalkeeper.
bool wantsKeeper(const State &state, int piece)
{
    return isKeeper(state, piece) || keeperOf(state, sideOf(piece)) == nobody;
}

/// The arm-band passes to the outfield player with the lowest shirt (6.17).
int standIn(const State &state, Side side)
{
    int best = nobody;
    eachPiece(state, side, [&](int piece) {
        if (!isKeeper(state, piece) && (best == nobody || state.piece(piece).shirt < state.piece(best).shirt))
            best = piece;
    });
    return best;
}

} // namespace

void nextRestart(State &state, const Teller & /*teller*/)
{
    if (state.restart.kind == Restart::None)
        return;
    const Side side = state.restart.side;
    const Side other = opposite(side);
    // What a penalty leads to follows in the same turn.
    push(state, Task::RestartNext);
    push(state, Task::BringIntoPlay);
    if (state.restart.kind != Restart::Penalty) {
        push(state, Task::PlaceNext, other);
        push(state, Task::PlaceNext, side);
    }
    push(state, Task::Position);
    push(state, Task::TakerTask);
    push(state, Task::NeedKeeper, other);
    push(state, Task::NeedKeeper, side);
    push(state, Task::Subs, other);
    push(state, Task::Subs, side);
}

void askSubs(State &state, Side side)
{
    if (state.sides[side].substitutions <= 0 || state.sides[side].bench == 0)
        return;
    ask(state, Phase::SubOff, side);
}

void listSubsOff(const State &state, OptionList &options)
{
    const Side side = state.decider;
    options.add(noneCode);
    eachPiece(state, side, [&](int piece) {
        if (hasOnBench(state, side, wantsKeeper(state, piece)))
            options.add(manCode(state, piece));
    });
}

void chooseSubOff(State &state, OptionCode option)
{
    if (option == noneCode)
        return;
    state.chosen = static_cast<std::int8_t>(slotOf(pieceOfMan(state, state.decider, numberOfCode(option))));
    ask(state, Phase::SubOn, state.decider);
}

void listSubsOn(const State &state, OptionList &options)
{
    const Side side = state.decider;
    eachOnBench(state, side, wantsKeeper(state, pieceOf(side, state.chosen)),
                [&](int player) { options.add(numberCode(player)); });
}

void chooseSubOn(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const int piece = pieceOf(side, state.chosen);
    const int off = Teller::squadIndexOf(state, piece);
    field(state, piece, numberOfCode(option));
    // He has not been tackled, and has run nowhere.
    resetPiece(state.piece(piece));
    state.piece(piece).cameOn = true;
    --state.sides[side].substitutions;
    teller.of(state, EventKind::SubstituteOn, piece, off);
    if (state.sides[side].captain == state.chosen)
        if (const int captain = standIn(state, side); captain != nobody)
            nameCaptain(state, side, slotOf(captain), teller);
    push(state, Task::Subs, side);
}

/// Nobody in goal after the substitutions: whoever has the lowest shirt goes there.
void needKeeper(State &state, Side side, const Teller &teller)
{
    if (state.sides[side].captain == nobody)
        if (const int captain = standIn(state, side); captain != nobody)
            nameCaptain(state, side, slotOf(captain), teller);
    if (keeperOf(state, side) != nobody)
        return;
    const int lowest = standIn(state, side);
    Piece &piece = state.piece(lowest);
    const LegendRow &row = state.charts().row(Role::Keeper, Flank::None);
    piece.role = Role::Keeper;
    piece.mpMax = row.leastPoints;
    piece.marks = row.marks;
    piece.mp = std::min(piece.mp, piece.mpMax);
    teller.of(state, event::NewKeeper, lowest);
}

void askTaker(State &state)
{
    if (state.restart.kind == Restart::GoalKick) {
        state.restart.taker = static_cast<std::int8_t>(keeperOf(state, state.restart.side));
        return;
    }
    ask(state, Phase::Taker, state.restart.side);
}

void listTakers(const State &state, OptionList &options)
{
    eachPiece(state, state.decider, [&](int piece) {
        if (!isKeeper(state, piece))
            options.add(manCode(state, piece));
    });
}

void chooseTaker(State &state, OptionCode option)
{
    state.restart.taker = static_cast<std::int8_t>(pieceOfMan(state, state.decider, numberOfCode(option)));
}

/// The ball is the taker's, who has to play it before anything else is done with it.
void bringIntoPlay(State &state, const Teller &teller)
{
    if (state.restart.kind == Restart::Penalty) {
        takePenalty(state);
        return;
    }
    state.defendersFirst = false;
    for (Piece &piece : state.pieces) {
        piece.offside = false;
        piece.grounded = false;
    }
    if (state.restart.kind == Restart::KickOff)
        teller.of(state, event::KickOff, state.restart.taker);
    state.now.kind = state.restart.kind;
    state.now.mustPlay = true;
    state.ball.mode = BallMode::Held;
    state.ball.holder = state.restart.taker;
    state.ball.at = state.restart.cell;
    state.poss = state.restart.side;
    state.lastTouch = state.poss;
    state.lastPiece = state.restart.taker;
    state.passer = static_cast<std::int8_t>(nobody);
    state.restart = {};
}

} // namespace touchline::oldschool
