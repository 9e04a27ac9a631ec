// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/story_output.h"

#include "app/cli/base/outputs.h"

namespace touchline::cli {

QString storyOption()
{
    return u"story"_s;
}

void describeStory(ArgumentParser &parser)
{
    parser.addOption({storyOption(),
                      u"Save the story of the match: as a web page (.html), as JSON (.json), or as text."_s,
                      u"file"_s});
    describeForce(parser);
}

Result<void> saveStory(const QCommandLineParser &parser, const PlayedMatch &played, const Game &game,
                       const Telling &telling, Streams &streams)
{
    const QString path = parser.value(storyOption());
    if (!parser.isSet(storyOption()))
        return {};
    return writeFile(path, storyFile(played, game, telling, storyFormatOf(path)), parser, streams);
}

} // namespace touchline::cli
