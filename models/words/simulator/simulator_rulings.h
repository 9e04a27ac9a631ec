// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/telling.h"

#include <span>

namespace touchline {

/// Which part of docs/rulings/simulator.md is behind which kind of event.
[[nodiscard]] std::span<const RulingNote> simulatorRulings();

} // namespace touchline
