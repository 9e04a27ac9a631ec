// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teams/historic_team.h"

#include <memory>

/// The World Cup teams that the program brings along. Ids and names come from a short index; a team is read
/// when it is asked for, so that nobody waits for the 471 further editions who wants one of the 66.
namespace touchline {

/// Which of the World Cup teams are meant.
enum class TeamSet {
    Historic66, ///< the 64 famous ones and two that came later
    All537      ///< every team of every World Cup
};

/// The ids ("FRA-1998"): the 64 by country and behind them the two; all 537 by edition and country.
[[nodiscard]] QStringList historicTeamIds(TeamSet set);

/// The ids of the 64 of which teams are picked by chance.
[[nodiscard]] QStringList famousTeamIds();

/// Display name of a team ("France 1998") without reading it; empty for an unknown id.
[[nodiscard]] QString historicTeamName(const QString &id);

/// One of the 537, read when it is asked for the first time; from any thread. Errors: NotFound for an unknown
/// id.
[[nodiscard]] Result<std::shared_ptr<const HistoricTeam>> historicTeam(const QString &id);

/// Whether this very team is one of the 537.
[[nodiscard]] bool isHistoric(const Team &team);

/// The id of the team that a person means: by id, by display name, or by a country that has one team among
/// the 64 (or else one edition in all). Case and accents do not matter. Errors: NotFound with the teams that
/// come near, in the order of historicTeamIds(TeamSet::All537).
[[nodiscard]] Result<QString> findHistoricTeam(const QString &text);

} // namespace touchline
