// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

class MainWindow;

/// Offers to import and export lists of the window's league. `window` is complete.
void offerListFiles(MainWindow &window);

} // namespace touchline
