// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "models/store/database/postgres_rights.h"

#include <vector>

namespace touchline {

/// Who may do what in a shared league, and the statements with which an owner lets others in, line by line.
[[nodiscard]] std::vector<Message> serverAccess(const store::ServerRights &rights);

} // namespace touchline
