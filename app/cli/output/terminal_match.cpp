// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/terminal_match.h"

#include "core/dice/typed_dice.h"
#include "core/play/matches/live_computer.h"
#include "models/words/board_text.h"
#include "models/words/narrator.h"
#include "models/words/option_words.h"
#include "models/words/parts/text_table.h"

#include <QtGlobal>

#include <algorithm>

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

/// What a person does at a question.
enum class PersonsMove : std::uint8_t { Answered, Undo, Coach, CoachForTurn };

struct PersonsAnswer
{
    PersonsMove move = PersonsMove::Answered;
    /// Of an answer: the option's name.
    QString option;
};

const QString helpWord = QStringLiteral("?");
const QString whyWord = QStringLiteral("why");
const QString undoWord = QStringLiteral("undo");
const QString coachWord = QStringLiteral("coach");
const QString coachTurnWord = QStringLiteral("coach turn");
const QString quitWord = QStringLiteral("quit");

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

    Result<PersonsAnswer> ask(const Match &match, const Question &question)
    {
        OptionList options;
        match.options(options);
        QStringList names;
        for (const OptionCode option : options)
            names << match.optionName(question, option);
        const Side side = question.side.value_or(Side::Home);
        if (const BoardGeometryPtr geometry = match.boardGeometry())
            showBoard(boardText(*geometry, match.board(side), side));
        if (const auto open = match.openAnswer())
            m_terminal.print(QStringLiteral("%1 chose %2.\n")
                                 .arg(match.setup().sides[open->side].team.displayName(), open->option));
        // What one side decides in secret the other one must not read (D10, D30; specification 5.1).
        const bool isSecret = question.hidden && m_isWatched;
        const QString secret = isSecret ? QStringLiteral(" (in secret: %1 look away)")
                                              .arg(match.setup().sides[opposite(side)].team.displayName())
                                        : QString();
        const QString subject = match.subject().english();
        m_terminal.print(QStringLiteral("%1, %2%3%4:\n%5")
                             .arg(match.setup().sides[side].team.displayName(), plain(question.prompt->label),
                                  subject.isEmpty() ? subject : QStringLiteral(" (%1)").arg(subject), secret,
                                  numbered(names)));
        for (;;) {
            m_terminal.print(QStringLiteral("? "));
            const auto typed = isSecret ? m_terminal.secretLine() : m_terminal.line();
            if (!typed || typed->compare(quitWord, Qt::CaseInsensitive) == 0)
                return fail(Fault::Exhausted,
                            QT_TRANSLATE_NOOP("core", "You left the match before its end."));
            if (const qsizetype place = placeOf(*typed, names); place >= 0) {
                if (isSecret)
                    hideAnswerOf(match.setup().sides[side].team.displayName());
                return PersonsAnswer{PersonsMove::Answered, names.at(place)};
            }
            if (const auto move = moveOf(*typed)) {
                if (isSecret)
                    hideAnswerOf(match.setup().sides[side].team.displayName());
                return PersonsAnswer{*move, {}};
            }
            if (!tellAbout(*typed, match, question, options))
                m_terminal.print(QStringLiteral("\"%1\" isn't one of these. Type a number from 1 to %2.\n")
                                     .arg(*typed)
                                     .arg(names.size()));
        }
    }

private:
    /// What each option costs and changes, or why others are closed. Gives false for any other word.
    bool tellAbout(const QString &typed, const Match &match, const Question &question,
                   const OptionList &options)
    {
        if (typed == helpWord) {
            m_terminal.print(optionsExplained(match, question, options));
            return true;
        }
        if (typed.compare(whyWord, Qt::CaseInsensitive) != 0)
            return false;
        QString text;
        for (const ClosedOption &one : match.closedOptions())
            text += QStringLiteral("    %1: %2\n").arg(one.name, messageText(one.reason));
        m_terminal.print(text.isEmpty() ? QStringLiteral("Nothing else could be chosen here.\n") : text);
        return true;
    }

    QString optionsExplained(const Match &match, const Question &question, const OptionList &options) const
    {
        QString text;
        int number = 0;
        for (const OptionCode option : options) {
            const QString name = match.optionName(question, option);
            const QString label = optionLabel(m_game, question, name);
            const QString facts = factsText(match.optionFacts(option));
            text += QStringLiteral("%1 %2").arg(++number, 3).arg(label);
            if (!facts.isEmpty())
                text += QStringLiteral(": ") + facts;
            text += u'\n';
        }
        return text +
               QStringLiteral("Also: why (what is not possible now), undo, coach (the computer decides "
                              "this one)%1, quit.\n")
                   .arg(m_game.info().turnBegins
                            ? QStringLiteral(", coach turn (and all until the next turn)")
                            : QString());
    }

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

    [[nodiscard]] std::optional<PersonsMove> moveOf(const QString &typed) const
    {
        const QString word = typed.toLower().simplified();
        if (word == undoWord)
            return PersonsMove::Undo;
        if (word == coachWord)
            return PersonsMove::Coach;
        if (word == coachTurnWord && m_game.info().turnBegins)
            return PersonsMove::CoachForTurn;
        return std::nullopt;
    }

    /// By number or by name, in any case; -1 for neither.
    static qsizetype placeOf(const QString &typed, const QStringList &names)
    {
        bool isNumber = false;
        const int number = typed.toInt(&isNumber);
        if (isNumber && number >= 1 && number <= names.size())
            return number - 1;
        const qsizetype exact = names.indexOf(typed);
        if (exact >= 0)
            return exact;
        for (qsizetype place = 0; place < names.size(); ++place)
            if (names.at(place).compare(typed, Qt::CaseInsensitive) == 0)
                return place;
        return -1;
    }

    Terminal &m_terminal;
    const Game &m_game;
    const bool m_isWatched;
    QString m_shown;
};

