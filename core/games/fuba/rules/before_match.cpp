// SPDX-License-Identifier: GPL-3.0-or-later
// Before the match: formations, roles, skills, and what they and earlier matches cost (specification 6.1,
// A1, A8, section 9).
#include "core/games/fuba/rules/situations.h"

#include <array>
#include <bit>

namespace touchline::fuba {

namespace {

/// Advanced rule A1: what a role takes and gives, and how often a team may have it.
enum class Role : std::uint8_t {
    AttackingMidfielder,
    DefendingMidfielder,
    AttackingCentreBack,
    WithdrawnStriker,
    OffensiveWingBack
};
struct RoleSpec
{
    Line from;
    Line to;
    std::int8_t most;
};
constexpr std::array<RoleSpec, 5> roleSpecs{{{Line::Midfield, Line::Attack, 6},
                                             {Line::Midfield, Line::Defence, 6},
                                             {Line::Defence, Line::Midfield, 1},
                                             {Line::Attack, Line::Midfield, 1},
                                             {Line::Defence, Line::Attack, 2}}};

bool mayTakeRole(const State &state, Side side, std::size_t role)
{
    const SideState &own = state.sides[side];
    const RoleSpec &spec = roleSpecs[role];
    if (own.roles[role] >= spec.most || conditionOf(own, spec.from) == 0 || conditionOf(own, spec.to) >= 6)
        return false;
    // Players with a role are no more than the line has.
    const int midfielders = own.roles[0] + own.roles[1];
    const int defenders = own.roles[2] + own.roles[4];
    if (role <= 1)
        return midfielders < own.formation.of(Line::Midfield);
    return role == 3 || defenders < own.formation.of(Line::Defence);
}

int takenSkills(const SideState &side)
{
    return std::popcount(side.skills);
}

} // namespace

void chooseFormation(State &state, OptionCode option)
{
    SideState &own = state.sides[state.decider];
    own.formation = Formation::ofCode(option);
    own.pending = own.formation;
    if (state.options().condition)
        own.condition = own.formation.men;
}

void listFormations(const State &state, OptionList &options)
{
    const Formation primary = state.tables->teams[state.decider].primary;
    options.add(primary.code());
    const auto offer = [&](Formation formation) {
        if (!options.contains(formation.code()))
            options.add(formation.code());
    };
    for (const Formation &card : state.tables->charts->cards)
        offer(card);
    if (!state.options().customFormations)
        return;
    for (std::int8_t defence = 1; defence <= 6; ++defence)
        for (std::int8_t midfield = 1; midfield <= 6; ++midfield) {
            const Formation formation{{defence, midfield, static_cast<std::int8_t>(10 - defence - midfield)}};
            if (formation.isLegal())
                offer(formation);
        }
}

void listRoles(const State &state, OptionList &options)
{
    options.add(doneCode);
    for (std::size_t role = 0; role < roleSpecs.size(); ++role)
        if (mayTakeRole(state, state.decider, role))
            options.add(static_cast<OptionCode>(role) + 1);
}

void chooseRole(State &state, OptionCode option)
{
    if (option == doneCode)
        return;
    const auto role = static_cast<std::size_t>(option - 1);
    SideState &own = state.sides[state.decider];
    ++own.roles[role];
    --conditionOf(own, roleSpecs[role].from);
    ++conditionOf(own, roleSpecs[role].to);
    push(state, Task::Roles, state.decider);
}

void listSkills(const State &state, OptionList &options)
{
    const Skills taken = state.sides[state.decider].skills;
    const Skills own = state.tables->teams[state.decider].skills;
    const Skills offered = state.options().c3 && own != 0 ? own : (Skills{1} << skillCount) - 1U;
    for (int skill = 0; skill < skillCount; ++skill)
        if ((offered & ~taken & (Skills{1} << static_cast<unsigned>(skill))) != 0)
            options.add(skill);
}

void askSkill(State &state, Side side)
{
    if (takenSkills(state.sides[side]) < state.options().skillsPerTeam)
        ask(state, Phase::SkillChoice, side);
}

void chooseSkill(State &state, OptionCode option)
{
    state.sides[state.decider].skills |= Skills{1} << static_cast<unsigned>(option);
    push(state, Task::SkillChoices, state.decider);
}

/// Both sides are through: formations and roles are shown, and what earlier matches and another formation
/// cost is paid.
void reveal(State &state, const Teller &teller)
{
    state.revealed = true;
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        const bool primary = own.formation == state.tables->teams[side].primary;
        teller.side(state, event::Formation, side, own.formation.men[0], own.formation.men[1],
                    own.formation.men[2], primary ? 1 : 0);
        for (std::size_t role = 0; role < roleSpecs.size(); ++role)
            for (int count = 0; count < own.roles[role]; ++count)
                teller.side(state, event::Role, side, role);
    }
    push(state, Task::Toss, Side::Home, static_cast<int>(Period::FirstHalf));
    for (const Side side : {Side::Away, Side::Home}) {
        const SideState &own = state.sides[side];
        if (state.options().c2 && own.formation != state.tables->teams[side].primary)
            push(state, Task::Lose, side, anyLine, static_cast<int>(Why::OtherFormation));
        const int loss = state.options().c1 ? state.tables->teams[side].conditionLoss : 0;
        for (int point = 0; point < loss; ++point)
            push(state, Task::Lose, side, anyLine, static_cast<int>(Why::EarlierMatch));
    }
}

void lose(State &state, Side side, int line, int why, const Teller &teller)
{
    if (line != anyLine) {
        loseCondition(state, side, static_cast<Line>(line), 1, static_cast<Why>(why), teller);
        return;
    }
    // With all tracks empty a loss is void (R38).
    if (conditionLeft(state.sides[side]) == 0)
        return;
    state.why = static_cast<std::int8_t>(why);
    ask(state, Phase::LoseCondition, side);
}

void gain(State &state, Side side, int points, int why)
{
    state.points = static_cast<std::int8_t>(points);
    state.why = static_cast<std::int8_t>(why);
    ask(state, Phase::GainCondition, side);
}

void listLoss(const State &state, OptionList &options)
{
    for (int line = 0; line < static_cast<int>(lineCount); ++line)
        if (conditionOf(state.sides[state.decider], static_cast<Line>(line)) > 0)
            options.add(line);
}

/// A fresh player replaces one of the line that gets his points.
void chooseGain(State &state, OptionCode option, const Teller &teller)
{
    const Side side = state.decider;
    const auto line = static_cast<Line>(option);
    const auto why = static_cast<Why>(state.why);
    gainCondition(state, side, line, state.points, why, teller);
    if (why == Why::Fresh)
        push(state, Task::Replace, side, option, option);
}

} // namespace touchline::fuba
