// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

namespace touchline {

inline constexpr const char *keptClearProperty = "keptClear";

/// What is said at the lower edge of the window never lies over this widget.
inline void keepClear(QWidget &widget)
{
    widget.setProperty(keptClearProperty, true);
}

} // namespace touchline
