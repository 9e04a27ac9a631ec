// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/rules/rules_names.h"

#include "core/dice/generator.h"

#include <bit>

namespace touchline::fuba {

namespace {

constexpr Names bitFor(int name)
{
    return Names{1} << static_cast<unsigned>(name);
}

bool isIn(Names names, int name)
{
    return name >= 0 && (names & bitFor(name)) != 0;
}

Names outfieldOf(const SideState &side)
{
    Names names = 0;
    for (Names left = side.onPitch; left != 0; left &= left - 1U) {
        const int name = std::countr_zero(left);
        if (side.line[static_cast<std::size_t>(name)] != keeperLine)
            names |= bitFor(name);
    }
    return names;
}

Names ofLine(const SideState &side, Names among, int line)
{
    Names names = 0;
    for (Names left = among; left != 0; left &= left - 1U) {
        const int name = std::countr_zero(left);
        if (side.line[static_cast<std::size_t>(name)] == line)
            names |= bitFor(name);
    }
    return names;
}

int weightOf(const SideState &side, int name, LineWeights weights)
{
    switch (side.line[static_cast<std::size_t>(name)]) {
    case 0:
        return weights.defence;
    case 1:
        return weights.midfield;
    case 2:
        return weights.attack;
    default:
        return 0;
    }
}

int draw(State &state, const SideState &side, Names among, LineWeights weights)
{
    int total = 0;
    for (Names left = among; left != 0; left &= left - 1U)
        total += weightOf(side, std::countr_zero(left), weights);
    if (total == 0)
        return noName;
    Generator generator(splitMix(state.nameKey));
    int drawn = static_cast<int>(generator.below(static_cast<std::uint32_t>(total)));
    for (Names left = among; left != 0; left &= left - 1U) {
        const int name = std::countr_zero(left);
        drawn -= weightOf(side, name, weights);
        if (drawn < 0)
            return name;
    }
    return noName;
}

LineWeights scorerWeights(int area, bool fromCorner)
{
    if (fromCorner)
        return {3, 3, 4};
    switch (area) {
    case area::PX:
        return {1, 3, 6};
    case area::CA:
        return {1, 5, 4};
    case area::LC:
    case area::RC:
    case area::LA:
    case area::RA:
        return {2, 5, 3};
    default:
        return {2, 6, 2};
    }
}

LineWeights cardWeights(const State &state, Side side)
{
    switch (zoneOfTarget(state, side)) {
    case Line::Defence:
        return {6, 3, 1};
    case Line::Midfield:
        return {2, 6, 2};
    case Line::Attack:
        break;
    }
    return {1, 3, 6};
}

} // namespace

int drawScorer(State &state, Side side, int fromArea, bool fromCorner)
{
    const SideState &own = state.sides[side];
    const int scorer = draw(state, own, mayScore(own), scorerWeights(fromArea, fromCorner));
    if (scorer != noName || own.onPitch == 0)
        return scorer;
    // No outfield player is left that has a name.
    return std::countr_zero(own.onPitch);
}

Names mayScore(const SideState &side)
{
    return outfieldOf(side);
}

int drawAssist(State &state, Side side, int scorer)
{
    const SideState &own = state.sides[side];
    const Names others = mayAssist(own, scorer);
    return others == 0 ? noName : draw(state, own, others, {2, 5, 3});
}

Names mayAssist(const SideState &side, int scorer)
{
    return scorer == noName ? outfieldOf(side) : outfieldOf(side) & ~bitFor(scorer);
}

int penaltyTaker(const State &state, Side side)
{
    const TeamSheet &team = state.tables->teams[side];
    for (int place = 0; place < team.size; ++place)
        if (const int name = team.takers[static_cast<std::size_t>(place)];
            isIn(state.sides[side].onPitch, name))
            return name;
    return noName;
}

Names mayKick(const SideState &side)
{
    const Names left = side.onPitch & ~side.kicked;
    const Names rested = left == 0 ? side.onPitch : left;
    const Names field = rested & outfieldOf(side);
    return field == 0 ? rested : field;
}

int nextKicker(const State &state, Side side)
{
    const TeamSheet &team = state.tables->teams[side];
    const Names possible = mayKick(state.sides[side]);
    for (int place = 0; place < team.size; ++place)
        if (const int name = team.takers[static_cast<std::size_t>(place)]; isIn(possible, name))
            return name;
    return noName;
}

void noteKick(SideState &side, int name)
{
    if ((side.onPitch & ~side.kicked) == 0)
        side.kicked = 0;
    if (name != noName)
        side.kicked |= bitFor(name);
}

int drawBooked(State &state, Side side)
{
    const SideState &own = state.sides[side];
    const Names clean = mayBeBooked(own);
    return clean == 0 ? noName : draw(state, own, clean, cardWeights(state, side));
}

Names mayBeBooked(const SideState &side)
{
    return outfieldOf(side) & ~side.booked;
}

int drawSentOff(State &state, Side side, bool second)
{
    const SideState &own = state.sides[side];
    const Names among = mayBeSentOff(own, second);
    if (second && (among & own.booked) != 0)
        return draw(state, own, among, {});
    // Nobody with a card is sent off straight: his earlier card would be lost in the records.
    return draw(state, own, among, cardWeights(state, side));
}

Names mayBeSentOff(const SideState &side, bool second)
{
    const Names booked = outfieldOf(side) & side.booked;
    return second && booked != 0 ? booked : outfieldOf(side);
}

int drawInjured(State &state, Side side)
{
    const SideState &own = state.sides[side];
    return draw(state, own, mayBeHurt(own), cardWeights(state, side));
}

Names mayBeHurt(const SideState &side)
{
    return outfieldOf(side);
}

void book(SideState &side, int name)
{
    if (name != noName)
        side.booked |= bitFor(name);
}

void sendOff(SideState &side, int name)
{
    goOff(side, name);
    if (name != noName)
        side.sentOff |= bitFor(name);
}

void comeBack(SideState &side, int name)
{
    if (name != noName)
        side.onPitch |= bitFor(name);
}

void goOff(SideState &side, int name)
{
    if (name != noName)
        side.onPitch &= ~bitFor(name);
}

Names mayMakeRoom(const State &state, Side side, Line line, bool booked)
{
    const SideState &own = state.sides[side];
    const Names field = outfieldOf(own);
    if (booked && (field & own.booked) != 0)
        return field & own.booked;
    const Names inLine = ofLine(own, field, static_cast<int>(line));
    const Names best = inLine & state.tables->teams[side].starters & ~own.booked;
    return best != 0 ? best : inLine != 0 ? inLine : field;
}

int drawReplaced(State &state, Side side, Line line, bool booked)
{
    return draw(state, state.sides[side], mayMakeRoom(state, side, line, booked), {});
}

Names mayComeOn(const State &state, Side side)
{
    Names names = 0;
    for (Names left = state.sides[side].bench; left != 0; left &= left - 1U)
        if (const int name = std::countr_zero(left);
            state.tables->teams[side].position[static_cast<std::size_t>(name)] != keeperLine)
            names |= bitFor(name);
    return names;
}

int firstOfBench(const State &state, Side side, Line line)
{
    const TeamSheet &team = state.tables->teams[side];
    constexpr std::array<std::array<int, lineCount>, lineCount> order{{{0, 1, 2}, {1, 0, 2}, {2, 1, 0}}};
    for (const int position : order[static_cast<std::size_t>(line)])
        for (int name = 0; name < team.size; ++name)
            if (isIn(state.sides[side].bench, name) &&
                team.position[static_cast<std::size_t>(name)] == position)
                return name;
    return noName;
}

void comeOn(SideState &side, int name, Line line)
{
    side.bench &= ~bitFor(name);
    side.onPitch |= bitFor(name);
    side.line[static_cast<std::size_t>(name)] = static_cast<std::int8_t>(line);
}

} // namespace touchline::fuba
