// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/team_documents.h"

#include <QString>

namespace touchline::cli {

/// A document as a person reads it: heading, figures, one line for each player.
[[nodiscard]] QString cardText(const TeamDocument &card, const TeamDocuments &documents);

/// One line for each, with its figures.
[[nodiscard]] QString cardListText(const TeamDocuments::Documents &cards, const TeamDocuments &documents);

} // namespace touchline::cli
