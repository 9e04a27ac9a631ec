// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/person_at_terminal.h"

#include "app/cli/base/ink.h"
#include "app/cli/output/plain_manual.h"
#include "core/base/search_key.h"
#include "core/base/to_qstring.h"
#include "core/match/board.h"
#include "core/match/report/minute.h"
#include "core/play/matches/seen_by_both.h"
#include "models/words/board_text.h"
#include "models/words/manual.h"
#include "models/words/option_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <span>

namespace touchline::cli {

namespace {

constexpr int optionsALine = 4;
constexpr int optionWidth = 22;
// Where no screen can be cleared, so much moves up that nothing secret is in sight any more.
constexpr int linesOfScreen = 100;
const QString clearScreen = u"\x1b[2J\x1b[H"_s;

const QString coachWord = u"coach"_s;
const QString coachTurnWord = u"coach turn"_s;
const QString paceWord = u"pace "_s;

/// Options that are a row of numbers with the same word behind each ("0 degrees" to "359 degrees"): nobody
/// reads a list of them, and the number that is typed is the one that is meant.
struct NumberRow
{
    int first = 0;
    qsizetype count = 0;
    QString word;

    [[nodiscard]] int last() const { return first + static_cast<int>(count) - 1; }
    /// -1 where it is not among them.
    [[nodiscard]] qsizetype placeOf(int number) const
    {
        return number >= first && number <= last() ? number - first : -1;
    }
};

std::optional<NumberRow> numberRowOf(const QStringList &names)
{
    constexpr qsizetype fewest = 30;
    if (names.size() < fewest)
        return std::nullopt;
    NumberRow row;
    for (qsizetype place = 0; place < names.size(); ++place) {
        const QString &name = names.at(place);
        const qsizetype space = name.indexOf(u' ');
        bool isNumber = false;
        const int number = name.left(space).toInt(&isNumber);
        if (place == 0)
            row = {number, names.size(), name.mid(space)};
        if (space < 0 || !isNumber || number != row.first + place || name.mid(space) != row.word)
            return std::nullopt;
    }
    return row;
}

/// "0 to 359 degrees"
QString rangeOf(const NumberRow &row)
{
    return u"%1 to %2%3"_s.arg(row.first).arg(row.last()).arg(row.word);
}

/// A player with a number has it behind the name, so that only one number stands before a choice: "Pelé
/// (10)". Less than nothing has the sign that it has elsewhere.
QString shownName(const QString &name)
{
    static const QRegularExpression shirt(u"^(\\d+) (\\p{Lu}.*)$"_s);
    static const QRegularExpression less(u"(?<=^| )-(?=\\d)"_s);
    const auto player = shirt.match(name);
    return player.hasMatch() ? u"%1 (%2)"_s.arg(player.captured(2), player.captured(1))
                             : QString(name).replace(less, u"−"_s);
}

QStringList shownNames(const QStringList &names)
{
    QStringList shown;
    for (const QString &name : names)
        shown << shownName(name);
    return shown;
}

QString numbered(const QStringList &names)
{
    if (const auto row = numberRowOf(names))
        return u"  %1\n"_s.arg(rangeOf(*row));
    QString text;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString entry = u"%1 %2"_s.arg(i + 1, 3).arg(shownName(names.at(i)));
        const bool last = i + 1 == names.size() || (i + 1) % optionsALine == 0;
        text += last ? entry + u'\n' : padded(entry, optionWidth) + u' ';
    }
    return text;
}

/// What is alike however it is typed: letters and digits.
QString folded(const QString &text)
{
    QString letters;
    for (const QChar one : text)
        if (one.isLetterOrNumber())
            letters += one.toCaseFolded();
    return letters;
}

/// By number or by name, in any case, also by the words that "?" has for it; -1 for neither.
qsizetype placeOf(const QString &typed, const QStringList &names, const QStringList &labels)
{
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (const auto row = numberRowOf(names); row && isNumber)
        return row->placeOf(number);
    if (isNumber && number >= 1 && number <= names.size())
        return number - 1;
    if (const qsizetype exact = names.indexOf(typed); exact >= 0)
        return exact;
    const auto only = [&typed](const QStringList &list, auto isAlike) {
        qsizetype found = -1;
        for (qsizetype place = 0; place < list.size(); ++place)
            if (isAlike(list.at(place))) {
                if (found >= 0)
                    return qsizetype{-1};
                found = place;
            }
        return typed.isEmpty() ? -1 : found;
    };
    const QString letters = folded(typed);
    const QStringList shown = shownNames(names);
    for (const QStringList *list : {&names, &shown, &labels}) {
        if (const qsizetype place =
                only(*list, [&](const QString &one) { return one.compare(typed, Qt::CaseInsensitive) == 0; });
            place >= 0)
            return place;
        if (const qsizetype place =
                only(*list, [&](const QString &one) { return !letters.isEmpty() && folded(one) == letters; });
            place >= 0)
            return place;
    }
    return -1;
}

/// The choices in which these words stand, whatever the case and the accents: "felix" is in "1 Félix".
QList<qsizetype> placesWith(const QString &typed, const QStringList &names)
{
    static const QRegularExpression separators(u"[^\\p{L}\\p{N}]+"_s);
    const auto inWords = [](QString text) {
        return u' ' + searchKey(text.replace(separators, u" "_s)).simplified() + u' ';
    };
    const QString wanted = inWords(typed);
    QList<qsizetype> places;
    const bool hasLetter =
        std::any_of(wanted.begin(), wanted.end(), [](QChar one) { return one.isLetter(); });
    for (qsizetype place = 0; hasLetter && place < names.size(); ++place)
        if (inWords(names.at(place)).contains(wanted))
            places << place;
    return places;
}

/// "turn 4, control 2"; dice that are not rolled have nothing to tell.
QString diceOf(const BoardPosition &position)
{
    QStringList dice;
    for (const BoardDie &die : position.dice)
        if (die.value > 0 && !die.isSpent)
            dice << u"%1 %2"_s.arg(die.name).arg(die.value);
    return dice.join(u", "_s);
}

} // namespace

