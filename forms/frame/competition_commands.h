// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

class MainWindow;

/// Offers what the menus do with the competition of the window. `window` is complete.
void offerCompetitionCommands(MainWindow &window);

/// Draws the lots and the round that are due; false where that was not possible (the window says why).
bool drawDue(MainWindow &window);

} // namespace touchline
