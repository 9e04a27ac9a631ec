// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <functional>

namespace touchline {

/// Writes a unit behind the number of a box in the form that goes with it: 1 match, 2 matches. `unit`: with
/// the space before it.
inline void setUnit(QSpinBox *box, const std::function<QString(int)> &unit)
{
    const auto show = [box, unit](int value) { box->setSuffix(unit(value)); };
    QObject::connect(box, &QSpinBox::valueChanged, box, show);
    show(box->value());
}

} // namespace touchline
