// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/forecast/luck_table.h"
#include "models/words/common/figure_table.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// Results with and without luck of every team that has played, those with the better ones without luck
/// first.
[[nodiscard]] FigureTable luckTable(const Competition &competition, const CompetitionLuck &luck,
                                    const Language &language);
/// What its columns mean, and how many matches are not counted: a sentence each.
[[nodiscard]] QStringList luckTableNotes(const CompetitionLuck &luck, const Language &language);
/// The same for a terminal.
[[nodiscard]] QString luckTableText(const Competition &competition, const CompetitionLuck &luck);

} // namespace touchline
