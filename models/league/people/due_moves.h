// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/transfers/player_move.h"

#include <optional>

namespace touchline {

/// Whether two persons are the same as far as their names say so.
[[nodiscard]] bool isCalledLike(const Person &one, const Person &other);
/// The player's entry of a list, by his id or else by his name; its end where it has none.
[[nodiscard]] std::vector<SquadEntry>::iterator entryFor(Squad &squad, const Person &player);
/// Puts the player of a move on the list, or gives him the shirt of the move. Errors: Refused (the shirt is
/// taken).
[[nodiscard]] Result<void> putOn(Squad &squad, const PlayerMove &move);

/// The list of the team with the moves in it whose day has come since it was written: nothing where it has
/// them all. `moves`: in the order of their days, each for good or of a number. `written`: the day on which
/// the list was written last; it has all moves up to that day. A shirt that somebody else has got meanwhile
/// is left out.
[[nodiscard]] std::optional<Squad> withDueMoves(const Squad &squad, const QUuid &team,
                                                const std::vector<PlayerMove> &moves, const QDate &written);

} // namespace touchline
