// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"
#include "models/words/story_teller.h"

namespace touchline {

/// A played match for a person, told in one of the ways (shortTelling, narration, explanation), with its
/// result below. `boards` stand behind their events.
[[nodiscard]] QString matchText(const PlayedMatch &played, const Game &game, const Telling &telling,
                                const Boards &boards = {});
/// The same without the result: also of a match that is not over. The story of a match that goes on begins
/// with the story so far, but for the end of its last line.
[[nodiscard]] QString storyText(const PlayedMatch &played, const Game &game, const Telling &telling,
                                const Boards &boards = {});

/// storyText() of a match that goes on, step by step, without telling again what it has told.
class RunningStory
{
public:
    /// `game` outlives it.
    RunningStory(const FixtureSetup &setup, const Game &game, const Telling &telling);
    RunningStory(const RunningStory &) = delete;
    RunningStory &operator=(const RunningStory &) = delete;

    /// The whole story so far, as storyText() has it. What is given is the match from its beginning, as in
    /// PlayedMatch; it begins with what was given before.
    [[nodiscard]] QString follow(std::span<const Event> events, std::span<const LogEntry> entries,
                                 std::span<const std::uint32_t> eventsBefore);

private:
    [[nodiscard]] QString line(std::size_t place) const;

    const FixtureSetup m_setup;
    const Telling m_telling;
    StoryTeller m_teller;
    /// All lines but the last one.
    QString m_settled;
    std::size_t m_settledLines = 0;
};

/// Result, game, level and seed in lines of their own.
[[nodiscard]] QString resultLines(const PlayedMatch &played, const Game &game);

/// "2–1", "2–1 (a.e.t.)", "1–1 (4–3 pens)", "1–1 (on criteria: best result)".
[[nodiscard]] QString resultText(const MatchReport &report);

} // namespace touchline
