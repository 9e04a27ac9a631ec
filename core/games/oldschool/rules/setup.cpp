// SPDX-License-Identifier: GPL-3.0-or-later
// Before the match: formation, line-up, captain, toss (specification 5.1, section 3).
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

const TeamSheet &sheetOf(const State &state, Side side)
{
    return state.tables->teams[side];
}
const Formation &formationOf(const State &state, Side side)
{
    return state.charts().formations[static_cast<std::size_t>(state.sides[side].formation)];
}
const Skill &skillOf(const State &state, Side side, int player)
{
    return sheetOf(state, side).players[static_cast<std::size_t>(player)].skill;
}

/// How well a player fits a slot, higher is better: role, flank, line; nobody likes a keeper in the field.
int fitOf(const State &state, Side side, int slot, int player)
{
    const Skill &skill = skillOf(state, side, player);
    if (slot == keeperSlot)
        return skill.role == Role::Keeper ? 100 : -static_cast<int>(lineOf(skill.role));
    const FormationSlot &wanted = formationOf(state, side).slots[static_cast<std::size_t>(slot - 1)];
    if (skill.role == Role::Keeper)
        return -100;
    const Flank flank = wanted.at.x < middleColumn ? Flank::Left : Flank::Right;
    int fit = 0;
    if (skill.role == wanted.role)
        fit += 8;
    if (lineOf(skill.role) == lineOf(wanted.role))
        fit += 4;
    if (skill.flank == flank)
        fit += 1;
    return fit;
}

/// The best of those who are left; the first in the list of those alike.
int suggested(const State &state, Side side, int slot)
{
    int best = nobody;
    for (int player = 0; player < largestSquad; ++player)
        if (has(state.sides[side].bench, player) &&
            (best == nobody || fitOf(state, side, slot, player) > fitOf(state, side, slot, best)))
            best = player;
    return best;
}

/// Which slots stay empty where there are not eleven: the last ones.
bool isOneLeft(const State &state, Side side)
{
    return state.sides[side].bench != 0;
}

} // namespace

void beginSetUp(State &state)
{
    push(state, Task::BeginHalf, Side::Home);
    push(state, Task::Toss);
    for (const Side side : {Side::Away, Side::Home}) {
        push(state, Task::Captain, side);
        push(state, Task::PickNext, side, 0);
        push(state, Task::Formation, side);
    }
}

void askFormation(State &state, Side side, const Teller & /*teller*/)
{
    ask(state, Phase::FormationChoice, side);
}

void listFormations(const State &state, OptionList &options)
{
    for (std::size_t number = 0; number < state.charts().formations.size(); ++number)
        options.add(static_cast<OptionCode>(number));
}

void chooseFormation(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    state.sides[side].formation = static_cast<std::int8_t>(option);
    std::array<int, 4> men{};
    for (const FormationSlot &slot : formationOf(state, side).slots)
        ++men[static_cast<std::size_t>(lineOf(slot.role))];
    teller.side(state, event::LineUp, side, men[1], men[2], men[3]);
}

void field(State &state, int number, int player)
{
    const Side side = sideOf(number);
    const auto &one = sheetOf(state, side).players[static_cast<std::size_t>(player)];
    const int slot = slotOf(number);
    Piece &piece = state.piece(number);
    piece.player = static_cast<std::int8_t>(player);
    piece.shirt = one.shirt;
    piece.role = one.skill.role;
    piece.flank = one.skill.flank;
    piece.mpMax = one.skill.points;
    piece.marks = state.charts().row(piece.role, piece.flank).marks;
    piece.yellows = 0;
    piece.lock = 0;
    piece.onPitch = true;
    piece.line = Line::Goal;
    piece.home = at(middleColumn, 1);
    if (slot != keeperSlot) {
        const FormationSlot &wanted = formationOf(state, side).slots[static_cast<std::size_t>(slot - 1)];
        piece.line = lineOf(wanted.role);
        piece.home = wanted.at;
    }
    state.sides[side].bench &= ~bitOf(player);
}

