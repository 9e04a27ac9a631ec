// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/board/geometry.h"
#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::oldschool {

/// "13/20"
[[nodiscard]] QString cellName(Point point);

} // namespace touchline::oldschool
