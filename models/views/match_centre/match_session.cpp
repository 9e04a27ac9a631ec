// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/match_session.h"

#include "models/words/common/option_label.h"
#include "models/words/option_words.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

/// Between the computer's slow steps, in milliseconds: a move on a board is seen; where there is none the
/// step is read, and an attack of ATCS, three steps in two attacks, takes about two seconds.
constexpr int slowMove = 900;
constexpr int slowReading = 1'400;
constexpr int fastStep = 150;
/// Where only goals are shown, so long each stays.
constexpr int goalMilliseconds = 2'000;

/// So long the window may stand still.
constexpr qint64 sliceMilliseconds = 20;

/// The numbers that somebody typed for dice with that many faces.
QStringList numbersOf(const QString &typed, int faces)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;+]+"));
    constexpr int mostOneDigit = 9;
    QStringList numbers = typed.split(between, Qt::SkipEmptyParts);
    if (faces > mostOneDigit || numbers.size() != 1)
        return numbers;
    QStringList digits;
    for (const QChar one : numbers.constFirst())
        digits << QString(one);
    const bool isDigits =
        std::all_of(digits.begin(), digits.end(), [](const QString &one) { return one.at(0).isDigit(); });
    return isDigits ? digits : numbers;
}

/// A number, however large.
bool isAllDigits(const QString &text)
{
    return !text.isEmpty() &&
           std::all_of(text.begin(), text.end(), [](const QChar &letter) { return letter.isDigit(); });
}

} // namespace

MatchSession::MatchSession(OpenLeague &league, const QUuid &competition, LiveMatch match,
                           LiveComputer computer, std::uint64_t seed, const PerSide<Seat> &seats)
    : m_league(league)
    , m_competition(competition)
    , m_match(std::move(match))
    , m_computer(std::move(computer))
    , m_seed(seed)
    , m_seats(seats)
    , m_played(m_match.played())
    , m_hasBoard(m_match.match().boardGeometry() != nullptr)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MatchSession::run);
}

Result<void> MatchSession::goTo(std::size_t inputs)
{
    TOUCHLINE_TRY(m_match.goTo(std::min(inputs, m_match.known())));
    emitStepped();
    return {};
}

Result<int> MatchSession::watchOn()
{
    const auto next = m_plan.step(m_match.entries().size(), m_watching.seconds, m_watching.isGoalsOnly);
    // Behind the last thing that happened there may be inputs that brought nothing.
    TOUCHLINE_TRY(m_match.goTo(next ? next->inputs : m_match.known()));
    return next ? next->milliseconds : 0;
}

void MatchSession::setWatching(const Watching &watching)
{
    m_watching = watching;
    emitStepped();
}

Result<void> MatchSession::setSeat(Side side, const Seat &seat)
{
    if (seat.decides != m_seats[side].decides)
        TOUCHLINE_TRY(m_match.setAgent(side, seat.decides));
    PerSide<Seat> seats = m_seats;
    seats[side] = seat;
    if (seats[side].typesDice != m_seats[side].typesDice ||
        seats[side].computerRolls != m_seats[side].computerRolls)
        TOUCHLINE_TRY(m_match.setDice(diceOf(seats)));
    m_seats = seats;
    m_uncovered.reset();
    emitStepped();
    return {};
}

bool MatchSession::isShared() const
{
    return m_seats[Side::Home].isPerson() && m_seats[Side::Away].isPerson();
}

bool MatchSession::types(const QString &roll, const Die &die, std::optional<Side> side) const
{
    if (side)
        return m_seats[*side].types(roll, die);
    return m_seats[Side::Home].types(roll, die) || m_seats[Side::Away].types(roll, die);
}

bool MatchSession::isTyped() const
{
    const Question due = m_match.question();
    return types(promptId(due), due.prompt->die, due.side);
}

bool MatchSession::isClicked() const
{
    const Question due = m_match.question();
    return due.side ? m_seats[*due.side].clicks(due.prompt->die)
                    : std::any_of(bothSides.begin(), bothSides.end(),
                                  [&](Side side) { return m_seats[side].clicks(due.prompt->die); });
}

