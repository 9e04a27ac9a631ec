// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that are played as the match centre plays them (typed dice, choices, slips that are corrected,
// answers that are taken back, others who take over, the computer in between) in a program that is killed
// (SIGKILL) at random moments. After each kill the match stands where it stood: at the last step that the
// program had told, or at the one that was under way, and nowhere else.
//
// TOUCHLINE_MATCH_KILLS: how often for each kind of database; TOUCHLINE_SEED: of the moments and the matches.

#include "core/base/to_qstring.h"
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "models/league/friendlies.h"
#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"
#include "models/views/match_centre/match_session.h"
#include "tests/desktop/hands.h"
#include "tests/storage/league_case.h"
#include "tests/storage/victim.h"
#include "tests/support/playable_league.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <unistd.h>

namespace test_match_kills {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

int fromEnvironment(const char *name, int usual)
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? wanted : usual;
}

void say(const QByteArray &line)
{
    const QByteArray text = line + '\n';
    if (::write(STDOUT_FILENO, text.constData(), static_cast<std::size_t>(text.size())) != text.size())
        ::_exit(0); // nobody listens any more
}

/// Everything that makes the place where a match stands: inputs, what was noted of them, and the question
/// that is due with its options.
QByteArray placeOf(const LiveMatch &match)
{
    QJsonObject place;
    QJsonArray entries;
    for (const LogEntry &entry : match.entries())
        entries.append(toJson(entry));
    place.insert(u"entries"_s, entries);
    // What a slip leaves to enter again is noted behind it.
    LogNotes notes = match.log().notes;
    notes.left.clear();
    putNotes(place, notes);
    const Question due = match.question();
    place.insert(u"due"_s, toQString(due.prompt->id));
    place.insert(u"options"_s, QJsonArray::fromStringList(match.optionNames()));
    return QByteArray::number(match.entries().size()) + '-' +
           QCryptographicHash::hash(QJsonDocument(place).toJson(QJsonDocument::Compact),
                                    QCryptographicHash::Sha256)
               .toHex()
               .left(24);
}

const QByteArray nothing = "none";

/// What is to come, worked out by the rules of the match alone before the session does it: every place that
/// may be on the disk until it is done.
class Foreseen
{
public:
    Foreseen(const MatchSession &session, const GameChoice &choice, std::uint64_t seed)
        : m_match(session.match().clone())
        , m_seats(session.seats())
        , m_computer(LiveComputer::make(choice, seed).value())
    {
    }

    [[nodiscard]] LiveMatch &match() { return m_match; }
    [[nodiscard]] const QByteArray &last() const { return m_last; }
    void say()
    {
        m_last = placeOf(m_match);
        test_match_kills::say("to " + m_last);
    }
    void takeSeat(Side side, const Seat &seat) { m_seats[side] = seat; }
    /// Real dice show what is rolled now.
    [[nodiscard]] bool isTyped() const
    {
        const Question due = m_match.question();
        const auto types = [this](Side side) { return m_seats[side].typesDice; };
        return due.side ? types(*due.side) : types(Side::Home) || types(Side::Away);
    }
    /// The computer answers what is its own; with `untilGoal` everything, to the next goal.
    void goOn(bool untilGoal = false)
    {
        const std::size_t from = m_match.events().size();
        while (!m_match.isOver() && (untilGoal || isForComputer())) {
            if (!m_computer.answer(m_match))
                qFatal("the computer has no answer");
            say();
            const auto since = m_match.events().subspan(from);
            if (untilGoal && std::any_of(since.begin(), since.end(), [](const Event &event) {
                    return event.kind == EventKind::Goal || event.kind == EventKind::OwnGoal;
                }))
                return;
        }
    }

private:
    [[nodiscard]] bool isForComputer() const
    {
        const Question due = m_match.question();
        return due.awaits == Awaits::Roll ? !isTyped() : !m_seats[due.side.value_or(Side::Home)].isPerson();
    }

    LiveMatch m_match;
    PerSide<Seat> m_seats;
    LiveComputer m_computer;
    QByteArray m_last = placeOf(m_match);
};

