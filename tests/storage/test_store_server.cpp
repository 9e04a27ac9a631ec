// SPDX-License-Identifier: GPL-3.0-or-later
// What only a shared league has: rights, notifications, a connection that can be lost, others who write.
#include "models/store/database/server_address.h"
#include "models/store/database/server_password.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/sqlite/backup.h"
#include "tests/storage/storage_case.h"
#include "tests/storage/test_server.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QUrl>

namespace test_store_server {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

Result<Database> open(const TestServer &server, const QString &user = {}, OpenMode mode = OpenMode::ReadWrite)
{
    return openServer(server.url(user), mode, twoTables());
}

QString processOf(Database &database)
{
    return database.rows(u"SELECT pg_backend_pid()"_s)->front().front().toString();
}

} // namespace

class TestStoreServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void theFirstUseMakesTheLeague()
    {
        const TestServer server;
        {
            ASSIGN_RESULT(league, open(server));
            QCOMPARE(league->backend(), Backend::Postgres);
            QVERIFY(!league->isReadOnly());
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        ASSIGN_RESULT(league, open(server));
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
        QCOMPARE(server.value(u"SELECT count(*) FROM touchline.team"_s), u"1"_s);
        QCOMPARE(server.value(u"SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"_s), u"0"_s);
    }

    void aReaderReadsAndChangesNothing()
    {
        const TestServer server;
        {
            ASSIGN_RESULT(league, open(server));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        const User reader(server, server.role("reader"));
        for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
            ASSIGN_RESULT(league, open(server, reader.name(), mode));
            QVERIFY(league->isReadOnly());
            QCOMPARE(teams(*league), QStringList{u"Town"_s});
            QCOMPARE(addTeam(*league, u"No"_s).error().fault, Fault::ReadOnly);
            // Also where the guards of this side are passed by.
            VERIFY_FAULT(league->rows(u"INSERT INTO team (uuid, name) VALUES ('u', 'No') RETURNING name"_s),
                         Fault::ReadOnly);
        }
    }

    void anOrganiserChangesRowsAndNoTables()
    {
        const TestServer server;
        VERIFY_RESULT(open(server));
        const User organiser(server, server.role("organiser"));
        ASSIGN_RESULT(league, open(server, organiser.name()));
        QVERIFY(!league->isReadOnly());
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        VERIFY_RESULT(league->change(
            u"INSERT INTO player (team, name) SELECT uuid, 'Ada' FROM team"_s)); // counts by itself
        QVERIFY(!league->run(u"DROP TABLE player"_s).has_value());
        QCOMPARE(league->run(u"CREATE TABLE touchline.mine (a TEXT)"_s).error().fault, Fault::ReadOnly);
        QCOMPARE(league->change(u"UPDATE schema_version SET version = 9"_s).error().fault, Fault::ReadOnly);
        VERIFY_FAULT(openServer(server.url(organiser.name()), OpenMode::ReadWrite, twoTablesAndAStep()),
                     Fault::ReadOnly);
    }

    void anyOwnerMigrates()
    {
        const TestServer server;
        VERIFY_RESULT(open(server));
        const User owner(server, server.role("owner"));
        ASSIGN_RESULT(league, openServer(server.url(owner.name()), OpenMode::ReadWrite, twoTablesAndAStep()));
        QCOMPARE(*Migrations::versionOf(*league), 2);
        QCOMPARE(server.value(u"SELECT tableowner FROM pg_tables WHERE schemaname = 'touchline' AND "
                              "tablename = 'player'"_s),
                 server.role("owner"));
    }

    void whoMayNotMakeGroupsMakesALeagueAlone()
    {
        const TestServer server;
        server.run(u"DROP ROLE IF EXISTS touchline_alone"_s);
        server.run(u"CREATE ROLE touchline_alone LOGIN"_s);
        server.run(u"DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO touchline_alone', "
                   "current_database()); END $$"_s);
        {
            ASSIGN_RESULT(league, open(server, u"touchline_alone"_s));
            VERIFY_RESULT(addTeam(*league, u"Town"_s));
        }
        VERIFY_RESULT(openServer(server.url(u"touchline_alone"_s), OpenMode::ReadWrite, twoTablesAndAStep()));
        server.run(u"DROP OWNED BY touchline_alone CASCADE"_s);
        server.run(u"DROP ROLE touchline_alone"_s);
    }

    void aStrangerIsNotLetIn()
    {
        const TestServer server;
        VERIFY_RESULT(open(server));
        VERIFY_FAULT(open(server, u"nobody_of_this_name"_s), Fault::Refused);
        server.run(u"DROP ROLE IF EXISTS locked"_s);
        server.run(u"CREATE ROLE locked LOGIN PASSWORD 'right'"_s);
        qputenv("PGPASSWORD", "wrong");
        const auto wrong = open(server, u"locked"_s);
        qputenv("PGPASSWORD", "right");
        const auto right = open(server, u"locked"_s);
        qunsetenv("PGPASSWORD");
        const auto none = open(server, u"locked"_s);
        // What somebody typed goes before both, for every connection of this run, and is forgotten again.
        const ServerAddress typed = serverAddress(server.url(u"locked"_s)).value();
        setServerPassword(typed, u"right"_s);
        const auto byHand = open(server, u"locked"_s);
        setServerPassword(typed, u"Wrong"_s);
        const auto byMistake = open(server, u"locked"_s);
        setServerPassword(typed, {});
        const auto again = open(server, u"locked"_s);
        server.run(u"DROP ROLE locked"_s);
        QVERIFY(wantsPassword(wrong.error()));
        QVERIFY(wantsPassword(none.error()));
        QCOMPARE(byHand.error().fault, Fault::Refused); // no role in the league: the server let him in
        QVERIFY(wantsPassword(byMistake.error()));
        QVERIFY(!wordsOf(byMistake.error()).contains(u"Wrong"_s));
        QVERIFY(wantsPassword(again.error()));
        QVERIFY2(!wordsOf(wrong.error()).contains(u"PASSWORD 'right'"_s), "");
        // Known to the server, but without a role in the league.
        VERIFY_FAULT(right, Fault::Refused);
        QVERIFY2(wordsOf(right.error()).contains(u"\"locked\", but have no role in the league"_s),
                 qPrintable(wordsOf(right.error())));
    }

    void aPasswordInTheAddressIsRefused()
    {
        const auto league = openServer(u"postgresql://anna:s3cret@127.0.0.1/club"_s);
        VERIFY_FAULT(league, Fault::BadInput);
        QVERIFY(!wordsOf(league.error()).contains(u"s3cret"_s));
    }

    void aDatabaseThatIsNotThereIsNamed()
    {
        const TestServer server;
        QUrl url(server.url());
        url.setPath(u"/no_such_club"_s);
        const auto league = openServer(url.toString());
        VERIFY_FAULT(league, Fault::NotFound);
        QVERIFY(wordsOf(league.error()).contains(u"no_such_club"_s));
    }

    void aServerThatIsNotThereIsLost()
    {
        // Port 1 (tcpmux) has been out of use for decades.
        const auto league = openServer(u"postgresql://anna@127.0.0.1:1/club"_s);
        VERIFY_FAULT(league, Fault::Lost);
    }

    void aLostConnectionIsRecognisedAndMadeAgain()
    {
        const TestServer server;
        ASSIGN_RESULT(league, open(server));
        VERIFY_RESULT(addTeam(*league, u"Before"_s));
        server.run(u"SELECT pg_terminate_backend(%1)"_s.arg(processOf(*league)));
        VERIFY_FAULT(addTeam(*league, u"Lost"_s), Fault::Lost);
        QVERIFY(!league->isOpen());
        QCOMPARE(Transaction::begin(*league).error().fault, Fault::Lost);
        VERIFY_RESULT(reconnect(*league));
        QVERIFY(league->isOpen());
        VERIFY_RESULT(addTeam(*league, u"After"_s));
        QCOMPARE(teams(*league), (QStringList{u"After"_s, u"Before"_s}));
    }

    void aTransactionWhoseServerGoesIsRolledBack()
    {
        const TestServer server;
        ASSIGN_RESULT(league, open(server));
        {
            ASSIGN_RESULT(transaction, Transaction::begin(*league));
            VERIFY_RESULT(addTeam(*league, u"Half"_s));
            server.run(u"SELECT pg_terminate_backend(%1)"_s.arg(processOf(*league)));
            const auto committed = transaction->commit();
            VERIFY_FAULT(committed, Fault::Lost);
            QVERIFY(committed.error().message.english().contains(u"to see whether the change was saved"_s));
        }
        VERIFY_RESULT(reconnect(*league));
        QVERIFY(teams(*league).isEmpty());
        VERIFY_RESULT(addTeam(*league, u"Whole"_s));
    }

    void othersHearOfAChange()
    {
        const TestServer server;
        auto one = open(server);
        auto other = open(server);
        VERIFY_RESULT(one);
        VERIFY_RESULT(other);
        VERIFY_RESULT(subscribe(*other, u"league_changed"_s));
        QSignalSpy heard(other->handle().driver(), &QSqlDriver::notification);
        {
            ASSIGN_RESULT(transaction, Transaction::begin(*one));
            VERIFY_RESULT(addTeam(*one, u"Town"_s));
            VERIFY_RESULT(notify(*one, u"league_changed"_s, u"team's \u26BD"_s));
            QTest::qWait(100);
            QCOMPARE(heard.count(), 0); // not before it is true
            VERIFY_RESULT(transaction->commit());
        }
        QTRY_COMPARE(heard.count(), 1);
        QCOMPARE(heard.front().at(0).toString(), u"league_changed"_s);
        QCOMPARE(heard.front().at(2).toString(), u"team's \u26BD"_s);
        QCOMPARE(teams(*other), QStringList{u"Town"_s});
    }

    void subscriptionsOutliveAConnection()
    {
        const TestServer server;
        auto one = open(server);
        auto other = open(server);
        VERIFY_RESULT(one);
        VERIFY_RESULT(other);
        VERIFY_RESULT(subscribe(*other, u"league_changed"_s));
        server.run(u"SELECT pg_terminate_backend(%1)"_s.arg(processOf(*other)));
        QVERIFY(!other->rows(u"SELECT 1"_s).has_value());
        VERIFY_RESULT(reconnect(*other));
        QSignalSpy heard(other->handle().driver(), &QSqlDriver::notification);
        VERIFY_RESULT(notify(*one, u"league_changed"_s, QString()));
        QTRY_COMPARE(heard.count(), 1);
    }

    void aLeagueThatWasMigratedMeanwhileIsNotGoneOnWith()
    {
        const TestServer server;
        ASSIGN_RESULT(league, open(server));
        VERIFY_RESULT(openServer(server.url(), OpenMode::ReadWrite, twoTablesAndAStep()));
        VERIFY_FAULT(reconnect(*league), Fault::Newer);
    }

    void aNotificationHasItsLimits()
    {
        const TestServer server;
        ASSIGN_RESULT(league, open(server));
        const QString channel = u"league_changed"_s;
        VERIFY_RESULT(notify(*league, channel, QString(7999, u'x')));
        QCOMPARE(notify(*league, channel, QString(8000, u'x')).error().fault, Fault::BadInput);
        QCOMPARE(notify(*league, u"a b"_s, {}).error().fault, Fault::BadInput);
        QCOMPARE(subscribe(*league, u"a\"; DROP TABLE team"_s).error().fault, Fault::BadInput);
        // Whose connection is gone has told nobody.
        server.run(u"SELECT pg_terminate_backend(%1)"_s.arg(processOf(*league)));
        QVERIFY(!notify(*league, channel, {}).has_value());
    }

    void crossedChangesAreConflicts()
    {
        const TestServer server;
        auto one = open(server);
        auto other = open(server);
        VERIFY_RESULT(one);
        VERIFY_RESULT(other);
        VERIFY_RESULT(addTeam(*one, u"A"_s));
        {
            ASSIGN_RESULT(held, Transaction::begin(*one));
            VERIFY_RESULT(one->change(u"UPDATE team SET badge = ?"_s, {QByteArray("1")}));
            VERIFY_RESULT(other->rows(u"SELECT set_config('lock_timeout', '200ms', false)"_s));
            VERIFY_FAULT(other->change(u"UPDATE team SET badge = ?"_s, {QByteArray("2")}), Fault::Busy);
        }
        {
            VERIFY_RESULT(one->run(u"SET default_transaction_isolation TO 'repeatable read'"_s));
            ASSIGN_RESULT(first, Transaction::begin(*one));
            QCOMPARE(teams(*one).size(), 1);
            VERIFY_RESULT(other->change(u"UPDATE team SET badge = ?"_s, {QByteArray("3")}));
            VERIFY_FAULT(one->change(u"UPDATE team SET badge = ?"_s, {QByteArray("4")}), Fault::Conflict);
        }
    }

    void aSharedLeagueIsNotAFile()
    {
        const TestServer server;
        const Folder folder;
        ASSIGN_RESULT(league, open(server));
        QCOMPARE(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep).error().fault,
                 Fault::Refused);
        QVERIFY(folder.entries().isEmpty());
        ASSIGN_RESULT(file, createFile(folder.path("league.touchline")));
        QCOMPARE(reconnect(*file).error().fault, Fault::Refused);
        VERIFY_RESULT(notify(*file, u"league_changed"_s, {}));
        VERIFY_RESULT(subscribe(*file, u"league_changed"_s));
    }
};

TOUCHLINE_TEST(TestStoreServer)

} // namespace test_store_server

#include "test_store_server.moc"
