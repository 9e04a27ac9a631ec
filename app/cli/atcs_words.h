// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/told_event.h"

#include <map>

namespace touchline::cli {

/// How a place of a sentence is filled.
using EventWord = QString (*)(const ToldEvent &told);
using EventWords = std::map<QString, EventWord>;

/// Places that only events of All Time Championship Soccer have: sums of rolls, what charts say, in words.
[[nodiscard]] const EventWords &atcsWords();

} // namespace touchline::cli
