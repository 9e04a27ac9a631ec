// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_ceremony.h"

#include <QJsonObject>

namespace touchline::cli {

/// "at most one team of CAF in a group (Egypt)"; for groups that were closed to a ball.
[[nodiscard]] QString reasonText(const GroupVerdict &verdict, const DrawCeremony &ceremony);
/// "possible", "elsewhere", "taken", "limit", "dead_end".
[[nodiscard]] QString verdictWord(GroupVerdict::Why why);
/// {"team": "...", "pot": 1, "group": "A", "place": 1, "fixed": false, "possible": ["A", "C"],
/// "refused": [{"group": "B", "why": "limit", "limit": "...", "because": ["..."]}]}.
[[nodiscard]] QJsonObject ballJson(const DrawnBall &ball, const DrawCeremony &ceremony);
/// "Spain: H1; not A: ...". In an open draw the place of the bracket.
[[nodiscard]] QString ballText(const DrawnBall &ball, const DrawCeremony &ceremony);

} // namespace touchline::cli
