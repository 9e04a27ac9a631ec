// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

[[nodiscard]] QString version();

/// What the program is, its licence, and the credit that the World Cup data ask for.
[[nodiscard]] QString aboutText();

} // namespace touchline