/// The person at the screen.
class Person
{
public:
    Person(MatchSession &session, GameChoice choice, std::uint64_t matchSeed, std::uint64_t seed)
        : m_session(session)
        , m_choice(std::move(choice))
        , m_matchSeed(matchSeed)
        , m_chance(seed)
    {
        for (const Side side : bothSides)
            m_choice.agents[side] = session.seats()[side].decides;
    }

    /// One deed, told before it is done, and whatever the computer answers to it. Errors: what was refused
    /// that must not be.
    Result<void> act()
    {
        const std::size_t inputs = m_session.match().entries().size();
        const std::uint32_t action = m_chance.below(100);
        if (action < 9 && m_session.canUndoAnswer())
            return goBack(m_session.inputsBeforeLastAnswer());
        if (action < 14 && inputs > 4)
            return goBack(inputs - 1 - below(std::min<std::size_t>(inputs - 1, 12)));
        if (action < 24 && !m_session.typedRolls().empty())
            return correct();
        if (action < 30)
            return changeSeat();
        return answer();
    }
    /// Where the match must stand when all is done.
    [[nodiscard]] const QByteArray &foreseen() const { return m_foreseen; }

private:
    std::size_t below(std::size_t most) { return m_chance.below(static_cast<std::uint32_t>(most)); }

    /// Says what is to come of `look`, then does it.
    template <class Look, class Action>
    Result<void> with(Look look, Action action)
    {
        Foreseen future(m_session, m_choice, m_matchSeed);
        look(future);
        m_foreseen = future.last();
        say("begin");
        return action();
    }

    Result<void> goBack(std::size_t inputs)
    {
        return with(
            [inputs](Foreseen &future) {
                if (!future.match().undoTo(inputs + 1))
                    qFatal("nothing to take back");
                future.say();
                if (!future.match().undoGesture())
                    qFatal("nothing to take back");
                future.say();
            },
            [this, inputs] { return m_session.undoTo(inputs, true); });
    }

    Result<void> correct()
    {
        const auto rolls = m_session.typedRolls();
        const auto &roll = rolls[below(std::min<std::size_t>(rolls.size(), 30))];
        LogEntry entry = m_session.match().entries()[roll.input];
        entry.value = m_chance.roll(roll.faces);
        bool isPossible = true;
        return with(
            [&](Foreseen &future) {
                isPossible = future.match().correct(roll.input, entry).has_value();
                future.say();
                if (isPossible)
                    future.goOn();
            },
            [&]() -> Result<void> {
                const auto corrected = m_session.correct(roll.input, entry.value);
                if (corrected.has_value() != isPossible)
                    return corrected ? fail(Fault::Refused, "a slip that cannot be") : corrected;
                return {};
            });
    }

    Result<void> changeSeat()
    {
        const Side side = m_chance.below(2) == 0 ? Side::Home : Side::Away;
        Seat seat = m_session.seats()[side];
        seat.decides = m_chance.below(3) > 0
                           ? personAgent
                           : QString::fromUtf8(m_session.match().game().info().agents.front().name);
        seat.typesDice = m_chance.below(3) > 0;
        return with(
            [&](Foreseen &future) {
                const Seat &was = m_session.seats()[side];
                if (was.decides != seat.decides && !future.match().setAgent(side, seat.decides))
                    qFatal("nobody takes the seat");
                future.say();
                PerSide<Seat> seats = m_session.seats();
                seats[side] = seat;
                std::vector<DiceNote> dice;
                for (const Side one : bothSides)
                    dice.push_back({one, seats[one].typesDice, seats[one].computerRolls});
                if (was.typesDice != seat.typesDice && !future.match().setDice(dice))
                    qFatal("nobody takes the dice");
                future.say();
            },
            [&] { return m_session.setSeat(side, seat); });
    }

