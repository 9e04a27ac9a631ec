// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/conflict.h"

#include <QString>

namespace touchline {

/// "Match 49 was entered for Italy and Spain. Due are Brazil and Spain."
[[nodiscard]] QString conflictReason(const Competition &competition, const Conflict &conflict);
/// What a button says that carries the remedy out: "Clear for replay".
[[nodiscard]] QString remedyWords(Remedy remedy);
/// One sentence that says what it does.
[[nodiscard]] QString remedyHelp(Remedy remedy);

} // namespace touchline