MatchSession::Waits MatchSession::waits() const
{
    if (isWatched())
        return Waits::Replay;
    const Question due = m_match.question();
    if (due.awaits == Awaits::Nothing)
        return Waits::Over;
    if (due.awaits == Awaits::Roll)
        return isTyped() ? Waits::ForDice : isClicked() ? Waits::ForClick : Waits::ForComputer;
    return m_seats[due.side.value_or(Side::Home)].isPerson() ? Waits::ForChoice : Waits::ForComputer;
}

std::optional<Side> MatchSession::coveredFor() const
{
    if (isWatched())
        return std::nullopt;
    const Question due = m_match.question();
    // Who answers a secret choice second sits down too, so that nobody answers for both.
    const bool isSecret = due.opens != Opens::AtOnce || m_match.match().hasSecretAnswer();
    if (!isShared() || due.awaits != Awaits::Choice || !isSecret || due.side == m_uncovered)
        return std::nullopt;
    return due.side;
}

void MatchSession::uncover()
{
    m_uncovered = m_match.question().side;
    emitStepped();
}

std::optional<Side> MatchSession::viewer() const
{
    if (isWatched() && m_watching.perspective != Perspective::Everything &&
        m_watching.perspective != Perspective::Both)
        return m_watching.perspective == Perspective::Home ? Side::Home : Side::Away;
    if (m_match.isOver() || isWatched())
        return std::nullopt;
    if (isShared())
        return m_match.question().side.value_or(Side::Home);
    for (const Side side : bothSides)
        if (m_seats[side].isPerson())
            return side;
    return std::nullopt;
}

bool MatchSession::isSharedPerspective() const
{
    return coveredFor().has_value() || (isWatched() && m_watching.perspective == Perspective::Both);
}

bool MatchSession::isInTheOpen() const
{
    const Question due = m_match.question();
    return isShared() && !isWatched() && due.awaits != Awaits::Nothing &&
           (due.awaits != Awaits::Choice ||
            (due.opens == Opens::AtOnce && !m_match.match().hasSecretAnswer()));
}

Result<void> MatchSession::choose(const QString &option)
{
    TOUCHLINE_TRY(m_match.choose(option));
    TOUCHLINE_TRY(reentered(1));
    goOn();
    return {};
}

Result<void> MatchSession::roll(int value)
{
    TOUCHLINE_TRY(m_match.roll(value));
    TOUCHLINE_TRY(reentered(1));
    goOn();
    return {};
}

Result<void> MatchSession::rollThrow(const QString &typed)
{
    const std::size_t from = m_match.entries().size();
    if (auto entered = enterThrow(typed); !entered) {
        // A throw is entered whole or not at all.
        if (m_match.entries().size() > from)
            TOUCHLINE_TRY(m_match.undoTo(from));
        return entered;
    }
    TOUCHLINE_TRY(reentered(m_match.entries().size() - from));
    goOn();
    return {};
}

Result<void> MatchSession::enterThrow(const QString &typed)
{
    const Question due = m_match.question();
    const int dice = due.parts - due.part + 1;
    const QStringList numbers = numbersOf(typed, due.prompt->die.faces);
    if (numbers.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Type what the dice show."));
    if (numbers.size() > dice)
        return dice == 1 ? fail(Fault::BadInput,
                                QT_TRANSLATE_NOOP("core", "One die is rolled here; you typed %1 numbers."),
                                {QString::number(numbers.size())})
                         : fail(Fault::BadInput,
                                QT_TRANSLATE_NOOP("core", "%1 dice are rolled here; you typed %2 numbers."),
                                {QString::number(dice), QString::number(numbers.size())});
    for (const QString &number : numbers) {
        if (!isTyped())
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "The next die of this throw is the computer's."));
        bool isNumber = false;
        const int value = number.toInt(&isNumber);
        if (!isNumber && isAllDigits(number))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "\"%1\" is not a roll of this die (1 to %2)."),
                        {number, QString::number(m_match.question().prompt->die.faces)});
        if (!isNumber)
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "\"%1\" is not a number."), {number});
        TOUCHLINE_TRY(m_match.roll(value));
    }
    return {};
}

