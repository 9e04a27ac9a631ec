// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// The label of an option of an ATCS match, by decision point and name; empty for a player.
[[nodiscard]] QString atcsOptionLabel(const QString &decision, const QString &name);

} // namespace touchline
