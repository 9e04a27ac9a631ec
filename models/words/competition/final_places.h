// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "models/words/fixtures/language.h"

#include <vector>

namespace touchline {

/// Who ended where.
struct FinalPlace
{
    int place = 1;
    /// Two teams have it: beaten semi-finalists without a match for third place.
    bool isShared = false;
    /// Index of the entrant; -1 while it is not known, emptyPlace where nobody is given the place.
    int team = -1;

    bool operator==(const FinalPlace &) const = default;
};

/// The tie whose winner is the champion; -1 where a table decides, or the format names no champion.
[[nodiscard]] int finalTie(const Competition &competition);

/// All places that the format decides, the first one first, also those that are still open; beaten
/// semi-finalists without a match for third place share it.
[[nodiscard]] std::vector<FinalPlace> finalPlaces(const Competition &competition, const Progress &now);

/// Of these what a page for the champion shows: the first three; all where more than the third place is
/// played out.
[[nodiscard]] std::vector<FinalPlace> podium(const Competition &competition, const Progress &now);

/// "Champions", "Runners-up", "Third place", "Semi-finalists", "Place 5".
[[nodiscard]] QString finalPlaceTitle(const FinalPlace &place, const Language &language);

} // namespace touchline
