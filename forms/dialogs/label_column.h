// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <algorithm>
#include <initializer_list>

namespace touchline {

/// Labels of several layouts that stand below each other: as wide as the widest, so that their fields begin
/// at one line.
inline void alignLabels(std::initializer_list<QLabel *> labels)
{
    int widest = 0;
    for (const QLabel *label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QLabel *label : labels)
        label->setMinimumWidth(widest);
}

} // namespace touchline
