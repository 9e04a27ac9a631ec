// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "models/store/database/postgres_rights.h"

#include <QString>

#include <vector>

namespace touchline {

/// Who may do what in a shared league, and the statements with which an owner lets others in, line by line.
[[nodiscard]] std::vector<Message> serverAccess(const store::ServerRights &rights);

/// Where a shared league tells of each command: the number of its entry in the journal.
[[nodiscard]] inline QString serverChannel()
{
    return QStringLiteral("touchline");
}

} // namespace touchline