Result<void> MatchSession::rollForClick()
{
    const Question due = m_match.question();
    Result<void> rolled;
    for (int die = due.part; rolled && die <= due.parts && waits() == Waits::ForClick; ++die)
        if (const auto entry = m_computer.answer(m_match); !entry)
            rolled = fail(entry.error());
    goOn();
    return rolled;
}

Result<void> MatchSession::letComputerAnswer()
{
    TOUCHLINE_TRY(m_computer.answer(m_match));
    TOUCHLINE_TRY(reentered(1));
    goOn();
    return {};
}

void MatchSession::goOn()
{
    // Whoever comes next to a secret decision takes the screen anew.
    m_uncovered.reset();
    m_isPaused = false;
    m_isAtGoal = false;
    rollUnrealDice();
    emitStepped();
    goOnIfComputers();
}

void MatchSession::rollUnrealDice()
{
    const bool isAnyTyped = m_seats[Side::Home].typesDice || m_seats[Side::Away].typesDice;
    const auto isDue = [this] {
        const Question due = m_match.question();
        return due.awaits == Awaits::Roll && !isReal(due.prompt->die);
    };
    while (isAnyTyped && isDue())
        if (const auto rolled = m_computer.answer(m_match); !rolled) {
            Q_EMIT failed(rolled.error());
            return;
        }
}

bool MatchSession::isForComputer() const
{
    if (m_match.isOver())
        return false;
    if (isWatched())
        return true;
    // Who lets the computer toss has rolled that with it.
    if (m_until == Until::KickOff)
        return (waits() == Waits::ForComputer || waits() == Waits::ForClick) && isBeforeFirstWhistle(m_match);
    if (waits() == Waits::ForComputer)
        return true;
    if (m_until == Until::Turn)
        return !isTurnOver() && (waits() == Waits::ForClick ||
                                 (waits() == Waits::ForChoice && m_match.question().side == m_turnOf));
    // Real dice are real: nobody rolls them but who has them, but for a match that is to be over.
    return m_until != Until::MyDecision && m_until != Until::Step;
}

bool MatchSession::isThere(std::size_t fromEvent) const
{
    const auto events = m_match.events().subspan(fromEvent);
    const auto happened = [&events](std::initializer_list<EventKind> kinds) {
        return std::any_of(events.begin(), events.end(), [&kinds](const Event &event) {
            return std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end();
        });
    };
    switch (m_until) {
    case Until::Goal:
        return hasGoalSince(fromEvent);
    case Until::PeriodEnd:
        return happened({EventKind::PeriodEnd});
    case Until::Step:
        return !events.empty();
    case Until::Turn:
        return isTurnOver();
    case Until::KickOff:
    case Until::MyDecision:
    case Until::End:
        return false;
    }
    return false;
}

bool MatchSession::isTurnOver() const
{
    // What was taken back has not been told.
    const auto events = m_match.events();
    const auto since = events.subspan(std::min(m_turnSince, events.size()));
    return std::any_of(since.begin(), since.end(),
                       [this](const Event &event) { return event.kind == m_match.game().info().turnBegins; });
}

void MatchSession::playOn(Until until)
{
    m_until = until;
    m_turnOf = m_match.question().side;
    m_turnSince = m_match.events().size();
    m_isPaused = false;
    goOnIfComputers();
    emitStepped();
}

void MatchSession::pause()
{
    m_timer.stop();
    m_until = Until::MyDecision;
    m_isPaused = true;
    emitStepped();
}

int MatchSession::pauseMilliseconds() const
{
    switch (m_pace) {
    case Pace::Slow:
        return m_hasBoard ? slowMove : slowReading;
    case Pace::Fast:
        return fastStep;
    // The window lives in between all the same.
    case Pace::AtOnce:
    case Pace::GoalsOnly:
        return 0;
    }
    return 0;
}

void MatchSession::setPace(Pace pace)
{
    m_pace = pace;
    if (m_timer.isActive() && !isWatched())
        m_timer.start(pauseMilliseconds());
}

void MatchSession::restFor(int milliseconds)
{
    m_rest = milliseconds;
    if (m_timer.isActive() && !isWatched())
        goOnIfComputers();
}

void MatchSession::hurry()
{
    if (m_timer.isActive() && !isWatched())
        m_timer.start(0);
}

