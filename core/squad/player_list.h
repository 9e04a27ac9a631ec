// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"

namespace touchline {

/// Everything that makes a list of players impossible that a league keeps: what validate() finds but a
/// missing goalkeeper. Only a game that plays the matches needs one, and asks for him where it makes its
/// document of the team.
[[nodiscard]] Problems validatePlayerList(const Squad &squad);

} // namespace touchline
