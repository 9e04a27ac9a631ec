// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <span>
#include <vector>

namespace touchline {

/// What one player has of something over several matches.
struct PlayerTotal
{
    /// Null where the reports do not know the person; then name and team stand for him.
    QUuid player;
    /// As printed in the last report that names him.
    QString name;
    QUuid team;
    QString teamName;
    int total = 0;

    bool operator==(const PlayerTotal &) const = default;
};

/// A figure of the score sheets (PlayerFigure::name) with the totals of all who have it.
struct FigureTotals
{
    QString figure;
    std::vector<PlayerTotal> players;

    bool operator==(const FigureTotals &) const = default;
};

/// Who made goals, most first, then by name. As of scorers, a person has one entry for each team.
[[nodiscard]] std::vector<PlayerTotal> assists(std::span<const MatchReport *const> reports);
/// By name of the figure; of each the highest totals first.
[[nodiscard]] std::vector<FigureTotals> playerFigures(std::span<const MatchReport *const> reports);

} // namespace touchline
