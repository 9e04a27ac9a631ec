// SPDX-License-Identifier: GPL-3.0-or-later
// Eight organisers enter and correct results of one shared league at the same time: every result that was
// accepted is there once, everybody who was refused was told why.
//
// TOUCHLINE_WRITERS_SECONDS: for how long.
#include "core/play/matches/corrected_report.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "tests/storage/journal_replay.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>

#include <map>
#include <thread>

namespace test_league_writers {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

constexpr int writers = 8;

qint64 milliseconds()
{
    const int seconds = qEnvironmentVariableIntValue("TOUCHLINE_WRITERS_SECONDS");
    return (seconds > 0 ? qint64{seconds} : 10) * 1000;
}

/// What one organiser was told.
struct Told
{
    std::vector<JournalEntry> accepted;
    int conflicts = 0;
    int refused = 0;
    /// What must not be said to anybody.
    QString trouble;
};

/// A result of any match: the first, or another one than there is.
Result<JournalEntry> enterOne(League &league, Generator &generator)
{
    const auto lines = league.competitions().all();
    if (!lines)
        return fail(lines.error());
    const QUuid id = (*lines)[generator.below(static_cast<std::uint32_t>(lines->size()))].id;
    const auto competition = league.competitions().find(id);
    if (!competition)
        return fail(competition.error());
    // The matches of the groups, whose teams are always known.
    const auto fixture = int(generator.below(12));
    const Score score{int(generator.below(7)), int(generator.below(7))};
    auto report = correctedReport(*competition, fixture, {score, false, {}});
    if (!report)
        return fail(report.error());
    return league.results().record(id, std::move(*report));
}

void note(const Error &error, Told &told)
{
    const QString words = wordsOf(error);
    if (error.fault == Fault::Conflict) {
        ++told.conflicts;
        // By whom, what they did, and what was not done.
        if (!words.contains(u"Writer"_s) || !words.contains(u"Theirs"_s) || !words.contains(u"Yours"_s))
            told.trouble = words;
    } else if (error.fault == Fault::Refused) {
        ++told.refused;
    } else {
        told.trouble = words;
    }
}

void enterUntilTheEnd(const LeaguePlace &place, int number, Told &told)
{
    auto league = place.open(u"Writer %1"_s.arg(number));
    if (!league) {
        told.trouble = wordsOf(league.error());
        return;
    }
    Generator generator(static_cast<std::uint64_t>(number));
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds() && told.trouble.isEmpty()) {
        if (generator.below(4) == 0)
            if (const auto fresh = (*league)->refresh(); !fresh)
                told.trouble = wordsOf(fresh.error());
        const auto entry = enterOne(**league, generator);
        if (entry)
            told.accepted.push_back(*entry);
        else
            note(entry.error(), told);
    }
}

} // namespace

class TestLeagueWriters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void everyResultIsThereOnceOrWasRefused()
    {
        const LeaguePlace place(Backend::Postgres);
        {
            ASSIGN_RESULT(league, place.create());
            RandomCommands random(8);
            for (int i = 0; i < 3; ++i)
                VERIFY_RESULT(random.make(**league, CommandKind::NewCompetition));
        }
        std::vector<Told> told(writers);
        std::vector<std::thread> threads;
        for (int number = 0; number < writers; ++number)
            threads.emplace_back(enterUntilTheEnd, std::cref(place), number,
                                 std::ref(told[static_cast<std::size_t>(number)]));
        for (std::thread &thread : threads)
            thread.join();
        std::map<QUuid, JournalEntry> accepted;
        int conflicts = 0;
        int refused = 0;
        for (const Told &one : told) {
            QVERIFY2(one.trouble.isEmpty(), qPrintable(one.trouble));
            QVERIFY(!one.accepted.empty());
            for (const JournalEntry &entry : one.accepted)
                QVERIFY(accepted.emplace(entry.id, entry).second);
            conflicts += one.conflicts;
            refused += one.refused;
        }
        qInfo("%d writers, %lld s: %zu results accepted, %d told of a conflict, %d of another refusal",
              writers, static_cast<long long>(milliseconds() / 1000), accepted.size(), conflicts, refused);
        QVERIFY(conflicts > 0);
        compare(place, accepted);
    }

    /// What is looked at when a league is opened is of one moment: the entries that others make meanwhile are
    /// no damage.
    void whoeverOpensWhileOthersEnterFindsNoDamage()
    {
        const LeaguePlace place(Backend::Postgres);
        {
            ASSIGN_RESULT(league, place.create());
            RandomCommands random(9);
            VERIFY_RESULT(random.make(**league, CommandKind::NewCompetition));
        }
        constexpr int few = 3;
        std::vector<Told> told(few);
        std::vector<std::thread> threads;
        for (int number = 0; number < few; ++number)
            threads.emplace_back(enterUntilTheEnd, std::cref(place), number,
                                 std::ref(told[static_cast<std::size_t>(number)]));
        QString trouble;
        int opened = 0;
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < milliseconds() && trouble.isEmpty(); ++opened)
            if (const auto league = place.open(); !league)
                trouble = wordsOf(league.error());
        for (std::thread &thread : threads)
            thread.join();
        qInfo("Opened %d times", opened);
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
        QVERIFY(opened > 1);
        for (const Told &one : told)
            QVERIFY2(one.trouble.isEmpty(), qPrintable(one.trouble));
    }

private:
    /// The league has what was accepted, each once, in a chain in which nothing was overwritten unseen.
    static void compare(const LeaguePlace &place, const std::map<QUuid, JournalEntry> &accepted)
    {
        ASSIGN_RESULT(league, place.open());
        ASSIGN_RESULT(history, (*league)->history().entries());
        std::size_t found = 0;
        for (const JournalEntry &entry : *history) {
            const auto at = accepted.find(entry.id);
            if (at == accepted.end())
                continue;
            ++found;
            QCOMPARE(entry.seq, at->second.seq);
            QCOMPARE(entry.english(), at->second.english());
            QCOMPARE(entry.who, at->second.who);
        }
        QCOMPARE(found, accepted.size());
        QCOMPARE(history->size(), accepted.size() + 4); // the league and its three competitions
        ASSIGN_RESULT(reports, (*league)->database().rows(u"SELECT COUNT(*) FROM report"_s));
        QCOMPARE(reports->front().front().toULongLong(), accepted.size());
        JournalReplay replay;
        QCOMPARE(replay.follow(**league), QString());
        QCOMPARE(replay.compare(**league), QString());
    }
};

TOUCHLINE_TEST(TestLeagueWriters)

} // namespace test_league_writers

#include "test_league_writers.moc"
