// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// Who sits at the computer: USER, LOGNAME or USERNAME of the environment, else the name of the account,
/// which programs that a service or a menu has started may have to ask for. Empty if the system knows none.
[[nodiscard]] QString loginName();

} // namespace touchline
