// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"

class QWidget;

namespace touchline {

/// Asks where, and saves the story of a match as a web page, text or JSON. Gives the path; empty where
/// somebody thought better of it. `name`: of the file, without ending. Errors: those of writeOutput().
[[nodiscard]] Result<QString> saveStory(QWidget *parent, const PlayedMatch &played, const Game &game,
                                        const Telling &telling, const QString &name);

} // namespace touchline
