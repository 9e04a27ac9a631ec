// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/statistics_cards.h"
#include "models/views/availability/player_ledger.h"
#include "models/views/open_league.h"
#include "models/views/tables/figure_model.h"

namespace touchline {

/// A player in one competition, for one team.
struct CareerLine
{
    QUuid competition;
    QString competitionName;
    QUuid team;
    QString teamName;
    /// Goals, penalties among them; own goals are not counted.
    int goals = 0;
    int penalties = 0;
    CardCount cards;
    int injuries = 0;
    /// Matches that a ban or an injury cost.
    int missed = 0;
    /// Misses the team's next match.
    bool isOut = false;

    bool operator==(const CareerLine &) const = default;
};

/// A player over all competitions of a league.
struct PlayerCareer
{
    QUuid player;
    /// Empty where the league does not know the player.
    QString name;
    /// In the order in which the competitions were made.
    std::vector<CareerLine> lines;
    /// The oldest first; the place of each names the competition too.
    std::vector<LedgerLine> goals;
    std::vector<LedgerLine> discipline;
};

/// Errors: those of LeagueCompetitions::find() and of listedPlayers().
[[nodiscard]] Result<PlayerCareer> careerOf(OpenLeague &league, const QUuid &player);

/// The lines as a table, with a last row for all of them where there are several.
[[nodiscard]] FigureTable careerTable(const PlayerCareer &career);

} // namespace touchline
