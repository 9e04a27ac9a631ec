// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/hall.h"
#include "core/competition/timetable/timetabled_day.h"

namespace touchline {

/// A match that gets another table or hour of its day.
struct MatchMove
{
    /// Index of the fixture; it has a day.
    int fixture = 0;
    QString table;
    QTime time;

    bool operator==(const MatchMove &) const = default;
};

/// What is wrong with a match where and when it is.
struct DayConflict
{
    /// Index of the fixture.
    int fixture = 0;
    Message reason;

    bool operator==(const DayConflict &) const = default;
};

/// Everything on the day of the plan that it does not allow: two matches at one table, a team twice at once
/// or without its rest, a match before those that it waits for, somebody who is not there yet or any more, a
/// break, a hall that is closed, a referee who plays. Matches that are over, or are being played (`live`),
/// are right where they are.
[[nodiscard]] std::vector<DayConflict> dayConflicts(const Competition &competition, const DayPlan &plan,
                                                    const std::set<int> &live = {});

/// Of what is wrong after the moves: what was not before, and everything that is wrong with what has moved.
[[nodiscard]] std::vector<DayConflict> newConflicts(const std::vector<DayConflict> &before,
                                                    std::vector<DayConflict> after,
                                                    const std::vector<MatchMove> &moves);

/// A match that can be moved: it is still to be played, and nobody plays it.
[[nodiscard]] bool canBeMoved(const Competition &competition, const Progress &now, int fixture,
                              const std::set<int> &live = {});

/// The match goes to the table and hour; one that is there goes where it was. Empty where it is there
/// already, or where one of the two cannot be moved.
[[nodiscard]] std::vector<MatchMove> swapMoves(const Competition &competition, const Progress &now,
                                               int fixture, const QString &table, QTime time,
                                               const std::set<int> &live = {});

/// A waiting match comes to a free table at the time of the hall, but behind what was played there: the first
/// whose teams and referee are free and that breaks nothing by it. The one that was to come there stays,
/// takes its place or follows. `table`: of the grid. Empty before the start, where no match can come, and
/// where the next one is to be there then anyway.
[[nodiscard]] std::vector<MatchMove> tableMoves(const Competition &competition, const Progress &now,
                                                const DayPlan &plan, const DayGrid &grid, const Hall &hall,
                                                int table, const std::set<int> &live = {});

/// Every match that has not begun, from an hour on, so many minutes later. Errors: Refused (nothing is to
/// come; the last one would begin after midnight).
[[nodiscard]] Result<std::vector<MatchMove>> delayMoves(const Competition &competition, const Progress &now,
                                                        const DayGrid &grid, QTime from, int minutes,
                                                        const std::set<int> &live = {});

/// The competition with the moves. Errors: those of Competition::setCalendar().
[[nodiscard]] Result<Competition> withMoves(const Competition &competition,
                                            const std::vector<MatchMove> &moves);

/// The same with the moves of delayMoves(); breaks of the timetable from that hour on move too.
[[nodiscard]] Result<Competition> withDelay(const Competition &competition, const DayGrid &grid, QTime from,
                                            int minutes, const std::set<int> &live = {});

} // namespace touchline
