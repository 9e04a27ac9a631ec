// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

namespace touchline::store {

/// The value as it is given to the driver: what Database promises, the same for every database. Errors:
/// BadInput for text that cannot be stored, a number that is not finite, and a type that has no column.
[[nodiscard]] Result<QVariant> storedValue(const QVariant &value);

/// The value of a driver as a QString, qlonglong, double, QByteArray or null.
[[nodiscard]] QVariant readValue(const QVariant &value);

} // namespace touchline::store
