// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/story_output.h"

#include "app/cli/base/outputs.h"

namespace touchline::cli {

Result<void> saveStory(const QCommandLineParser &parser, const PlayedMatch &played, const Game &game,
                       const Telling &telling, Streams &streams)
{
    const QString path = parser.value(u"story"_s);
    if (!parser.isSet(u"story"_s))
        return {};
    return writeFile(path, storyFile(played, game, telling, storyFormatOf(path)), streams);
}

} // namespace touchline::cli