bool MatchSession::hasGoalSince(std::size_t fromEvent) const
{
    const auto events = m_match.events().subspan(fromEvent);
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.kind == EventKind::Goal || event.kind == EventKind::OwnGoal;
    });
}

void MatchSession::goOnIfComputers()
{
    const bool rests = m_until != Until::End && !isWatched() && (m_pace != Pace::GoalsOnly || m_isAtGoal);
    if (!m_isPaused && isForComputer())
        m_timer.start(rests ? std::max({pauseMilliseconds(), m_rest, m_isAtGoal ? goalMilliseconds : 0}) : 0);
    else
        m_timer.stop();
}

void MatchSession::run()
{
    if (isWatched()) {
        const auto stays = watchOn();
        if (!stays) {
            pause();
            Q_EMIT failed(stays.error());
        } else if (m_match.isOver()) {
            pause();
        } else {
            // Whoever hears of it sees that it runs.
            m_timer.start(*stays);
            emitStepped();
        }
        return;
    }
    const std::size_t fromEvent = m_match.events().size();
    const auto answered = answerForSlice();
    if (!answered) {
        pause();
        Q_EMIT failed(answered.error());
        return;
    }
    m_uncovered.reset();
    m_isAtGoal = m_pace == Pace::GoalsOnly && hasGoalSince(fromEvent);
    if (m_until == Until::Turn && isThere(fromEvent)) {
        // The next turn is that person's again, and the computer's answers are its own.
        m_until = Until::MyDecision;
    } else if (isThere(fromEvent) || m_match.isOver() || m_until == Until::Step) {
        pause();
        return;
    }
    // Whoever hears of it sees that it runs; how long what it brought is looked at is known behind it.
    goOnIfComputers();
    emitStepped();
    goOnIfComputers();
}

Result<void> MatchSession::answerForSlice()
{
    QElapsedTimer clock;
    clock.start();
    const std::size_t from = m_match.entries().size();
    const std::size_t fromEvent = m_match.events().size();
    const bool isInOneGo = isAtOnce() || m_pace == Pace::GoalsOnly;
    const InputKeeper keep = m_match.keeper();
    // What the computer answers in one go is kept in one go; nobody is asked in between.
    m_match.keepWith({});
    Result<void> answered;
    // A step that is worth looking at has told something: dice that only go before it are not one.
    while (answered && isForComputer() && !isThere(fromEvent) &&
           !(m_pace == Pace::GoalsOnly && hasGoalSince(fromEvent)) &&
           (isInOneGo ? clock.elapsed() < sliceMilliseconds : m_match.events().size() == fromEvent)) {
        if (auto entry = m_computer.answer(m_match); !entry)
            answered = fail(entry.error());
    }
    const std::span<const LogEntry> all(m_match.entries());
    if (all.size() > from)
        if (auto kept = keep({from, from, all.subspan(from)}); !kept) {
            // What is not in the league has not happened.
            if (auto back = m_match.undoTo(from); !back)
                answered = fail(back.error());
            else
                answered = kept;
        }
    m_match.keepWith(keep);
    return answered;
}

bool MatchSession::isAnsweredHere(const LogEntry &entry, std::optional<Side> side) const
{
    return entry.kind == Awaits::Choice ? m_seats[entry.side].isPerson()
                                        : types(entry.id, Die{static_cast<std::uint16_t>(entry.faces)}, side);
}

std::optional<std::size_t> MatchSession::lastAnsweredHere() const
{
    const std::vector<LogEntry> &entries = m_match.entries();
    for (std::size_t number = entries.size(); number > m_undoRule.made; --number)
        if (isAnsweredHere(entries[number - 1], m_match.askedSide(number - 1)))
            return number - 1;
    return std::nullopt;
}

bool MatchSession::canUndoAnswer() const
{
    return lastAnsweredHere().has_value();
}

std::size_t MatchSession::inputsBeforeLastAnswer() const
{
    return lastAnsweredHere().value_or(0);
}

std::optional<Side> MatchSession::consentOf(std::size_t inputs) const
{
    if (m_undoRule.takingBack != TakingBack::ByConsent || !isShared() || !goesPastRoll(m_match, inputs))
        return std::nullopt;
    const LogEntry &entry = m_match.entries()[inputs];
    const Side asking =
        entry.kind == Awaits::Choice ? entry.side : m_match.question().side.value_or(Side::Home);
    return opposite(asking);
}

