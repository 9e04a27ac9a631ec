// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/team_card.h"

#include <QString>

#include <memory>

namespace touchline::cli {

/// The card that a person names: an id or name of the built-in cards, or the path of a card file (it ends in
/// ".json"). Errors: NotFound with the names that come near; those of the file.
[[nodiscard]] Result<std::shared_ptr<const atcs::TeamCard>> cardFor(const QString &text);

} // namespace touchline::cli
