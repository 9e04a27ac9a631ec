// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace touchline::testing {

/// Texts of labels, buttons, boxes and column headings in a window that do not have the room that they need,
/// each with the name of its widget. What is in a scroll area and can be scrolled to is not cut.
[[nodiscard]] QStringList cutTexts(const QWidget &window);

} // namespace touchline::testing
