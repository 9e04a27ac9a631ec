// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// Where a shared league tells of each command: the number of its entry in the journal.
[[nodiscard]] inline QString serverChannel()
{
    return QStringLiteral("touchline");
}

} // namespace touchline
