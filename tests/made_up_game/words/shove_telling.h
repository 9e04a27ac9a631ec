// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/telling.h"

namespace touchline {

[[nodiscard]] const Tellings &shoveTellings();

} // namespace touchline
