// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/coach.h"

#include "core/games/fuba/agents/coach_actions.h"
#include "core/games/fuba/agents/coach_figures.h"
#include "core/games/fuba/rules/rules.h"

namespace touchline::fuba {

namespace {

constexpr int worthAFreeKick = 1'600;
constexpr int mostQuickMoves = 4;

/// Ties: midfield, defence, attack.
constexpr std::array<int, lineCount> lineOrder{1, 0, 2};

OptionCode fullestLine(const State &state, const OptionList &options)
{
    OptionCode best = options[0];
    int most = -1;
    for (const int line : lineOrder)
        if (const int points = conditionOf(state.sides[state.decider], static_cast<Line>(line));
            options.contains(line) && points > most) {
            most = points;
            best = line;
        }
    return best;
}

OptionCode emptiestLine(const State &state)
{
    OptionCode best = lineOrder[0];
    int least = 7;
    for (const int line : lineOrder)
        if (const int points = conditionOf(state.sides[state.decider], static_cast<Line>(line));
            points < least) {
            least = points;
            best = line;
        }
    return best;
}

OptionCode fullestArea(const State &state, const OptionList &options)
{
    OptionCode best = options[0];
    for (const OptionCode area : options.all())
        if (at(state.sides[state.decider].pieces, area) > at(state.sides[state.decider].pieces, best))
            best = area;
    return best;
}

/// The roles of the team's document, as far as they are allowed now.
OptionCode nextRole(const State &state, const OptionList &options)
{
    const auto &wanted = state.tables->teams[state.decider].roles;
    const auto &taken = state.sides[state.decider].roles;
    for (std::size_t role = 0; role < wanted.size(); ++role)
        if (taken[role] < wanted[role] && options.contains(static_cast<OptionCode>(role) + 1))
            return static_cast<OptionCode>(role) + 1;
    return doneCode;
}

OptionCode cornerSide(const State &state)
{
    const Side other = opposite(state.decider);
    return countSeen(state, other, state.decider, area::RC) < countSeen(state, other, state.decider, area::LC)
               ? area::RC
               : area::LC;
}

/// As ever, but late in the match as the score asks for.
OptionCode setUp(const State &state)
{
    if (isLateBehind(state, state.decider))
        return attackingPlan;
    return isLateAhead(state, state.decider) ? defensivePlan : standardPlan;
}

/// Slowly when many opponents wait in front.
OptionCode goalKick(const State &state)
{
    int waiting = 0;
    for (int area = area::CA; area < areaCount; ++area)
        waiting += countIn(state.sides[opposite(state.decider)], area);
    return waiting >= 3 ? slowGoalKick : normalGoalKick;
}

OptionCode quickMove(const State &state, const OptionList &options)
{
    return state.placing.made >= mostQuickMoves ? doneCode : coachMove(state, options);
}

OptionCode substitute(const State &state, const OptionList &options)
{
    constexpr auto yellow = static_cast<OptionCode>(Substitute::RemoveYellow);
    constexpr auto formation = static_cast<OptionCode>(Substitute::Formation);
    constexpr auto fresh = static_cast<OptionCode>(Substitute::Fresh);
    if (state.sides[state.decider].yellowsHeld >= 2 && options.contains(yellow))
        return yellow;
    if (wantsOtherFormation(state, state.decider) && options.contains(formation))
        return formation;
    return options.contains(fresh) ? fresh : formation;
}

/// Where the fullbacks or the creative midfielder play: forward, or not at all.
OptionCode playedOn(const State &state, const OptionList &options, int from, OptionCode shift)
{
    OptionCode best = passCode;
    int highest = levelOf(from);
    for (const OptionCode option : options.all()) {
        const int area = option - shift;
        if (area >= 0 && levelOf(area) > highest) {
            highest = levelOf(area);
            best = option;
        }
    }
    static_cast<void>(state);
    return best;
}

/// From a line with players to spare to the one with the fewest; to the line that the score asks for before
/// any other, and never out of it.
OptionCode shifted(const State &state, const OptionList &options)
{
    const Formation &formation = state.sides[state.decider].pending;
    const std::optional<Line> wanted = lineAskedFor(state, state.decider);
    OptionCode best = options[0];
    int most = -100;
    for (const OptionCode option : options.all()) {
        // Beside the shifts there may be "none" (half-time).
        if (option == doneCode)
            continue;
        const auto [from, to] = linesOf(option);
        const int worth =
            formation.of(from) - formation.of(to) + (wanted == to ? 20 : 0) - (wanted == from ? 20 : 0);
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

/// At half-time: a player more in front or behind where the score asks for it, and none there but a few.
OptionCode secondHalf(const State &state, const OptionList &options)
{
    return wantsOtherFormation(state, state.decider) ? shifted(state, options) : doneCode;
}

} // namespace

OptionCode Coach::target(const State &state, const OptionList &options)
{
    OptionCode best = options[0];
    int most = -1'000'000;
    for (const OptionCode option : options.all()) {
        const bool crossing = option >= crossingFlag;
        if (crossing && !coachPays(state, static_cast<int>(Skill::Crossing)))
            continue;
        const int area = option % crossingFlag;
        const int worth = targetValue(state, area, valueAfterPass(state, area, crossing)) +
                          static_cast<int>(m_generator.below(101));
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

OptionCode Coach::skill(const State &state, const OptionList &options)
{
    OptionList own;
    for (const OptionCode skill : options.all())
        if ((state.tables->teams[state.decider].skills >> static_cast<unsigned>(skill) & 1U) != 0)
            own.add(skill);
    const OptionList &among = own.empty() ? options : own;
    return among[m_generator.below(static_cast<std::uint32_t>(among.size()))];
}

OptionCode Coach::penaltyChoice(const State &state)
{
    if (state.phase == Phase::Spot)
        return m_generator.below(2) == 0 ? 0 : 2;
    // As a die says: 1 to his left, 6 to his right.
    const int die = m_generator.roll(6);
    return die == 1 ? 0 : die == 6 ? 2 : 1;
}

OptionCode Coach::stageChoice(const State &state, const OptionList &options)
{
    switch (state.phase) {
    case Phase::ActionChoice:
        return coachAction(state, options);
    case Phase::Boost:
        return coachBoost(state);
    case Phase::MoveType:
        return coachMoveType(state, options);
    case Phase::Move:
    case Phase::EventMove:
    case Phase::GoalLine:
        return coachMove(state, options);
    case Phase::QuickMove:
        return quickMove(state, options);
    case Phase::Fetch:
        return coachFetch(state, options);
    case Phase::SubstituteCount:
        return 1;
    case Phase::SubstituteKind:
        return substitute(state, options);
    case Phase::ShiftLine:
        return shifted(state, options);
    case Phase::FullbacksWindow:
        return coachPays(state, static_cast<int>(Skill::SkilledFullbacks))
                   ? playedOn(state, options, ballOf(state, state.decider), 1)
                   : passCode;
    case Phase::CreativeMove:
        return std::max<OptionCode>(options[0], playedOn(state, options, area::CC, 0));
    case Phase::BeforeTarget:
        return coachPays(state, static_cast<int>(Skill::CreativeGoalkeeper)) ? useCode : passCode;
    case Phase::AfterTarget:
        return coachPays(state, static_cast<int>(Skill::OffsideTrap)) ? useCode : passCode;
    case Phase::ActorYellow:
    case Phase::ActorRed:
        return coachPays(state, static_cast<int>(Skill::Actor)) ? useCode : passCode;
    default:
        return coachSkill(state, options);
    }
}

OptionCode Coach::choose(const State &state, const OptionList &options)
{
    if (isNamePick(state.phase))
        return byTheRules;
    switch (state.phase) {
    case Phase::FormationChoice:
        return options[0];
    case Phase::RoleChoice:
        return nextRole(state, options);
    case Phase::SkillChoice:
        return skill(state, options);
    case Phase::LoseCondition:
        return fullestLine(state, options);
    case Phase::GainCondition:
        return emptiestLine(state);
    case Phase::Target:
        return target(state, options);
    case Phase::SetUpPlan:
        return setUp(state);
    case Phase::Remove:
        return fullestArea(state, options);
    case Phase::KickShot:
        return shotValue(state, state.decider, ballOf(state, state.decider), state.value, false) >=
                       worthAFreeKick
                   ? shootNow
                   : playOn;
    case Phase::Dive:
    case Phase::Spot:
        return penaltyChoice(state);
    case Phase::CornerSide:
        return cornerSide(state);
    case Phase::GoalKick:
        return goalKick(state);
    case Phase::InjurySubstitute:
    case Phase::WideWindow:
    case Phase::ActorDropRed:
        return useCode; // the higher die of a red test is the Actor's to drop
    case Phase::KickSide:
    case Phase::SetUpPlace:
    case Phase::SetUpKeeper:
    case Phase::SetUpAdjust:
    case Phase::Timekeeper:
    case Phase::ActorDropYellow:
        return options[0];
    case Phase::HalfTime:
        return secondHalf(state, options);
    case Phase::FormationWindow:
        return wantsOtherFormation(state, state.decider) ? useCode : passCode;
    default:
        return stageChoice(state, options);
    }
}

} // namespace touchline::fuba
