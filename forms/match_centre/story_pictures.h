// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "models/views/match_centre/after_match.h"
#include "models/words/story_file.h"

#include <vector>

namespace touchline {

/// Two pictures of a match that is over: its board, or its cards, at the moment that decided it (keyMoment();
/// where nothing happened in its middle), and at the end. A goal on a board is seen as the ball goes in,
/// before everybody walks back. `match` may stand anywhere. Empty for a game without a board or cards.
[[nodiscard]] std::vector<StoryPicture> storyPictures(const LiveMatch &match, const AfterMatch &after);

} // namespace touchline
