// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/entry/entrant.h"

#include <QStringList>

#include <map>
#include <vector>

namespace touchline::cli {

/// The teams of a draw.
struct DrawTeams
{
    std::vector<Entrant> entrants;
    /// Teams whose conference is not known yet ("CAF/AFC" in the list), with those that are possible.
    std::map<QString, QStringList> candidates;
    /// What the person should know of the file.
    Problems notes;
};

/// Reads a list of teams: a CSV file (it ends in ".csv") with the columns name and, as wanted, code,
/// conference, country, ranking; or card ids and names, one a line, where a name that is no historic team's
/// is a club's. Without rankings the list is in their order. Errors: those of the file, with every problem
/// and its line.
[[nodiscard]] Result<DrawTeams> drawTeams(const QString &path);

} // namespace touchline::cli
