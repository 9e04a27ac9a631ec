// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/squad/squad.h"

#include <QJsonObject>

#include <vector>

namespace touchline {

class JsonReader;

/// A national team as it was at one World Cup: facts, which belong to no game. A game's own document of it
/// points here by the team's code.
struct HistoricTeam
{
    Team team;
    /// Those who shot most first, goalkeepers last.
    Squad squad;
    /// By entry of the squad: goals he scored in that World Cup; 0 where unknown.
    std::vector<int> goals;
    /// 1 champions, 2 second, 3 third, 4 fourth, 5 quarter-final, 6 round of 16, 7 group stage.
    int bestResult = 7;

    bool operator==(const HistoricTeam &) const = default;
};

/// What a document says of a team itself and of somebody in its squad; the keys are the same in every file.
[[nodiscard]] QJsonObject teamFacts(const Team &team);
[[nodiscard]] QJsonObject playerFacts(const SquadEntry &entry, int goals);
/// The same read from an object that may have further keys, as the documents of games have: of a club only
/// the name and the identity must be there. Problems go to the reader.
[[nodiscard]] Team readTeamFacts(JsonReader &reader);
/// Without the goals, which belong to a World Cup.
[[nodiscard]] SquadEntry readPlayerFacts(JsonReader &reader);

/// The team as the file that the project ships.
[[nodiscard]] QJsonObject toJson(const HistoricTeam &team);
/// Reads such a file. Errors: BadInput with every problem.
[[nodiscard]] Result<HistoricTeam> historicTeamFromJson(const QJsonObject &object);

} // namespace touchline
