// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/lists/events_file.h"
#include "core/facts/decision.h"

#include <QJsonObject>

#include <vector>

namespace touchline::cli {

/// A decision about a player of a team, and when it was made.
struct TeamDecision
{
    /// Where it stands in its file: "decisions[0]".
    QString where;
    QString team;
    /// The match of the team that it follows; null = before its first.
    QUuid after;
    Decision decision;
};

/// Reads {"decisions": [{"team", "player", "after": "M3", "decision": "lifted" | "extended" | "added",
/// "games": 2, "reason"}]}; "after" may be missing (before the first match), "games" is missing with
/// "lifted". Errors: BadInput with every problem and its place: a team or a match that the events do not
/// have.
[[nodiscard]] Result<std::vector<TeamDecision>> readDecisions(const QJsonObject &facts,
                                                              const EventsFile &events);

} // namespace touchline::cli
