// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"

#include <QString>

namespace touchline {

/// Every knockout of the competition. Ties that lead to each other are a picture; what is not on the way to
/// the final (the match for third place), and rounds that are drawn, stand in lists. Empty where there is no
/// knockout.
[[nodiscard]] QString bracketText(const Competition &competition, const Progress &now);

} // namespace touchline
