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
#include <QTest>
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
    return database.rows(QStringLiteral("SELECT pg_backend_pid()"))->front().front().toString();
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
            auto league = open(server);
            VERIFY_RESULT(league);
            QCOMPARE(league->backend(), Backend::Postgres);
            QVERIFY(!league->isReadOnly());
            VERIFY_RESULT(addTeam(*league, QStringLiteral("Town")));
        }
        auto league = open(server);
        VERIFY_RESULT(league);
        QCOMPARE(teams(*league), QStringList{QStringLiteral("Town")});
        QCOMPARE(server.value(QStringLiteral("SELECT count(*) FROM touchline.team")), QStringLiteral("1"));
        QCOMPARE(server.value(QStringLiteral("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")),
                 QStringLiteral("0"));
    }

    void aReaderReadsAndChangesNothing()
    {
        const TestServer server;
        {
            auto league = open(server);
            VERIFY_RESULT(league);
            VERIFY_RESULT(addTeam(*league, QStringLiteral("Town")));
        }
        const User reader(server, server.role("reader"));
        for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
            auto league = open(server, reader.name(), mode);
            VERIFY_RESULT(league);
            QVERIFY(league->isReadOnly());
            QCOMPARE(teams(*league), QStringList{QStringLiteral("Town")});
            QCOMPARE(addTeam(*league, QStringLiteral("No")).error().fault, Fault::ReadOnly);
            // Also where the guards of this side are passed by.
            const auto around = league->rows(
                QStringLiteral("INSERT INTO team (uuid, name) VALUES ('u', 'No') RETURNING name"));
            QVERIFY(!around.has_value());
            QCOMPARE(around.error().fault, Fault::ReadOnly);
        }
    }

    void anOrganiserChangesRowsAndNoTables()
    {
        const TestServer server;
        VERIFY_RESULT(open(server));
        const User organiser(server, server.role("organiser"));
        auto league = open(server, organiser.name());
        VERIFY_RESULT(league);
        QVERIFY(!league->isReadOnly());
        VERIFY_RESULT(addTeam(*league, QStringLiteral("Town")));
        VERIFY_RESULT(league->change(QStringLiteral(
            "INSERT INTO player (team, name) SELECT uuid, 'Ada' FROM team"))); // counts by itself
        QVERIFY(!league->run(QStringLiteral("DROP TABLE player")).has_value());
        QCOMPARE(league->run(QStringLiteral("CREATE TABLE touchline.mine (a TEXT)")).error().fault,
                 Fault::ReadOnly);
        QCOMPARE(league->change(QStringLiteral("UPDATE schema_version SET version = 9")).error().fault,
                 Fault::ReadOnly);
        const auto migrated =
            openServer(server.url(organiser.name()), OpenMode::ReadWrite, twoTablesAndAStep());
        QVERIFY(!migrated.has_value());
        QCOMPARE(migrated.error().fault, Fault::ReadOnly);
    }

    void anyOwnerMigrates()
    {
        const TestServer server;
        VERIFY_RESULT(open(server));
        const User owner(server, server.role("owner"));
        auto league = openServer(server.url(owner.name()), OpenMode::ReadWrite, twoTablesAndAStep());
        VERIFY_RESULT(league);
        QCOMPARE(*Migrations::versionOf(*league), 2);
        QCOMPARE(
            server.value(QStringLiteral("SELECT tableowner FROM pg_tables WHERE schemaname = 'touchline' AND "
                                        "tablename = 'player'")),
            server.role("owner"));
    }

    void whoMayNotMakeGroupsMakesALeagueAlone()
    {
        const TestServer server;
        server.run(QStringLiteral("DROP ROLE IF EXISTS touchline_alone"));
        server.run(QStringLiteral("CREATE ROLE touchline_alone LOGIN"));
        server.run(
            QStringLiteral("DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO touchline_alone', "
                           "current_database()); END $$"));
        {
            auto league = open(server, QStringLiteral("touchline_alone"));
            VERIFY_RESULT(league);
            VERIFY_RESULT(addTeam(*league, QStringLiteral("Town")));
        }
        VERIFY_RESULT(openServer(server.url(QStringLiteral("touchline_alone")), OpenMode::ReadWrite,
                                 twoTablesAndAStep()));
        server.run(QStringLiteral("DROP OWNED BY touchline_alone CASCADE"));
        server.run(QStringLiteral("DROP ROLE touchline_alone"));
    }

    void aStrangerIsNotLetIn()
    {
        const TestServer server;
        VERIFY_RESULT(open(server));
        const auto nobody = open(server, QStringLiteral("nobody_of_this_name"));
        QVERIFY(!nobody.has_value());
        QCOMPARE(nobody.error().fault, Fault::Refused);
        server.run(QStringLiteral("DROP ROLE IF EXISTS locked"));
        server.run(QStringLiteral("CREATE ROLE locked LOGIN PASSWORD 'right'"));
        qputenv("PGPASSWORD", "wrong");
        const auto wrong = open(server, QStringLiteral("locked"));
        qputenv("PGPASSWORD", "right");
        const auto right = open(server, QStringLiteral("locked"));
        qunsetenv("PGPASSWORD");
        const auto none = open(server, QStringLiteral("locked"));
        // What somebody typed goes before both, for every connection of this run, and is forgotten again.
        const ServerAddress typed = serverAddress(server.url(QStringLiteral("locked"))).value();
        setServerPassword(typed, QStringLiteral("right"));
        const auto byHand = open(server, QStringLiteral("locked"));
        setServerPassword(typed, QStringLiteral("Wrong"));
        const auto byMistake = open(server, QStringLiteral("locked"));
        setServerPassword(typed, {});
        const auto again = open(server, QStringLiteral("locked"));
        server.run(QStringLiteral("DROP ROLE locked"));
        QVERIFY(wantsPassword(wrong.error()));
        QVERIFY(wantsPassword(none.error()));
        QCOMPARE(byHand.error().fault, Fault::Refused); // no role in the league: the server let him in
        QVERIFY(wantsPassword(byMistake.error()));
        QVERIFY(!wordsOf(byMistake.error()).contains(QStringLiteral("Wrong")));
        QVERIFY(wantsPassword(again.error()));
        QVERIFY2(!wordsOf(wrong.error()).contains(QStringLiteral("PASSWORD 'right'")), "");
        // Known to the server, but without a role in the league.
        QVERIFY(!right.has_value());
        QCOMPARE(right.error().fault, Fault::Refused);
        QVERIFY2(
            wordsOf(right.error()).contains(QStringLiteral("\"locked\", but have no role in the league")),
            qPrintable(wordsOf(right.error())));
    }

    void aPasswordInTheAddressIsRefused()
    {
        const auto league = openServer(QStringLiteral("postgresql://anna:s3cret@127.0.0.1/club"));
        QVERIFY(!league.has_value());
        QCOMPARE(league.error().fault, Fault::BadInput);
        QVERIFY(!wordsOf(league.error()).contains(QStringLiteral("s3cret")));
    }

    void aDatabaseThatIsNotThereIsNamed()
    {
        const TestServer server;
        QUrl url(server.url());
        url.setPath(QStringLiteral("/no_such_club"));
        const auto league = openServer(url.toString());
        QVERIFY(!league.has_value());
        QCOMPARE(league.error().fault, Fault::NotFound);
        QVERIFY(wordsOf(league.error()).contains(QStringLiteral("no_such_club")));
    }

    void aServerThatIsNotThereIsLost()
    {
        // Port 1 (tcpmux) has been out of use for decades.
        const auto league = openServer(QStringLiteral("postgresql://anna@127.0.0.1:1/club"));
        QVERIFY(!league.has_value());
        QCOMPARE(league.error().fault, Fault::Lost);
    }

    void aLostConnectionIsRecognisedAndMadeAgain()
    {
        const TestServer server;
        auto league = open(server);
        VERIFY_RESULT(league);
        VERIFY_RESULT(addTeam(*league, QStringLiteral("Before")));
        server.run(QStringLiteral("SELECT pg_terminate_backend(%1)").arg(processOf(*league)));
        const auto lost = addTeam(*league, QStringLiteral("Lost"));
        QVERIFY(!lost.has_value());
        QCOMPARE(lost.error().fault, Fault::Lost);
        QVERIFY(!league->isOpen());
        QCOMPARE(Transaction::begin(*league).error().fault, Fault::Lost);
        VERIFY_RESULT(reconnect(*league));
        QVERIFY(league->isOpen());
        VERIFY_RESULT(addTeam(*league, QStringLiteral("After")));
        QCOMPARE(teams(*league), (QStringList{QStringLiteral("After"), QStringLiteral("Before")}));
    }

    void aTransactionWhoseServerGoesIsRolledBack()
    {
        const TestServer server;
        auto league = open(server);
        VERIFY_RESULT(league);
        {
            auto transaction = Transaction::begin(*league);
            VERIFY_RESULT(transaction);
            VERIFY_RESULT(addTeam(*league, QStringLiteral("Half")));
            server.run(QStringLiteral("SELECT pg_terminate_backend(%1)").arg(processOf(*league)));
            const auto committed = transaction->commit();
            QVERIFY(!committed.has_value());
            QCOMPARE(committed.error().fault, Fault::Lost);
            QVERIFY(committed.error().message.english().contains(
                QStringLiteral("to see whether the change was saved")));
        }
        VERIFY_RESULT(reconnect(*league));
        QVERIFY(teams(*league).isEmpty());
        VERIFY_RESULT(addTeam(*league, QStringLiteral("Whole")));
    }

    void othersHearOfAChange()
    {
        const TestServer server;
        auto one = open(server);
        auto other = open(server);
        VERIFY_RESULT(one);
        VERIFY_RESULT(other);
        VERIFY_RESULT(subscribe(*other, QStringLiteral("league_changed")));
        QSignalSpy heard(other->handle().driver(), &QSqlDriver::notification);
        {
            auto transaction = Transaction::begin(*one);
            VERIFY_RESULT(transaction);
            VERIFY_RESULT(addTeam(*one, QStringLiteral("Town")));
            VERIFY_RESULT(notify(*one, QStringLiteral("league_changed"), QStringLiteral("team's \u26BD")));
            QTest::qWait(100);
            QCOMPARE(heard.count(), 0); // not before it is true
            VERIFY_RESULT(transaction->commit());
        }
        QTRY_COMPARE(heard.count(), 1);
        QCOMPARE(heard.front().at(0).toString(), QStringLiteral("league_changed"));
        QCOMPARE(heard.front().at(2).toString(), QStringLiteral("team's \u26BD"));
        QCOMPARE(teams(*other), QStringList{QStringLiteral("Town")});
    }

    void subscriptionsOutliveAConnection()
    {
        const TestServer server;
        auto one = open(server);
        auto other = open(server);
        VERIFY_RESULT(one);
        VERIFY_RESULT(other);
        VERIFY_RESULT(subscribe(*other, QStringLiteral("league_changed")));
        server.run(QStringLiteral("SELECT pg_terminate_backend(%1)").arg(processOf(*other)));
        QVERIFY(!other->rows(QStringLiteral("SELECT 1")).has_value());
        VERIFY_RESULT(reconnect(*other));
        QSignalSpy heard(other->handle().driver(), &QSqlDriver::notification);
        VERIFY_RESULT(notify(*one, QStringLiteral("league_changed"), QString()));
        QTRY_COMPARE(heard.count(), 1);
    }

    void aLeagueThatWasMigratedMeanwhileIsNotGoneOnWith()
    {
        const TestServer server;
        auto league = open(server);
        VERIFY_RESULT(league);
        VERIFY_RESULT(openServer(server.url(), OpenMode::ReadWrite, twoTablesAndAStep()));
        const auto again = reconnect(*league);
        QVERIFY(!again.has_value());
        QCOMPARE(again.error().fault, Fault::Newer);
    }

    void aNotificationHasItsLimits()
    {
        const TestServer server;
        auto league = open(server);
        VERIFY_RESULT(league);
        const QString channel = QStringLiteral("league_changed");
        VERIFY_RESULT(notify(*league, channel, QString(7999, u'x')));
        QCOMPARE(notify(*league, channel, QString(8000, u'x')).error().fault, Fault::BadInput);
        QCOMPARE(notify(*league, QStringLiteral("a b"), {}).error().fault, Fault::BadInput);
        QCOMPARE(subscribe(*league, QStringLiteral("a\"; DROP TABLE team")).error().fault, Fault::BadInput);
        // Whose connection is gone has told nobody.
        server.run(QStringLiteral("SELECT pg_terminate_backend(%1)").arg(processOf(*league)));
        QVERIFY(!notify(*league, channel, {}).has_value());
    }

    void crossedChangesAreConflicts()
    {
        const TestServer server;
        auto one = open(server);
        auto other = open(server);
        VERIFY_RESULT(one);
        VERIFY_RESULT(other);
        VERIFY_RESULT(addTeam(*one, QStringLiteral("A")));
        {
            auto held = Transaction::begin(*one);
            VERIFY_RESULT(held);
            VERIFY_RESULT(one->change(QStringLiteral("UPDATE team SET badge = ?"), {QByteArray("1")}));
            VERIFY_RESULT(other->rows(QStringLiteral("SELECT set_config('lock_timeout', '200ms', false)")));
            const auto waiting =
                other->change(QStringLiteral("UPDATE team SET badge = ?"), {QByteArray("2")});
            QVERIFY(!waiting.has_value());
            QCOMPARE(waiting.error().fault, Fault::Busy);
        }
        {
            VERIFY_RESULT(one->run(QStringLiteral("SET default_transaction_isolation TO 'repeatable read'")));
            auto first = Transaction::begin(*one);
            VERIFY_RESULT(first);
            QCOMPARE(teams(*one).size(), 1);
            VERIFY_RESULT(other->change(QStringLiteral("UPDATE team SET badge = ?"), {QByteArray("3")}));
            const auto crossed = one->change(QStringLiteral("UPDATE team SET badge = ?"), {QByteArray("4")});
            QVERIFY(!crossed.has_value());
            QCOMPARE(crossed.error().fault, Fault::Conflict);
        }
    }

    void aSharedLeagueIsNotAFile()
    {
        const TestServer server;
        const Folder folder;
        auto league = open(server);
        VERIFY_RESULT(league);
        QCOMPARE(saveCopy(*league, folder.path("copy.touchline"), Existing::Keep).error().fault,
                 Fault::Refused);
        QVERIFY(folder.entries().isEmpty());
        auto file = createFile(folder.path("league.touchline"));
        VERIFY_RESULT(file);
        QCOMPARE(reconnect(*file).error().fault, Fault::Refused);
        VERIFY_RESULT(notify(*file, QStringLiteral("league_changed"), {}));
        VERIFY_RESULT(subscribe(*file, QStringLiteral("league_changed")));
    }
};

TOUCHLINE_TEST(TestStoreServer)

} // namespace test_store_server

#include "test_store_server.moc"
