// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules with wishes against trying every numbering there is, and for leagues of any size.
#include "core/competition/schedule/schedule.h"
#include "core/competition/schedule/schedule_figures.h"
#include "core/competition/schedule/schedule_wish_json.h"
#include "core/dice/shuffle.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>
#include <set>

namespace property_schedule {

using namespace touchline;

namespace {

QStringList names(int teams)
{
    QStringList all;
    for (int team = 0; team < teams; ++team)
        all.append(QStringLiteral("T%1").arg(team + 1));
    return all;
}

/// least..most, each as likely from the first run on.
int someNumber(int least, int most)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

SeasonShape someShape(int smallest, int largest)
{
    return {someNumber(smallest, largest), someNumber(1, mostLegs), static_cast<LegOrder>(someNumber(0, 4))};
}

/// Different numbers below `end`, in rising order.
std::vector<int> someNumbers(int end, int count)
{
    std::vector<int> numbers(static_cast<std::size_t>(end));
    std::iota(numbers.begin(), numbers.end(), 0);
    Generator generator(*rc::gen::arbitrary<std::uint32_t>());
    shuffle(numbers, generator);
    numbers.resize(static_cast<std::size_t>(count));
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

ScheduleWish someWish(const SeasonShape &shape)
{
    ScheduleWish wish;
    wish.kind = static_cast<WishKind>(someNumber(0, 8));
    int teams = 2;
    if (isAboutVenue(wish.kind))
        teams = 1;
    else if (wish.kind == WishKind::NotAllHome)
        teams = someNumber(2, std::min(shape.teams, 4));
    wish.teams = someNumbers(shape.teams, teams);
    wish.matchdays = someNumbers(matchdayCount(shape), someNumber(1, std::min(3, matchdayCount(shape))));
    if (wish.kind == WishKind::NotAllHome) {
        wish.most = someNumber(1, teams - 1);
        if (*rc::gen::arbitrary<bool>())
            wish.matchdays.clear();
    }
    return wish;
}

std::vector<ScheduleWish> someWishes(const SeasonShape &shape, int most)
{
    std::vector<ScheduleWish> wishes;
    for (int left = someNumber(0, most); left > 0; --left)
        wishes.push_back(someWish(shape));
    return wishes;
}

SchedulePlan somePlan(const SeasonShape &shape, std::vector<ScheduleWish> wishes)
{
    SchedulePlan plan;
    plan.shape = shape;
    plan.wishes = std::move(wishes);
    plan.seed = *rc::gen::arbitrary<std::uint32_t>();
    return plan;
}

bool keepsAll(const std::vector<Round> &matchdays, const std::vector<ScheduleWish> &wishes)
{
    return std::all_of(wishes.begin(), wishes.end(),
                       [&](const ScheduleWish &wish) { return keeps(matchdays, wish); });
}

/// The rounds of one leg.
std::vector<Round> legOf(const std::vector<Round> &matchdays, const SeasonShape &shape, int leg)
{
    const auto begin = matchdays.begin() + static_cast<std::ptrdiff_t>(leg) * roundsPerLeg(shape.teams);
    return {begin, begin + roundsPerLeg(shape.teams)};
}

/// Whether the table played like this has the fewest breaks and nobody three times in a row at home or away.
bool isFair(const SeasonShape &shape, const TableLayout &layout)
{
    const std::vector<Round> single = seasonTable({shape.teams, 1, LegOrder::Mirrored}, layout);
    const int fewest = scheduleFigures(bergerSchedule(shape.teams), shape.teams).breaks;
    if (scheduleFigures(single, shape.teams).breaks > fewest)
        return false;
    const std::vector<Round> all = seasonTable(shape, layout);
    for (int leg = 0; leg < shape.legs; ++leg)
        if (scheduleFigures(legOf(all, shape, leg), shape.teams).longestRun > 2)
            return false;
    return true;
}

/// Whether any numbers on any fair table keep the wishes; every beginning is tried, not only those that the
/// search holds to be different.
bool somethingKeeps(const SeasonShape &shape, const std::vector<ScheduleWish> &wishes)
{
    for (int first = 0; first < roundsPerLeg(shape.teams); ++first) {
        for (const bool exchanged : {false, true}) {
            TableNumbers numbers{{first, exchanged}, std::vector<int>(static_cast<std::size_t>(shape.teams))};
            if (!isFair(shape, numbers.layout))
                continue;
            std::iota(numbers.numbers.begin(), numbers.numbers.end(), 0);
            do {
                if (keepsAll(matchdaysOf(shape, numbers), wishes))
                    return true;
            } while (std::next_permutation(numbers.numbers.begin(), numbers.numbers.end()));
        }
    }
    return false;
}

std::vector<ScheduleWish> namedIn(const Error &error, const std::vector<ScheduleWish> &wishes)
{
    std::vector<ScheduleWish> named;
    for (const Problem &problem : error.problems)
        named.push_back(wishes[problem.where.mid(7).chopped(1).toULongLong()]);
    return named;
}

/// Everybody meets everybody `legs` times, home and away as even as can be, nobody twice on a matchday.
void assertComplete(const std::vector<Round> &matchdays, const SeasonShape &shape)
{
    RC_ASSERT(static_cast<int>(matchdays.size()) == matchdayCount(shape));
    const auto teams = static_cast<std::size_t>(shape.teams);
    std::vector<int> homes(teams * teams, 0);
    for (const Round &round : matchdays) {
        std::set<int> seen;
        for (const Pairing &pairing : round) {
            RC_ASSERT(seen.insert(pairing.home).second);
            RC_ASSERT(seen.insert(pairing.away).second);
            ++homes[static_cast<std::size_t>(pairing.home) * teams + static_cast<std::size_t>(pairing.away)];
        }
        RC_ASSERT(static_cast<int>(seen.size()) == shape.teams - shape.teams % 2);
    }
    for (std::size_t one = 0; one < teams; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const int there = homes[one * teams + other];
            const int back = homes[other * teams + one];
            RC_ASSERT(there + back == shape.legs);
            RC_ASSERT(std::abs(there - back) == shape.legs % 2);
        }
    }
}

void assertFair(const std::vector<Round> &matchdays, const SeasonShape &shape)
{
    const bool isEven = shape.teams % 2 == 0;
    RC_ASSERT(scheduleFigures(matchdays, shape.teams).imbalance <= (isEven ? shape.legs % 2 : 0));
    for (int leg = 0; leg < shape.legs; ++leg) {
        const ScheduleFigures figures = scheduleFigures(legOf(matchdays, shape, leg), shape.teams);
        RC_ASSERT(figures.imbalance <= (isEven ? 1 : 0));
        RC_ASSERT(figures.longestRun <= 2);
        // Playing the rounds in another order costs breaks where it is cut.
        if (shape.order == LegOrder::Mirrored || shape.order == LegOrder::Reversed)
            RC_ASSERT(figures.breaks == (isEven ? shape.teams - 2 : 0));
    }
}

} // namespace

class PropertySchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSearchFindsWhatTryingAllFinds()
    {
        QVERIFY(rc::check("up to 6 teams: wishes are kept exactly when some numbers keep them", [] {
            const SeasonShape shape = someShape(2, 6);
            const SchedulePlan plan = somePlan(shape, someWishes(shape, 6));
            const auto schedule = makeSchedule(plan, names(shape.teams));
            RC_CLASSIFY(!schedule, "cannot be kept");
            RC_ASSERT(schedule.has_value() == somethingKeeps(shape, plan.wishes));
            if (schedule) {
                RC_ASSERT(keepsAll(schedule->matchdays, plan.wishes));
                RC_ASSERT(schedule->broken.empty());
                return;
            }
            RC_ASSERT(schedule.error().fault == Fault::Impossible);
            std::vector<ScheduleWish> clash = namedIn(schedule.error(), plan.wishes);
            RC_ASSERT(!somethingKeeps(shape, clash));
            for (std::size_t i = 0; i < clash.size(); ++i) {
                std::vector<ScheduleWish> fewer = clash;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                RC_ASSERT(somethingKeeps(shape, fewer));
            }
        }));
    }

