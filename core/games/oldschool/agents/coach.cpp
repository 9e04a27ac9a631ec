// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/agents/coach.h"

#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int bookedOffTurn = 30;
constexpr int freshMenTurn = 40;
constexpr int lastTurns = 10;

bool isBehindLate(const State &state, Side side)
{
    return state.half >= 2 && state.turn >= turnsOf(state) - lastTurns &&
           state.score.of(side) < state.score.of(opposite(side));
}

/// The option whose piece comes first in this list of roles; the first of those alike.
template <std::size_t Count>
OptionCode byRole(const State &state, const OptionList &options, const std::array<Role, Count> &order)
{
    for (const Role role : order)
        for (const OptionCode option : options)
            if (option != noneCode &&
                state.piece(pieceOfMan(state, state.decider, numberOfCode(option))).role == role)
                return option;
    return options[options.size() - 1];
}

OptionCode taker(const State &state, const OptionList &options)
{
    switch (state.restart.kind) {
    case Restart::Corner:
        return byRole(state, options, std::array{Role::Winger, Role::FullBack, Role::Midfielder});
    case Restart::ThrowIn:
        return byRole(state, options, std::array{Role::FullBack, Role::Midfielder, Role::Winger});
    case Restart::FreeKick:
        return byRole(state, options, std::array{Role::Playmaker, Role::Midfielder, Role::Striker});
    case Restart::None:
    case Restart::KickOff:
    case Restart::GoalKick:
    case Restart::Penalty:
        break;
    }
    return byRole(state, options, std::array{Role::Striker, Role::TargetMan, Role::Midfielder});
}

/// 12.3: jokers in the own area, or where he would be sent off; one is kept for that.
OptionCode joker(const State &state)
{
    const int tackler = state.tackle.by;
    const Side side = sideOf(tackler);
    const bool isLast = isLastMan(state, tackler, state.tackle.on);
    const bool isInArea = isInAreaOf(state, side, state.piece(state.tackle.on).at);
    return isLast || (isInArea && state.sides[side].jokers > 1) ? useCode : noneCode;
}

OptionCode nearestBlocker(const State &state, const OptionList &options)
{
    const Flight &flight = state.flight;
    for (int number = 0; number < flight.inWayCount; ++number) {
        const int piece = flight.inWay[static_cast<std::size_t>(number)];
        if (options.contains(manCode(state, piece)))
            return manCode(state, piece);
    }
    return options[0];
}

} // namespace

int valueOf(const State &state, Side side, Point own)
{
    constexpr int shootingRow = 28;
    int value = 10 * own.y;
    if (own.y >= shootingRow)
        value += 5 * (8 - magnitude(own.x - middleColumn));
    const Point place = seenBy(side, own);
    eachPiece(state, opposite(side), [&](int piece) {
        const int gap = distance(state.piece(piece).at, place);
        if (gap <= 2)
            value -= 12;
        if (gap <= 3)
            value -= 6;
    });
    return value;
}

int Coach::noise()
{
    constexpr int tenths = 10;
    if (m_style.noise == 0)
        return 0;
    // A scale of three misjudges by as much as a pass is better than none.
    constexpr int spread = 4;
    return static_cast<int>(
        m_generator.below(static_cast<std::uint32_t>(tenths * spread * m_style.noise + 1)));
}

bool Coach::chance(int percent)
{
    constexpr std::uint32_t hundred = 100;
    return m_generator.below(hundred) < static_cast<std::uint32_t>(percent);
}

void Coach::noteTurn(const State &state)
{
    constexpr int longestHalf = 1'000;
    const int turn = longestHalf * state.half + state.turn;
    if (turn == m_turn)
        return;
    m_turn = turn;
    m_dribbles = 0;
    m_tackles = 0;
    m_askedFeint = false;
    m_askedCross = false;
    m_askedThrough = false;
    m_plan = Plan::None;
    m_mover = nobody;
}

/// 12.3: a booked defender and a tired runner, like for like.
OptionCode Coach::substitute(const State &state, const OptionList &options)
{
    const auto isWanted = [&](const Piece &piece) {
        if (state.half < 2 || piece.cameOn)
            return false;
        const bool isRunner = piece.role == Role::Winger || piece.role == Role::Striker;
        return (piece.line == Line::Defence && piece.yellows > 0 && state.turn >= bookedOffTurn) ||
               (isRunner && state.turn >= freshMenTurn && state.sides[state.decider].substitutions > 2);
    };
    for (const OptionCode option : options)
        if (option != noneCode &&
            isWanted(state.piece(pieceOfMan(state, state.decider, numberOfCode(option)))))
            return option;
    return noneCode;
}

OptionCode Coach::choose(const State &state, const OptionList &options)
{
    noteTurn(state);
    switch (state.phase) {
    case Phase::Act:
        return act(state, options);
    case Phase::Defend:
        return defend(state, options);
    case Phase::MoveTo:
        return moveTo(state, options);
    case Phase::Play:
        return play(state, options);
    case Phase::Head:
        return headerChoice(state);
    case Phase::ThroughRow:
        return options.contains(m_target.y) ? m_target.y : options[options.size() - 1];
    case Phase::ThroughColumn:
        return options.contains(m_target.x) ? m_target.x : options[0];
    case Phase::KeeperReact:
        return keeperCell(state, options);
    case Phase::Curl:
        return isShot(state.flight.kind) ? play(state, options) : noneCode;
    case Phase::SubOff:
        return substitute(state, options);
    case Phase::SubOn: {
        const Role role = state.piece(pieceOf(state.decider, state.chosen)).role;
        for (const OptionCode option : options)
            if (state.tables->teams[state.decider]
                    .players[static_cast<std::size_t>(numberOfCode(option))]
                    .skill.role == role)
                return option;
        return options[0];
    }
    case Phase::Taker:
        return taker(state, options);
    case Phase::Joker:
        return joker(state);
    case Phase::Dive:
        return useCode;
    case Phase::Air:
        return headCode;
    case Phase::HeadBy:
        return byRole(state, options, std::array{Role::TargetMan, Role::CentreBack, Role::Striker});
    case Phase::Blocker:
        return nearestBlocker(state, options);
    case Phase::Save:
        return isBehindLate(state, state.decider) ? options[0] : cornerCode;
    // Past him: the farthest forward.
    case Phase::Switch:
    case Phase::TurnReact:
        return options[options.size() - 1];
    case Phase::CrossHeight:
        return options[options.size() - 1 -
                       m_generator.below(
                           static_cast<std::uint32_t>(std::min<std::size_t>(options.size(), mostCrossRows)))];
    case Phase::BlockWay:
        return options[m_generator.below(2)];
    default:
        return options[0];
    }
}

} // namespace touchline::oldschool
