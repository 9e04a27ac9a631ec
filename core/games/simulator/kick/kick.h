// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/kick/measures.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::simulator {

/// How the ball is kicked (specification 2.5). Shot: a declared shot along the ground.
enum class KickKind : std::uint8_t { Low, Shot, Lift, Head, Hand };
inline constexpr std::size_t kickKinds = 5;

/// What a kind of kick can do.
struct KickForm
{
    double topSpeed = 0; ///< cm/s
    double startHeight = 0;
    double sigmaDirection = 0; ///< degrees
    double sigmaSpeed = 0;     ///< share of the speed
};
[[nodiscard]] const KickForm &kickForm(KickKind kind);

/// A kick as it is aimed. Direction 0 is along x, 90 along y; elevation in degrees, 0 for a kick along the
/// ground and a flat header or throw.
struct Aim
{
    KickKind kind = KickKind::Low;
    std::int8_t elevation = 0;
    std::int16_t direction = 0; ///< 0..359
    std::int8_t power = 1;      ///< 1..100 %

    bool operator==(const Aim &) const = default;
};

/// The rolls of the aim error, in thousandths of sigma (deviationUnits()): direction, speed, elevation.
struct AimError
{
    int direction = 0;
    int speed = 0;
    int elevation = 0;
};

/// How the ball really leaves.
struct Launch
{
    int direction = 0; ///< tenths of a degree, not yet taken modulo 3600
    double ux = 1;
    double uy = 0;
    double speed = 0;     ///< before the elevation is taken off
    double along = 0;     ///< horizontal part
    double up = 0;        ///< vertical part
    double elevation = 0; ///< degrees
    double height = 0;    ///< of the underside of the ball
};

/// `skill`: factor of the error in hundredths, 0 = none.
[[nodiscard]] Launch launchOf(const Aim &aim, int skill, const AimError &error);

struct Spot2
{
    double x = 0;
    double y = 0;

    bool operator==(const Spot2 &) const = default;
};

/// A token in the way.
struct Obstacle
{
    Spot2 at;
    bool isLying = false;
    std::int16_t axis = 0; ///< degrees, of a lying one
    std::int8_t id = 0;
};

/// The tokens in the way in the order in which equal distances count: home by number, away by number. The
/// posts come before them by themselves.
struct Obstacles
{
    std::array<Obstacle, 24> list{};
    std::size_t size = 0;

    void add(const Obstacle &obstacle) { list[size++] = obstacle; }
};

enum class KickEnd : std::uint8_t { Rest, Side, GoalLine, Goal };

/// Touches with these numbers are no touches of a token.
inline constexpr std::int8_t postTouch = -1;
inline constexpr std::int8_t barTouch = -2;

struct PathPoint
{
    Spot2 at;
    double height = 0;
    double time = 0;
    double along = 0; ///< speeds after what happened there
    double up = 0;
};

/// The way of the ball.
struct Trace
{
    KickEnd end = KickEnd::Rest;
    /// Where it came to rest or left the field, in cm.
    Spot2 at;
    double height = 0;
    double time = 0; ///< seconds
    /// Ids of obstacles, posts and bar, in order.
    std::array<std::int8_t, mostKickEvents> touches{};
    std::int8_t touchCount = 0;
    /// The point of the path at which something was met first; -1: nothing was.
    std::int8_t firstTouch = -1;
    std::array<PathPoint, mostKickEvents + 2> path{};
    std::int8_t pathCount = 0;
    /// Where its middle first crossed x = TraceWish::watchX.
    bool crossed = false;
    double crossTime = 0;
    double crossY = 0;
};

/// Coordinates as the rules keep them: hundredths of a centimetre.
[[nodiscard]] int hundredths(double centimetres);

struct TraceWish
{
    /// Nothing is watched below this.
    static constexpr double nowhere = -1000.0;
    double watchX = nowhere;
};

/// Follows the ball from `from` to rest or out of the field. Only + - * / and sqrt, in a fixed order: the
/// same bits everywhere.
void traceKick(const Spot2 &from, const Launch &launch, const Obstacles &obstacles, const TraceWish &wish,
               Trace &trace);

} // namespace touchline::simulator