Asked askedBy(const QString &typed)
{
    const QString word = typed.toLower();
    // The key itself, as terminals send it.
    if (word == u"help"_s || word == u"f1"_s || typed == u"\x1bOP"_s || typed == u"\x1b[11~"_s)
        return Asked::About;
    return word == u"?"_s ? Asked::Options : word == u"why"_s ? Asked::Closed : Asked::Nothing;
}

QString standingOf(const LiveMatch &live)
{
    const FixtureSetup &setup = live.match().setup();
    const Score score = live.report().score;
    QString text = u"%1 %2–%3 %4"_s.arg(setup.sides[Side::Home].team.displayName())
                       .arg(score.home)
                       .arg(score.away)
                       .arg(setup.sides[Side::Away].team.displayName());
    if (!live.events().empty() && live.events().back().minute > 0)
        text += u", %1'"_s.arg(minuteFigure(live.events().back().minute, live.events().back().stoppage));
    return text;
}

void Terminal::print(const QString &text)
{
    m_streams.out << text;
    m_streams.out.flush();
}

void Terminal::printHeading(const QString &text)
{
    setInk(m_streams.out, Ink::Heading);
    m_streams.out << text;
    setInk(m_streams.out, Ink::Plain);
    m_streams.out.flush();
}

void Terminal::printWrapped(const QString &lead, const QString &text)
{
    print(wrappedText(lead, text, m_streams.width));
}

void Terminal::printHelp(const Game &game, const RollPrompt &prompt)
{
    const QString text = questionHelp(game, prompt.id);
    const QString path = u"manual/games/%1-questions.md"_s.arg(QLatin1String(game.info().id));
    print(text.isEmpty() ? u"The manual has nothing about this question.\n"_s
                         : u'\n' + plainManual(text, path, m_streams.width));
}

