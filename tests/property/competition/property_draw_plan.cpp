// SPDX-License-Identifier: GPL-3.0-or-later
// Draws with limits of every kind against all the draws there are.
#include "core/competition/draws/bracket_lines.h"
#include "core/competition/draws/draw_ceremony.h"
#include "tests/support/draw_brute_force.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

namespace property_draw_plan {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int drawsOfEach = 5;
constexpr std::uint64_t openDraws = 1000;
#else
constexpr int drawsOfEach = 20;
constexpr std::uint64_t openDraws = 4000;
#endif

struct SmallDraw
{
    std::vector<Entrant> entrants;
    std::vector<int> sizes;
    DrawPlan plan;
};

int below(int bound)
{
    return *rc::gen::inRange(0, bound);
}

QString teamOf(const SmallDraw &draw)
{
    return draw.entrants[static_cast<std::size_t>(below(static_cast<int>(draw.entrants.size())))].code;
}

/// A few teams with some of every limit.
SmallDraw smallDraw()
{
    SmallDraw draw;
    const int groups = *rc::gen::inRange(2, 5);
    draw.sizes.assign(static_cast<std::size_t>(groups), *rc::gen::inRange(2, 4));
    if (below(3) == 0)
        --draw.sizes[static_cast<std::size_t>(below(groups))];
    draw.entrants = cup::entrants(std::accumulate(draw.sizes.begin(), draw.sizes.end(), 0));
    const int conferences = *rc::gen::inRange(1, 5);
    for (Entrant &entrant : draw.entrants) {
        entrant.conference = QStringLiteral("C%1").arg(below(conferences));
        entrant.lineage = below(2) == 0 ? QString() : QStringLiteral("N%1").arg(below(4));
    }
    DrawLimits &limits = draw.plan.limits;
    limits.conferences.limits[QStringLiteral("C0")] = 3 - below(3);
    if (below(3) == 2)
        limits.conferences.otherwise = 1 + below(2);
    if (below(4) == 3)
        limits.fewest[QStringLiteral("C0")] = 1;
    if (below(3) == 0)
        limits.sameCountry = 1;
    for (int pairs = below(3); pairs > 0; --pairs)
        limits.notTogether.push_back({teamOf(draw), teamOf(draw)});
    const QStringList names = lettersFor(groups);
    limits.parts = {{QStringLiteral("halves"), {names.mid(0, groups / 2), names.mid(groups / 2)}}};
    if (below(2) == 0)
        limits.opposite = {{QStringLiteral("halves"), {teamOf(draw), teamOf(draw)}}};
    if (below(3) == 0)
        limits.candidates[teamOf(draw)] = QStringList{QStringLiteral("C0"), QStringLiteral("C1")};
    for (int fixed = below(2); fixed > 0; --fixed)
        draw.plan.fixed[teamOf(draw)] = names.at(below(groups));
    return draw;
}

/// The plan as it is meant where a pot has no place in a group: such a fixed place is an error of its own.
bool isWellFormed(const SmallDraw &draw)
{
    const auto task = drawTask(draw.entrants, draw.sizes, {}, draw.plan);
    return task.has_value();
}

Groups groupsOf(const Draw &draw)
{
    Groups groups(draw.steps.size(), -1);
    for (const DrawStep &step : draw.steps)
        groups[static_cast<std::size_t>(step.team)] = step.group;
    return groups;
}

/// How often each allowed draw comes out of that many seeds; empty where another one does.
std::vector<int> countsOf(const SmallDraw &small, int draws)
{
    std::map<Groups, int> counts;
    for (const Groups &groups : EveryDraw(small.entrants, small.sizes, small.plan).all())
        counts[groups] = 0;
    for (int seed = 1; seed <= draws; ++seed) {
        const auto draw =
            plannedDraw(small.entrants, small.sizes, {}, small.plan, static_cast<std::uint64_t>(seed));
        const auto found = draw ? counts.find(groupsOf(*draw)) : counts.end();
        if (found == counts.end())
            return {};
        ++found->second;
    }
    std::vector<int> numbers;
    for (const auto &[groups, count] : counts)
        numbers.push_back(count);
    return numbers;
}

} // namespace

class PropertyDrawPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDrawIsImpossibleExactlyWhenNoneExists()
    {
        QVERIFY(rc::check("every method finds an allowed draw, or there is none", [] {
            SmallDraw small = smallDraw();
            RC_PRE(isWellFormed(small));
            const EveryDraw every(small.entrants, small.sizes, small.plan);
            const bool isPossible = every.isPossible(Groups(small.entrants.size(), -1));
            RC_CLASSIFY(!isPossible, "impossible");
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            for (const DrawMethod method : {DrawMethod::Sequential, DrawMethod::Uniform}) {
                small.plan.method = method;
                const auto draw = plannedDraw(small.entrants, small.sizes, {}, small.plan, seed);
                RC_ASSERT(draw.has_value() == isPossible);
                if (draw) {
                    RC_ASSERT(validate(*draw, small.entrants.size(), small.sizes).empty());
                    RC_ASSERT(every.isAllowed(groupsOf(*draw)));
                } else {
                    RC_ASSERT(draw.error().fault == Fault::Impossible);
                    RC_ASSERT(!draw.error().problems.empty());
                }
            }
        }));
    }

    void everyGroupOfEveryBallIsJudgedRightly()
    {
        QVERIFY(rc::check("possible is what can be completed, and the first of it is taken", [] {
            const SmallDraw small = smallDraw();
            RC_PRE(isWellFormed(small));
            const EveryDraw every(small.entrants, small.sizes, small.plan);
            auto ceremony = DrawCeremony::begin(small.entrants, small.sizes, {}, small.plan,
                                                *rc::gen::arbitrary<std::uint64_t>());
            RC_CLASSIFY(ceremony.has_value(), "possible");
            if (!ceremony)
                return;
            Groups groups(small.entrants.size(), -1);
            while (!ceremony->isComplete()) {
                const auto team = static_cast<std::size_t>(ceremony->nextTeam());
                const DrawnBall ball = ceremony->nextWithReasons();
                RC_ASSERT(static_cast<std::size_t>(ball.step.team) == team);
                int first = -1;
                for (int group = 0; group < static_cast<int>(small.sizes.size()); ++group) {
                    const GroupVerdict &verdict = ball.groups[static_cast<std::size_t>(group)];
                    groups[team] = group;
                    const bool isPossible = every.isPossible(groups);
                    RC_ASSERT((verdict.why == GroupVerdict::Why::Possible) == isPossible || ball.isFixed);
                    first = isPossible && first < 0 ? group : first;
                }
                RC_ASSERT(ball.isFixed || ball.step.group == first);
                groups[team] = ball.step.group;
            }
        }));
    }

    void theCeremonyIsTheWholeDraw()
    {
        QVERIFY(rc::check("at once, ball by ball, with reasons and from a copy: one draw", [] {
            SmallDraw small = smallDraw();
            RC_PRE(isWellFormed(small));
            small.plan.method = below(2) == 0 ? DrawMethod::Uniform : DrawMethod::Sequential;
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            const auto whole = plannedDraw(small.entrants, small.sizes, {}, small.plan, seed);
            RC_CLASSIFY(whole.has_value(), "possible");
            if (!whole)
                return;
            DrawCeremony ceremony =
                DrawCeremony::begin(small.entrants, small.sizes, {}, small.plan, seed).value();
            while (!ceremony.isComplete()) {
                DrawCeremony copy = ceremony;
                const DrawStep told = ceremony.nextWithReasons().step;
                RC_ASSERT(copy.next() == told);
                if (below(2) == 0)
                    ceremony = copy;
            }
            RC_ASSERT(ceremony.draw() == *whole);
        }));
    }

    void smallUniformDrawsAreUniform_data()
    {
        QTest::addColumn<int>("scenario");
        QTest::newRow("no limits") << 0;
        QTest::newRow("conferences over three pots") << 1;
        QTest::newRow("pairs, countries and fixed places") << 2;
        QTest::newRow("halves and a fewest") << 3;
    }

    void smallUniformDrawsAreUniform()
    {
        QFETCH(int, scenario);
        SmallDraw small;
        small.plan.method = DrawMethod::Uniform;
        DrawLimits &limits = small.plan.limits;
        const QString a = QStringLiteral("A");
        const QString b = QStringLiteral("B");
        const QString c = QStringLiteral("C");
        if (scenario == 0) {
            small.sizes = {3, 2, 2};
            small.entrants = cup::entrants(7);
        } else if (scenario == 1) {
            // What the second pot does decides in how many ways the third one goes on.
            small.sizes = {3, 3, 3, 3};
            small.entrants = cup::entrants(12, {a, b, c, b, a, b, c, c, a, b, a, c});
            limits.conferences = {{{b, 2}}, 1};
        } else if (scenario == 2) {
            small.sizes = {3, 3, 3};
            small.entrants = cup::entrants(9);
            small.entrants[0].lineage = small.entrants[4].lineage = small.entrants[7].lineage = a;
            limits.sameCountry = 1;
            limits.notTogether = {{QStringLiteral("T02"), QStringLiteral("T09")},
                                  {QStringLiteral("T05"), QStringLiteral("T08")}};
            small.plan.fixed[QStringLiteral("T06")] = b;
        } else {
            small.sizes = {2, 2, 2, 2};
            small.entrants = cup::entrants(8, {a, b, c, a, b, a, c, a});
            limits.fewest[a] = 1;
            limits.parts = {{QStringLiteral("halves"), {{a, b}, {c, QStringLiteral("D")}}}};
            limits.opposite = {{QStringLiteral("halves"), {QStringLiteral("T01"), QStringLiteral("T02")}}};
        }
        const auto all = EveryDraw(small.entrants, small.sizes, small.plan).all().size();
        QVERIFY2(all > 5 && all < 3000, qPrintable(QString::number(all)));
        const std::vector<int> counts = countsOf(small, drawsOfEach * (static_cast<int>(all) + 100));
        QCOMPARE(counts.size(), all);
        QVERIFY(areEven(counts));
        // The same test sees that the sequential draw of these limits is no uniform one.
        small.plan.method = DrawMethod::Sequential;
        if (scenario > 0)
            QVERIFY(!areEven(countsOf(small, drawsOfEach * (static_cast<int>(all) + 100))));
    }

    void openDrawsAreUniformToo()
    {
        // Six teams in eight lines: the two seeds have the byes, four others draw four places; two of them
        // may not meet at once.
        std::vector<Entrant> entrants = cup::entrants(6);
        entrants[3].lineage = entrants[5].lineage = QStringLiteral("A");
        DrawPlan plan;
        plan.method = DrawMethod::Open;
        plan.seeds = 2;
        plan.limits.sameCountry = 1;
        std::map<std::vector<int>, int> counts;
        for (std::uint64_t seed = 1; seed <= openDraws; ++seed) {
            const Draw draw = plannedDraw(entrants, std::vector<int>{6}, {}, plan, seed).value();
            std::vector<int> places = placement(draw, std::vector<int>{6}).front();
            QCOMPARE(places.front(), 0);
            QCOMPARE(places.back(), 1);
            ++counts[places];
        }
        QCOMPARE(counts.size(), std::size_t{16}); // 24 orders, of which 8 have the two in one tie
        std::vector<int> numbers;
        for (const auto &[places, count] : counts)
            numbers.push_back(count);
        QVERIFY(areEven(numbers));
    }

    void aPoolThatIsTooLargeToBeCountedIsShuffled()
    {
        std::vector<Entrant> entrants = cup::entrants(80);
        for (std::size_t i = 0; i < entrants.size(); ++i)
            entrants[i].lineage = QStringLiteral("N%1").arg(i % 20);
        DrawPlan plan;
        plan.method = DrawMethod::Open;
        plan.limits.sameCountry = 1;
        std::vector<int> placeOfFirst(80, 0);
        for (std::uint64_t seed = 1; seed <= openDraws; ++seed) {
            const Draw draw = plannedDraw(entrants, std::vector<int>{80}, {}, plan, seed).value();
            QVERIFY(validate(draw, 80, std::vector<int>{80}).empty());
            for (const DrawStep &step : draw.steps)
                if (step.team == 0)
                    ++placeOfFirst[static_cast<std::size_t>(step.place)];
        }
        // A bye meets no compatriot, so that a place beside one may be the likelier.
        std::vector<int> ofTies;
        std::vector<int> ofByes;
        for (const std::vector<int> &tie : bracketLines(80).ties())
            for (const int place : tie)
                (tie.size() == 1 ? ofByes : ofTies).push_back(placeOfFirst[static_cast<std::size_t>(place)]);
        QVERIFY(areEven(ofTies));
        QVERIFY(areEven(ofByes));
    }
};

TOUCHLINE_TEST(PropertyDrawPlan)

} // namespace property_draw_plan

#include "property_draw_plan.moc"
