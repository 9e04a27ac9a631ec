// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::champions {

/// "7 Henry"
[[nodiscard]] QString pieceName(const FixtureSetup &setup, int piece);
/// "5/7"
[[nodiscard]] QString cellName(int cell);

} // namespace touchline::champions
