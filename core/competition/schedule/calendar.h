// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/round_robin.h"

#include <QDate>
#include <QTime>

#include <map>
#include <optional>

namespace touchline {

/// When some matches of a matchday begin.
struct KickOff
{
    /// Days after the date of the matchday, 0..latestKickOffDay.
    int day = 0;
    /// Local time at the ground; invalid = not known yet.
    QTime time;
    /// How many matches; 0 = what is left, shared evenly with other kick-offs of that kind.
    int matches = 0;

    bool operator==(const KickOff &) const = default;
};

inline constexpr int latestKickOffDay = 6;

/// Days on which nobody plays, both ends included.
struct Blackout
{
    QDate from;
    QDate to;
    /// "winter break"; may be empty.
    QString reason;

    bool operator==(const Blackout &) const = default;
};

/// The days and hours of a season. Its dates are those of the first day of each matchday.
struct Calendar
{
    /// One for each matchday, as somebody set them; an invalid one is not known yet. Empty = made from what
    /// follows.
    std::vector<QDate> dates;
    /// No matchday is before this date. Invalid = no date is known.
    QDate first;
    /// Days from one date to the next, counted from the first; where weekdays are given they count instead.
    int every = 7;
    /// 1 = Monday .. 7 = Sunday: every such day from the first on is a date.
    std::vector<int> weekdays;
    /// Dates besides.
    std::vector<QDate> midweek;
    /// A date with a kick-off in one of them is passed over.
    std::vector<Blackout> blackouts;
    /// No matchday ends after this date; invalid = whenever.
    QDate last;
    /// Kick-offs of a matchday; none = on the date of the matchday, at a time not known yet.
    std::vector<KickOff> kickOffs;
    /// The same for dates of `midweek`; none = as on other dates.
    std::vector<KickOff> midweekKickOffs;
    /// IANA id of the grounds' time zone; may be empty.
    QString timeZone;
    /// Time zones of the grounds of single teams, by name.
    std::map<QString, QString> timeZones;
    /// The day of the week (1 = Monday .. 7 = Sunday) on which a team plays at home, by name: the first such
    /// day from the date of the matchday on, as far as it is before the next matchday and somebody plays
    /// then.
    std::map<QString, int> homeDays{};
    /// All matchdays are on one day, one after the other: each begins at the next kick-off, and behind the
    /// last one it goes on in the pace of the last two. KickOff::matches says how many matches begin at once;
    /// 0 = the whole matchday. Nothing = as the format has it (isEvening()).
    std::optional<bool> oneDay{};

    [[nodiscard]] bool isOneDay() const { return oneDay.value_or(false); }

    bool operator==(const Calendar &) const = default;
};

/// The days of one matchday; invalid = not known.
struct MatchdayDates
{
    /// As the calendar has it: days of kick-offs count from here.
    QDate date;
    /// Days of the first and of the last kick-off.
    QDate first;
    QDate last;
    bool isMidweek = false;

    [[nodiscard]] bool includes(QDate day) const { return first.isValid() && first <= day && day <= last; }

    bool operator==(const MatchdayDates &) const = default;
};

/// When and where on the clock a match begins; what is not known is invalid or empty.
struct MatchTime
{
    QDate date;
    QTime time;
    QString timeZone;

    bool operator==(const MatchTime &) const = default;
};

/// The days of so many matchdays. Errors: BadInput when dates given are too few or too many, stand in a
/// blackout or not in rising order, when there are too few dates up to the last one, and when a matchday
/// would begin before the one before it has ended.
[[nodiscard]] Result<std::vector<MatchdayDates>> matchdayDates(const Calendar &calendar, int matchdays);

/// By matchday and match: when it begins. Matches go on the home day of their home team where they can. The
/// kick-offs go round: the match that has the first on one matchday has the second on the next, and so on.
/// teams: names by index, for the time zones of the home teams. Errors: BadInput when a matchday has more
/// matches than its kick-offs have room for, and for a time zone of a team that is not there; on one day also
/// where the kick-offs are not in order on that day, where one kick-off alone gives no pace, and when the
/// last match would begin after midnight.
[[nodiscard]] Result<std::vector<std::vector<MatchTime>>> matchTimes(const Calendar &calendar,
                                                                     const std::vector<MatchdayDates> &dates,
                                                                     const std::vector<Round> &matchdays,
                                                                     const QStringList &teams);

} // namespace touchline
