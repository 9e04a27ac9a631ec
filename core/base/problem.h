// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <vector>

namespace touchline {

/// One thing that is wrong with an input, in a list that names them all.
struct Problem
{
    /// The place as the person knows it: "line 12, column 3", "players[4].shot", "Scorer of minute 17".
    QString where;
    Message what;
    /// What to do about it; may be empty.
    Message hint;
};

using Problems = std::vector<Problem>;

} // namespace touchline