    Result<void> answer()
    {
        switch (m_session.waits()) {
        case MatchSession::Waits::ForChoice: {
            m_session.uncover();
            const QStringList names = m_session.match().optionNames();
            const QString &name = names.at(m_chance.roll(static_cast<int>(names.size())) - 1);
            return with([&](Foreseen &future) { answered(future, future.match().choose(name)); },
                        [&] { return m_session.choose(name); });
        }
        case MatchSession::Waits::ForDice:
            return roll();
        case MatchSession::Waits::ForComputer: {
            const bool untilGoal = m_chance.below(10) == 0;
            return with([&](Foreseen &future) { future.goOn(untilGoal); },
                        [&]() -> Result<void> {
                            m_session.playOn(untilGoal ? MatchSession::Until::Goal
                                                       : MatchSession::Until::MyDecision);
                            return {};
                        });
        }
        case MatchSession::Waits::ForClick:
        case MatchSession::Waits::Over:
        case MatchSession::Waits::Replay:
            return {};
        }
        return {};
    }

    static void answered(Foreseen &future, const Result<LogEntry> &entry)
    {
        if (!entry)
            qFatal("%s", qPrintable(wordsOf(entry.error())));
        future.say();
        future.goOn();
    }

    /// A whole throw at once, where all its dice are typed.
    Result<void> roll()
    {
        QStringList thrown;
        return with(
            [&](Foreseen &future) {
                const Question due = future.match().question();
                for (int die = due.part;
                     die <= due.parts && future.isTyped() && future.match().question().awaits == Awaits::Roll;
                     ++die) {
                    const int value = m_chance.roll(future.match().question().prompt->die.faces);
                    thrown << QString::number(value);
                    if (!future.match().roll(value))
                        qFatal("a die that cannot be");
                    future.say();
                }
                future.goOn();
            },
            [&] { return m_session.rollThrow(thrown.join(u' ')); });
    }

    MatchSession &m_session;
    GameChoice m_choice;
    std::uint64_t m_matchSeed;
    Generator m_chance;
    QByteArray m_foreseen;
};

/// Says "at PLACE" once that is on the disk.
class Teller
{
public:
    explicit Teller(MatchSession &session) : m_session(session) {}

    void tell()
    {
        const QByteArray place = placeOf(m_session.match());
        if (place != m_told)
            say("at " + place);
        m_told = place;
    }
    [[nodiscard]] const QByteArray &described() const { return m_told; }

private:
    MatchSession &m_session;
    QByteArray m_told;
};

/// Of what the matches are that are played.
enum class Of { Fixtures, Friendlies };
const QString friendlyWord = u"friendly"_s;
/// So many friendlies are played out in a league.
constexpr int mostFriendlies = 3;

PerSide<Seat> bothPersons()
{
    Seat person;
    person.decides = personAgent;
    person.typesDice = true;
    return {{person, person}};
}

/// The one under way; nothing where there is none.
Result<std::optional<QUuid>> friendlyUnderWay(League &league)
{
    const auto all = Friendlies(league).all();
    if (!all)
        return fail(all.error());
    for (const Friendly &one : *all)
        if (one.isUnderWay)
            return std::optional(one.id);
    return std::optional<QUuid>();
}

/// The teams of the first match that is due.
Result<std::unique_ptr<MatchSession>> friendlyOf(OpenLeague &league, const CompetitionState &state,
                                                 std::uint64_t seed)
{
    const auto begun = friendlyUnderWay(league.league());
    if (!begun)
        return fail(begun.error());
    if (*begun)
        return MatchSession::resumeFriendly(league, **begun);
    auto setup = kickOffSetup(state.competition, firstReady(state.competition), *state.rules, 0);
    if (!setup)
        return fail(setup.error());
    setup->fixture = QUuid::createUuid();
    return MatchSession::beginFriendly(league, u"Friendly"_s, *setup, *state.rules->choice.game, seed,
                                       bothPersons());
}

Result<std::unique_ptr<MatchSession>> sessionOf(OpenLeague &league, const CompetitionState &state)
{
    const auto lines = league.league().matches().underWay();
    if (!lines)
        return fail(lines.error());
    if (!lines->empty())
        return MatchSession::resume(league, state, state.competition.indexOfFixture(lines->front().fixture));
    return MatchSession::begin(league, state, firstReady(state.competition), bothPersons());
}

