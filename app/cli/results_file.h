// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/standings.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace touchline::cli {

/// One group of a list of results: its teams in the order in which the file names them, and what they played.
struct ResultsGroup
{
    QString stage;
    QString name;
    std::vector<QString> teams;
    std::vector<GroupResult> results;
    /// Lots that were drawn: indices of `teams`.
    std::vector<std::vector<int>> lots;
    /// Points taken away, by team.
    std::vector<int> deductions;
};

/// Reads a results CSV: columns stage, group, home, away, home_goals, away_goals; optional date, kind,
/// home_pens, away_pens, home_conduct, away_conduct. Rows without a group are ties of a knockout and make no
/// table; neither do replays and play-offs. Errors: BadInput with every problem and its line.
[[nodiscard]] Result<std::vector<ResultsGroup>> readResults(const QByteArray &csv);

/// Adds what results cannot say ("lots", "ranking", "deductions"). Errors: BadInput with every problem: a
/// group or team that the results do not know.
[[nodiscard]] Result<void> addFacts(std::vector<ResultsGroup> &groups, const QJsonObject &facts);

/// The table of a group.
[[nodiscard]] Table tableOf(const ResultsGroup &group, const RuleSet &rules);

} // namespace touchline::cli
