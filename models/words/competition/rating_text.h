// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/ratings/glicko.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// "1543": points of a rating.
[[nodiscard]] QString ratingFigure(double points, const Language &language);

/// "Glicko-2: 1602, in 95 of 100 cases between 1318 and 1886."
[[nodiscard]] QString certaintyWords(const Glicko &team, const Language &language);

} // namespace touchline
