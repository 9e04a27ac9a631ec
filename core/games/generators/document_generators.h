// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/output_file.h"
#include "core/match/game.h"

#include <utility>
#include <vector>

namespace touchline {

/// Name of a file below a folder, and its bytes.
using GeneratedFiles = std::vector<std::pair<QString, QByteArray>>;

/// Makes a game's documents of the World Cup teams from the facts in that folder; empty = the built-in facts.
/// Errors: Refused (the game makes none), BadInput with every problem of the facts.
[[nodiscard]] Result<GeneratedFiles> documentsFromFacts(const Game &game, const QString &folder);

} // namespace touchline
