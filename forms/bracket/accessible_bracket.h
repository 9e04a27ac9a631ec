// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// From now on screen readers find every tie of a BracketView as an item of a list, with its whole sentence
/// as its name. May be called again.
void installBracketAccessibility();

} // namespace touchline
