// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a kicked ball (specification 2.5). The order of operations is part of the rules: replays depend
// on it. Compiled without contraction; only + - * / and sqrt.
#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/kick/kick.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

/// An obstacle that was left just now is not met again before this.
constexpr double justLeft = 1e-6;
constexpr double tooSlow = 0.01;
constexpr int postCount = 4;
constexpr std::array<Spot2, postCount> posts{{{0, goalCentre - postFromCentre},
                                              {0, goalCentre + postFromCentre},
                                              {fieldLength, goalCentre - postFromCentre},
                                              {fieldLength, goalCentre + postFromCentre}}};

struct Moving
{
    Spot2 p;
    double z = 0;
    double ux = 1;
    double uy = 0;
    double v = 0;
    double vz = 0;
    bool isInAir = false;
    /// The obstacle that was left last: a post, or postCount + its place in the list; -1: none.
    int last = -1;
};

/// Where the ball meets a standing disc or a part of a lying token, seen from above.
struct Meeting
{
    bool isThere = false;
    double entry = 0;
    double exit = 0;
    Spot2 contact;
};

enum class NextKind : std::uint8_t { End, Line, Side, Top };

struct Next
{
    NextKind kind = NextKind::End;
    double distance = 0;
    int line = 0;
    int obstacle = -1;
    Spot2 contact;
};

Meeting meetDisc(const Moving &ball, const Spot2 &centre, double radius)
{
    const double fx = centre.x - ball.p.x;
    const double fy = centre.y - ball.p.y;
    const double b = fx * ball.ux + fy * ball.uy;
    if (b <= 0)
        return {};
    const double q = fx * fx + fy * fy - b * b;
    if (q >= radius * radius)
        return {};
    const double h = std::sqrt(radius * radius - q);
    return {true, std::max(0.0, b - h), b + h, centre};
}

/// The straight flank of a lying token on the ball's side. `isLeft`: the ball has left him just now.
Meeting meetFlank(const Moving &ball, const Spot2 &centre, double ax, double ay, double radius, bool isLeft)
{
    const double nx = -ay;
    const double ny = ax;
    const double pn = (ball.p.x - centre.x) * nx + (ball.p.y - centre.y) * ny;
    const double un = ball.ux * nx + ball.uy * ny;
    if (!(pn * un < 0))
        return {};
    const double t = ((pn > 0 ? radius : -radius) - pn) / un;
    // The ball is within the flank already. Bouncing on who lies there, it meets his far end next.
    if (isLeft && t < 0)
        return {};
    const double entry = std::max(0.0, t);
    const double hitX = ball.p.x + ball.ux * entry;
    const double hitY = ball.p.y + ball.uy * entry;
    const double along = (hitX - centre.x) * ax + (hitY - centre.y) * ay;
    if (along < -lyingHalf || along > lyingHalf)
        return {};
    return {true, entry, t + 2 * radius / std::fabs(un), {centre.x + ax * along, centre.y + ay * along}};
}

Meeting meetLying(const Moving &ball, const Obstacle &obstacle, double radius, bool isLeft)
{
    const double ax = cosine(10 * obstacle.axis);
    const double ay = sine(10 * obstacle.axis);
    Meeting best = meetDisc(ball, {obstacle.at.x - lyingHalf * ax, obstacle.at.y - lyingHalf * ay}, radius);
    const auto take = [&best](const Meeting &other) {
        if (other.isThere && (!best.isThere || other.entry < best.entry))
            best = other;
    };
    take(meetDisc(ball, {obstacle.at.x + lyingHalf * ax, obstacle.at.y + lyingHalf * ay}, radius));
    take(meetFlank(ball, obstacle.at, ax, ay, radius, isLeft));
    return best;
}

/// How far the ball goes before it rests or comes down.
double freeWay(const Moving &ball)
{
    if (!ball.isInAir)
        return ball.v * ball.v / (2 * rollingDeceleration);
    return ball.v * ((ball.vz + std::sqrt(ball.vz * ball.vz + 2 * gravity * ball.z)) / gravity);
}

/// Whether the ball in the air hits the side or the top of what it meets; else it flies over.
void considerInAir(const Moving &ball, const Meeting &meeting, double height, int obstacle, Next &next)
{
    const double ti = meeting.entry / ball.v;
    const double zi = ball.z + ball.vz * ti - gravity * ti * ti / 2;
    if (zi < height) {
        if (meeting.entry < next.distance)
            next = {NextKind::Side, meeting.entry, 0, obstacle, meeting.contact};
        return;
    }
    const double under = ball.vz * ball.vz + 2 * gravity * (ball.z - height);
    if (obstacle < postCount || under < 0)
        return;
    const double tt = (ball.vz + std::sqrt(under)) / gravity;
    const double top = tt * ball.v;
    if (top <= meeting.exit && top < next.distance)
        next = {NextKind::Top, top, 0, obstacle, meeting.contact};
}

