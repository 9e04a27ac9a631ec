// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "core/play/matches/competition_player.h"

namespace touchline::cli {

/// Counts the matches on a terminal; nothing where nobody looks.
[[nodiscard]] PlayProgress progressOn(Streams &streams);

} // namespace touchline::cli
