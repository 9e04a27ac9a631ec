// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <memory>
#include <vector>

namespace touchline {

/// Labels of a match: they change nothing in it.
struct MatchLabels
{
    /// "2026", or empty for dice that no generator made.
    QString seed;
    /// Who decides for each side: the name of a computer player, or "person".
    PerSide<QString> agents;
};

/// A match that is played input by input, by whoever gives them: a person, a computer player, real dice. The
/// rules are those of Game and Match and of nothing else.
///
/// Each input that is accepted is a LogEntry. A caller who stores it before asking for the next can go on
/// after a crash where the match stood: setup and entries are all that makes it.
class LiveMatch
{
public:
    /// At the first question. `game` outlives the match. Errors: those of Game::kickOff().
    [[nodiscard]] static Result<LiveMatch> begin(const Game &game, FixtureSetup setup,
                                                 MatchLabels labels = {});
    /// Where a half-played match stood: its setup and the entries so far; the report of `log` is not looked
    /// at. Errors: Refused (begun with another game or another version of the rules); BadInput (an entry that
    /// was not due or cannot be, with its number); those of Game::kickOff().
    [[nodiscard]] static Result<LiveMatch> resume(const Game &game, const MatchLog &log);

    [[nodiscard]] const Game &game() const { return *m_game; }
    /// Position, board and views of the sides.
    [[nodiscard]] const Match &match() const { return *m_match; }
    /// What is due now.
    [[nodiscard]] Question question() const { return m_match->question(); }
    [[nodiscard]] bool isOver() const { return m_match->awaits() == Awaits::Nothing; }
    /// Names of the options of the choice that is due, in the game's order; empty where none is.
    [[nodiscard]] QStringList optionNames() const;

    /// Each takes one input and gives it as the log keeps it. When it is refused everything stays as it was.
    ///
    /// The roll that is due. Errors: Refused (the match is over, or a choice is due); BadInput (the die
    /// cannot show it).
    [[nodiscard]] Result<LogEntry> roll(int value);
    /// The choice that is due, by the name of an option. Errors: Refused (the match is over, or a roll is
    /// due); BadInput (no such option now, with those that there are).
    [[nodiscard]] Result<LogEntry> choose(const QString &option);
    /// An input as a log has it. Errors: those of roll() and choose(); BadInput (an entry of another
    /// question, side or die than the one that is due).
    [[nodiscard]] Result<LogEntry> enter(const LogEntry &entry);
    /// Takes the last input back: everything is as it was before it. Errors: Refused (nothing is entered
    /// yet).
    [[nodiscard]] Result<void> takeBack();

    /// All inputs so far.
    [[nodiscard]] const std::vector<LogEntry> &entries() const { return m_entries; }
    [[nodiscard]] std::span<const Event> events() const { return m_events->events(); }
    /// The record of the match so far; complete when it is over.
    [[nodiscard]] MatchReport report() const { return m_match->report(events()); }
    /// Setup, inputs and report so far: of a match that is over what replay() takes, before that what
    /// resume() takes.
    [[nodiscard]] MatchLog log() const;
    /// The same with all events, for who tells the story.
    [[nodiscard]] PlayedMatch played() const;

private:
    LiveMatch(const Game &game, MatchLabels labels);
    [[nodiscard]] Result<void> refuseUnlessDue(Awaits kind) const;
    void keep(LogEntry entry, std::size_t eventsBefore);

    const Game *m_game;
    MatchLabels m_labels;
    std::unique_ptr<Match> m_match;
    std::unique_ptr<EventList> m_events;
    std::vector<LogEntry> m_entries;
    /// As PlayedMatch::eventsBefore.
    std::vector<std::uint32_t> m_eventsBefore;
};

} // namespace touchline