/// "2 of 3" where several dice are thrown together.
QString dieText(const Question &question)
{
    return question.parts > 1 ? QStringLiteral(", %1 of %2").arg(question.part).arg(question.parts)
                              : QString();
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
    TerminalMatch(const MatchPlan &plan, TakingBack rule, Streams &streams)
        : m_plan(plan)
        , m_takingBack(rule)
        , m_game(*plan.choice.game)
        , m_terminal(streams)
        , m_telling(openTelling(m_game))
        , m_typedDice([this](const RollPrompt &prompt, const std::optional<Error> &refused) {
            return askForDie(prompt, refused);
        })
    {
        for (const Side side : bothSides)
            if (plan.persons[side])
                m_persons[side].emplace(m_terminal, m_game, plan.persons[opposite(side)]);
    }

    Result<LiveMatch> play(LiveMatch match)
    {
        m_live.emplace(std::move(match));
        auto computer = LiveComputer::make(m_plan.choice, m_plan.seed);
        TOUCHLINE_TRY(computer);
        m_computer.emplace(std::move(*computer));
        if (m_plan.rolls)
            TOUCHLINE_TRY(beginScript());
        while (!m_live->isOver()) {
            const Question question = m_live->question();
            TOUCHLINE_TRY(question.awaits == Awaits::Roll ? takeRoll(question) : takeChoice(question));
            endTurns();
        }
        tell();
        return std::move(*m_live);
    }

private:
    Result<void> takeRoll(const Question &question)
    {
        if (isTyped(question))
            return takeTypedRoll(question);
        if (m_plan.rolls)
            return takeScriptedRoll(question);
        TOUCHLINE_TRY(m_computer->answer(*m_live));
        return {};
    }

    /// Real dice, unless the match notes that the computer makes these rolls.
    [[nodiscard]] bool isTyped(const Question &question) const
    {
        const std::vector<DiceNote> &dice = m_live->notes().dice;
        if (dice.empty())
            return m_plan.typedDice;
        const QString kind = plain(question.prompt->id);
        return std::any_of(dice.begin(), dice.end(), [&](const DiceNote &one) {
            return (!question.side || one.side == *question.side) && one.typed &&
                   !one.computer.contains(kind);
        });
    }

    Result<void> takeTypedRoll(const Question &question)
    {
        tell();
        m_rolled = question;
        m_wantsUndo = false;
        const auto value = m_typedDice.roll(*question.prompt);
        if (m_wantsUndo)
            return takeBack(m_live->entries().empty() ? std::optional<std::size_t>()
                                                      : std::optional(m_live->entries().size() - 1));
        TOUCHLINE_TRY(value);
        TOUCHLINE_TRY(m_live->roll(*value));
        return {};
    }

    Result<void> takeScriptedRoll(const Question &question)
    {
        const auto value = m_scriptedDice->roll(*question.prompt);
        TOUCHLINE_TRY(value);
        TOUCHLINE_TRY(m_live->roll(*value));
        return {};
    }

    Result<void> takeChoice(const Question &question)
    {
        const Side side = question.side.value_or(Side::Home);
        if (!m_persons[side] || m_coachSince[side]) {
            TOUCHLINE_TRY(m_computer->answer(*m_live));
            return {};
        }
        tell();
        sayHow();
        const auto answer = m_persons[side]->ask(m_live->match(), question);
        TOUCHLINE_TRY(answer);
        switch (answer->move) {
        case PersonsMove::Undo:
            return takeBack(m_live->lastDecisionOf(side));
        case PersonsMove::CoachForTurn:
            m_coachSince[side] = m_live->events().size();
            [[fallthrough]];
        case PersonsMove::Coach:
            TOUCHLINE_TRY(m_computer->answer(*m_live));
            return {};
        case PersonsMove::Answered:
            break;
        }
        TOUCHLINE_TRY(m_live->choose(answer->option));
        return {};
    }

    /// The numbers of the file, as many of them used as rolls stand.
    Result<void> beginScript()
    {
        m_scriptedDice.emplace(*m_plan.rolls);
        for (const LogEntry &entry : m_live->entries())
            if (entry.kind == Awaits::Roll)
                TOUCHLINE_TRY(m_scriptedDice->roll({{}, {}, Die{static_cast<std::uint16_t>(entry.faces)}}));
        return {};
    }

    /// Once, before the first question.
    void sayHow()
    {
        if (!m_saidHow)
            m_terminal.print(
                QStringLiteral("Type a number or a name; ? tells what each choice costs and does.\n"));
        m_saidHow = true;
    }

    /// The match as it was before that input.
    Result<void> takeBack(std::optional<std::size_t> input)
    {
        if (!input) {
            m_terminal.print(QStringLiteral("There is nothing to undo yet.\n"));
            return {};
        }
        if (const auto allowed = mayGoBack(*input); !allowed) {
            m_terminal.print(allowed.error().message.english() + u'\n');
            return {};
        }
        TOUCHLINE_TRY(m_live->takeBackTo(*input + 1));
        TOUCHLINE_TRY(m_live->takeBackGesture());
        m_coachSince = {};
        if (m_plan.rolls)
            TOUCHLINE_TRY(beginScript());
        m_told = story();
        m_terminal.print(QStringLiteral("Taken back.\n"));
        return {};
    }

    /// By the rules of the competition; the other side is asked where they want it.
    Result<void> mayGoBack(std::size_t input)
    {
        const bool isShared = m_plan.persons[Side::Home] && m_plan.persons[Side::Away];
        const auto without = checkGoingBack(*m_live, input, m_takingBack, !isShared);
        if (without || m_takingBack != TakingBack::ByConsent)
            return without;
        m_terminal.print(
            QStringLiteral("A roll would be taken back. Does the other side agree (yes or no)? "));
        const auto typed = m_terminal.line();
        const bool agrees = typed && typed->compare(QStringLiteral("yes"), Qt::CaseInsensitive) == 0;
        return checkGoingBack(*m_live, input, m_takingBack, agrees);
    }

    /// Where a turn has begun meanwhile, the person decides again.
    void endTurns()
    {
        for (const Side side : bothSides) {
            if (!m_coachSince[side])
                continue;
            const auto since = m_live->events().subspan(*m_coachSince[side]);
            if (std::any_of(since.begin(), since.end(),
                            [this](const Event &one) { return one.kind == m_game.info().turnBegins; }))
                m_coachSince[side].reset();
        }
    }

    std::optional<QString> askForDie(const RollPrompt &prompt, const std::optional<Error> &refused)
    {
        if (refused)
            m_terminal.print(refused->message.english() + u'\n');
        m_terminal.print(QStringLiteral("%1%2 (1 to %3)? ")
                             .arg(plain(prompt.label), dieText(m_rolled))
                             .arg(prompt.die.faces));
        auto typed = m_terminal.line();
        m_wantsUndo = typed && typed->compare(undoWord, Qt::CaseInsensitive) == 0;
        const bool isLeaving = typed && typed->compare(quitWord, Qt::CaseInsensitive) == 0;
        return m_wantsUndo || isLeaving ? std::nullopt : std::move(typed);
    }

    [[nodiscard]] QString story() const { return storyText(m_live->played(), m_game, m_telling); }

    void tell()
    {
        const QString now = story();
        m_terminal.print(newStory(m_told, now));
        m_told = now;
    }

    const MatchPlan &m_plan;
    TakingBack m_takingBack;
    const Game &m_game;
    Terminal m_terminal;
    Telling m_telling;
    TypedDice m_typedDice;
    std::optional<ScriptedDice> m_scriptedDice;
    PerSide<std::optional<PersonAtTerminal>> m_persons;
    std::optional<LiveMatch> m_live;
    std::optional<LiveComputer> m_computer;
    /// So many events had been told when the coach took over for the turn.
    PerSide<std::optional<std::size_t>> m_coachSince;
    /// The roll that is asked for.
    Question m_rolled;
    bool m_wantsUndo = false;
    bool m_saidHow = false;
    QString m_told;
};

} // namespace

Result<PlayedMatch> playInTerminal(const MatchPlan &plan, Streams &streams)
{
    auto begun = LiveMatch::begin(*plan.choice.game, plan.setup);
    TOUCHLINE_TRY(begun);
    const auto over = playOnInTerminal(plan, std::move(*begun), TakingBack::Free, streams);
    TOUCHLINE_TRY(over);
    PlayedMatch played = over->played();
    const bool isSeeded = !plan.typedDice && !plan.rolls;
    played.log.seed = isSeeded ? QString::number(plan.seed) : QString();
    for (const Side side : bothSides)
        played.log.agents[side] = plan.persons[side] ? QStringLiteral("person") : plan.choice.agents[side];
    return played;
}

Result<LiveMatch> playOnInTerminal(const MatchPlan &plan, LiveMatch match, TakingBack rule, Streams &streams)
{
    return TerminalMatch(plan, rule, streams).play(std::move(match));
}

} // namespace touchline::cli