void Terminal::hide()
{
    m_streams.out.flush();
    m_streams.exactOut() << (m_streams.outIsScreen ? clearScreen : QString(linesOfScreen, u'\n'));
    m_streams.exactOut().flush();
}

std::optional<QString> Terminal::line()
{
    QString text;
    if (m_streams.in == nullptr || !m_streams.in->readLineInto(&text))
        return std::nullopt;
    return text.trimmed();
}

std::optional<QString> Terminal::secretLine()
{
    if (m_streams.setEcho == nullptr)
        return line();
    m_streams.setEcho(false);
    auto typed = line();
    m_streams.setEcho(true);
    return typed;
}

PersonsAnswer PersonAtTerminal::ask(const LiveMatch &live, const Question &question)
{
    const Match &match = live.match();
    OptionList options;
    match.options(options);
    QStringList names;
    for (const OptionCode option : options)
        names << match.optionName(question, option);
    const Side side = question.side.value_or(Side::Home);
    showPosition(live, question);
    if (const auto open = match.openAnswer())
        m_terminal.print(
            u"%1 chose %2.\n"_s.arg(match.setup().sides[open->side].team.displayName(), open->option));
    // What one side decides in secret the other one must not read (D10, D30; specification 5.1).
    const bool isSecret = question.hidden && m_isWatched;
    const QString secret =
        isSecret ? u" (in secret: %1 look away)"_s.arg(match.setup().sides[opposite(side)].team.displayName())
                 : QString();
    const QString subject = match.subject().english();
    m_terminal.printHeading(
        u"%1, %2%3%4:"_s.arg(match.setup().sides[side].team.displayName(), toQString(question.prompt->label),
                             subject.isEmpty() ? subject : u" (%1)"_s.arg(subject), secret));
    m_terminal.print(u'\n' + numbered(names));
    return answerTo(match, question, options, isSecret);
}

PersonsAnswer PersonAtTerminal::answerTo(const Match &match, const Question &question,
                                         const OptionList &options, bool isSecret)
{
    QStringList names;
    for (const OptionCode option : options)
        names << match.optionName(question, option);
    const QStringList words = labels(question, names);
    const QString team = match.setup().sides[question.side.value_or(Side::Home)].team.displayName();
    for (;;) {
        m_terminal.print(u"? "_s);
        const auto typed = isSecret ? m_terminal.secretLine() : m_terminal.line();
        // Ctrl+D leaves the cursor behind the prompt.
        if (!typed) {
            m_terminal.print(u"\n"_s);
            return {PersonsMove::InputEnded};
        }
        if (typed->compare(quitWord, Qt::CaseInsensitive) == 0)
            return {PersonsMove::Leave};
        std::optional<PersonsAnswer> answer;
        if (const qsizetype place = placeOf(*typed, names, words); place >= 0)
            answer = {PersonsMove::Answered, names.at(place)};
        else
            answer = moveOf(*typed);
        if (!answer && tellAbout(*typed, match, question, options))
            continue;
        const QList<qsizetype> meant = answer ? QList<qsizetype>() : placesWith(*typed, names);
        if (meant.size() == 1)
            answer = {PersonsMove::Answered, names.at(meant.constFirst())};
        if (answer) {
            if (isSecret)
                hideAnswerOf(team);
            return *answer;
        }
        const auto row = numberRowOf(names);
        m_terminal.print((typed->isEmpty() ? QString()
                                           : (meant.isEmpty() ? u"\"%1\" isn't one of these. "_s
                                                              : u"\"%1\" is in more than one of these. "_s)
                                                 .arg(*typed)) +
                         u"Type a number from %1 to %2.\n"_s.arg(row ? row->first : 1)
                             .arg(row ? row->last() : static_cast<int>(names.size())));
    }
}

QStringList PersonAtTerminal::labels(const Question &question, const QStringList &names) const
{
    QStringList words;
    for (const QString &name : names)
        words << optionLabel(m_game, question, name);
    return words;
}

