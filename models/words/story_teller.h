// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"
#include "core/match/match_runner.h"
#include "models/words/game_tellings.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace touchline {

/// Drawings of a board by the place of the event behind which they stand.
using Boards = std::map<std::size_t, QString>;

/// The board at the beginning of each turn of a played match, from what its log holds; empty for a game
/// without turns or board. Errors: those of a log that does not fit.
[[nodiscard]] Result<Boards> boardsOf(const Game &game, const PlayedMatch &played);

/// A line of the story of a match, with what it is about.
struct StoryLine
{
    /// "45+2'"; empty for what belongs to no minute.
    QString minute;
    QString text;
    /// What follows is a part of its own: a half, a shoot-out.
    bool beginsPart = false;
    /// `text` is a drawing of the board in several lines of its own.
    bool isDrawing = false;
    /// Events that it tells: from the first one up to, not with, the last one; both alike where it tells of
    /// choices or of a roll alone.
    std::size_t firstEvent = 0;
    std::size_t lastEvent = 0;
    /// Rolls and choices of the log that had been answered when it was told.
    std::size_t entries = 0;

    bool operator==(const StoryLine &) const = default;
};

/// Tells a match line by line, also one that goes on: what was told once stays as it was, but for the last
/// line, which may go on.
class StoryTeller
{
public:
    /// All outlive the teller.
    StoryTeller(const FixtureSetup &setup, const Game &game, const Telling &telling);

    /// Tells what is new. `events`, `entries` and `eventsBefore` (as in PlayedMatch) are those of the match
    /// from its beginning; they begin with what was told before. `boards` stand behind their events.
    void follow(std::span<const Event> events, std::span<const LogEntry> entries,
                std::span<const std::uint32_t> eventsBefore, const Boards &boards = {});

    [[nodiscard]] const std::vector<StoryLine> &lines() const { return m_lines; }

private:
    void takeEntries(std::span<const LogEntry> entries, std::span<const std::uint32_t> eventsBefore);
    void tellRoll(const LogEntry &entry);
    void addEvent(const Event &event);
    void goOn(const QString &words);
    void addLine(const QString &minute, const QString &words, std::size_t events);
    void addDrawing(const QString &board);

    const Game &m_game;
    const FixtureSetup &m_setup;
    const Telling &m_telling;
    MatchStory m_story;
    std::vector<StoryLine> m_lines;
    /// The next event, and the next entry of the log.
    std::size_t m_event = 0;
    std::size_t m_entry = 0;
    /// Choices that no line has told yet.
    QStringList m_choices;
    /// There is a line to go on in.
    bool m_isOpen = false;
};

} // namespace touchline
