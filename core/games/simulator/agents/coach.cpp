// SPDX-License-Identifier: GPL-3.0-or-later
// Which choice is whose, and dead balls.
#include "core/games/simulator/agents/coach.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

constexpr int lateMinute = 75;
constexpr int changeMinute = 55;
constexpr int changesWanted = 3;

OptionCode oneOf(const OptionList &options, OptionCode wanted)
{
    return options.contains(wanted) ? wanted : options[0];
}

bool isAhead(const State &state, Side side)
{
    return state.score.of(side) > state.score.of(opposite(side));
}

/// A duel that decides a chance in the box, or a late one.
bool usesBonus(const State &state)
{
    const int piece = state.duel.attacker;
    const int cell = own(state, sideOf(piece), state.man(piece).cell);
    return clockMinute(state) > lateMinute || isPenaltyArea(cell);
}

/// Its own with the ball. Who waits for the kick-off has just scored more often than not, and the other side
/// comes at once: five defenders.
OptionCode kickOffFormation(const State &state, Side side)
{
    const int own = state.tables->teams[side].formation;
    const int waiting = state.charts().formationNamed(QStringLiteral("5-3-2"));
    return side == state.restart.side || waiting < 0 ? own : waiting;
}

/// Who goes off first: who is injured, then whose sticker has least.
int valueOf(const State &state, int piece)
{
    return stickerOf(state, piece).size - 10 * state.man(piece).injuries;
}

} // namespace

OptionCode Coach::preset(const State &state) const
{
    const Side side = state.decider;
    const auto shape = [](SetPreset preset) { return presetCode + static_cast<OptionCode>(preset); };
    if (state.restart.kind == Restart::KickOff)
        return kickOffFormation(state, side);
    const bool attacks = side == state.restart.side;
    const bool isBox = state.restart.kind == Restart::Corner || state.restart.kind == Restart::Penalty ||
                       (state.restart.kind == Restart::FreeKick &&
                        isAttackingZone(own(state, state.restart.side, state.ball.cells.first())));
    if (isBox)
        return shape(attacks ? SetPreset::BoxAttack : SetPreset::BoxDefence);
    if ((isAhead(state, side) && clockMinute(state) > lateMinute) ||
        (attacks && state.restart.kind == Restart::GoalKick))
        return shape(SetPreset::Low);
    return shape(SetPreset::Middle);
}

OptionCode Coach::setUp(const State &state, const OptionList &options)
{
    constexpr int wallDistance = 4'000;
    const Side side = state.decider;
    const Point goal = seen(at(0, middleY), state.along(side));
    if (options.contains(wallCode) && squared(goal, state.ball.at) <= wallDistance * wallDistance)
        return wallCode;
    if (options.contains(subCode) && clockMinute(state) >= changeMinute &&
        state.sides[side].substitutions < changesWanted)
        return subCode;
    return doneCode;
}

