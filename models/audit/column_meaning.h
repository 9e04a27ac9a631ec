// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/rows/row.h"

#include <QString>

namespace touchline {

/// Whether a value means what its column is for: a day, an hour, a moment, JSON, a large number. What the
/// schema itself checks (words, ranges, references) is not looked at again.
[[nodiscard]] bool hasMeaning(const store::Column &column, const QVariant &value);

/// What a column is called: "Home goals". The same for both columns of a score.
[[nodiscard]] QString columnLabel(const store::Column &column);

} // namespace touchline
