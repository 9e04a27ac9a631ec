// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/report/side.h"

#include <QStringList>
#include <QTime>

#include <cstdint>
#include <vector>

namespace touchline {

/// A match that a timetable gives a table and an hour.
struct TimetableMatch
{
    /// As people know it, for messages.
    int number = 0;
    /// Indices of teams; from the number of teams on for places whose team is not known yet ("1A", the winner
    /// of 12), one number for each place.
    PerSide<int> places{{0, 1}};
    /// Indices of matches that must be over before: the group before its semi-finals, the first leg.
    std::vector<int> after{};
    /// Where a team is not known yet: indices of those that it may be.
    std::vector<int> possible{};

    bool operator==(const TimetableMatch &) const = default;
};

struct TimetableTeam
{
    QString name;
    /// No match of it begins before; invalid = from the start.
    QTime arrives{};
    /// No match of it ends after; invalid = to the end.
    QTime leaves{};
    /// It has withdrawn, so it is no referee either.
    bool isOut = false;

    bool operator==(const TimetableTeam &) const = default;
};

/// Nobody plays from one time to the other.
struct TimetableBreak
{
    QTime from;
    QTime to;

    bool operator==(const TimetableBreak &) const = default;
};

inline constexpr int secondsOfMinute = 60;
inline constexpr int mostTables = 100;
inline constexpr int longestSlot = 600;
inline constexpr int longestRest = 20;

/// How a day is played.
struct TimetableRules
{
    /// 1..mostTables names, all different.
    QStringList tables;
    QTime start;
    /// When the hall closes; invalid = whenever.
    QTime end{};
    /// 1..longestSlot.
    int minutes = 20;
    /// Between two matches of a table: 0..longestSlot.
    int changeOver = 0;
    /// For so many slots a team does not play between two of its matches; a break of that length counts.
    /// 0..longestRest.
    int rest = 0;
    std::vector<TimetableBreak> breaks{};
    /// Teams that do not play are the referees.
    bool referees = false;
    /// Nothing else is played beside the final or after it.
    bool finalLast = false;
    /// The same seed gives the same timetable.
    std::uint64_t seed = 0;

    bool operator==(const TimetableRules &) const = default;
};

struct TimetableInput
{
    TimetableRules rules;
    std::vector<TimetableTeam> teams;
    std::vector<TimetableMatch> matches;
};

/// Where and when a match is played.
struct TimetableEntry
{
    /// Index in TimetableRules::tables.
    int table = 0;
    /// Index in Timetable::hours.
    int slot = 0;
    /// Index of the team that is the referee; -1 for none.
    int referee = -1;

    bool operator==(const TimetableEntry &) const = default;
};

struct Timetable
{
    /// When matches begin, without gaps up to the last one; all tables begin together.
    std::vector<QTime> hours;
    /// By match.
    std::vector<TimetableEntry> entries;
    /// What is not kept, and why: who leaves before their last match, a hall that closes too early, matches
    /// without a referee. Everything else is always kept: nobody plays twice at once, nobody plays before
    /// they arrive, rests, breaks, and what comes after what.
    std::vector<Message> notKept;
    /// No timetable has fewer slots than this.
    int fewestSlots = 0;

    bool operator==(const Timetable &) const = default;
};

/// As few slots as can be found, the matches in their order as far as that costs none; the tables are shared
/// out so that a team sees many of them. Errors: BadInput with every problem of the rules and teams; Refused
/// (no matches; the last one would begin after midnight).
[[nodiscard]] Result<Timetable> makeTimetable(const TimetableInput &input);

/// "Matches 13, 14 have no referee: no team is known to be free."
[[nodiscard]] Message withoutReferees(const QStringList &numbers);

} // namespace touchline
