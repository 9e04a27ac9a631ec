// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/team_documents.h"
#include "core/play/matches/pair_chances.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// One figure of two cards.
struct ComparedFigure
{
    QString label;
    PerSide<QString> values;
    /// The first less the second, with its sign ("+3", "−1 / +2"); "=" where they are equal, "≠" where they
    /// are no numbers.
    QString difference;

    [[nodiscard]] bool isEqual() const { return values[Side::Home] == values[Side::Away]; }
};

/// "Brazil 1970".
[[nodiscard]] QString cardName(const DocumentView &card);

/// Figures and facts of the fronts that both cards have, in the order of the first.
[[nodiscard]] std::vector<ComparedFigure> comparedFigures(const PerSide<DocumentView> &cards,
                                                          const Language &language);

/// "Brazil 1970 win 45.1%, draw 29.2%, Turkey 2002 win 25.7%".
[[nodiscard]] QString outcomeChances(const PairChances &chances, const PerSide<DocumentView> &cards,
                                     const Language &language);
/// "Goals on average: 1.24 to 0.89".
[[nodiscard]] QString averageGoals(const PairChances &chances, const Language &language);
/// How the chances were found, and how sure they are.
[[nodiscard]] QString chancesSource(const PairChances &chances, const Language &language);

} // namespace touchline
