// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/schedule/schedule_search.h"

#include <QUuid>

#include <cstdint>

namespace touchline {

/// Who gets which number of the table.
enum class NumberOrder {
    Drawn, ///< by lot
    Given  ///< the first team has the first number, and so on
};

/// "drawn", "given".
inline constexpr std::array<const char *, 2> numberOrderWords{"drawn", "given"};

/// How hard a search tries before it gives up: a few seconds for a league of twenty on an ordinary machine.
inline constexpr std::int64_t ordinaryScheduleWork = 300'000'000;

/// What a schedule is made from.
struct SchedulePlan
{
    SeasonShape shape;
    NumberOrder order = NumberOrder::Drawn;
    std::vector<ScheduleWish> wishes;
    /// A wish that must be kept may be broken all the same, if not all can be kept.
    bool relaxWishes = false;
    /// The lots come from this seed and the competition (or group) it is for.
    std::uint64_t seed = 0;
    QUuid subject;
    std::int64_t work = ordinaryScheduleWork;
};

/// The matchdays of a league or group.
struct Schedule
{
    TableNumbers numbers;
    /// Teams as indices in the list of teams; as many rounds as matchdayCount().
    std::vector<Round> matchdays;
    /// Indices of the wishes that it breaks, in rising order.
    std::vector<std::size_t> broken;
    /// A broken wish might be kept by a schedule that the search did not get to.
    bool gaveUp = false;

    bool operator==(const Schedule &) const = default;
};

/// The Berger table with teams for its numbers. Drawn numbers are changed only as far as wishes need it;
/// where the drawn ones do not do, other numbers and layouts are searched until all wishes that must be kept
/// are kept, then for the others one after the other in the order in which they stand. Given numbers are
/// kept, and the wishes only checked. The same plan gives the same schedule.
///
/// teams: the names, for messages. Errors, each with the wishes under "wishes[2]": BadInput with
/// wishProblems(); Impossible with a smallest set found of wishes that no numbers of a Berger table keep
/// together; Refused when given numbers break some; Exhausted when the search gave up, with those that were
/// left broken.
[[nodiscard]] Result<Schedule> makeSchedule(const SchedulePlan &plan, const QStringList &teams);

} // namespace touchline
