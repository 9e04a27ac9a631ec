// SPDX-License-Identifier: GPL-3.0-or-later
// The kick: its tables, the vectors K1 to K25 of the specification, and the golden kicks.
#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/kick/kick.h"
#include "tests/support/test_registry.h"
#include "tests/unit/simulator/golden_kicks.h"

#include <QtTest>

#include <cmath>

namespace test_simulator_kick {

using namespace touchline::simulator;

namespace {

constexpr Spot2 middle{55, 37.53};

Obstacle standing(double x, double y, int id)
{
    return {{x, y}, false, 0, static_cast<std::int8_t>(id)};
}
Obstacle lying(double x, double y, int axis)
{
    return {{x, y}, true, static_cast<std::int16_t>(axis), 0};
}
Aim aim(KickKind kind, int elevation, int direction, int power)
{
    return {kind, static_cast<std::int8_t>(elevation), static_cast<std::int16_t>(direction),
            static_cast<std::int8_t>(power)};
}
AimError errorOf(int direction, int speed, int elevation)
{
    return {deviationUnits(direction), deviationUnits(speed), deviationUnits(elevation)};
}

Trace follow(const Spot2 &from, const Launch &launch, std::initializer_list<Obstacle> obstacles,
             double watchX = TraceWish::nowhere)
{
    Obstacles list;
    for (const Obstacle &one : obstacles)
        list.add(one);
    Trace trace;
    traceKick(from, launch, list, {watchX}, trace);
    return trace;
}

struct Vector
{
    const char *name;
    Aim kick;
    Spot2 from;
    std::vector<Obstacle> obstacles;
    KickEnd end;
    std::vector<int> touches;
    double x;
    double y;
};

std::vector<Vector> vectors()
{
    using K = KickKind;
    using E = KickEnd;
    const Spot2 close{92, 37.53};
    return {
        {"K1", aim(K::Low, 0, 0, 30), middle, {}, E::Rest, {}, 82.08, 37.53},
        {"K2", aim(K::Low, 0, 90, 30), middle, {}, E::Rest, {}, 55.00, 64.61},
        {"K3", aim(K::Low, 0, 0, 30), middle, {standing(70, 37.53, 0)}, E::Rest, {0}, 66.35, 37.53},
        {"K4", aim(K::Low, 0, 0, 30), middle, {standing(70, 38.03, 0)}, E::Rest, {0}, 68.20, 33.33},
        {"K5", aim(K::Lift, 45, 0, 60), middle, {standing(60, 37.53, 0)}, E::Rest, {}, 103.46, 37.53},
        {"K6", aim(K::Lift, 30, 0, 60), middle, {standing(57, 37.53, 0)}, E::Rest, {0}, 36.00, 37.53},
        {"K7", aim(K::Lift, 60, 0, 55), middle, {standing(75.30, 37.53, 0)}, E::Rest, {0}, 70.01, 37.53},
        {"K8", aim(K::Shot, 0, 5, 90), close, {}, E::Goal, {}, 110.40, 39.14},
        {"K9", aim(K::Shot, 0, 12, 90), close, {}, E::Side, {postTouch}, 87.00, -0.40},
        {"K10", aim(K::Shot, 0, 18, 90), close, {}, E::GoalLine, {}, 110.40, 43.51},
        {"K11", aim(K::Shot, 0, 5, 90), close, {lying(106, 37.53, 90)}, E::Rest, {0}, 60.02, 66.14},
        {"K12", aim(K::Shot, 0, 5, 90), close, {lying(106, 37.53, 45)}, E::GoalLine, {0}, 110.40, 50.71},
        {"K13",
         aim(K::Lift, 45, 0, 55),
         close,
         {lying(101, 37.53, 90)},
         E::Rest,
         {barTouch, 0},
         102.21,
         37.53},
        {"K14", aim(K::Head, 0, 0, 60), {98, 40}, {}, E::Goal, {}, 110.40, 40.00},
        {"K15", aim(K::Head, 20, 330, 60), {98, 45}, {}, E::Goal, {}, 110.40, 37.84},
        {"K16", aim(K::Hand, 20, 60, 40), {55, 0.50}, {}, E::Rest, {}, 70.25, 26.91},
        {"K20", aim(K::Low, 0, 60, 50), {50, 70}, {}, E::Side, {}, 53.15, 75.46},
        {"K21", aim(K::Head, 0, 0, 60), {98, 40}, {standing(99.30, 40, 0)}, E::Rest, {0}, 87.92, 40.00},
        {"K22",
         aim(K::Low, 0, 0, 60),
         middle,
         {standing(60, 38.43, 0), standing(64, 33.53, 1)},
         E::Rest,
         {0, 1},
         59.11,
         46.81},
        // Not of the specification: twice on his back, against the post, on his back again, and off his side.
        // He is met again where his far end is still under the ball that bounces on him.
        {"far end",
         aim(K::Lift, 45, 345, 32),
         {102.01, 43.56},
         {lying(108.09, 41.54, 0)},
         E::Rest,
         {0, 0, postTouch, 0, 0},
         108.03,
         40.87},
    };
}

bool isNear(double found, double wanted)
{
    constexpr double tolerance = 0.02;
    return std::fabs(found - wanted) <= tolerance;
}

bool isWithin(double found, double wanted, double tolerance)
{
    return std::fabs(found - wanted) <= tolerance;
}

} // namespace

class TestSimulatorKick : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tablesHaveTheirSums()
    {
        std::int64_t cosines = 0;
        std::int64_t sizes = 0;
        std::int64_t sines = 0;
        for (int i = 0; i < 3600; ++i) {
            cosines += std::int64_t{i + 1} * cosineUnits(i);
            sizes += std::abs(cosineUnits(i));
            sines += std::int64_t{i + 1} * sineUnits(i);
        }
        QCOMPARE(cosines, std::int64_t{-1'800'000'000'000});
        QCOMPARE(sizes, std::int64_t{2'291'830'598'728});
        QCOMPARE(sines, std::int64_t{-2'062'647'538'855'200});
        std::int64_t weighed = 0;
        std::int64_t deviations = 0;
        for (int k = 1; k <= 1000; ++k) {
            weighed += std::int64_t{k} * deviationUnits(k);
            deviations += std::abs(deviationUnits(k));
            QCOMPARE(deviationUnits(k), -deviationUnits(1001 - k));
        }
        QCOMPARE(weighed, std::int64_t{282'006'890});
        QCOMPARE(deviations, std::int64_t{797'704});
        QCOMPARE(sineUnits(-10), -sineUnits(10));
        QCOMPARE(cosineUnits(3610), cosineUnits(10));
        QCOMPARE(cosineUnits(-3610), cosineUnits(10));
    }
    void vectorsOfTheSpecification()
    {
        for (const Vector &one : vectors()) {
            Obstacles list;
            for (const Obstacle &obstacle : one.obstacles)
                list.add(obstacle);
            Trace trace;
            traceKick(one.from, launchOf(one.kick, 0, {}), list, {}, trace);
            QVERIFY2(trace.end == one.end, one.name);
            QVERIFY2(isNear(trace.at.x, one.x) && isNear(trace.at.y, one.y),
                     qPrintable(QStringLiteral("%1: %2, %3")
                                    .arg(QString::fromUtf8(one.name))
                                    .arg(trace.at.x)
                                    .arg(trace.at.y)));
            std::vector<int> touches;
            for (int i = 0; i < trace.touchCount; ++i)
                touches.push_back(trace.touches[static_cast<std::size_t>(i)]);
            QVERIFY2(touches == one.touches, one.name);
        }
    }
    void timesAndHeights()
    {
        QVERIFY(
            isWithin(follow(middle, launchOf(aim(KickKind::Low, 0, 0, 30), 0, {}), {}).time, 0.950, 0.001));
        const Spot2 from{98, 40};
        QVERIFY(isNear(follow(from, launchOf(aim(KickKind::Head, 0, 0, 60), 0, {}), {}).height, 0.64));
        QVERIFY(isNear(follow({98, 45}, launchOf(aim(KickKind::Head, 20, 330, 60), 0, {}), {}).height, 0.93));
        const Trace header =
            follow(from, launchOf(aim(KickKind::Head, 0, 0, 60), 0, {}), {standing(99.30, 40, 0)});
        QVERIFY(isWithin(header.time, 0.536, 0.001));
        const Trace twice = follow(middle, launchOf(aim(KickKind::Low, 0, 0, 60), 0, {}),
                                   {standing(60, 38.43, 0), standing(64, 33.53, 1)});
        QVERIFY(isWithin(twice.time, 0.762, 0.001));
    }
    void aimErrors()
    {
        // K17, K18, K23, K24.
        Launch launch = launchOf(aim(KickKind::Low, 0, 0, 30), 100, errorOf(842, 159, 500));
        QCOMPARE(launch.direction, 26);
        QVERIFY(isWithin(launch.speed, 51.865, 0.001));
        Trace trace = follow(middle, launch, {});
        QVERIFY(isNear(trace.at.x, 77.39) && isNear(trace.at.y, 38.55));
        launch = launchOf(aim(KickKind::Lift, 45, 0, 50), 100, errorOf(159, 842, 842));
        QCOMPARE(launch.direction, -47);
        trace = follow(middle, launch, {});
        QVERIFY(isNear(trace.at.x, 94.38) && isNear(trace.at.y, 34.29));
        launch = launchOf(aim(KickKind::Low, 0, 30, 40), 100, errorOf(100, 900, 500));
        QCOMPARE(launch.direction, 264);
        QVERIFY(isWithin(launch.speed, 84.748, 0.001));
        trace = follow(middle, launch, {});
        QVERIFY(isNear(trace.at.x, 108.61) && isNear(trace.at.y, 64.14));
        launch = launchOf(aim(KickKind::Lift, 45, 0, 50), 100, errorOf(1, 1000, 1000));
        QCOMPARE(launch.direction, -154);
        QVERIFY(isWithin(launch.speed, 172.783, 0.001));
        QVERIFY(isWithin(launch.elevation, 54.9, 0.05));
        trace = follow(middle, launch, {});
        QVERIFY(isNear(trace.at.x, 104.98) && isNear(trace.at.y, 23.76));
    }
    void noErrorWithoutSkillFactor()
    {
        const Aim one = aim(KickKind::Lift, 45, 10, 77);
        const Launch exact = launchOf(one, 0, errorOf(1, 1000, 3));
        const Launch same = launchOf(one, 0, {});
        QCOMPARE(exact.direction, 100);
        QCOMPARE(exact.along, same.along);
        QCOMPARE(exact.up, same.up);
    }
    void aBallThatFallsOnTheSpot()
    {
        // K25.
        Launch launch;
        launch.height = tokenHeight;
        const Trace trace = follow(middle, launch, {standing(56, 37.53, 0)});
        QVERIFY(isNear(trace.at.x, 55.00) && isNear(trace.at.y, 37.53));
        QVERIFY(isWithin(trace.time, 0.162, 0.001));
        QCOMPARE(static_cast<int>(trace.touchCount), 0);
    }
    void crossingOfTheKeepersLine()
    {
        // K19, up to the keeper's move: tests of the rules do the rest.
        const Trace trace = follow({80, 37.53}, launchOf(aim(KickKind::Shot, 0, 5, 100), 0, {}), {}, 108.80);
        QVERIFY(trace.crossed);
        QVERIFY(isWithin(trace.crossTime, 0.156, 0.001));
        QVERIFY(isNear(trace.crossY, 40.05));
        const Trace away = follow({80, 37.53}, launchOf(aim(KickKind::Shot, 0, 180, 50), 0, {}), {}, 108.80);
        QVERIFY(!away.crossed);
    }
    void goldenKicks()
    {
        int count = 0;
        const std::string wrong = golden_kicks::check("tests/data/simulator/kicks.txt", count);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QCOMPARE(count, 10'000);
    }
    /// Per mass: it may only grow by what a bounce off the top of a token is lifted to.
    void energyNeverGrows()
    {
        int tops = 0;
        for (int number = 0; number < 10'000; ++number) {
            const golden_kicks::Case one = golden_kicks::caseOf(number);
            const Launch launch = launchOf(one.aim, one.skill, one.error);
            Trace trace;
            traceKick(one.from, launch, one.tokens, {}, trace);
            QVERIFY(trace.pathCount <= mostKickEvents + 1);
            double before =
                launch.along * launch.along / 2 + launch.up * launch.up / 2 + gravity * launch.height;
            for (int i = 1; i < trace.pathCount; ++i) {
                const PathPoint &at = trace.path[static_cast<std::size_t>(i)];
                const double now = at.along * at.along / 2 + at.up * at.up / 2 + gravity * at.height;
                const bool isLifted = at.up == leastBounce;
                tops += isLifted ? 1 : 0;
                QVERIFY(now <=
                        before + (isLifted ? leastBounce * leastBounce / 2 : 0.0) + 1e-6 * (1 + before));
                before = now;
            }
        }
        QVERIFY(tops > 10);
    }
    void halfATurnTurnsTheTrace()
    {
        for (int number = 0; number < 10'000; ++number) {
            golden_kicks::Case one = golden_kicks::caseOf(number);
            Trace trace;
            traceKick(one.from, launchOf(one.aim, one.skill, one.error), one.tokens, {}, trace);
            one.from = {fieldLength - one.from.x, fieldWidth - one.from.y};
            one.aim.direction = static_cast<std::int16_t>((one.aim.direction + 180) % 360);
            for (std::size_t i = 0; i < one.tokens.size; ++i) {
                Obstacle &token = one.tokens.list[i];
                token.at = {fieldLength - token.at.x, fieldWidth - token.at.y};
                token.axis = static_cast<std::int16_t>((token.axis + 180) % 360);
            }
            Trace turned;
            traceKick(one.from, launchOf(one.aim, one.skill, one.error), one.tokens, {}, turned);
            if (trace.touchCount > 1 || turned.touchCount > 1)
                continue; // rounding grows from token to token
            QVERIFY(trace.end == turned.end);
            QVERIFY(isNear(turned.at.x, fieldLength - trace.at.x));
            QVERIFY(isNear(turned.at.y, fieldWidth - trace.at.y));
        }
    }
};

TOUCHLINE_TEST(TestSimulatorKick)

} // namespace test_simulator_kick

#include "test_simulator_kick.moc"
