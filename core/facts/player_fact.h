// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/bye_request.h"
#include "core/facts/condition_roll.h"
#include "core/facts/decision.h"
#include "core/facts/fine_payment.h"
#include "core/facts/player_move.h"
#include "core/facts/referee_fact.h"

#include <QJsonObject>

#include <array>
#include <variant>

namespace touchline {

/// The day of this fact is the last one on which a player may join a team and play in the competition.
struct RegistrationDeadline
{
    bool operator==(const RegistrationDeadline &) const = default;
};

/// Whether somebody who plays a match of a competition may go back past a roll, to decide or roll anew.
enum class TakingBack {
    Free,
    ByConsent, ///< of the other side
    Never      ///< as played
};

inline constexpr std::array takingBackWords{"free", "consent", "never"};

/// What is not one of the others: kept to the letter, so that it is named and nothing is lost.
struct UnreadableFact
{
    QJsonObject json{};

    bool operator==(const UnreadableFact &) const = default;
};

/// What the organiser said about players, teams or referees of a competition, or about how it is played.
using PlayerFact = std::variant<Decision, PlayerMove, FinePayment, RegistrationDeadline, TakingBack,
                                RefereeEntry, RefereeAppointment, ConditionRoll, ByeRequest, UnreadableFact>;

/// The form in which leagues keep it: an object whose "decision" says which fact it is.
[[nodiscard]] QJsonObject toJson(const PlayerFact &fact);
/// Reads what toJson() writes; UnreadableFact where anything is wrong. `day`: the one that stands beside it.
[[nodiscard]] PlayerFact playerFactFromJson(const QJsonObject &json, const QDate &day);
/// Decision::reachesOthers(); false for every other fact.
[[nodiscard]] bool reachesOthers(const PlayerFact &fact);
/// Names what is wrong with an unreadable fact; `path`: its place in its document.
void addProblems(const UnreadableFact &fact, const QDate &day, const QString &path, Problems &problems);

} // namespace touchline
