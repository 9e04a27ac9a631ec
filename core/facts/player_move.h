// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/base/result.h"
#include "core/squad/squad.h"

#include <QDate>
#include <QString>
#include <QUuid>

#include <optional>

namespace touchline {

/// A team as a move names it; null for nobody: he comes from nowhere, or is free.
struct MoveTeam
{
    QUuid id;
    QString name;

    [[nodiscard]] bool isNobody() const { return id.isNull(); }
    bool operator==(const MoveTeam &) const = default;
};

/// That a person plays for another team from a day on: a fact of each competition that one of the two teams
/// takes part in. Where somebody may play on a day follows from the moves alone (standing()); whoever has
/// none may play for every team that lists him.
struct PlayerMove
{
    enum class Kind {
        Transfer,   ///< for good; from nobody: he is new
        Loan,       ///< goes back by himself after `until`
        Guest,      ///< for one match
        Release,    ///< to nobody: he is free
        Retirement, ///< to nobody
        Number      ///< stays, with another shirt
    };

    Kind kind = Kind::Transfer;
    Person player;
    Position position = Position::Midfielder;
    /// The shirt that he gets.
    std::optional<int> shirt{};
    /// The one that he had before, where a list had it.
    std::optional<int> formerShirt{};
    MoveTeam from{};
    MoveTeam to{};
    /// The first day on which it counts.
    QDate day{};
    /// Of a loan: its last day.
    QDate until{};
    /// Of a guest: number of the match, and the competition that it is in, which is not a part of the fact.
    int match = 0;
    QUuid competition{};
    /// Of matches without a day the number of the last one that each team had played when the move was
    /// entered: those after it count as later.
    int lastOfFrom = 0;
    int lastOfTo = 0;

    /// He belongs to another team from now on.
    [[nodiscard]] bool isForGood() const
    {
        return kind == Kind::Transfer || kind == Kind::Release || kind == Kind::Retirement;
    }
    bool operator==(const PlayerMove &) const = default;
};

/// Whether it can be a move, whatever else is known. Errors: BadInput (no name, no day, one team twice, a
/// loan that ends before it begins, an impossible shirt).
[[nodiscard]] Result<void> checkMove(const PlayerMove &move);

/// {"decision": "moved", "move": "loan", "player": id, "name", "full_name", "position": "MF", "from": {"id",
/// "name"}, "to", "until", ...}. The day stands beside it.
[[nodiscard]] QJsonObject toJson(const PlayerMove &move);
/// Reads what toJson() writes. Every problem goes to the reader's.
[[nodiscard]] PlayerMove readPlayerMove(JsonReader &reader, const QDate &day);

} // namespace touchline