void consider(const Moving &ball, const Meeting &meeting, double height, int obstacle, Next &next)
{
    if (!meeting.isThere || meeting.entry >= next.distance ||
        (obstacle == ball.last && meeting.entry < justLeft))
        return;
    if (ball.isInAir)
        return considerInAir(ball, meeting, height, obstacle, next);
    next = {NextKind::Side, meeting.entry, 0, obstacle, meeting.contact};
}

void considerLine(int line, double distance, Next &next)
{
    if (distance >= 0 && distance < next.distance)
        next = {NextKind::Line, distance, line, -1, {}};
}

enum Line { FarGoalLine, NearGoalLine, FarSideline, NearSideline };

void considerLines(const Moving &ball, Next &next)
{
    if (ball.ux > 0)
        considerLine(FarGoalLine, (fieldLength + ballRadius - ball.p.x) / ball.ux, next);
    if (ball.ux < 0)
        considerLine(NearGoalLine, (-ballRadius - ball.p.x) / ball.ux, next);
    if (ball.uy > 0)
        considerLine(FarSideline, (fieldWidth + ballRadius - ball.p.y) / ball.uy, next);
    if (ball.uy < 0)
        considerLine(NearSideline, (-ballRadius - ball.p.y) / ball.uy, next);
}

Next nextEvent(const Moving &ball, const Obstacles &obstacles)
{
    Next next;
    next.distance = freeWay(ball);
    if (ball.isInAir && !(ball.v > 0))
        return next;
    considerLines(ball, next);
    for (int post = 0; post < postCount; ++post)
        consider(ball, meetDisc(ball, posts[static_cast<std::size_t>(post)], postRadius + ballRadius),
                 barHeight, post, next);
    for (std::size_t place = 0; place < obstacles.size; ++place) {
        const Obstacle &one = obstacles.list[place];
        const double radius = tokenRadius + ballRadius;
        // Too far for any part of it: nearly always.
        const double fx = one.at.x - ball.p.x;
        const double fy = one.at.y - ball.p.y;
        const double reach = next.distance + radius + lyingHalf;
        if (fx > reach || fx < -reach || fy > reach || fy < -reach)
            continue;
        const int number = postCount + static_cast<int>(place);
        if (one.isLying)
            consider(ball, meetLying(ball, one, radius, number == ball.last), lyingHeight, number, next);
        else
            consider(ball, meetDisc(ball, one.at, radius), tokenHeight, number, next);
    }
    return next;
}

void watch(const Moving &ball, double length, const TraceWish &wish, Trace &trace)
{
    if (trace.crossed || wish.watchX <= TraceWish::nowhere || ball.ux == 0)
        return;
    const double s = (wish.watchX - ball.p.x) / ball.ux;
    if (!(s >= 0 && s <= length))
        return;
    double spent = 0;
    if (ball.isInAir)
        spent = ball.v > 0 ? s / ball.v : 0;
    else
        spent = (ball.v - std::sqrt(std::max(0.0, ball.v * ball.v - 2 * rollingDeceleration * s))) /
                rollingDeceleration;
    trace.crossed = true;
    trace.crossTime = trace.time + spent;
    trace.crossY = ball.p.y + ball.uy * s;
}

void advance(Moving &ball, double s, Trace &trace)
{
    if (ball.isInAir) {
        const double ti = ball.v > 0
                              ? s / ball.v
                              : (ball.vz + std::sqrt(ball.vz * ball.vz + 2 * gravity * ball.z)) / gravity;
        ball.z = std::max(0.0, ball.z + ball.vz * ti - gravity * ti * ti / 2);
        ball.vz = ball.vz - gravity * ti;
        trace.time += ti;
    } else {
        const double slower = std::sqrt(std::max(0.0, ball.v * ball.v - 2 * rollingDeceleration * s));
        trace.time += (ball.v - slower) / rollingDeceleration;
        ball.v = slower;
    }
    ball.p.x += ball.ux * s;
    ball.p.y += ball.uy * s;
}

void note(Trace &trace, std::int8_t touch)
{
    if (trace.touchCount == 0)
        trace.firstTouch = trace.pathCount;
    trace.touches[static_cast<std::size_t>(trace.touchCount++)] = touch;
}

