// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"
#include "core/competition/progress.h"

namespace touchline::cli {

/// A table as `standings --json` and `cup --json` print it: {"stage", "name", "rows": [...]}. `names[team]`
/// belongs to the indices of the table.
[[nodiscard]] QJsonObject tableJson(const QString &stage, const QString &name, const Table &table,
                                    const RuleSet &rules, std::span<const QString> names);

/// Adds points taken away as the key "deductions", where there are any: {"team", "points", "reason"}.
void insertDeduction(const QString &team, TablePoints points, const QString &reason, QJsonObject &table,
                     int match = 0);

/// The same for a table of a competition, with its deductions.
[[nodiscard]] QJsonObject tableJson(const Competition &competition, const Progress &now, std::size_t table);

/// One match as `cup --json` prints it: {"number", "stage", "home", "away", "uuid", ...}.
[[nodiscard]] QJsonObject matchJson(const Competition &competition, const Progress &now, int index);

/// Adds "champion", "runner_up", "third", "fourth": null while not known, and where nobody has the place; and
/// "title_awarded": null while not known, false where nobody won the final.
void insertPlaces(const Competition &competition, const Progress &now, QJsonObject &object);

/// The whole cup for machines: host, groups, matches, places, scorers, bookings.
[[nodiscard]] QJsonObject cupJson(const Competition &competition);

/// The same with every fact (key "competition"), as `cup --out` keeps it.
[[nodiscard]] QJsonObject cupFileJson(const Competition &competition);
/// Reads a file of `cup --out`. Errors: BadInput (no such file, or its facts do not fit together).
[[nodiscard]] Result<Competition> competitionOfCupFile(const QJsonObject &object);

} // namespace touchline::cli
