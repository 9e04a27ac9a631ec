// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/theme.h"

#include <QLabel>

namespace touchline {

/// A label that says in a dialog what is wrong, beside what it is about.
inline void showAsError(QLabel *label)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour(ColourRole::Error));
    label->setPalette(palette);
}

} // namespace touchline
