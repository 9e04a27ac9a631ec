// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/rules_names.h"

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
    const int scorer = draw(state, own, outfieldOf(own), scorerWeights(fromArea, fromCorner));
    if (scorer != noName || own.onPitch == 0)
        return scorer;
    // No outfield player is left that has a name.
    return std::countr_zero(own.onPitch);
}

int drawAssist(State &state, Side side, int scorer)
{
    const SideState &own = state.sides[side];
    const Names others = scorer == noName ? outfieldOf(own) : outfieldOf(own) & ~bitFor(scorer);
    return others == 0 ? noName : draw(state, own, others, {2, 5, 3});
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

int nextKicker(State &state, Side side)
{
    SideState &own = state.sides[side];
    const TeamSheet &team = state.tables->teams[side];
    for (int round = 0; round < 2; ++round) {
        for (const bool keepers : {false, true})
            for (int place = 0; place < team.size; ++place) {
                const int name = team.takers[static_cast<std::size_t>(place)];
                const bool isKeeper = own.line[static_cast<std::size_t>(name)] == keeperLine;
                if (isIn(own.onPitch & ~own.kicked, name) && isKeeper == keepers) {
                    own.kicked |= bitFor(name);
                    return name;
                }
            }
        own.kicked = 0;
    }
    return noName;
}

int drawBooked(State &state, Side side)
{
    const SideState &own = state.sides[side];
    const Names clean = outfieldOf(own) & ~own.booked;
    return clean == 0 ? noName : draw(state, own, clean, cardWeights(state, side));
}

int drawSentOff(State &state, Side side, bool second)
{
    const SideState &own = state.sides[side];
    const Names booked = outfieldOf(own) & own.booked;
    if (second && booked != 0)
        return draw(state, own, booked, {});
    // Nobody with a card is sent off straight: his earlier card would be lost in the records.
    return draw(state, own, outfieldOf(own), cardWeights(state, side));
}

int drawInjured(State &state, Side side)
{
    SideState &own = state.sides[side];
    const int name = draw(state, own, outfieldOf(own), cardWeights(state, side));
    goOff(own, name);
    return name;
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

int drawReplaced(State &state, Side side, Line line, bool booked)
{
    const SideState &own = state.sides[side];
    const Names field = outfieldOf(own);
    if (booked && (field & own.booked) != 0)
        return draw(state, own, field & own.booked, {});
    const Names inLine = ofLine(own, field, static_cast<int>(line));
    const Names best = inLine & state.tables->teams[side].starters & ~own.booked;
    return draw(state, own, best != 0 ? best : inLine != 0 ? inLine : field, {});
}

int comeOn(const State &state, SideState &side, Side which, Line line)
{
    const TeamSheet &team = state.tables->teams[which];
    constexpr std::array<std::array<int, lineCount>, lineCount> order{{{0, 1, 2}, {1, 0, 2}, {2, 1, 0}}};
    for (const int position : order[static_cast<std::size_t>(line)])
        for (int name = 0; name < team.size; ++name)
            if (isIn(side.bench, name) && team.position[static_cast<std::size_t>(name)] == position) {
                side.bench &= ~bitFor(name);
                side.onPitch |= bitFor(name);
                side.line[static_cast<std::size_t>(name)] = static_cast<std::int8_t>(line);
                return name;
            }
    return noName;
}

} // namespace touchline::fuba
