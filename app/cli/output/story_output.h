// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"
#include "models/words/story_file.h"

namespace touchline::cli {

/// "story".
[[nodiscard]] QString storyOption();
/// With --story FILE, and --force.
void describeStory(ArgumentParser &parser);
/// Saves the story where that was asked for. Errors: those of writeFile().
[[nodiscard]] Result<void> saveStory(const QCommandLineParser &parser, const PlayedMatch &played,
                                     const Game &game, const Telling &telling, Streams &streams);

} // namespace touchline::cli
