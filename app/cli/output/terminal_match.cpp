// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/terminal_match.h"

#include "core/dice/stream.h"
#include "core/dice/typed_dice.h"
#include "models/words/board_text.h"
#include "models/words/narrator.h"
#include "models/words/parts/text_table.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

constexpr int optionsALine = 4;
constexpr int optionWidth = 22;
// Where no screen can be cleared, so much moves up that nothing secret is in sight any more.
constexpr int linesOfScreen = 100;
const QString clearScreen = QStringLiteral("\x1b[2J\x1b[H");

QString plain(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// Somebody who reads and types.
class Terminal
{
public:
    explicit Terminal(Streams &streams) : m_streams(streams) {}

    void print(const QString &text)
    {
        m_streams.out << text;
        m_streams.out.flush();
    }
    /// Takes out of sight what stands on the screen.
    void hide()
    {
        m_streams.out.flush();
        m_streams.exactOut() << (m_streams.outIsScreen ? clearScreen : QString(linesOfScreen, u'\n'));
        m_streams.exactOut().flush();
    }
    /// The same as line(), not shown while it is typed.
    std::optional<QString> secretLine()
    {
        if (m_streams.setEcho == nullptr)
            return line();
        m_streams.setEcho(false);
        auto typed = line();
        m_streams.setEcho(true);
        return typed;
    }
    /// The next line; nothing at the end of the input.
    std::optional<QString> line()
    {
        QString text;
        if (m_streams.in == nullptr || !m_streams.in->readLineInto(&text))
            return std::nullopt;
        return text.trimmed();
    }

private:
    Streams &m_streams;
};

QString numbered(const QStringList &names)
{
    QString text;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString entry = QStringLiteral("%1 %2").arg(i + 1, 3).arg(names.at(i));
        const bool last = i + 1 == names.size() || (i + 1) % optionsALine == 0;
        text += last ? entry + u'\n' : padded(entry, optionWidth) + u' ';
    }
    return text;
}

/// A person who decides for one side.
class PersonAgent final : public Agent
{
public:
    /// `isWatched`: the other side is run by a person at the same terminal.
    PersonAgent(Terminal &terminal, const Game &game, bool isWatched)
        : m_terminal(terminal)
        , m_game(game)
        , m_isWatched(isWatched)
    {
    }

    Result<OptionCode> choose(const Match &match, const Question &question,
                              const OptionList &options) override
    {
        QStringList names;
        for (const OptionCode option : options)
            names << match.optionName(question, option);
        const Side side = question.side.value_or(Side::Home);
        if (m_game.board() != nullptr)
            showBoard(boardText(*m_game.board(), match.board(side), side));
        if (const auto open = match.openAnswer())
            m_terminal.print(QStringLiteral("%1 chose %2.\n")
                                 .arg(match.setup().sides[open->side].team.displayName(), open->option));
        // What one side decides in secret the other one must not read (D10, D30; specification 5.1).
        const bool isSecret = question.hidden && m_isWatched;
        const QString secret = isSecret ? QStringLiteral(" (in secret: %1 look away)")
                                              .arg(match.setup().sides[opposite(side)].team.displayName())
                                        : QString();
        m_terminal.print(QStringLiteral("%1, %2%3:\n%4")
                             .arg(match.setup().sides[side].team.displayName(), plain(question.prompt->label),
                                  secret, numbered(names)));
        for (;;) {
            m_terminal.print(QStringLiteral("? "));
            const auto typed = isSecret ? m_terminal.secretLine() : m_terminal.line();
            if (!typed)
                return fail(Fault::Exhausted,
                            QT_TRANSLATE_NOOP("core", "You left the match before its end."));
            if (const qsizetype place = placeOf(*typed, names); place >= 0) {
                if (isSecret)
                    hideAnswerOf(match.setup().sides[side].team.displayName());
                return options[static_cast<std::size_t>(place)];
            }
            m_terminal.print(QStringLiteral("\"%1\" isn't one of these. Type a number from 1 to %2.\n")
                                 .arg(*typed)
                                 .arg(names.size()));
        }
    }

private:
    void hideAnswerOf(const QString &team)
    {
        m_terminal.hide();
        m_terminal.print(QStringLiteral("%1 have decided.\n").arg(team));
        m_shown.clear();
    }

    /// Only where it is another than the last one.
    void showBoard(const QString &board)
    {
        if (board != m_shown)
            m_terminal.print(board);
        m_shown = board;
    }

