// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/standings/standings.h"
#include "core/exchange/lists/result_csv.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace touchline {

/// Points taken away from a team of a group.
struct GroupDeduction
{
    /// Index of ResultsGroup::teams.
    int team = 0;
    TablePoints points = 0;
    QString reason;
};

/// One group of a list of results: its teams in the order in which the file names them, and what they played.
struct ResultsGroup
{
    QString stage;
    /// Empty where the list has no groups.
    QString name;
    std::vector<QString> teams;
    std::vector<GroupResult> results;
    /// Lots that were drawn: indices of `teams`.
    std::vector<std::vector<int>> lots;
    std::vector<GroupDeduction> deductions{};
    /// Conduct score by team; empty where the file gives none for the group.
    std::vector<int> conduct{};
    /// Place in the ranking of the facts by team, 0 = not in it; empty without a ranking.
    std::vector<int> ranking{};
    /// Play-offs for a place between teams of the group.
    std::vector<GroupResult> playOffs{};
    /// Matches to come.
    std::vector<OpenMatch> open{};
};

/// Reads a results CSV (previewResults()): an empty conduct score among others is 0. A list without a group
/// in any row is one table, of all matches whose stage is not called like a round of a knockout. Otherwise
/// rows without a group are ties of a knockout and make no table; neither do replays. Play-offs of a group
/// count apart. Of a match to come only the teams count. Errors: BadInput with every problem and its line,
/// also where nothing makes a table. `notes`: what the person should know of the file.
[[nodiscard]] Result<std::vector<ResultsGroup>> readResults(const QByteArray &csv, Problems &notes);

/// The rows of the same list. Errors: BadInput with every problem and its line.
[[nodiscard]] Result<std::vector<ResultRow>> readResultRows(const QByteArray &csv, Problems &notes);

/// Adds what results cannot say ("lots", "ranking", "deductions"). Errors: BadInput with every problem: a
/// group or team that the results do not know.
[[nodiscard]] Result<void> addFacts(std::vector<ResultsGroup> &groups, const QJsonObject &facts);

/// Whether the rules can count all results. Errors: BadInput with every draw where each match needs a winner.
[[nodiscard]] Result<void> checkResults(const std::vector<ResultsGroup> &groups, const RuleSet &rules);

/// The table of a group.
[[nodiscard]] Table tableOf(const ResultsGroup &group, const RuleSet &rules);

} // namespace touchline
