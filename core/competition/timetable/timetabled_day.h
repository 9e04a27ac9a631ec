// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/bye_requests.h"
#include "core/competition/timetable/timetable.h"

#include <QDate>

#include <set>
#include <vector>

namespace touchline {

/// Who comes late or goes early.
struct TeamHours
{
    /// Index of the entrant.
    int team = 0;
    /// As TimetableTeam.
    QTime arrives{};
    QTime leaves{};

    bool operator==(const TeamHours &) const = default;
};

/// One day on which everything is played that is left of a competition.
struct DayPlan
{
    QDate day;
    TimetableRules rules;
    std::vector<TeamHours> teams{};
    /// What a team has for a round of a Swiss that it misses, coming late or leaving early: it asks for that
    /// bye. Nothing: it may be paired in it, which the timetable says.
    std::optional<ByeRequest::Kind> missedRounds{};

    bool operator==(const DayPlan &) const = default;
};

struct TimetabledDay
{
    /// With the tables as grounds, and teams as referees where that was asked for; else without those that an
    /// earlier timetable has appointed.
    Competition after;
    Timetable timetable;
    /// By match of the timetable: index of the fixture.
    std::vector<int> fixtures;
};

/// The matches that a timetable can give an hour: those that are still to be played, without replays and
/// play-offs that nobody needs yet, and without those that were postponed to a day of their own. `live`:
/// indices of fixtures that are being played. Of teams that are not known yet it says what they wait for: a
/// place of a group for all matches of the group, a round that is drawn when it is reached for the one
/// before.
[[nodiscard]] TimetableInput timetableInput(const Competition &competition, const DayPlan &plan,
                                            const std::set<int> &live, std::vector<int> &fixtures);

/// Gives every match that is left a table and an hour of the day; requests byes where the plan says so. What
/// is played or under way keeps its own, and its teams rest after it. Errors: BadInput (no day, two hours for
/// one team) and those of makeTimetable().
[[nodiscard]] Result<TimetabledDay> withTimetable(const Competition &competition, const DayPlan &plan,
                                                  const std::set<int> &live = {});

} // namespace touchline
