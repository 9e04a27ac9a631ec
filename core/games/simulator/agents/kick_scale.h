// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/simulator/rules/steps.h"

#include <array>
#include <span>

namespace touchline::simulator {

/// What kicks are worth to a computer player (specification, section 12). No function of the library but
/// sqrt and floor: a choice has to be the same on every machine.

/// From 0 to 359, the direction nearest to that of a point.
[[nodiscard]] int directionTo(Point from, Point to);
/// Of a kick along the ground that rolls so far, in hundredths of a centimetre.
[[nodiscard]] int powerFor(double hundredthsOfWay);
/// In hundredths.
[[nodiscard]] double farFrom(Point a, Point b);

/// What holding the ball in a cell is worth, seen by the side.
[[nodiscard]] double worthOf(int ownCell);

/// A number of the errors that an aim is tried with.
using Errors = std::span<const AimError>;
[[nodiscard]] Errors passErrors(bool fast);
[[nodiscard]] Errors shotErrors(bool fast);
/// Twelve others, by which the chosen shot is judged, and the keeper's reactions with them.
[[nodiscard]] Errors freshErrors();
[[nodiscard]] std::span<const int> freshReactions();

/// Weighs kicks from one position: a copy in which a kick is prepared.
class KickScale
{
public:
    /// `act`: what is to be declared; the possessor kicks.
    KickScale(const State &state, Act act);
    /// The kick that is prepared already.
    explicit KickScale(const State &state);

    /// Of a pass, an advance or a header pass.
    [[nodiscard]] double passWorth(const Aim &aim, Errors errors);
    /// Share of goals, 0 to 1.
    [[nodiscard]] double goalShare(const Aim &aim, Errors errors, std::span<const int> reactions);
    /// Share of crosses that a teammate in the box meets first.
    [[nodiscard]] double crossShare(const Aim &aim, Errors errors);

    [[nodiscard]] State &state() { return m_state; }
    [[nodiscard]] Side side() const { return m_side; }
    [[nodiscard]] Point from() const { return m_state.kick.from; }

private:
    void follow(const Aim &aim, const AimError &error);
    void fillObstacles();
    [[nodiscard]] double restWorth();
    [[nodiscard]] double keptWorth(int piece, int moved);

    State m_state;
    Side m_side;
    int m_skill;
    Obstacles m_obstacles;
    Trace m_trace;
};

/// A kick with what it is worth.
struct WeighedKick
{
    Aim aim;
    double worth = -10;
};

/// A good shot of a prepared or possible shot; `height`: that elevation alone, -1: any. A goalkeeper on the
/// rod would foresee who always shot alike, and so few tries do not tell a good shot from a slightly better
/// one: against him `chance` takes one of those that are at least half as good as the best.
[[nodiscard]] WeighedKick goodShot(KickScale &scale, bool isHeader, int height, bool fast, Generator &chance);
/// From the place of a prepared shot to the middle of the goal, in hundredths of a centimetre.
[[nodiscard]] double wayToGoal(const State &state);
/// From farther away than that nobody shoots who need not: a goalkeeper who sees whether the ball will be
/// lifted comes out and lies down in the way of a ground shot, and has the time to meet a lifted one with the
/// rod.
inline constexpr double shotRange = 3'000;
/// From farther away than that not even who needs a goal.
inline constexpr double lastShotRange = 4'000;
[[nodiscard]] inline bool isFarShot(const State &state)
{
    return state.kick.act == Act::Shot && wayToGoal(state) > shotRange;
}
/// Where a goalkeeper does best against a shot that is prepared in `state`; no cell: with the rod where he
/// may use it, else where he is.
struct KeeperPlan
{
    int cell = noCellHere;
    int spot = 0;
    bool stands = true;
    int axis = acrossAxis;
};
[[nodiscard]] KeeperPlan planKeeper(const State &state, int keeper, bool fast);
/// The rod point nearest to the line from the ball to the middle of the goal.
[[nodiscard]] int bestRodPoint(const State &state, Side side, bool penalty);
/// Of 36 equally likely pairs of dice the share with which `a` is more than `b` with these additions.
[[nodiscard]] double duelChance(int a, int b);

} // namespace touchline::simulator