    void relaxedWishesAreKeptFirstOnesFirst()
    {
        QVERIFY(rc::check("up to 5 teams: a wish is broken exactly when those before leave no room", [] {
            const SeasonShape shape = someShape(2, 5);
            SchedulePlan plan = somePlan(shape, someWishes(shape, 6));
            plan.relaxWishes = true;
            const auto schedule = makeSchedule(plan, names(shape.teams));
            RC_ASSERT(schedule.has_value());
            std::vector<ScheduleWish> kept;
            for (std::size_t i = 0; i < plan.wishes.size(); ++i) {
                std::vector<ScheduleWish> more = kept;
                more.push_back(plan.wishes[i]);
                const bool isPossible = somethingKeeps(shape, more);
                if (isPossible)
                    kept = std::move(more);
                RC_ASSERT(isPossible == keeps(schedule->matchdays, plan.wishes[i]));
            }
        }));
    }

    void everyScheduleIsCompleteAndFair()
    {
        QVERIFY(rc::check("any size and number of legs", [] {
            const SeasonShape shape = someShape(smallestGroup, 64);
            SchedulePlan plan = somePlan(shape, someWishes(shape, 4));
            plan.relaxWishes = true;
            const auto schedule = makeSchedule(plan, names(shape.teams));
            RC_ASSERT(schedule.has_value());
            assertComplete(schedule->matchdays, shape);
            assertFair(schedule->matchdays, shape);
            RC_ASSERT(*makeSchedule(plan, names(shape.teams)) == *schedule);
            for (std::size_t i = 0; i < plan.wishes.size(); ++i)
                RC_ASSERT(keeps(schedule->matchdays, plan.wishes[i]) !=
                          std::binary_search(schedule->broken.begin(), schedule->broken.end(), i));
        }));
    }

    void wishesComeBackFromTheirFile()
    {
        QVERIFY(rc::check("wishes written and read are the same", [] {
            const SeasonShape shape = someShape(4, 20);
            std::vector<ScheduleWish> wishes = someWishes(shape, 8);
            for (ScheduleWish &wish : wishes)
                wish.must = *rc::gen::arbitrary<bool>();
            const auto read =
                readWishes(wishesJson(wishes, names(shape.teams)), names(shape.teams), shape, {});
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == wishes);
        }));
    }
};

TOUCHLINE_TEST(PropertySchedule)

} // namespace property_schedule

#include "property_schedule.moc"
