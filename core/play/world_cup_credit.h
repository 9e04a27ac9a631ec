// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// Whether teams of the program's own cards take part: their names, players and results come from data under
/// CC BY-SA 4.0, so whatever is handed on has to carry worldCupCredit().
[[nodiscard]] bool showsWorldCupData(const Competition &competition);

/// The credit that the licence asks for: source, author, licence with its address, and that the data were
/// changed. In English in every language, as the licence has it.
[[nodiscard]] QString worldCupCredit();

} // namespace touchline