    /// By number or by name; -1 for neither.
    static qsizetype placeOf(const QString &typed, const QStringList &names)
    {
        bool isNumber = false;
        const int number = typed.toInt(&isNumber);
        if (isNumber && number >= 1 && number <= names.size())
            return number - 1;
        return names.indexOf(typed);
    }

    Terminal &m_terminal;
    const Game &m_game;
    const bool m_isWatched;
    QString m_shown;
};

std::optional<QString> askForDie(Terminal &terminal, const RollPrompt &prompt,
                                 const std::optional<Error> &refused)
{
    if (refused)
        terminal.print(refused->message.english() + u'\n');
    terminal.print(QStringLiteral("%1 (1 to %2)? ").arg(plain(prompt.label)).arg(prompt.die.faces));
    return terminal.line();
}

/// What has happened since the last time, in lines: a line that was gone on with is told again.
QString newStory(const QString &before, const QString &now)
{
    qsizetype same = 0;
    while (same < before.size() && same < now.size() && before.at(same) == now.at(same))
        ++same;
    return now.mid(now.lastIndexOf(u'\n', std::max<qsizetype>(same - 1, 0)) + 1);
}

/// Told without the choices: those of the other side may be secret.
Telling openTelling(const Game &game)
{
    Telling telling = tellingsOf(game).full;
    telling.hasChoices = false;
    return telling;
}

class TerminalMatch
{
public:
    TerminalMatch(const MatchPlan &plan, Streams &streams)
        : m_plan(plan)
        , m_game(*plan.choice.game)
        , m_terminal(streams)
        , m_telling(openTelling(m_game))
    {
    }

    Result<PlayedMatch> play()
    {
        TOUCHLINE_TRY(seat());
        MatchRunner runner(m_game, *m_dice, {{m_agents[Side::Home].get(), m_agents[Side::Away].get()}});
        TOUCHLINE_TRY(runner.kickOff(m_plan.setup));
        for (;;) {
            const Question question = runner.match().question();
            if (question.awaits == Awaits::Nothing)
                break;
            if (isPersons(question))
                tell(runner);
            TOUCHLINE_TRY(runner.step());
        }
        tell(runner);
        return runner.played();
    }

private:
    Result<void> seat()
    {
        for (const Side side : bothSides) {
            if (m_plan.persons[side]) {
                m_agents[side] =
                    std::make_unique<PersonAgent>(m_terminal, m_game, m_plan.persons[opposite(side)]);
                continue;
            }
            auto agent = m_game.makeAgent(m_plan.choice.agents[side], side,
                                          stream(side == Side::Home ? "home agent" : "away agent",
                                                 m_plan.seed, m_plan.setup.fixture, m_plan.setup.attempt));
            TOUCHLINE_TRY(agent);
            m_agents[side] = std::move(*agent);
        }
        if (m_plan.typedDice)
            m_dice = std::make_unique<TypedDice>(
                [this](const RollPrompt &prompt, const std::optional<Error> &refused) {
                    return askForDie(m_terminal, prompt, refused);
                });
        else if (m_plan.rolls)
            m_dice = std::make_unique<ScriptedDice>(*m_plan.rolls);
        else
            m_dice = std::make_unique<SeededDice>(
                stream("match", m_plan.seed, m_plan.setup.fixture, m_plan.setup.attempt));
        return {};
    }

    [[nodiscard]] bool isPersons(const Question &question) const
    {
        if (question.awaits == Awaits::Roll)
            return m_plan.typedDice;
        return m_plan.persons[question.side.value_or(Side::Home)];
    }

    void tell(const MatchRunner &runner)
    {
        const QString story = storyText(runner.played(), m_game, m_telling);
        m_terminal.print(newStory(m_told, story));
        m_told = story;
    }

    const MatchPlan &m_plan;
    const Game &m_game;
    Terminal m_terminal;
    Telling m_telling;
    PerSide<std::unique_ptr<Agent>> m_agents;
    std::unique_ptr<Dice> m_dice;
    QString m_told;
};

} // namespace

Result<PlayedMatch> playInTerminal(const MatchPlan &plan, Streams &streams)
{
    auto played = TerminalMatch(plan, streams).play();
    if (played) {
        const bool isSeeded = !plan.typedDice && !plan.rolls;
        played->log.seed = isSeeded ? QString::number(plan.seed) : QString();
        for (const Side side : bothSides)
            played->log.agents[side] =
                plan.persons[side] ? QStringLiteral("person") : plan.choice.agents[side];
    }
    return played;
}

} // namespace touchline::cli
