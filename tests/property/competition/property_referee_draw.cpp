// SPDX-License-Identifier: GPL-3.0-or-later
// The draw of referees against trying every way to give them out.
#include "core/base/index.h"
#include "core/competition/draws/referee_draw.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>
#include <optional>
#include <tuple>

namespace property_referee_draw {

using namespace touchline;

namespace {

const QDate saturday(2026, 9, 12);

/// What is wanted, the first before the second: few matches without a referee, few second matches on one day,
/// even sums.
using Aims = std::tuple<int, int, int>;

Aims aimsOf(const RefereeTask &task, const std::vector<int> &referees)
{
    int without = 0;
    std::vector<int> sums(at(task.referees), 0);
    std::map<std::pair<QDate, int>, int> days;
    for (std::size_t i = 0; i < task.matches.size(); ++i) {
        const int referee = task.matches[i].isOpen ? referees[i] : task.matches[i].referee;
        if (referee < 0) {
            ++without;
            continue;
        }
        ++sums[at(referee)];
        if (task.matches[i].day.isValid())
            ++days[{task.matches[i].day, referee}];
    }
    int seconds = 0;
    for (const auto &[day, count] : days)
        seconds += count * (count - 1) / 2;
    int squares = 0;
    for (const int sum : sums)
        squares += sum * sum;
    return {without, seconds, squares};
}

/// Nobody has a match that he must not have, or two at one time.
bool isAllowed(const RefereeTask &task, const std::vector<int> &referees)
{
    const auto refereeOf = [&](std::size_t i) {
        return task.matches[i].isOpen ? referees[i] : task.matches[i].referee;
    };
    for (std::size_t i = 0; i < task.matches.size(); ++i) {
        if (!task.matches[i].isOpen || referees[i] < 0)
            continue;
        if (!task.matches[i].barred.empty() && task.matches[i].barred[at(referees[i])])
            return false;
        for (std::size_t j = 0; j < task.matches.size(); ++j)
            if (i != j && refereeOf(j) == referees[i] &&
                areAtOneTime(task.matches[i], task.matches[j], task.minutes))
                return false;
    }
    return true;
}

void tryEveryWay(const RefereeTask &task, std::size_t next, std::vector<int> &referees,
                 std::optional<Aims> &best)
{
    if (next == task.matches.size()) {
        if (const Aims aims = aimsOf(task, referees); isAllowed(task, referees) && (!best || aims < *best))
            best = aims;
        return;
    }
    for (int referee = -1; referee < (task.matches[next].isOpen ? task.referees : 0); ++referee) {
        referees[next] = referee;
        tryEveryWay(task, next + 1, referees, best);
    }
    referees[next] = -1;
}

/// `apart`: the hours are so far apart that whoever overlaps does so with everybody of that hour.
RefereeTask someTask(bool apart)
{
    RefereeTask task;
    task.referees = *rc::gen::inRange(0, 4);
    const int count = *rc::gen::inRange(1, 6);
    for (int i = 0; i < count; ++i) {
        RefereeMatch match;
        match.isOpen = *rc::gen::inRange(0, 4) > 0;
        match.matchday = *rc::gen::inRange(0, 2);
        if (const int day = *rc::gen::inRange(0, 4); day > 0) {
            match.day = saturday.addDays(day / 2);
            // A day with matches without an hour has no others.
            if (const int hour = *rc::gen::inRange(0, 3); day / 2 == 0 || !apart)
                match.time = QTime(15 + (apart ? 2 : 1) * hour, 0);
        }
        for (int referee = 0; match.isOpen && referee < task.referees; ++referee)
            match.barred.push_back(*rc::gen::inRange(0, 3) == 0);
        if (!match.isOpen)
            match.referee = *rc::gen::inRange(-1, task.referees);
        task.matches.push_back(std::move(match));
    }
    return task;
}

} // namespace

class PropertyRefereeDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDrawIsAsGoodAsTheBestOfAll()
    {
        QVERIFY(rc::check("with hours apart", [] {
            const RefereeTask task = someTask(true);
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            const std::vector<int> drawn = drawReferees(task, generator);
            RC_ASSERT(isAllowed(task, drawn));
            std::vector<int> referees(task.matches.size(), -1);
            std::optional<Aims> best;
            tryEveryWay(task, 0, referees, best);
            RC_ASSERT(best.has_value());
            RC_ASSERT(aimsOf(task, drawn) == *best);
        }));
    }

    /// Where hours overlap in chains no match is left over that somebody is free for.
    void nobodyIsFreeForWhatIsLeftOver()
    {
        QVERIFY(rc::check("with hours in chains", [] {
            const RefereeTask task = someTask(false);
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            std::vector<int> drawn = drawReferees(task, generator);
            RC_ASSERT(isAllowed(task, drawn));
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                if (!task.matches[i].isOpen || drawn[i] >= 0)
                    continue;
                for (int referee = 0; referee < task.referees; ++referee) {
                    drawn[i] = referee;
                    RC_ASSERT(!isAllowed(task, drawn));
                }
                drawn[i] = -1;
            }
        }));
    }

    void sumsDifferByOneOverASeasonOfEqualReferees()
    {
        QVERIFY(rc::check("a season of one draw a matchday", [] {
            RefereeTask task;
            task.referees = *rc::gen::inRange(4, 8);
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            for (int matchday = 0; matchday < 9; ++matchday) {
                for (int i = 0; i < 4; ++i)
                    task.matches.push_back(
                        {saturday.addDays(qint64{7} * matchday), QTime(15, 0), matchday, -1, true, {}});
                const std::vector<int> drawn = drawReferees(task, generator);
                std::vector<int> sums(at(task.referees), 0);
                for (std::size_t i = 0; i < drawn.size(); ++i) {
                    if (task.matches[i].isOpen)
                        task.matches[i].referee = drawn[i];
                    task.matches[i].isOpen = false;
                    RC_ASSERT(task.matches[i].referee >= 0);
                    ++sums[at(task.matches[i].referee)];
                }
                const auto [least, most] = std::minmax_element(sums.begin(), sums.end());
                RC_ASSERT(*most - *least <= 1);
            }
        }));
    }
};

TOUCHLINE_TEST(PropertyRefereeDraw)

} // namespace property_referee_draw

#include "property_referee_draw.moc"
