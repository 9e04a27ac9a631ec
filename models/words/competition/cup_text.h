// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/play/discipline/cup_totals.h"
#include "models/words/fixtures/certainty.h"

#include <QString>

namespace touchline {

/// A table for a person: place, team, P W D L GF GA GD Pts, and behind it what separates level teams.
/// `certain`: by the table's index of the team, as certainties() gives it; empty = nothing is marked.
[[nodiscard]] QString tableText(const Table &table, const RuleSet &rules, std::span<const QString> names,
                                const QString &indent = {}, std::span<const Certainty> certain = {});

/// A line for points taken away: "3 points deducted from Wales: fielded a suspended player".
/// Points below 0 are bonus points: "1 bonus point for Wales (match 12): four goals"; `match`: number of the
/// match that they are about, 0 for none.
[[nodiscard]] QString deductionText(TablePoints points, const QString &team, const QString &reason,
                                    const QString &indent = {}, int match = 0);

/// What stands below a table: its deductions (deductionsIn()), byes on request, and who has withdrawn, a line
/// for each.
[[nodiscard]] QString tableNotesText(const Competition &competition, const Progress &now, int table,
                                     const QString &indent = {});

/// Names of the teams of a group, in the order of its table's indices.
[[nodiscard]] std::vector<QString> groupTeamNames(const Competition &competition, const GroupTable &group);

/// "Group A", or the name alone where it says what it is.
[[nodiscard]] QString tableTitle(const TablePlan &table);

/// "1930-07-13, Estadio Pocitos, Montevideo": what is known of it.
[[nodiscard]] QString appointmentText(const Appointment &appointment);

/// What became of a fixture: "2–1", "3–0 (walkover)", "v" while nothing did, "void".
[[nodiscard]] QString outcomeText(const Competition &competition, const Progress &now, int index);

/// "2–1".
inline constexpr int shortestOutcome = 3;

/// How wide the names and the outcomes of a list of results are, so that they stand below each other.
struct FixtureWidths
{
    int team = 0;
    int outcome = shortestOutcome;
};

/// One result, with date and ground where they are known: " 49  Brazil 1970     2–1  Turkey 2002".
[[nodiscard]] QString fixtureText(const Competition &competition, const Progress &now, int index,
                                  FixtureWidths widths = {});

/// The whole cup for a person: host, groups with results and tables, bracket, places, cards, top scorers.
[[nodiscard]] QString cupText(const Competition &competition);

/// "141 goals, 120 yellow cards, 19 red cards, 12 players out injured".
[[nodiscard]] QString totalsText(const CupTotals &totals);

} // namespace touchline
