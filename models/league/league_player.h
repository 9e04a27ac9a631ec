// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/competition_player.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// Draws the lots and the rounds of a competition that are due, as one command; nothing where there are none.
/// Errors: those of drawWhatIsDue() and League::update().
[[nodiscard]] Result<std::optional<JournalEntry>> drawWhatIsDue(League &league, const QUuid &competition);

/// Plays fixtures that are ready, by the computer players of `rules`, and enters their results with their
/// logs as one command: all of them or none. Indices, in the order in which they are played. Errors: those of
/// playFixture() and League::record().
[[nodiscard]] Result<JournalEntry> playFixtures(League &league, const QUuid &competition,
                                                const std::vector<int> &fixtures, const PlayRules &rules);

/// Plays a competition to the end, a command for each matchday, drawing what falls due; the same results as
/// playAll(). What was played before an error stays. Gives the number of matches played. Errors: those of
/// the two above.
[[nodiscard]] Result<int> playToTheEnd(League &league, const QUuid &competition, const PlayRules &rules,
                                       const PlayProgress &told = {});

} // namespace touchline
