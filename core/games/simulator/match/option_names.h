// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::simulator {

/// "11/4"
[[nodiscard]] QString cellName(int cell);

} // namespace touchline::simulator
