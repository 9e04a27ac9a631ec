// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/standings.h"

namespace touchline {

/// Orders the rows of a table whose tallies are counted, and notes what separates them.
void orderRows(const GroupInput &input, Table &table);

} // namespace touchline