Result<void> playOne(MatchSession &session, const GameChoice &choice, std::uint64_t matchSeed,
                     std::uint64_t seed)
{
    session.setPace(MatchSession::Pace::AtOnce);
    Teller teller(session);
    teller.tell();
    std::optional<Error> failed;
    // Whatever the computer answers is told as soon as it is kept.
    const auto steps = QObject::connect(&session, &MatchSession::stepped, [&teller] { teller.tell(); });
    const auto failures =
        QObject::connect(&session, &MatchSession::failed, [&failed](const Error &error) { failed = error; });
    Person person(session, choice, matchSeed, seed);
    while (!session.match().isOver() && !failed) {
        if (auto acted = person.act(); !acted)
            return acted;
        while (session.isRunning() && !failed)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        teller.tell();
        if (!failed && teller.described() != person.foreseen() && !person.foreseen().isEmpty())
            return fail(Fault::Refused, "The session does not do what the rules of the match say.");
    }
    QObject::disconnect(steps);
    QObject::disconnect(failures);
    return failed ? fail(*failed) : Result<void>();
}

/// Whether all matches are played.
Result<bool> isFinished(OpenLeague &league, const CompetitionState &state, Of of)
{
    if (of == Of::Fixtures)
        return firstReady(state.competition) < 0;
    const auto all = Friendlies(league.league()).all();
    if (!all)
        return fail(all.error());
    return std::count_if(all->begin(), all->end(), [](const Friendly &one) { return !one.isUnderWay; }) >=
           mostFriendlies;
}

/// Plays one match after the other in the first competition, or between its teams.
Result<void> playHere(const QString &place, std::uint64_t seed, Of of)
{
    auto opened = League::open(place, {u"Worker"_s, false, {}});
    if (!opened)
        return fail(opened.error());
    OpenLeague league(std::move(*opened));
    const QUuid id = league.competitions().front().id;
    say("ready");
    while (true) {
        const auto state = league.state(id);
        if (!state)
            return fail(state.error());
        const auto finished = isFinished(league, **state, of);
        if (!finished)
            return fail(finished.error());
        if (*finished)
            break;
        say("begin");
        auto session =
            of == Of::Fixtures ? sessionOf(league, **state) : friendlyOf(league, **state, seed + 1);
        if (!session)
            return fail(session.error());
        const std::uint64_t matchSeed = of == Of::Fixtures ? (*state)->competition.definition().seed
                                                           : (*session)->match().log().seed.toULongLong();
        if (auto played = playOne(**session, (*state)->rules->choice, matchSeed, ++seed); !played)
            return played;
        say("to " + nothing);
        say("begin");
        if (auto entered = (*session)->finish(); !entered)
            return entered;
        say("at " + nothing);
    }
    say("finished");
    return {};
}

/// What the league holds of the match under way.
struct Found
{
    QByteArray place = nothing;
    std::optional<LiveMatch> match;
};

Result<Found> lookAt(const LeaguePlace &place, Of of)
{
    auto league = place.open();
    if (!league)
        return fail(league.error());
    const auto lines = (*league)->matches().underWay();
    if (!lines)
        return fail(lines.error());
    const auto friendly = friendlyUnderWay(**league);
    if (!friendly)
        return fail(friendly.error());
    Found found;
    if (of == Of::Fixtures ? lines->empty() : !*friendly)
        return found;
    auto match = of == Of::Fixtures ? (*league)->matches().resume(lines->front().fixture)
                                    : Friendlies(**league).resume(**friendly);
    if (!match)
        return fail(match.error());
    found.place = placeOf(*match);
    found.match.emplace(match->clone());
    return found;
}

/// Where the match may stand: first where it was told to stand last, then what was under way.
QByteArrayList placesAfter(const Heard &heard, const QByteArray &before)
{
    QByteArrayList places{before};
    bool isUnderWay = false;
    for (const QByteArray &line : heard.lines) {
        if (line.startsWith("to ")) {
            // What was foreseen before is done.
            if (!isUnderWay)
                places = {places.front()};
            isUnderWay = true;
            places << line.mid(3);
        } else if (line.startsWith("at ")) {
            places.front() = line.mid(3);
        } else if (line == "begin") {
            isUnderWay = false;
        }
    }
    return places;
}

} // namespace

class TestMatchKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void aMatchStandsWhereItStood_data() { EACH_BACKEND(); }
    void aMatchStandsWhereItStood()
    {
        QFETCH(Backend, backend);
        killAndLook(backend, Of::Fixtures);
    }

    void aFriendlyStandsWhereItStood_data() { EACH_BACKEND(); }
    void aFriendlyStandsWhereItStood()
    {
        QFETCH(Backend, backend);
        killAndLook(backend, Of::Friendlies);
    }

private:
    static void killAndLook(Backend backend, Of of)
    {
        const int kills = fromEnvironment("TOUCHLINE_MATCH_KILLS", 12);
        Generator chance(static_cast<std::uint64_t>(fromEnvironment("TOUCHLINE_SEED", 20261125)));
        int level = 0;
        int within = 0;
        int untold = 0;
        int corrections = 0;
        int takenOver = 0;
        std::unique_ptr<LeaguePlace> place;
        QByteArray told = nothing;
        for (int kill = 0; kill < kills; ++kill) {
            // Another game or level after some kills, and where all is played.
            if (place == nullptr || kill % 10 == 0) {
                place = std::make_unique<LeaguePlace>(backend);
                make(*place, level++);
                if (QTest::currentTestFailed())
                    return;
                told = nothing;
            }
            const Moment moment = chance.below(5) == 0
                                      ? Moment::any(chance)
                                      : Moment{"begin", chance.roll(40), chance.below(12'000)};
            QStringList arguments{u"match-centre"_s, place->path, QString::number(chance.next() >> 1)};
            if (of == Of::Friendlies)
                arguments << friendlyWord;
            const Heard heard = work(arguments, moment);
            QVERIFY2(heard.trouble.isEmpty(), qPrintable(heard.trouble));
            waitUntilAlone(*place);
            const auto found = lookAt(*place, of);
            VERIFY_RESULT(found);
            const QByteArrayList possible = placesAfter(heard, told);
            const bool isWithin = !heard.lines.isEmpty() && heard.lines.back() == "begin";
            within += isWithin ? 1 : 0;
            const bool isBegun = possible.contains(nothing) && found->place.startsWith("0-");
            QVERIFY2(possible.contains(found->place) || isBegun, qPrintable(words(kill, heard, *found)));
            untold += found->place == possible.front() ? 0 : 1;
            if (found->match) {
                corrections += found->match->notes().corrections.empty() ? 0 : 1;
                takenOver += found->match->notes().agents.empty() ? 0 : 1;
            }
            told = found->place;
            if (heard.has("finished"))
                place.reset();
        }
        qInfo("%d kills, %d in the middle of something; %d found one change further than told, %d with a "
              "%d with another player in a seat",
              kills, within, untold, corrections, takenOver);
    }

    static QString words(int kill, const Heard &heard, const Found &found)
    {
        return u"kill %1 finds %2 behind\n%3"_s.arg(
            QString::number(kill), QString::fromUtf8(found.place),
            QString::fromUtf8(heard.lines.mid(heard.lines.size() - 6).join('\n')));
    }

    /// A league of the game and level of that number, one after the other.
    static void make(const LeaguePlace &place, int number)
    {
        std::vector<std::pair<const char *, const char *>> all;
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                for (const LevelSpec &level : game->info().levels)
                    all.emplace_back(game->info().id, level.name);
        const auto &[game, level] = all[static_cast<std::size_t>(number) % all.size()];
        auto league = place.create();
        VERIFY_RESULT(league);
        VERIFY_RESULT((*league)->competitions().add(
            Competition::create(testing::playableLeague(game, level, static_cast<std::uint64_t>(number) + 1))
                .value()));
    }
};

TOUCHLINE_TEST(TestMatchKills)

const touchline::testing::RegisteredWorker matchCentre("worker", [](const QStringList &arguments) {
    const auto done = playHere(arguments.value(1), arguments.value(2).toULongLong(),
                               arguments.value(3) == friendlyWord ? Of::Friendlies : Of::Fixtures);
    if (done)
        return 0;
    std::fprintf(stderr, "%s\n", qPrintable(wordsOf(done.error())));
    return 1;
});

} // namespace test_match_kills

#include "test_match_kills.moc"
