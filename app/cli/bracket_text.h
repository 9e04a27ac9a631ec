// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"

#include <QString>

namespace touchline::cli {

/// The knockout as a picture in text: a column for each round, the ties joined by lines; what is not on the
/// way to the final (the third-place match) stands below it.
[[nodiscard]] QString bracketText(const Competition &competition, const Progress &now);

} // namespace touchline::cli