void PersonAtTerminal::tellWhyClosed(const Match &match)
{
    const std::vector<ClosedOption> closed = match.closedOptions();
    // A game need not tell everything that it closes.
    if (closed.empty())
        m_terminal.print(u"Nothing is noted that could be chosen at other times.\n"_s);
    for (const ClosedOption &one : closed)
        m_terminal.printWrapped(u"    "_s, one.name + u": "_s + messageText(one.reason));
}

bool PersonAtTerminal::tellAbout(const QString &typed, const Match &match, const Question &question,
                                 const OptionList &options)
{
    switch (askedBy(typed)) {
    case Asked::Options:
        explainOptions(match, question, options);
        return true;
    case Asked::Closed:
        tellWhyClosed(match);
        return true;
    case Asked::About:
        m_terminal.printHelp(m_game, *question.prompt);
        return true;
    case Asked::Nothing:
        break;
    }
    return false;
}

void PersonAtTerminal::explainOptions(const Match &match, const Question &question, const OptionList &options)
{
    int number = 0;
    QStringList names;
    for (const OptionCode option : options)
        names << match.optionName(question, option);
    const auto row = numberRowOf(names);
    if (row)
        m_terminal.print(u"    %1\n"_s.arg(rangeOf(*row)));
    for (const OptionCode option : row ? std::span<const OptionCode>() : options.all()) {
        const QString label = shownName(optionLabel(m_game, question, match.optionName(question, option)));
        const QString facts = factsText(match.optionFacts(option));
        m_terminal.printWrapped(u"%1 "_s.arg(++number, 3), facts.isEmpty() ? label : label + u": "_s + facts);
    }
    m_terminal.printWrapped(
        {}, u"Also: help (what this question is about), why (what is not possible now), undo, coach (the "
            u"computer decides this "
            "one)%1, pace slow, fast or at-once (how the computer's steps are shown), quit."_s.arg(
                m_game.info().turnBegins ? u", coach turn (and all until the next turn)"_s : QString()));
}

void PersonAtTerminal::hideAnswerOf(const QString &team)
{
    m_terminal.hide();
    m_terminal.print(u"%1 have decided.\n"_s.arg(team));
    forget();
}

void PersonAtTerminal::forget()
{
    m_shown.clear();
    m_standing.clear();
}

void PersonAtTerminal::showPosition(const LiveMatch &live, const Question &question)
{
    const Match &match = live.match();
    const Side side = question.side.value_or(Side::Home);
    BoardPosition position = match.board(side);
    // Nobody has to look away at an open decision: nothing secret is to be read then.
    if (m_isWatched && !question.hidden)
        position = seenWhileBothLook(std::move(position), match.board(opposite(side)));
    if (m_geometry == nullptr)
        m_geometry = match.boardGeometry();
    if (m_geometry != nullptr) {
        const QString board = boardText(*m_geometry, position, side);
        if (board != m_shown)
            m_terminal.print(board);
        m_shown = board;
    }
    QString standing = standingOf(live);
    if (const QString dice = diceOf(position); !dice.isEmpty())
        standing += u"; dice: "_s + dice;
    if (standing != m_standing)
        m_terminal.print(standing + u'\n');
    m_standing = standing;
}

std::optional<PersonsAnswer> PersonAtTerminal::moveOf(const QString &typed) const
{
    const QString word = typed.toLower().simplified();
    if (word == undoWord)
        return PersonsAnswer{PersonsMove::Undo};
    if (word == coachWord)
        return PersonsAnswer{PersonsMove::Coach};
    if (word == coachTurnWord && m_game.info().turnBegins)
        return PersonsAnswer{PersonsMove::CoachForTurn};
    if (word.startsWith(paceWord))
        if (const auto pace = terminalPace(word.mid(paceWord.size())))
            return PersonsAnswer{PersonsMove::NewPace, {}, *pace};
    return std::nullopt;
}

} // namespace touchline::cli
