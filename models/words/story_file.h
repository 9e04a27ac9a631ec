// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"

#include <QByteArray>

namespace touchline {

enum class StoryFormat {
    Text, ///< as the command line prints it
    Html, ///< a page of its own, without scripts and without anything from elsewhere
    Json  ///< playedMatchJson() with "story": the lines, each with its minute
};

/// By the ending of a file's name: html and htm, json; everything else is text.
[[nodiscard]] StoryFormat storyFormatOf(const QString &path);

/// The story of a match, told in one of the ways, for others to read.
[[nodiscard]] QByteArray storyFile(const PlayedMatch &played, const Game &game, const Telling &telling,
                                   StoryFormat format);

} // namespace touchline
