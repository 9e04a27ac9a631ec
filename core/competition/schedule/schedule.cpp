// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule.h"

#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// The work for one wish of many, as a part of the work for all together.
constexpr std::int64_t partForOneWish = 8;
/// The work for finding out which wishes clash, as a multiple of it.
constexpr std::int64_t timesForConflict = 4;

constexpr const char *impossibleTogether =
    QT_TRANSLATE_NOOP("core", "No numbers of a Berger table keep these wishes together.");
constexpr const char *gaveUpText =
    QT_TRANSLATE_NOOP("core", "The search for a schedule that keeps all wishes gave up; these were left.");
constexpr const char *brokenByOrder = QT_TRANSLATE_NOOP("core", "The given order breaks these wishes.");

std::vector<int> firstNumbers(const SchedulePlan &plan)
{
    std::vector<int> numbers(static_cast<std::size_t>(plan.shape.teams));
    std::iota(numbers.begin(), numbers.end(), 0);
    if (plan.order == NumberOrder::Drawn) {
        Generator lots = stream("schedule numbers", plan.seed, plan.subject);
        shuffle(numbers, lots);
    }
    return numbers;
}

/// One making of a schedule.
class ScheduleMaker
{
public:
    ScheduleMaker(const SchedulePlan &plan, const QStringList &teams)
        : m_plan(plan)
        , m_teams(teams)
        , m_search(plan.shape, firstNumbers(plan), stream("schedule search", plan.seed, plan.subject))
    {
    }

    Result<Schedule> make()
    {
        if (Problems problems = wishProblems(m_plan.wishes, m_plan.shape); !problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The wishes do not fit the season."), {},
                        std::move(problems));
        if (m_plan.order == NumberOrder::Given)
            return checked();
        if (m_plan.relaxWishes) {
            keepOneByOne(true);
        } else if (auto kept = keepAllMusts(); !kept) {
            return fail(kept.error());
        }
        keepOneByOne(false);
        return finished();
    }

private:
    using Indices = std::vector<std::size_t>;

    Result<Schedule> checked()
    {
        Schedule schedule = finished();
        const auto isMust = [this](std::size_t wish) { return m_plan.wishes[wish].must; };
        Indices musts;
        std::copy_if(schedule.broken.begin(), schedule.broken.end(), std::back_inserter(musts), isMust);
        if (musts.empty() || m_plan.relaxWishes)
            return schedule;
        return fail(Fault::Refused, brokenByOrder, {}, named(musts));
    }

    Result<void> keepAllMusts()
    {
        for (std::size_t i = 0; i < m_plan.wishes.size(); ++i)
            if (m_plan.wishes[i].must)
                m_kept.push_back(i);
        if (keepsAll(m_kept))
            return {};
        std::int64_t work = m_plan.work;
        const SearchEnd end = m_search.solve(wishesOf(m_kept), work);
        if (end == SearchEnd::Found)
            return {};
        if (end == SearchEnd::Impossible)
            return fail(Fault::Impossible, impossibleTogether, {}, named(smallestConflict(m_kept)));
        m_kept.clear();
        keepOneByOne(true);
        if (brokenMusts().empty())
            return {};
        return fail(Fault::Exhausted, gaveUpText, {}, named(brokenMusts()));
    }

    /// Adds the wishes of that kind in their order, each if it can be kept with all before.
    void keepOneByOne(bool musts)
    {
        for (std::size_t i = 0; i < m_plan.wishes.size(); ++i) {
            if (m_plan.wishes[i].must != musts)
                continue;
            Indices more = m_kept;
            more.push_back(i);
            SearchEnd end = SearchEnd::Found;
            std::int64_t work = m_plan.work / partForOneWish;
            if (!keepsAll(more))
                end = m_search.solve(wishesOf(more), work);
            if (end == SearchEnd::Found)
                m_kept = std::move(more);
            m_gaveUp = m_gaveUp || end == SearchEnd::GaveUp;
        }
    }

    /// Takes away what the rest is impossible without.
    Indices smallestConflict(Indices conflict)
    {
        std::int64_t allWork = m_plan.work * timesForConflict;
        for (std::size_t left = conflict.size(); left > 0 && allWork > 0; --left) {
            Indices fewer = conflict;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left - 1));
            const std::int64_t before = std::min(allWork, m_plan.work);
            std::int64_t work = before;
            if (m_search.solve(wishesOf(fewer), work) == SearchEnd::Impossible)
                conflict = std::move(fewer);
            allWork -= before - work;
        }
        return conflict;
    }

    Schedule finished()
    {
        Schedule schedule{m_search.numbers(), matchdaysOf(m_plan.shape, m_search.numbers()), {}, m_gaveUp};
        for (std::size_t i = 0; i < m_plan.wishes.size(); ++i)
            if (!keeps(schedule.matchdays, m_plan.wishes[i]))
                schedule.broken.push_back(i);
        schedule.gaveUp = m_gaveUp && !schedule.broken.empty();
        return schedule;
    }

    [[nodiscard]] Indices brokenMusts() const
    {
        Indices broken;
        const std::vector<Round> matchdays = matchdaysOf(m_plan.shape, m_search.numbers());
        for (std::size_t i = 0; i < m_plan.wishes.size(); ++i)
            if (m_plan.wishes[i].must && !keeps(matchdays, m_plan.wishes[i]))
                broken.push_back(i);
        return broken;
    }

    [[nodiscard]] bool keepsAll(const Indices &wishes) const
    {
        const std::vector<Round> matchdays = matchdaysOf(m_plan.shape, m_search.numbers());
        return std::all_of(wishes.begin(), wishes.end(),
                           [&](std::size_t wish) { return keeps(matchdays, m_plan.wishes[wish]); });
    }

    [[nodiscard]] std::vector<const ScheduleWish *> wishesOf(const Indices &indices) const
    {
        std::vector<const ScheduleWish *> wishes;
        for (const std::size_t index : indices)
            wishes.push_back(&m_plan.wishes[index]);
        return wishes;
    }

    [[nodiscard]] Problems named(const Indices &indices) const
    {
        Problems problems;
        for (const std::size_t index : indices)
            problems.push_back(
                {QStringLiteral("wishes[%1]").arg(index), wishSentence(m_plan.wishes[index], m_teams), {}});
        return problems;
    }

    const SchedulePlan &m_plan;
    const QStringList &m_teams;
    ScheduleSearch m_search;
    /// Indices of the wishes that the numbers keep.
    Indices m_kept;
    bool m_gaveUp = false;
};

} // namespace

Result<Schedule> makeSchedule(const SchedulePlan &plan, const QStringList &teams)
{
    return ScheduleMaker(plan, teams).make();
}

} // namespace touchline
