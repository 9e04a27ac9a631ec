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

/// The same label while what it says is no fault: good news, or something to know.
inline void showAsNews(QLabel *label)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour(ColourRole::Information));
    label->setPalette(palette);
}

} // namespace touchline
