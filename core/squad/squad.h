// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/squad/person.h"
#include "core/squad/team.h"

#include <optional>
#include <vector>

namespace touchline {

enum class Position { Goalkeeper, Defender, Midfielder, Forward };

/// "GK", "DF", "MF", "FW".
[[nodiscard]] QString positionCode(Position position);
[[nodiscard]] std::optional<Position> positionFromCode(const QString &code);

/// One line of a squad list: this person, for this team, with this shirt.
struct SquadEntry
{
    Person person;
    Position position = Position::Midfielder;
    /// 1..99; nothing before numbers were fixed (1954) or where none was given.
    std::optional<int> shirt;
    bool captain = false;

    bool operator==(const SquadEntry &) const = default;
};

struct Squad
{
    /// In the order of the team's document (for a card: card order); events name players by this index.
    std::vector<SquadEntry> entries;

    /// Index of a person, -1 if he is not in the squad.
    [[nodiscard]] int indexOf(const QUuid &person) const;
    bool operator==(const Squad &) const = default;
};

/// Everything that is wrong with a squad: nobody in it, no goalkeeper, one person or shirt twice, a short
/// name twice, a shirt outside 1..99, two captains, an entry without a name or an id. Empty = valid.
[[nodiscard]] Problems validate(const Squad &squad);

/// Everything that makes a list of players impossible that a league keeps: what validate() finds but a
/// missing goalkeeper. Only a game that plays the matches needs one, and asks for him where it makes its
/// document of the team.
[[nodiscard]] Problems validatePlayerList(const Squad &squad);

} // namespace touchline
