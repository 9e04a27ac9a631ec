// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// What a list says of a kit's colour, as "#1A2B3C": six hexadecimal digits, with or without the sign, or a
/// word of football (English or German: "red", "Sky Blue", "dunkelgrün"). Empty for anything else.
[[nodiscard]] QString kitColour(const QString &text);

} // namespace touchline
