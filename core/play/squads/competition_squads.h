// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/squad/person.h"

#include <span>

namespace touchline {

/// The players of an entrant, each once, as far as they are known: those of its reports, then those of its
/// own document, or else of its built-in card, then those of `listed`, the lists that the league keeps.
/// Somebody who is listed under the name of one of the others is taken for the same; "Gerd Müller" and
/// "Dieter Müller" are two, "Müller" alone is either.
[[nodiscard]] std::vector<Person> playersOf(const Competition &competition, int team,
                                            std::span<const Person> listed = {});

/// The player of an entrant that a person names, in any spelling that searchKey() takes for the same; one of
/// the names will do where nobody else has it. Errors: NotFound (with the names of the team); BadInput
/// (several are called so).
[[nodiscard]] Result<Person> playerCalled(const QString &text, const Competition &competition, int team,
                                          std::span<const Person> listed = {});

/// Adds those of `listed` whom a list does not have yet, neither by id nor by name.
void addListed(std::vector<Person> &players, std::span<const Person> listed);

} // namespace touchline
