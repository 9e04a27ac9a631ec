// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/competition/schedule/schedule_table.h"

#include <span>

namespace touchline {

/// What a wish is about.
enum class WishKind {
    NotAllHome, ///< of some teams only so many are at home on one matchday: a shared ground, one town
    Meet,       ///< two teams meet on one of some matchdays
    NotMeet,    ///< two teams meet on none of some matchdays
    Home,       ///< a team is at home on all of some matchdays
    Away,       ///< it is away
    Free,       ///< it is free
    NotHome,    ///< it is away or free: its ground is taken
    NotAway,    ///< it is at home or free
    NotFree     ///< it plays
};

/// "not_all_home", "meet", "not_meet", "home", "away", "free", "not_home", "not_away", "not_free".
inline constexpr std::array<const char *, 9> wishWords{
    "not_all_home", "meet", "not_meet", "home", "away", "free", "not_home", "not_away", "not_free"};

/// Something that a schedule must keep, or keeps if it can.
struct ScheduleWish
{
    WishKind kind = WishKind::NotAllHome;
    /// Indices in the list of teams: two for Meet and NotMeet, two or more for NotAllHome, else one.
    std::vector<int> teams;
    /// From 0, in rising order. For NotAllHome none stands for all; what is not to happen on no matchday is
    /// kept by every schedule.
    std::vector<int> matchdays;
    /// For NotAllHome: how many of the teams may be at home on one matchday, 1 and up.
    int most = 1;
    /// A schedule that breaks it is none.
    bool must = true;

    bool operator==(const ScheduleWish &) const = default;
};

/// The wish is about one team and where it plays.
[[nodiscard]] bool isAboutVenue(WishKind kind);
/// The matchdays that count for the wish.
[[nodiscard]] std::vector<int> wishMatchdays(const ScheduleWish &wish, int matchdays);
/// Whether matchdays with team indices keep the wish.
[[nodiscard]] bool keeps(const std::vector<Round> &matchdays, const ScheduleWish &wish);

/// What is wrong with wishes for a season of that shape, each under "wishes[2]": a team or matchday that does
/// not exist or is named twice, too few or too many teams, no matchday.
[[nodiscard]] Problems wishProblems(std::span<const ScheduleWish> wishes, const SeasonShape &shape);

/// The wish as a sentence: "Rovers and United meet on matchday 5."
[[nodiscard]] Message wishSentence(const ScheduleWish &wish, const QStringList &teams);

} // namespace touchline
