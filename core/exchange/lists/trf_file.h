// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/competition.h"

#include <QByteArray>

namespace touchline {

/// The first Swiss of a competition as a tournament report of FIDE (TRF-16): its teams with opponents, sides
/// and results of the rounds that are drawn, home as white. Names are cut off after 33 letters, as the form
/// has it; goals are not in it. Errors: Refused (no Swiss).
[[nodiscard]] Result<QByteArray> trfFile(const Competition &competition);

} // namespace touchline
