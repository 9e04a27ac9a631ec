// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"

#include <QByteArray>

#include <vector>

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

/// How a match stood at some moment.
struct StoryPicture
{
    /// What is seen there: "39' Goal: Pelé (Brazil 1970), 1–0".
    QString caption;
    /// PNG.
    QByteArray bytes;
    /// Rolls and choices of the log after which it belongs into the story.
    std::size_t entries = 0;
};

/// What the story for friends has beside the match itself.
struct StoryForFriends
{
    /// What it was played in: "World Cup 1970"; empty for a friendly.
    QString occasion;
    /// "Pelé (Brazil 1970): 2 goals"; empty for nobody.
    QString best;
    /// Of its luck, a sentence each.
    QStringList luck{};
    /// In the order of `entries`.
    std::vector<StoryPicture> pictures;
};

/// The story of a match for people who do not play: goals with the score, cards, injuries, changes; no roll,
/// no choice, no seed. A page has its pictures in itself; text has none, and Json
/// is text too.
[[nodiscard]] QByteArray storyForFriends(const PlayedMatch &played, const Game &game,
                                         const StoryForFriends &story, StoryFormat format);

} // namespace touchline
