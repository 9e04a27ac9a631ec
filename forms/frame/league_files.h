// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

class Desktop;
class MainWindow;

/// Offers what the menu does with league files: new, open, shared, copies, backups, windows.
void offerLeagueFiles(MainWindow &window, Desktop &desktop);

} // namespace touchline
