// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/exchange/words/language.h"

#include <QStringList>

namespace touchline {

/// How a team came through one match that counts: "Semi-finals: beat Uruguay 3–1, after going behind.
/// Clodoaldo 45′; Jairzinho 76′; Rivelino 89′." Seen from the team, its goals first. Empty for a match of
/// other teams, or without a result that counts.
[[nodiscard]] QString matchStory(const Competition &competition, const Progress &now, int fixture, int team,
                                 const Language &language);

/// Its way through the competition, a sentence or two for each match, in the order of play.
[[nodiscard]] QStringList wayStory(const Competition &competition, const Progress &now, int team,
                                   const Language &language);

} // namespace touchline
