// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QStringList>

namespace touchline::store {

/// Everybody who has an entry in the journal, by name.
[[nodiscard]] Result<QStringList> journalPeople(Database &database);

} // namespace touchline::store
