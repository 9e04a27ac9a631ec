// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace touchline {

/// Tab goes through what is in `window` (or a part of one) as it is read: each layout from its first item to
/// its last, a grid row by row. Qt's own order is that in which the widgets were made.
void tabAsRead(QWidget &window);

} // namespace touchline
