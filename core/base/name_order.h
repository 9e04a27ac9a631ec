// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// The one order of names that is the same on every machine: by what a person types (searchKey()), and those
/// that are alike so as they are written. Windows sort by the locale instead (models/views/name_order.h).
[[nodiscard]] bool isNameBefore(const QString &one, const QString &other);

} // namespace touchline
