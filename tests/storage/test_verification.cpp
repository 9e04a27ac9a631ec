// SPDX-License-Identifier: GPL-3.0-or-later
// A whole league is whole; whatever is wrong with one is named.
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_history.h"
#include "models/league/league_matches.h"
#include "models/store/rows/packed_bytes.h"
#include "tests/storage/league_case.h"
#include "tests/storage/played_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace test_verification {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using store::Backend;

namespace {

QString words(const Verification &found)
{
    QStringList lines;
    for (const Problem &problem : found.problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines.join(QLatin1Char('\n'));
}

/// A league that was played, open, and its place.
#define PLAYED_LEAGUE(place, league, backend)                                                                \
    const LeaguePlace place(backend);                                                                        \
    const auto league = playedLeagueAt(place.path);                                                          \
    QVERIFY(league != nullptr)

} // namespace

class TestVerification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString objection = objectionToRunning();
        QVERIFY2(objection.isEmpty(), qPrintable(objection));
    }

    void aWholeLeagueIsWhole_data() { backends(); }
    void aWholeLeagueIsWhole()
    {
        PLAYED_LEAGUE(place, league, BACKEND_OF_ROW);
        ASSIGN_RESULT(found, verify(*league));
        QVERIFY2(found->isSound(), qPrintable(words(*found)));
        QCOMPARE(found->competitions, 1);
        // Ten were played, one of them is set aside for what was entered.
        QCOMPARE(found->reports, 11);
        QCOMPARE(found->replayed, 10);
        QCOMPARE(found->entered, 1);
        QCOMPARE(found->withoutLog, 0);
        QCOMPARE(found->entries, 8);
        QVERIFY(found->otherRules.empty());
    }

    void whatIsWrongIsNamed_data()
    {
        columns<Backend, QString, QString>();
        const auto row = [](const char *name, const char *sql, const char *named) {
            for (const Backend backend : {Backend::Sqlite, Backend::Postgres})
                QTest::addRow("%s, %s", name, backend == Backend::Sqlite ? "SQLite" : "PostgreSQL")
                    << backend << QString::fromLatin1(sql) << QString::fromLatin1(named);
        };
        // A result without goals in its events fits its own rules, but not its rolls.
        row("a result that was never played",
            "UPDATE report SET rules_version = rules_version + 1 WHERE state = 'corrected'", "match 1: ");
        row("a competition that cannot be read", "UPDATE entrant SET entry = '[' WHERE number = 1",
            "League of 4 teams");
        row("a log that is no log", "UPDATE match_log SET data = home_document", "match 2: ");
        row("a history that cannot be read", "UPDATE journal SET changes = uuid_send(uuid) WHERE seq = 3",
            "history, entry 3: ");
    }

    void whatIsWrongIsNamed()
    {
        auto [backend, sql, named] = row<Backend, QString, QString>();
        PLAYED_LEAGUE(place, league, backend);
        if (backend == Backend::Sqlite)
            sql.replace(u"uuid_send(uuid)"_s, u"uuid"_s);
        VERIFY_RESULT(league->database().change(sql));
        const auto again = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(again);
        ASSIGN_RESULT(found, verify(**again));
        QVERIFY(!found->isSound());
        QVERIFY2(words(*found).contains(named), qPrintable(words(*found)));
    }

    /// SQLite looks after its references only while it is told to.
    void aRowWithoutTheOneItNamesIsNamed()
    {
        PLAYED_LEAGUE(place, league, Backend::Sqlite);
        VERIFY_RESULT(league->database().run(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_RESULT(league->database().change(u"DELETE FROM team WHERE uuid IN "
                                                "(SELECT team FROM entrant WHERE number = 1)"_s));
        ASSIGN_RESULT(found, verify(*league));
        QVERIFY2(words(*found).contains(place.path + u": A row of entrant names a missing team."_s),
                 qPrintable(words(*found)));
    }

    void logsOfOtherRulesAreNamedAndNotReplayed()
    {
        PLAYED_LEAGUE(place, league, Backend::Sqlite);
        const QUuid id = league->competitions().all()->front().id;
        const Competition now = *league->competitions().find(id);
        const auto age = [&](int fixture, const char *what) {
            return league->database().change(
                u"UPDATE match_log SET %1 WHERE report = ?"_s.arg(QString::fromLatin1(what)),
                {now.report(fixture)->id.toRfc4122()});
        };
        QCOMPARE(*age(1, "rules_version = 999"), 1);
        QCOMPARE(*age(2, "rules_version = 999"), 1);
        QCOMPARE(*age(3, "game = 'chess'"), 1);
        // What was done by hand is noted.
        VERIFY_RESULT(league->history().noteRepair(u"logs of other rules"_s));
        ASSIGN_RESULT(found, verify(*league));
        QVERIFY2(found->isSound(), qPrintable(words(*found)));
        QCOMPARE(found->repairs.size(), std::size_t{1});
        QCOMPARE(found->replayed, 7);
        QCOMPARE(found->otherRules.size(), 2U);
        int logs = 0;
        for (const Verification::OtherRules &one : found->otherRules) {
            logs += one.logs;
            QCOMPARE(one.logs, one.game == "chess"_L1 ? 1 : 2);
        }
        QCOMPARE(logs, 3);
    }

    void resultsWithoutALogAreCounted()
    {
        const LeaguePlace place(Backend::Sqlite);
        NewCompetition cup = leagueOfFour();
        QVERIFY(playAll(cup.competition, cup.rules));
        auto league = League::create(place.path, u"Club"_s, {u"Anna"_s, false, {}});
        VERIFY_RESULT(league);
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        ASSIGN_RESULT(found, verify(**league));
        QVERIFY2(found->isSound(), qPrintable(words(*found)));
        QCOMPARE(found->withoutLog, 12);
        QCOMPARE(found->replayed, 0);
    }

    /// A match that is being played is no fact yet; what is wrong with it is named, and nothing works with
    /// it.
    void damageOfAMatchUnderWayIsNamed_data() { rowsFrom<QString>("test_verification"); }
    void damageOfAMatchUnderWayIsNamed()
    {
        const auto [statement] = row<QString>();
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, playedLeagueAt(place.path));
            const QUuid id = league->competitions().all()->front().id;
            const Competition now = *league->competitions().find(id);
            ASSIGN_RESULT(rules, playRulesOf(now));
            ASSIGN_RESULT(setup, kickOffSetup(now, firstReady(now), *rules, 0));
            ASSIGN_RESULT(match, league->matches().begin(id, *rules->choice.game, std::move(*setup)));
            ASSIGN_RESULT(computer, LiveComputer::make(rules->choice, 3));
            while (match->entries().size() < 3)
                VERIFY_RESULT(computer->answer(*match));
            if (!statement.isEmpty()) {
                ASSIGN_RESULT(changed, league->database().change(statement));
                QVERIFY(*changed > 0);
            }
        }
        const Untouched before = Untouched::of(place.path);
        const auto read = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(read);
        ASSIGN_RESULT(verified, verify(**read));
        QVERIFY2(verified->problems.empty() == statement.isEmpty(), qPrintable(words(*verified)));
        const auto opened = place.open();
        QCOMPARE(opened.has_value(), statement.isEmpty());
        if (opened)
            return;
        QCOMPARE(opened.error().fault, Fault::Damaged);
        QCOMPARE(Untouched::of(place.path), before);
    }

    /// Nothing is wrong with it, but nobody can play on: it is named, and the league stays open for work.
    void anUnfinishedMatchOfOtherRulesIsNamed()
    {
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, playedLeagueAt(place.path));
            const QUuid id = league->competitions().all()->front().id;
            const Competition now = *league->competitions().find(id);
            ASSIGN_RESULT(rules, playRulesOf(now));
            ASSIGN_RESULT(setup, kickOffSetup(now, firstReady(now), *rules, 0));
            VERIFY_RESULT(league->matches().begin(id, *rules->choice.game, std::move(*setup)));
            ASSIGN_RESULT(whole, verify(*league));
            QVERIFY(whole->unfinished.empty());
            // As a program of another version began it.
            ASSIGN_RESULT(kept, league->database().rows(u"SELECT data FROM live_match"_s));
            ASSIGN_RESULT(bytes, store::unpackedBytes(kept->front().front().toByteArray()));
            QJsonObject begun = QJsonDocument::fromJson(*bytes).object();
            begun.insert(u"rules_version"_s, 999);
            VERIFY_RESULT(league->database().change(
                u"UPDATE live_match SET rules_version = 999, data = ?"_s,
                {store::packedBytes(QJsonDocument(begun).toJson(QJsonDocument::Compact))}));
        }
        ASSIGN_RESULT(opened, place.open());
        ASSIGN_RESULT(found, verify(**opened));
        QVERIFY2(found->isSound(), qPrintable(words(*found)));
        QCOMPARE(found->unfinished.size(), 1U);
        ASSIGN_RESULT(under, (*opened)->matches().underWay());
        const Competition now = *(*opened)->competitions().find(under->front().competition);
        const int fixture = now.indexOfFixture(under->front().fixture);
        QCOMPARE(
            found->unfinished.front().match,
            u"League of 4 teams, match %1"_s.arg(now.fixtures()[static_cast<std::size_t>(fixture)].number));
        QCOMPARE(found->unfinished.front().game, u"atcs"_s);
        QCOMPARE(found->unfinished.front().version, 999);
        VERIFY_FAULT((*opened)->matches().resume(under->front().fixture), Fault::Refused);
        VERIFY_RESULT((*opened)->matches().abandon(under->front().fixture));
    }

    void aTextThatIsNotWhatItsNameSaysIsFound()
    {
        PLAYED_LEAGUE(place, league, Backend::Sqlite);
        VERIFY_RESULT(league->database().change(
            u"UPDATE content SET data = (SELECT data FROM content c WHERE c.hash <> "
            "content.hash LIMIT 1) WHERE hash = (SELECT MAX(hash) FROM content)"_s));
        const auto again = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(again);
        ASSIGN_RESULT(found, verify(**again));
        QVERIFY(!found->isSound());
    }

private:
    static void backends()
    {
        QTest::addColumn<Backend>("backend");
        QTest::newRow("SQLite") << Backend::Sqlite;
        QTest::newRow("PostgreSQL") << Backend::Postgres;
    }
};

TOUCHLINE_TEST(TestVerification)

} // namespace test_verification

#include "test_verification.moc"
