// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// From now on screen readers find everything that can be chosen on a BoardView as an item of a list, with
/// where it is and what it does as its name. May be called again.
void installBoardAccessibility();

} // namespace touchline
