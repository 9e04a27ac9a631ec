// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

class Desktop;
class MainWindow;

/// Offers to make a new competition, step by step: in the league of the window, or in a new one where it has
/// none.
void offerNewCompetition(MainWindow &window, Desktop &desktop);

} // namespace touchline
