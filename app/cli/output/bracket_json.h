// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"

#include <QJsonObject>

namespace touchline::cli {

/// Every knockout for machines: {"template", "champion", "runner_up", "third", "fourth", "rounds": [{"stage",
/// "name", "drawn", "ties": [{"number", "home", "away", "home_from", "away_from", "winner", "decided_by",
/// "goals", "matches": [...]}]}]}. "drawn" is null where pairings follow from the format, else whether they
/// are drawn yet; matches are as in `cup --json`.
[[nodiscard]] QJsonObject bracketJson(const Competition &competition, const Progress &now);

} // namespace touchline::cli
