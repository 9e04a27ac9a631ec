// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "forms/theme/ink.h"
#include "models/views/tables/standings_model.h"

namespace touchline {

/// The tables with their headings and the legend of their marks, small ones in two columns, as they are
/// printed and saved. `tables`: their indices.
[[nodiscard]] Picture tablesPicture(const CompetitionStatePtr &state, const std::vector<int> &tables,
                                    const PlaceMeanings &meanings, const StandingsModel::Kits &kits,
                                    const Ink &ink = Ink::ofPaper());

/// The same as plain text, with columns below each other.
[[nodiscard]] QString tablesText(const CompetitionState &state, const std::vector<int> &tables);

} // namespace touchline
