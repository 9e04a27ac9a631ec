// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"
#include "core/match/team_documents.h"

namespace touchline::atcs {

/// A card as it is printed.
[[nodiscard]] DocumentView viewOf(const TeamCard &card);
/// How far a team came, 1 (champions) to 7 (group stage), as TeamCard::bestResult has it.
[[nodiscard]] Message bestResultWord(int result);
[[nodiscard]] Message strategyWord(Strategy strategy);
/// "1–18"; empty for none.
[[nodiscard]] QString printedRange(const Range &range);

} // namespace touchline::atcs
