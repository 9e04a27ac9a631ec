// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/transfers/player_move.h"

#include <optional>
#include <vector>

namespace touchline {

/// The last day on which a player may join a team and play in the competition; null where there is none.
[[nodiscard]] QDate registrationDeadline(const Competition &competition);
/// Puts another one in its place; null takes it away. Errors: Refused (it is so already).
[[nodiscard]] Result<void> setRegistrationDeadline(Competition &competition, const QDate &day);

/// He has joined the team by the last of `moves` that had happened by a match, and that was after the
/// deadline: "registered on 5 March 2026, after the deadline of 1 March 2026". A guest needs no registration,
/// nor does who comes back from a loan. `moves`: of one player, in the order of their days.
[[nodiscard]] std::optional<Message> whyTooLate(const std::vector<PlayerMove> &moves, const QUuid &team,
                                                int number, const QDate &day, const QDate &deadline);

/// Everybody who joined a team of the competition after its deadline, each as a sentence: "Bert Mann
/// (Castle): registered on 5 March 2026, after the deadline of 1 March 2026".
[[nodiscard]] std::vector<Message> lateRegistrations(const Competition &competition);

/// Whether they are the same but for who moves and for what was noted when they were entered.
[[nodiscard]] bool isSameMove(const PlayerMove &one, const PlayerMove &other);

/// Takes a move back that the competition has. Errors: NotFound (it has none such); Refused (the player has
/// a later one).
[[nodiscard]] Result<void> cancelMove(Competition &competition, const PlayerMove &move);

} // namespace touchline
