// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <functional>
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

/// Keeps a change (on disk) before it counts. What it refuses does not happen.
using InputKeeper = std::function<Result<void>(const InputChange &)>;

/// What a correction left over.
struct SlipCorrection
{
    /// The inputs behind it that do not fit any more, in their order: to be entered again by whoever knows
    /// what they are now.
    std::vector<LogEntry> left;
};

/// A match that is played input by input, by whoever gives them: a person, a computer player, real dice. The
/// rules are those of Game and Match and of nothing else.
///
/// Each input that is accepted is a LogEntry. With a keeper it is kept before it counts, so that after a
/// crash the match goes on where it stood: setup and entries are all that makes it.
///
/// The match can be looked at as it was after each of its inputs, forth and back (goTo()); what came later is
/// known until something else is entered. Positions on the way are kept, so that no step of it plays the
/// whole match again.
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
    /// Takes the last input back, and whatever is known to come later: everything is as it was before it.
    /// Errors: Refused (nothing is entered yet); those of the keeper.
    [[nodiscard]] Result<void> undoLast();
    /// The same with everything that was asked as one: all dice of a throw, all parts of a gesture.
    [[nodiscard]] Result<void> undoGesture();
    /// Takes all inputs back but the first `inputs`. Errors: Refused (there are not so many); those of the
    /// keeper.
    [[nodiscard]] Result<void> undoTo(std::size_t inputs);

    /// To the match as it was after so many inputs. What came later stays known, and kept: it can be gone to
    /// again until another input is entered here. Errors: Refused (there are not so many).
    [[nodiscard]] Result<void> goTo(std::size_t inputs);
    /// Inputs that are known, those behind this point too.
    [[nodiscard]] std::size_t known() const { return m_entries.size() + m_later.size(); }
    /// The side that input number `input` (from 0, of those that are known) was asked of; nothing for a roll
    /// that is nobody's.
    [[nodiscard]] std::optional<Side> askedSide(std::size_t input) const { return m_asked[input].side; }
    /// How many inputs there were when the side made its last decision before this point; nothing where it
    /// has made none.
    [[nodiscard]] std::optional<std::size_t> lastDecisionOf(Side side) const;

    /// Puts `entry` in the place of input number `input` (from 0) and plays everything behind it again as far
    /// as it still fits; the log notes what stood there. Errors: Refused (there is no such input); those of
    /// enter(); those of the keeper. When it is refused everything stays as it was.
    [[nodiscard]] Result<SlipCorrection> correct(std::size_t input, const LogEntry &entry);

    /// From the next input on somebody else decides for the side: a computer player of the game, or "person".
    /// Errors: NotFound (the game has no such computer player); those of the keeper.
    [[nodiscard]] Result<void> setAgent(Side side, const QString &agent);
    /// Who decides for the side at the next input, by the label.
    [[nodiscard]] QString agent(Side side) const;
    /// From now on the sides have those dice; what is left out is as the labels say. Errors: those of the
    /// keeper.
    [[nodiscard]] Result<void> setDice(std::vector<DiceNote> dice);
    /// What is to be entered again after a correction, the next one first, in place of what was noted before.
    /// Errors: those of the keeper.
    [[nodiscard]] Result<void> setLeft(std::vector<LeftEntry> left);
    [[nodiscard]] const LogNotes &notes() const { return m_notes; }

    /// The match to go on with elsewhere, at this point: nothing that is done with it is kept.
    [[nodiscard]] LiveMatch clone() const;
    /// From now on every input is given to `keeper` before it counts; what it may refer to outlives the
    /// match. All inputs that are known are kept already.
    void keepWith(InputKeeper keeper) { m_keeper = std::move(keeper); }
    /// What keeps the inputs; empty where nothing does.
    [[nodiscard]] const InputKeeper &keeper() const { return m_keeper; }

    /// All inputs so far.
    [[nodiscard]] const std::vector<LogEntry> &entries() const { return m_entries; }
    [[nodiscard]] std::span<const Event> events() const;
    /// As PlayedMatch::eventsBefore, of all inputs so far.
    [[nodiscard]] std::span<const std::uint32_t> eventsBefore() const
    {
        return std::span(m_eventsBefore).first(m_entries.size());
    }
    /// The record of the match so far; complete when it is over.
    [[nodiscard]] MatchReport report() const { return m_match->report(events()); }
    /// Setup, inputs and report so far: of a match that is over what replay() takes, before that what
    /// resume() takes.
    [[nodiscard]] MatchLog log() const;
    /// The same with all events, for who tells the story.
    [[nodiscard]] PlayedMatch played() const;

private:
    /// The match after so many inputs. Never changed, so that copies of a match share it.
    struct Checkpoint
    {
        std::size_t inputs;
        std::shared_ptr<const Match> match;
    };

    /// Of the question that an input answered: Question::part, the part of one gesture, and Question::side.
    struct Asked
    {
        std::uint8_t part;
        std::optional<Side> side;
    };

    LiveMatch(const Game &game, MatchLabels labels);
    [[nodiscard]] Result<void> refuseUnlessDue(Awaits kind) const;
    [[nodiscard]] Result<LogEntry> rollEntry(int value) const;
    [[nodiscard]] Result<LogEntry> choiceEntry(const QString &option) const;
    /// Takes an entry that was made for the question that is due.
    [[nodiscard]] Result<LogEntry> take(LogEntry entry);
    [[nodiscard]] Result<void> keep(const InputChange &change) const;
    void add(LogEntry entry, std::unique_ptr<Match> match, std::span<const Event> events, const Asked &asked);
    void forgetLater();
    /// Notes that hold for the first so many inputs.
    [[nodiscard]] LogNotes notesUpTo(std::size_t inputs) const;
    [[nodiscard]] std::size_t eventsAt(std::size_t inputs) const;

    const Game *m_game;
    MatchLabels m_labels;
    LogNotes m_notes;
    InputKeeper m_keeper;
    std::unique_ptr<Match> m_match;
    /// All that are known, those of `m_later` too.
    std::unique_ptr<EventList> m_events;
    std::vector<LogEntry> m_entries;
    std::vector<LogEntry> m_later;
    /// As PlayedMatch::eventsBefore, for all inputs that are known.
    std::vector<std::uint32_t> m_eventsBefore;
    /// What each of them answered.
    std::vector<Asked> m_asked;
    std::vector<Checkpoint> m_checkpoints;
};

} // namespace touchline
