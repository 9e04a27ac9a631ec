// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"

namespace touchline {

/// What a team sheet would call somebody of that name: his last name, with the first letters of the others
/// where the squad has one of that name already, else the whole name. `except`: index of his own entry, -1 =
/// none.
[[nodiscard]] QString proposedShortName(const QString &name, const Squad &squad, int except = -1);

/// Somebody who comes behind these: a goalkeeper where there is none, else the position of the last field
/// player.
[[nodiscard]] SquadEntry nextEntry(const Squad &squad);

/// Nothing was typed for him yet.
[[nodiscard]] bool isBlank(const SquadEntry &entry);

/// `mine` and `theirs` were both made from `base`: theirs, with what mine has otherwise than base. Where both
/// changed the same player, mine.
[[nodiscard]] Squad merged(const Squad &base, const Squad &mine, const Squad &theirs);

/// As people read a squad: by shirt number, those without one behind them by position and name, and rows that
/// are still empty at the end.
[[nodiscard]] Squad inReadingOrder(Squad squad);
/// The indices of its entries in that order.
[[nodiscard]] std::vector<std::size_t> readingOrder(const Squad &squad);
/// The players of `squad` in the order in which `order` has them; those that it does not have stand behind
/// them as they stood.
[[nodiscard]] Squad inOrderOf(const Squad &squad, const Squad &order);

} // namespace touchline
