// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"
#include "models/words/story_file.h"

class QWidget;

namespace touchline {

/// Asks where, and saves the story of a match for friends as a web page or text. Gives the path; empty where
/// somebody thought better of it. `name`: of the file, without ending. Errors: those of writeOutput().
[[nodiscard]] Result<QString> saveStory(QWidget *parent, const PlayedMatch &played, const Game &game,
                                        const StoryForFriends &story, const QString &name);

/// The same with every roll, told in one of the ways, and as JSON too.
[[nodiscard]] Result<QString> saveEveryRoll(QWidget *parent, const PlayedMatch &played, const Game &game,
                                            const Telling &telling, const QString &name);

} // namespace touchline