std::vector<MatchSession::TypedRoll> MatchSession::typedRolls() const
{
    std::vector<TypedRoll> rolls;
    LiveMatch walked = m_match.clone();
    const std::vector<LogEntry> entries = m_match.entries();
    // What was made before the match was not typed in it.
    if (!walked.goTo(m_undoRule.made))
        return rolls;
    for (std::size_t input = m_undoRule.made; input < entries.size(); ++input) {
        const Question due = walked.question();
        if (due.awaits == Awaits::Roll && isAnsweredHere(entries[input], due.side)) {
            TypedRoll roll{input, entries[input].faces, entries[input].value, due.side, promptLabel(due), 0};
            for (const CorrectedEntry &one : m_match.notes().corrections)
                if (static_cast<std::size_t>(one.entry) == input && roll.was == 0)
                    roll.was = one.was.value;
            rolls.push_back(std::move(roll));
        }
        if (!walked.goTo(input + 1))
            break;
    }
    std::reverse(rolls.begin(), rolls.end());
    return rolls;
}

Result<void> MatchSession::correct(std::size_t input, int value)
{
    m_timer.stop();
    m_until = Until::MyDecision;
    if (input >= m_match.entries().size())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing has been entered yet."));
    // A number of the officials' desk is no slip of this match; a slip behind it takes no roll back.
    TOUCHLINE_TRY(checkUndo(m_match, input, {TakingBack::Free, m_undoRule.made}));
    LiveMatch before = m_match.clone();
    LogEntry entry = before.entries()[input];
    entry.value = value;
    const auto corrected = m_match.correct(input, entry);
    TOUCHLINE_TRY(corrected);
    auto left = leftOf(std::move(before), *corrected);
    TOUCHLINE_TRY(left);
    TOUCHLINE_TRY(m_match.setLeft(std::move(*left)));
    goOn();
    return {};
}

Result<std::vector<LeftEntry>> MatchSession::leftOf(LiveMatch before, const SlipCorrection &correction) const
{
    std::vector<LeftEntry> left;
    std::size_t place = before.known() - correction.left.size();
    for (const LogEntry &entry : correction.left) {
        TOUCHLINE_TRY(before.goTo(place++));
        if (isAnsweredHere(entry, before.question().side))
            left.push_back({promptLabel(before.question()), entry});
    }
    return left;
}

Result<void> MatchSession::reentered(std::size_t answers)
{
    std::vector<LeftEntry> left = m_match.notes().left;
    left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(std::min(answers, left.size())));
    return m_match.setLeft(std::move(left));
}

QStringList MatchSession::inputsToReenter() const
{
    QStringList lines;
    for (const LeftEntry &one : m_match.notes().left) {
        const QString answer = one.was.kind == Awaits::Roll
                                   ? QString::number(one.was.value)
                                   : optionLabel(m_match.game(), one.was.id, one.was.option);
        lines << tr("%1: %2", "what was rolled or decided, the answer").arg(one.label, answer);
    }
    return lines;
}

Result<void> MatchSession::undoLast(bool hasConsent)
{
    if (!canUndoAnswer())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing has been entered yet."));
    return undoTo(inputsBeforeLastAnswer(), hasConsent);
}

Result<void> MatchSession::undoTo(std::size_t inputs, bool hasConsent)
{
    if (inputs >= m_match.entries().size())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing has been entered yet."));
    // A computer player has nothing against it.
    TOUCHLINE_TRY(checkUndo(m_match, inputs, m_undoRule, hasConsent || !isShared()));
    m_timer.stop();
    m_until = Until::MyDecision;
    m_isPaused = true;
    // What was asked as one is taken back as one.
    TOUCHLINE_TRY(m_match.undoTo(inputs + 1));
    TOUCHLINE_TRY(m_match.undoGesture());
    TOUCHLINE_TRY(m_match.setLeft({}));
    m_uncovered.reset();
    emitStepped();
    return {};
}

void MatchSession::emitStepped()
{
    m_played = m_match.played();
    Q_EMIT stepped();
}

} // namespace touchline
