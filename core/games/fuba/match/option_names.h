// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::fuba {

/// "offside trap"
[[nodiscard]] QString skillName(int skill);

} // namespace touchline::fuba