OptionCode Coach::wallCell(const State &state, const OptionList &options) const
{
    // Nearest to a point before the goal on the line from the ball.
    const Side side = state.decider;
    const Point goal = seen(at(0, middleY), state.along(side));
    const Point ball = state.ball.at;
    const double length = farFrom(goal, ball);
    const double part = length > 0 ? std::min(0.6, 1'100 / length) : 0;
    const Point wanted = at(static_cast<int>(ball.x + part * (goal.x - ball.x)),
                            static_cast<int>(ball.y + part * (goal.y - ball.y)));
    return *std::ranges::min_element(options.all(), {}, [&](OptionCode option) {
        return squared(centreOf(cellOfCode(state, option)), wanted);
    });
}

OptionCode Coach::setUpDetail(const State &state, const OptionList &options) const
{
    const Side side = state.decider;
    const auto value = [&](OptionCode option) { return valueOf(state, pieceOf(side, option)); };
    switch (state.phase) {
    case Phase::SubOff: {
        // The goalkeeper stays.
        OptionCode worst = options[0];
        for (const OptionCode option : options.all())
            if (option != state.sides[side].keeper &&
                (worst == state.sides[side].keeper || value(option) < value(worst)))
                worst = option;
        return worst;
    }
    case Phase::SubOn:
        return *std::ranges::max_element(options.all(), {}, value);
    case Phase::WallCell:
        return wallCell(state, options);
    case Phase::WallMan: {
        // Those of the shape who stand nearest.
        OptionCode best = options[0];
        double least = 1e9;
        for (const OptionCode option : options.all())
            if (option != doneCode) {
                const double far = farFrom(state.man(pieceOf(side, option)).at, centreOf(state.chosenCell));
                if (far < least) {
                    least = far;
                    best = option;
                }
            }
        return best;
    }
    case Phase::Thrower: {
        OptionCode best = options[0];
        for (const OptionCode option : options.all())
            if (option < squadSize && squared(state.man(pieceOf(side, option)).at, state.ball.at) <
                                          squared(state.man(pieceOf(side, best)).at, state.ball.at))
                best = option;
        return best;
    }
    case Phase::ReserveFor:
    case Phase::NamedKeeper:
        return *std::ranges::min_element(options.all(), {}, value);
    case Phase::LostKeeper:
        return oneOf(options, reserveCode);
    default:
        return oneOf(options, doneCode);
    }
}

OptionCode Coach::choose(const State &state, const OptionList &options)
{
    switch (state.phase) {
    case Phase::Preset:
        return oneOf(options, preset(state));
    case Phase::SetUp:
        return setUp(state, options);
    case Phase::Kick:
        return oneOf(options, kick(state, options));
    case Phase::KickHeight:
        return oneOf(options, height(state, options));
    case Phase::Direction:
        return direction(state);
    case Phase::Power:
        return m_aim.power;
    case Phase::Header:
        return oneOf(options, header(state, options));
    case Phase::HeadingMove:
        return options[options.size() - 1];
    case Phase::Slider:
        return slider(state, options);
    case Phase::SlidePose:
        return slidePose(state);
    case Phase::SlideCell:
        return oneOf(options, codeOfCell(state, state.decider,
                                         m_targets[static_cast<std::size_t>(manOf(state.chosen))]));
    case Phase::SlideSpot:
        return oneOf(options, m_spots[static_cast<std::size_t>(manOf(state.chosen))]);
    case Phase::KeeperCell:
        return oneOf(options, keeperCell(state, options));
    case Phase::KeeperSpot:
        return oneOf(options, m_keeper.spot);
    case Phase::KeeperPose:
        return oneOf(options, m_keeper.stands ? standCode : m_keeper.axis);
    case Phase::RodPoint:
        return oneOf(options, bestRodPoint(state, state.decider, state.kick.restart == Restart::Penalty));
    case Phase::DribbleKeeper:
        return dribbleKeeper(state);
    case Phase::AfterDribble:
        return shotCode;
    case Phase::SpeedMove: {
        // Forwards, if it goes nearer to the ball.
        OptionCode best = doneCode;
        int least = state.ball.cells.distanceFrom(state.man(state.chosen).cell);
        for (const OptionCode option : options.all())
            if (option != doneCode) {
                const int far = state.ball.cells.distanceFrom(cellOfCode(state, option));
                if (far < least) {
                    least = far;
                    best = option;
                }
            }
        return best;
    }
    case Phase::OffsideEdge:
        return options[options.size() - 1];
    case Phase::Winner:
        return winner(state, options);
    case Phase::Bonus:
        return usesBonus(state) ? yesCode : doneCode;
    case Phase::Move:
        return mover(state, options);
    case Phase::MoveTo:
        return oneOf(options, codeOfCell(state, state.decider,
                                         m_targets[static_cast<std::size_t>(manOf(state.chosen))]));
    case Phase::Defend:
        return defender(state, options);
    case Phase::DefendTo:
        return defendTo(state, options);
    case Phase::MoveToSpot:
    case Phase::DefendSpot:
        return spot(state, options);
    case Phase::Tackle:
        return yesCode;
    case Phase::VoluntaryFoul:
    case Phase::Respot:
        return doneCode;
    default:
        return setUpDetail(state, options);
    }
}

} // namespace touchline::simulator