/// A keeper by name who has to play in the field does so as a midfielder, whoever is in goal as a keeper.
static void fieldInSlot(State &state, int number, int player)
{
    field(state, number, player);
    Piece &piece = state.piece(number);
    const bool isInGoal = slotOf(number) == keeperSlot;
    if (isInGoal == (piece.role == Role::Keeper))
        return;
    piece.role = isInGoal ? Role::Keeper : Role::Midfielder;
    const LegendRow &row = state.charts().row(piece.role, Flank::None);
    piece.mpMax = row.leastPoints;
    piece.marks = row.marks;
}

void pickNext(State &state, Side side, int slot)
{
    if (slot >= sideSize || !isOneLeft(state, side))
        return;
    state.chosen = static_cast<std::int8_t>(slot);
    push(state, Task::PickNext, side, slot + 1);
    ask(state, Phase::PickChoice, side);
}

void listPicks(const State &state, OptionList &options)
{
    const Side side = state.decider;
    options.add(noneCode);
    const auto add = [&](bool keepers) {
        for (int player = 0; player < largestSquad; ++player)
            if (has(state.sides[side].bench, player) &&
                (skillOf(state, side, player).role == Role::Keeper) == keepers)
                options.add(numberCode(player));
    };
    add(state.chosen == keeperSlot);
}

void choosePick(State &state, OptionCode option)
{
    const Side side = state.decider;
    if (option != noneCode) {
        fieldInSlot(state, pieceOf(side, state.chosen), numberOfCode(option));
        return;
    }
    // As suggested, from this slot to the last.
    static_cast<void>(state.todo.pop());
    for (int slot = state.chosen; slot < sideSize && isOneLeft(state, side); ++slot)
        fieldInSlot(state, pieceOf(side, slot), suggested(state, side, slot));
}

namespace {

/// The team's own captain where he starts, else the first central defender, else the first outfield player.
int suggestedCaptain(const State &state, Side side)
{
    int own = nobody;
    int captain = nobody;
    eachPiece(state, side, [&](int piece) {
        if (state.piece(piece).player == sheetOf(state, side).captain)
            own = piece;
        const bool isBack = state.piece(piece).role == Role::CentreBack;
        if (slotOf(piece) != keeperSlot &&
            (captain == nobody || (isBack && state.piece(captain).role != Role::CentreBack)))
            captain = piece;
    });
    return own != nobody ? own : captain;
}

} // namespace

void askCaptain(State &state, Side side)
{
    ask(state, Phase::CaptainChoice, side);
}

/// The suggested one first.
void listCaptains(const State &state, OptionList &options)
{
    options.add(noneCode);
    eachPiece(state, state.decider, [&](int piece) { options.add(manCode(state, piece)); });
}

void chooseCaptain(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    if (option != noneCode) {
        nameCaptain(state, side, slotOf(pieceOfMan(state, side, numberOfCode(option))), teller);
        return;
    }
    nameCaptain(state, side, slotOf(suggestedCaptain(state, side)), teller);
}

void nameCaptain(State &state, Side side, int slot, const Teller &teller)
{
    state.sides[side].captain = static_cast<std::int8_t>(slot);
    if (slot != nobody)
        teller.of(state, event::Captain, pieceOf(side, slot));
}

/// 5.1: thrown by the home side; even: it chooses.
void rollToss(State &state, int white, const Teller &teller)
{
    if (state.shootOutHeld) {
        // 6.19: the toss alone says who begins.
        state.first = isEven(white) ? Side::Home : Side::Away;
        teller.all(state, EventKind::ShootOutStart, static_cast<int>(index(state.first)));
        push(state, Task::Kick, state.first);
        return;
    }
    ask(state, Phase::TossChoice, isEven(white) ? Side::Home : Side::Away);
}

void chooseToss(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    state.first = option == ballCode ? side : opposite(side);
    teller.side(state, event::Toss, side, option == ballCode ? 0 : 1);
}

} // namespace touchline::oldschool
