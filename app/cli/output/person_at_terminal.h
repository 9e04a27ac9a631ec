// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/match_plan.h"
#include "core/match/board_geometry.h"

namespace touchline::cli {

/// What somebody types to leave a match.
inline const QString quitWord = u"quit"_s;
inline const QString undoWord = u"undo"_s;

/// Where one is asked what can be typed: what a choice costs, what is closed, what the question is about.
enum class Asked : std::uint8_t { Nothing, Options, Closed, About };
[[nodiscard]] Asked askedBy(const QString &typed);

/// "Brazil 1970 2–1 Italy 1938, 63'".
[[nodiscard]] QString standingOf(const LiveMatch &live);

/// Somebody who reads and types.
class Terminal
{
public:
    explicit Terminal(Streams &streams) : m_streams(streams) {}

    void print(const QString &text);
    /// Of a question: what is decided.
    void printHeading(const QString &text);
    /// In lines as wide as the terminal; further ones begin below the text.
    void printWrapped(const QString &lead, const QString &text);
    /// The half page of the manual about a question or a roll.
    void printHelp(const Game &game, const RollPrompt &prompt);
    /// Takes out of sight what stands on the screen.
    void hide();
    /// The next line; nothing at the end of the input.
    std::optional<QString> line();
    /// The same, not shown while it is typed.
    std::optional<QString> secretLine();
    /// Somebody looks at a screen here.
    [[nodiscard]] bool isScreen() const { return m_streams.outIsScreen && m_streams.errIsTerminal; }

private:
    Streams &m_streams;
};

/// What a person does at a question.
enum class PersonsMove : std::uint8_t { Answered, Undo, Coach, CoachForTurn, Leave, InputEnded, NewPace };

struct PersonsAnswer
{
    PersonsMove move = PersonsMove::Answered;
    /// Of an answer: the option's name.
    QString option{};
    TerminalPace pace = TerminalPace::AtOnce;
};

/// A person who decides for one side.
class PersonAtTerminal
{
public:
    /// `isWatched`: the other side is run by a person at the same terminal.
    PersonAtTerminal(Terminal &terminal, const Game &game, bool isWatched)
        : m_terminal(terminal)
        , m_game(game)
        , m_isWatched(isWatched)
    {
    }

    [[nodiscard]] PersonsAnswer ask(const LiveMatch &live, const Question &question);
    /// What was shown is shown again at the next question.
    void forget();

private:
    [[nodiscard]] PersonsAnswer answerTo(const Match &match, const Question &question,
                                         const OptionList &options, bool isSecret);
    /// What each option costs and changes, why others are closed, or what the question is about. Gives false
    /// for any other word.
    bool tellAbout(const QString &typed, const Match &match, const Question &question,
                   const OptionList &options);
    void explainOptions(const Match &match, const Question &question, const OptionList &options);
    void tellWhyClosed(const Match &match);
    void hideAnswerOf(const QString &team);
    /// Board and standing, where they are others than the last ones.
    void showPosition(const LiveMatch &live, const Question &question);
    [[nodiscard]] std::optional<PersonsAnswer> moveOf(const QString &typed) const;
    [[nodiscard]] QStringList labels(const Question &question, const QStringList &names) const;

    Terminal &m_terminal;
    const Game &m_game;
    const bool m_isWatched;
    /// Of the match, once it was shown; null for a game without a board.
    BoardGeometryPtr m_geometry;
    QString m_shown;
    QString m_standing;
};

} // namespace touchline::cli
