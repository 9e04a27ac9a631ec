// SPDX-License-Identifier: GPL-3.0-or-later
// The same asked for several times at once is done once; who corrects another match is not in the way.
#include "core/play/matches/corrected_report.h"
#include "models/audit/audit.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/test_registry.h"

#include <atomic>
#include <barrier>
#include <thread>

namespace test_league_races {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

constexpr int atOnce = 4;
constexpr int organisers = 8;

/// What the threads were told.
struct Outcome
{
    std::atomic<int> done = 0;
    std::atomic<int> refused = 0;
    std::atomic<int> trouble = 0;

    void note(const Result<JournalEntry> &entry)
    {
        if (entry)
            ++done;
        else if (entry.error().fault == Fault::Conflict || entry.error().fault == Fault::NotFound ||
                 entry.error().fault == Fault::Refused || entry.error().fault == Fault::Busy)
            ++refused;
        else
            ++trouble;
    }
};

QString objections(League &league)
{
    const auto audit = auditDatabase(league.database());
    if (!audit)
        return wordsOf(audit.error());
    return audit->problems.empty() ? QString() : audit->problems.front().what.english();
}

/// Where everybody has the league open (a server), they all begin at the same moment.
void undoOnServer(const LeaguePlace &place, std::barrier<> &start, JournalEntry::Kind kind, Outcome &outcome)
{
    auto league = place.open();
    start.arrive_and_wait();
    if (!league) {
        ++outcome.trouble;
        return;
    }
    outcome.note(kind == JournalEntry::Kind::Undo ? (*league)->history().undo()
                                                  : (*league)->history().redo());
}

/// A file is open once: the others are told that it is, or find that there is nothing left.
void undoInFile(const LeaguePlace &place, std::barrier<> &start, JournalEntry::Kind kind, Outcome &outcome)
{
    start.arrive_and_wait();
    auto league = place.open();
    if (!league)
        outcome.note(fail(league.error()));
    else
        outcome.note(kind == JournalEntry::Kind::Undo ? (*league)->history().undo()
                                                      : (*league)->history().redo());
}

void atTheSameTime(const LeaguePlace &place, JournalEntry::Kind kind, Outcome &outcome)
{
    std::barrier start(atOnce);
    std::vector<std::thread> threads;
    for (int i = 0; i < atOnce; ++i)
        threads.emplace_back(place.server ? undoOnServer : undoInFile, std::cref(place), std::ref(start),
                             kind, std::ref(outcome));
    for (std::thread &thread : threads)
        thread.join();
}

int entriesOf(const LeaguePlace &place, const char *kind)
{
    auto league = place.open(u"Bert"_s);
    if (!league)
        return -1;
    const auto rows = (*league)->database().rows(
        u"SELECT COUNT(*) FROM journal WHERE kind = '%1'"_s.arg(QLatin1String(kind)));
    return rows ? rows->front().front().toInt() : -1;
}

/// Corrects matches of its own, one after the other.
void correctOwnMatches(const LeaguePlace &place, const QUuid &id, int number, std::barrier<> &start,
                       Outcome &outcome)
{
    auto league = place.open(u"Writer %1"_s.arg(number));
    start.arrive_and_wait();
    if (!league) {
        ++outcome.trouble;
        return;
    }
    for (int goals = 0; goals < 6; ++goals) {
        const auto competition = (*league)->competitions().find(id);
        if (!competition) {
            ++outcome.trouble;
            return;
        }
        const auto report = correctedReport(*competition, number, {{goals + 1, goals}, false, {}});
        if (!report) {
            ++outcome.trouble;
            return;
        }
        const auto correction = (*league)->results().correction(id, *report);
        if (!correction) {
            ++outcome.trouble;
            return;
        }
        outcome.note((*league)->results().correct(*correction));
        // What the others did meanwhile.
        if (!(*league)->refresh())
            ++outcome.trouble;
    }
}

/// Puts off matches of its own and puts them back, without looking at what the others did.
void ruleOnOwnMatches(const LeaguePlace &place, const QUuid &id, int number, std::barrier<> &start,
                      Outcome &outcome)
{
    auto league = place.open(u"Writer %1"_s.arg(number));
    if (league && !(*league)->competitions().find(id))
        ++outcome.trouble;
    start.arrive_and_wait();
    if (!league) {
        ++outcome.trouble;
        return;
    }
    for (int day = 1; day <= 3; ++day) {
        const auto entry = (*league)->competitions().update(
            id, {"Put off: match %1", {QString::number(number + 1)}},
            [&](Competition &competition) -> Result<void> {
                Ruling ruling{.match = competition.fixtures()[static_cast<std::size_t>(number)].number,
                              .kind = Ruling::Kind::Postponed,
                              .newDate = QDate(2027, 1, day),
                              .reason = u"Snow %1"_s.arg(day)};
                return competition.rule(ruling);
            });
        if (!entry)
            qInfo("%s", qPrintable(wordsOf(entry.error())));
        outcome.note(entry);
    }
}

} // namespace

class TestLeagueRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void oneOfFourUndosIsDone_data() { EACH_BACKEND(); }
    void oneOfFourUndosIsDone()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        {
            ASSIGN_RESULT(league, place.create());
            VERIFY_RESULT((*league)->teams().add({team("Rovers"), team("United")}));
        }
        Outcome undone;
        atTheSameTime(place, JournalEntry::Kind::Undo, undone);
        QCOMPARE(undone.trouble.load(), 0);
        QCOMPARE(undone.done.load(), 1);
        QCOMPARE(undone.refused.load(), atOnce - 1);
        QCOMPARE(entriesOf(place, "undo"), 1);
        Outcome redone;
        atTheSameTime(place, JournalEntry::Kind::Redo, redone);
        QCOMPARE(redone.trouble.load(), 0);
        QCOMPARE(redone.done.load(), 1);
        QCOMPARE(entriesOf(place, "redo"), 1);
        ASSIGN_RESULT(league, place.open());
        QCOMPARE((*league)->teams().all()->size(), 2U);
        QCOMPARE(objections(**league), QString());
    }

    /// Not the command before it either: nobody asked for that.
    void whatWasNotShownIsNotUndone()
    {
        NEW_LEAGUE(place, league, Backend::Postgres);
        VERIFY_RESULT((*league)->teams().add({team("Rovers")}));
        VERIFY_RESULT((*league)->teams().add({team("United")}));
        Outcome undone;
        atTheSameTime(place, JournalEntry::Kind::Undo, undone);
        QCOMPARE(undone.trouble.load(), 0);
        QCOMPARE(undone.done.load(), 1);
        QCOMPARE(entriesOf(place, "undo"), 1);
        // Who is told looks again, and can then go on.
        const auto refused = (*league)->history().undo();
        VERIFY_FAULT(refused, Fault::Conflict);
        QVERIFY2(wordsOf(refused.error()).contains(u"Undone: New team: United"_s),
                 qPrintable(wordsOf(refused.error())));
        VERIFY_RESULT((*league)->history().undo());
        QVERIFY((*league)->teams().all()->empty());
    }

    void correctionsOfDifferentMatchesAreNotInEachOthersWay()
    {
        const LeaguePlace place(Backend::Postgres);
        QUuid id;
        {
            ASSIGN_RESULT(league, place.create());
            VERIFY_RESULT(RandomCommands(8).make(**league, CommandKind::NewCompetition));
            id = (*league)->competitions().all()->front().id;
            for (int fixture = 0; fixture < organisers; ++fixture) {
                const Competition now = *(*league)->competitions().find(id);
                VERIFY_RESULT(
                    (*league)->results().record(id, *correctedReport(now, fixture, {{9, 0}, false, {}})));
            }
        }
        Outcome outcome;
        std::barrier start(organisers);
        std::vector<std::thread> threads;
        for (int number = 0; number < organisers; ++number)
            threads.emplace_back(correctOwnMatches, std::cref(place), std::cref(id), number, std::ref(start),
                                 std::ref(outcome));
        for (std::thread &thread : threads)
            thread.join();
        qInfo("%d corrected, %d refused", outcome.done.load(), outcome.refused.load());
        QCOMPARE(outcome.trouble.load(), 0);
        QCOMPARE(outcome.refused.load(), 0);
        QCOMPARE(outcome.done.load(), organisers * 6);
        ASSIGN_RESULT(league, place.open());
        QCOMPARE(objections(**league), QString());
    }

    void rulingsOnDifferentMatchesAreNotInEachOthersWay()
    {
        const LeaguePlace place(Backend::Postgres);
        QUuid id;
        {
            ASSIGN_RESULT(league, place.create());
            VERIFY_RESULT(RandomCommands(8).make(**league, CommandKind::NewCompetition));
            id = (*league)->competitions().all()->front().id;
        }
        Outcome outcome;
        std::barrier start(organisers);
        std::vector<std::thread> threads;
        for (int number = 0; number < organisers; ++number)
            threads.emplace_back(ruleOnOwnMatches, std::cref(place), std::cref(id), number, std::ref(start),
                                 std::ref(outcome));
        for (std::thread &thread : threads)
            thread.join();
        qInfo("%d rulings, %d refused", outcome.done.load(), outcome.refused.load());
        QCOMPARE(outcome.trouble.load(), 0);
        QCOMPARE(outcome.refused.load(), 0);
        QCOMPARE(outcome.done.load(), organisers * 3);
        ASSIGN_RESULT(league, place.open());
        const Competition ruled = *(*league)->competitions().find(id);
        for (int number = 0; number < organisers; ++number) {
            const int match = ruled.fixtures()[static_cast<std::size_t>(number)].number;
            QCOMPARE(
                std::count_if(ruled.rulings().begin(), ruled.rulings().end(),
                              [match](const Ruling &ruling) { return ruling.match == match; }),
                std::count_if(ruled.rulings().begin(), ruled.rulings().end(), [&ruled](const Ruling &one) {
                    return one.match == ruled.fixtures().front().number;
                }));
        }
        QCOMPARE(objections(**league), QString());
    }

    /// Two rulings on one match: the second is told, and the first stands.
    void rulingsOnTheSameMatchAre()
    {
        NEW_LEAGUE(place, anna, Backend::Postgres);
        VERIFY_RESULT(RandomCommands(8).make(**anna, CommandKind::NewCompetition));
        const QUuid id = (*anna)->competitions().all()->front().id;
        ASSIGN_RESULT(bert, place.open(u"Bert"_s));
        VERIFY_RESULT((*bert)->competitions().find(id));
        const auto putOff = [&id](League &league, int day) {
            return league.competitions().update(id, {"Put off", {}}, [day](Competition &competition) {
                Ruling ruling{.match = competition.fixtures().front().number,
                              .kind = Ruling::Kind::Postponed,
                              .newDate = QDate(2027, 1, day)};
                return competition.rule(ruling);
            });
        };
        VERIFY_RESULT(putOff(**anna, 1));
        VERIFY_FAULT(putOff(**bert, 2), Fault::Conflict);
        QCOMPARE((*anna)->competitions().find(id)->rulings().back().newDate, QDate(2027, 1, 1));
    }

    /// The same match is another thing: the second is told.
    void correctionsOfTheSameMatchAre()
    {
        NEW_LEAGUE(place, anna, Backend::Postgres);
        VERIFY_RESULT(RandomCommands(8).make(**anna, CommandKind::NewCompetition));
        const QUuid id = (*anna)->competitions().all()->front().id;
        const Competition now = *(*anna)->competitions().find(id);
        VERIFY_RESULT((*anna)->results().record(id, *correctedReport(now, 0, {{1, 0}, false, {}})));
        ASSIGN_RESULT(bert, place.open(u"Bert"_s));
        const auto ofAnna = (*anna)->results().correction(
            id, *correctedReport(*(*anna)->competitions().find(id), 0, {{2, 0}, false, {}}));
        const auto ofBert = (*bert)->results().correction(
            id, *correctedReport(*(*bert)->competitions().find(id), 0, {{3, 0}, false, {}}));
        VERIFY_RESULT(ofAnna);
        VERIFY_RESULT(ofBert);
        VERIFY_RESULT((*anna)->results().correct(*ofAnna));
        VERIFY_FAULT((*bert)->results().correct(*ofBert), Fault::Conflict);
    }
};

TOUCHLINE_TEST(TestLeagueRaces)

} // namespace test_league_races

#include "test_league_races.moc"
