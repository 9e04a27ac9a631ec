// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"
#include "models/words/story_file.h"

namespace touchline::cli {

inline constexpr OptionRow storyRow{
    "story", "Save the story of the match: as a web page (.html), as JSON (.json), or as text.", "file"};
/// Saves the story where that was asked for. Errors: those of writeFile().
[[nodiscard]] Result<void> saveStory(const QCommandLineParser &parser, const PlayedMatch &played,
                                     const Game &game, const Telling &telling, Streams &streams);

} // namespace touchline::cli
