// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/squad/person.h"

namespace touchline {

/// The players of an entrant, each once, as far as they are known: those of its reports, then those of its
/// own document, or else of its built-in card.
[[nodiscard]] std::vector<Person> playersOf(const Competition &competition, int team);

/// The player of an entrant that a person names, in any spelling that searchKey() takes for the same. Errors:
/// NotFound (with the names of the team); BadInput (several are called so).
[[nodiscard]] Result<Person> playerCalled(const QString &text, const Competition &competition, int team);

} // namespace touchline
