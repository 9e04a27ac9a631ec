// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/day_moves.h"
#include "models/league/league.h"

namespace touchline {

/// What the competition is with a timetable for the matches that are left, to show it before it is made.
/// Errors: those of withTimetable() and liveFixtures().
[[nodiscard]] Result<TimetabledDay> withOtherTimetable(League &league, const Competition &competition,
                                                       const DayPlan &plan);

/// Gives every match that is left its table and hour, with referees if they are asked for, as one command.
/// Errors: those of withTimetable() and of LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> changeTimetable(League &league, const QUuid &competition,
                                                   const DayPlan &plan);

/// Matches get another table or hour, as one command. `title`: what the history says of it. Errors: Refused
/// (a match that cannot be moved any more) and those of LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> moveMatches(League &league, const QUuid &competition,
                                               const std::vector<MatchMove> &moves, const Message &title);

/// Every match of the day that has not begun, from an hour on, is so many minutes later. `begun`: indices of
/// fixtures that are being played at the tables, besides those that are played with the program. Errors:
/// those of delayMoves() and of LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> delayMatches(League &league, const QUuid &competition, QDate day,
                                                QTime from, int minutes, const std::set<int> &begun = {});

} // namespace touchline
