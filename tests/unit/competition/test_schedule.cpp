// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule.h"
#include "core/competition/schedule/schedule_figures.h"
#include "core/competition/schedule/schedule_search.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <numeric>

namespace test_schedule {

using namespace touchline;
using namespace touchline::testing;

namespace {

QStringList names(int teams)
{
    QStringList all;
    for (int team = 0; team < teams; ++team)
        all.append(u"T%1"_s.arg(team + 1));
    return all;
}

SchedulePlan planFor(int teams, int legs, std::vector<ScheduleWish> wishes = {})
{
    SchedulePlan plan;
    plan.shape = {teams, legs, LegOrder::Mirrored};
    plan.wishes = std::move(wishes);
    plan.seed = 7;
    return plan;
}

Result<Schedule> made(const SchedulePlan &plan)
{
    return makeSchedule(plan, names(plan.shape.teams));
}

QStringList sentences(const Error &error)
{
    QStringList all;
    for (const Problem &problem : error.problems)
        all.append(problem.where + u": "_s + problem.what.english());
    return all;
}

ScheduleWish venue(WishKind kind, int team, std::vector<int> matchdays, bool must = true)
{
    return {kind, {team}, std::move(matchdays), 1, must};
}

ScheduleWish shared(int one, int other)
{
    return {WishKind::NotAllHome, {one, other}, {}, 1, true};
}

} // namespace

class TestSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givenNumbersAreTheTable()
    {
        SchedulePlan plan = planFor(6, 2);
        plan.order = NumberOrder::Given;
        ASSIGN_RESULT(schedule, made(plan));
        QCOMPARE(schedule->matchdays, inLegs(bergerSchedule(6), 2));
        QVERIFY(schedule->broken.empty());
    }

