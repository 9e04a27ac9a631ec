// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop/desktop_case.h"

#include <QSize>

#include <functional>

namespace touchline::testing {

/// Takes a page or dialog that has come to rest.
using WindowLook = std::function<void(QWidget &window, const QString &name)>;

/// Shows every page of the league that the program has open, with all its parts; `prefix` comes before the
/// names.
void forEveryPage(DesktopCase &program, const QString &prefix, const WindowLook &look);

/// Shows a match of every game in each state of its page.
void forTheMatchCentre(QSize size, const WindowLook &look);

/// Shows every page (without a league, with an empty one, with a World Cup begun and one played out) and
/// every dialog, one after the other: for pictures, and for tests of what all of them must keep.
void forEveryWindow(QSize size, const WindowLook &look);

} // namespace touchline::testing
