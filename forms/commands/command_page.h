// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/commands/command_table.h"
#include "models/views/page_kind.h"

#include <optional>

namespace touchline {

/// The page on which a command is carried out; nothing for those of the window and of every page.
[[nodiscard]] std::optional<PageKind> pageOf(CommandId id);

} // namespace touchline