void addPoint(Trace &trace, const Moving &ball)
{
    trace.path[static_cast<std::size_t>(trace.pathCount++)] = {ball.p, ball.z, trace.time, ball.v, ball.vz};
}

void bounce(Moving &ball)
{
    ball.z = 0;
    ball.vz = -bounceUp * ball.vz;
    ball.v = bounceOn * ball.v;
    if (ball.vz < leastBounce) {
        ball.vz = 0;
        ball.isInAir = false;
    }
}

void hitSide(Moving &ball, const Spot2 &contact)
{
    double nx = ball.p.x - contact.x;
    double ny = ball.p.y - contact.y;
    const double length = std::sqrt(nx * nx + ny * ny);
    if (length > 0) {
        nx = nx / length;
        ny = ny / length;
    } else {
        nx = -ball.ux;
        ny = -ball.uy;
    }
    const double normal = ball.v * (ball.ux * nx + ball.uy * ny);
    const double wx =
        tangentialRestitution * (ball.v * ball.ux - normal * nx) - normalRestitution * normal * nx;
    const double wy =
        tangentialRestitution * (ball.v * ball.uy - normal * ny) - normalRestitution * normal * ny;
    ball.v = std::sqrt(wx * wx + wy * wy);
    if (ball.v < tooSlow) {
        ball.v = 0;
    } else {
        ball.ux = wx / ball.v;
        ball.uy = wy / ball.v;
    }
    ball.p.x += justLeft * nx;
    ball.p.y += justLeft * ny;
}

void hitTop(Moving &ball, double height)
{
    ball.vz = std::max(leastBounce, -bounceUp * ball.vz);
    ball.v = bounceOn * ball.v;
    ball.z = height;
}

/// True: the ball is out, or in the goal.
bool crossLine(Moving &ball, int line, Trace &trace)
{
    if (line == FarSideline || line == NearSideline) {
        trace.end = KickEnd::Side;
        return true;
    }
    if (std::fabs(ball.p.y - goalCentre) < goalHalf) {
        if (ball.z + ballHeight <= barHeight) {
            trace.end = KickEnd::Goal;
            return true;
        }
        if (ball.z < barHeight) {
            note(trace, barTouch);
            ball.ux = -ball.ux;
            ball.v = ball.v / 2;
            ball.p.x += ballHeight * ball.ux;
            ball.last = -1;
            return false;
        }
    }
    trace.end = KickEnd::GoalLine;
    return true;
}

/// True: the ball is at rest, out, or in the goal.
bool apply(Moving &ball, const Next &next, const Obstacles &obstacles, Trace &trace)
{
    if (next.kind == NextKind::Line)
        return crossLine(ball, next.line, trace);
    if (next.kind == NextKind::End) {
        if (!ball.isInAir)
            return true;
        bounce(ball);
        return false;
    }
    ball.last = next.obstacle;
    const bool isPost = next.obstacle < postCount;
    const Obstacle &met = obstacles.list[isPost ? 0 : static_cast<std::size_t>(next.obstacle - postCount)];
    note(trace, isPost ? postTouch : met.id);
    if (next.kind == NextKind::Top)
        hitTop(ball, met.isLying ? lyingHeight : tokenHeight);
    else
        hitSide(ball, next.contact);
    return false;
}

} // namespace

int hundredths(double centimetres)
{
    return static_cast<int>(std::floor(100 * centimetres + 0.5));
}

void traceKick(const Spot2 &from, const Launch &launch, const Obstacles &obstacles, const TraceWish &wish,
               Trace &trace)
{
    trace.end = KickEnd::Rest;
    trace.time = 0;
    trace.touchCount = 0;
    trace.firstTouch = -1;
    trace.pathCount = 0;
    trace.crossed = false;
    Moving ball{from, launch.height, launch.ux, launch.uy, launch.along, launch.up, false, -1};
    ball.isInAir = ball.z > 0 || ball.vz > 0;
    addPoint(trace, ball);
    bool isOver = false;
    for (int number = 0; number < mostKickEvents && !isOver; ++number) {
        const Next next = nextEvent(ball, obstacles);
        watch(ball, next.distance, wish, trace);
        advance(ball, next.distance, trace);
        isOver = apply(ball, next, obstacles, trace);
        addPoint(trace, ball);
    }
    trace.at = ball.p;
    trace.height = isOver ? ball.z : 0;
}

} // namespace touchline::simulator