    void drawnNumbersAreLots()
    {
        SchedulePlan plan = planFor(12, 2);
        const auto one = made(plan);
        QCOMPARE(*made(plan), *one);
        plan.seed = 8;
        QVERIFY(made(plan)->numbers.numbers != one->numbers.numbers);
        plan.seed = 7;
        plan.subject = QUuid::createUuidV5(QUuid(), QByteArrayLiteral("group B"));
        QVERIFY(made(plan)->numbers.numbers != one->numbers.numbers);
        // Each of three teams gets each number about as often as the others: 3,000 draws, 1,000 expected.
        std::array<int, 3> firstNumbers{};
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            SchedulePlan three = planFor(3, 1);
            three.seed = seed;
            ++firstNumbers[at(made(three)->numbers.numbers.front())];
        }
        for (const int count : firstNumbers)
            QVERIFY2(std::abs(count - 1000) < 110, qPrintable(QString::number(count)));
    }

    void aLeagueOfTwentyKeepsItsWishes()
    {
        SchedulePlan plan = planFor(20, 2,
                                    {shared(0, 1),
                                     shared(2, 3),
                                     shared(4, 5),
                                     {WishKind::NotAllHome, {6, 7, 8, 9}, {}, 3, true},
                                     {WishKind::Meet, {0, 1}, {4, 5, 6}, 1, true},
                                     {WishKind::NotMeet, {2, 3}, {0, 37}, 1, true},
                                     {WishKind::Meet, {6, 7}, {10}, 1, true},
                                     venue(WishKind::Home, 0, {0}),
                                     venue(WishKind::Away, 2, {0}),
                                     venue(WishKind::NotHome, 10, {8, 9}),
                                     venue(WishKind::NotAway, 11, {37}),
                                     venue(WishKind::Home, 12, {0, 2})});
        ASSIGN_RESULT(schedule, made(plan));
        for (const ScheduleWish &wish : plan.wishes)
            QVERIFY(keeps(schedule->matchdays, wish));
        QVERIFY(schedule->broken.empty());
        QVERIFY(!schedule->gaveUp);
        QCOMPARE(*made(plan), *schedule);
        const std::vector<Round> firstLeg(schedule->matchdays.begin(), schedule->matchdays.begin() + 19);
        QCOMPARE(scheduleFigures(firstLeg, 20), (ScheduleFigures{18, 2, 1}));
    }

    void theDrawStaysWhereWishesLetIt()
    {
        const auto drawn = made(planFor(20, 1));
        const auto wished =
            made(planFor(20, 1, {venue(WishKind::Home, 0, {0}), venue(WishKind::Away, 1, {0})}));
        QVERIFY(drawn && wished);
        int moved = 0;
        for (std::size_t team = 0; team < 20; ++team)
            moved += drawn->numbers.numbers[team] == wished->numbers.numbers[team] ? 0 : 1;
        QVERIFY2(moved <= 4, qPrintable(QString::number(moved)));
    }

    void allGroundsCanBeShared()
    {
        // A table of 2n teams has n pairs that are never at home together, and here everybody is in one.
        std::vector<ScheduleWish> wishes;
        for (int pair = 0; pair < 9; ++pair)
            wishes.push_back(shared(2 * pair, 2 * pair + 1));
        const SchedulePlan plan = planFor(18, 2, wishes);
        ASSIGN_RESULT(schedule, made(plan));
        for (const ScheduleWish &wish : wishes)
            QVERIFY(keeps(schedule->matchdays, wish));
    }

    void threeTeamsCannotShareAGround()
    {
        const auto schedule = made(planFor(10, 2,
                                           {venue(WishKind::Home, 5, {0}),
                                            {WishKind::NotAllHome, {0, 1, 2}, {}, 1, true},
                                            venue(WishKind::Away, 6, {0})}));
        VERIFY_FAULT(schedule, Fault::Impossible);
        QCOMPARE(sentences(schedule.error()),
                 QStringList{u"wishes[1]: Of T1, T2, T3 at most one is at home on one matchday."_s});
    }

    void onlyTheWishesThatClashAreNamed()
    {
        // Six of ten want to begin at home: any six of the wishes are too many, each for itself is kept.
        std::vector<ScheduleWish> wishes{shared(8, 9)};
        for (int team = 0; team < 6; ++team)
            wishes.push_back(venue(WishKind::Home, team, {0}));
        wishes.push_back({WishKind::Meet, {7, 8}, {3}, 1, true});
        const auto schedule = made(planFor(10, 1, wishes));
        VERIFY_FAULT(schedule, Fault::Impossible);
        QStringList expected;
        for (int team = 0; team < 6; ++team)
            expected.append(u"wishes[%1]: T%2 is at home on matchday 1."_s.arg(team + 1).arg(team + 1));
        QCOMPARE(sentences(schedule.error()), expected);
    }

    void relaxedWishesAreKeptInTheirOrder()
    {
        std::vector<ScheduleWish> wishes;
        for (int team = 0; team < 7; ++team)
            wishes.push_back(venue(WishKind::Home, team, {0}));
        SchedulePlan plan = planFor(10, 1, wishes);
        plan.relaxWishes = true;
        ASSIGN_RESULT(schedule, made(plan));
        QCOMPARE(schedule->broken, (std::vector<std::size_t>{5, 6}));
        QVERIFY(!schedule->gaveUp);
    }

    void softWishesGiveWayToMusts()
    {
        const SchedulePlan plan =
            planFor(10, 1,
                    {venue(WishKind::Home, 0, {0}, false), venue(WishKind::Away, 0, {0}),
                     venue(WishKind::Home, 1, {0}, false)});
        ASSIGN_RESULT(schedule, made(plan));
        QCOMPARE(schedule->broken, std::vector<std::size_t>{0});
    }

    void oddLeaguesKnowTheFreeTeam()
    {
        const SchedulePlan plan =
            planFor(9, 2,
                    {venue(WishKind::Free, 0, {4}), venue(WishKind::NotFree, 1, {0, 1, 2, 3}),
                     venue(WishKind::Home, 2, {8}), venue(WishKind::Away, 3, {17})});
        ASSIGN_RESULT(schedule, made(plan));
        QCOMPARE(freePlaces(schedule->matchdays[4], 9), std::vector<int>{0});
        for (const ScheduleWish &wish : plan.wishes)
            QVERIFY(keeps(schedule->matchdays, wish));
        const auto even = made(planFor(8, 1, {venue(WishKind::Free, 0, {4})}));
        VERIFY_FAULT(even, Fault::Impossible);
    }

    void givenNumbersAreOnlyChecked()
    {
        SchedulePlan plan = planFor(6, 1, {venue(WishKind::Home, 5, {0}), venue(WishKind::Home, 0, {0})});
        plan.order = NumberOrder::Given;
        const auto schedule = made(plan);
        VERIFY_FAULT(schedule, Fault::Refused);
        QCOMPARE(sentences(schedule.error()), QStringList{u"wishes[0]: T6 is at home on matchday 1."_s});
        plan.relaxWishes = true;
        QCOMPARE(made(plan)->broken, std::vector<std::size_t>{0});
        QCOMPARE(made(plan)->matchdays, bergerSchedule(6));
    }

    void aSearchThatGivesUpSaysSo()
    {
        std::vector<ScheduleWish> wishes;
        for (int pair = 0; pair < 9; ++pair)
            wishes.push_back(shared(2 * pair, 2 * pair + 1));
        SchedulePlan plan = planFor(18, 2, wishes);
        plan.work = 1;
        const auto schedule = made(plan);
        VERIFY_FAULT(schedule, Fault::Exhausted);
        QVERIFY(!schedule.error().problems.empty());
        plan.relaxWishes = true;
        QVERIFY(made(plan)->gaveUp);
        QCOMPARE(made(plan)->broken.size(), schedule.error().problems.size());
    }

    /// A search does the work that it is allowed and tells how much it did.
    void theWorkAllowedIsKept()
    {
        // Nine pairs of eighteen teams, none of which is at home together, and meetings on the first
        // matchdays.
        std::vector<ScheduleWish> wishes;
        for (int pair = 0; pair < 9; ++pair)
            wishes.push_back(shared(2 * pair, 2 * pair + 1));
        for (int team = 0; team < 16; ++team)
            wishes.push_back({WishKind::Meet, {team, team + 2}, {0, 1, 2, 3, 4, 5}, 1, true});
        std::vector<const ScheduleWish *> all;
        for (const ScheduleWish &wish : wishes)
            all.push_back(&wish);
        std::vector<int> drawn(18);
        std::iota(drawn.begin(), drawn.end(), 0);
        const SeasonShape shape{18, 2, LegOrder::Mirrored};
        for (const std::int64_t allowed : {10'000, 15'000, 20'000, 25'000}) {
            ScheduleSearch search(shape, drawn, Generator(1));
            std::int64_t work = allowed;
            QCOMPARE(search.solve(all, work), SearchEnd::GaveUp);
            // The step that goes past the limit of one layout is finished.
            QVERIFY2(work <= allowed / 10 && work >= -5'000, qPrintable(QString::number(work)));
        }
        ScheduleSearch search(shape, drawn, Generator(1));
        std::int64_t work = 100'000;
        QCOMPARE(search.solve(all, work), SearchEnd::Found);
        QVERIFY2(work > 50'000 && work < 90'000, qPrintable(QString::number(work)));
    }

    void wishesThatDoNotFitAreNamed()
    {
        const auto schedule = made(planFor(4, 1,
                                           {venue(WishKind::Home, 4, {0}),
                                            venue(WishKind::Home, 0, {3}),
                                            venue(WishKind::Home, 0, {}),
                                            {WishKind::Meet, {1}, {0}, 1, true},
                                            {WishKind::Meet, {1, 1}, {0}, 1, true},
                                            {WishKind::NotAllHome, {1, 2}, {}, 0, true},
                                            venue(WishKind::Home, 0, {1, 1}),
                                            shared(0, 1)}));
        VERIFY_FAULT(schedule, Fault::BadInput);
        QCOMPARE(sentences(schedule.error()),
                 (QStringList{u"wishes[0]: This wish names a team that is not there."_s,
                              u"wishes[1]: This wish names a matchday that is not there."_s,
                              u"wishes[2]: This wish names no matchday."_s,
                              u"wishes[3]: This wish names too few or too many teams."_s,
                              u"wishes[4]: This wish names a team twice."_s,
                              u"wishes[5]: At least one of the teams must be allowed to be at home."_s,
                              u"wishes[6]: This wish names a matchday twice."_s}));
    }

    void wishesAreSentences_data()
    {
        columns<int, QString>();
        const auto row = [](WishKind kind, const char *sentence) {
            QTest::newRow(wishWords[static_cast<std::size_t>(kind)])
                << int(kind) << QString::fromUtf8(sentence);
        };
        row(WishKind::NotAllHome, "Of T1, T2 at most one is at home on matchday 3, 5.");
        row(WishKind::Meet, "T1 and T2 meet on one of the matchdays 3, 5.");
        row(WishKind::NotMeet, "T1 and T2 do not meet on matchday 3, 5.");
        row(WishKind::Home, "T1 is at home on matchday 3, 5.");
        row(WishKind::Away, "T1 is away on matchday 3, 5.");
        row(WishKind::Free, "T1 is free on matchday 3, 5.");
        row(WishKind::NotHome, "T1 is not at home on matchday 3, 5.");
        row(WishKind::NotAway, "T1 is not away on matchday 3, 5.");
        row(WishKind::NotFree, "T1 plays on matchday 3, 5.");
    }

    void wishesAreSentences()
    {
        const auto [kind, sentence] = row<int, QString>();
        ScheduleWish wish{static_cast<WishKind>(kind), {0}, {2, 4}, 1, true};
        if (!isAboutVenue(wish.kind))
            wish.teams.push_back(1);
        QCOMPARE(wishSentence(wish, names(2)).english(), sentence);
    }
};

TOUCHLINE_TEST(TestSchedule)

} // namespace test_schedule

#include "test_schedule.moc"
