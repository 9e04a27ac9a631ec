// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of the schema happen as a whole or not at all, with both databases.
#include "models/store/postgres/postgres_server.h"
#include "models/store/sqlite/backup.h"
#include "tests/storage/storage_case.h"
#include "tests/storage/test_server.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QFile>

#include <thread>

namespace test_store_migrations {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

/// A place for a league of either kind, opened as often as wanted.
class Place
{
public:
    explicit Place(Backend backend)
    {
        if (backend == Backend::Postgres)
            m_server = std::make_unique<TestServer>();
    }

    [[nodiscard]] Result<Database> open(const Migrations &migrations,
                                        OpenMode mode = OpenMode::ReadWrite) const
    {
        if (m_server)
            return openServer(m_server->url(), mode, migrations);
        const QString file = m_folder.path("league.touchline");
        return QFile::exists(file) ? openFile(file, options(mode, migrations))
                                   : createFile(file, options(mode, migrations));
    }

    [[nodiscard]] const TestServer &server() const { return *m_server; }
    [[nodiscard]] const Folder &folder() const { return m_folder; }

private:
    Folder m_folder;
    std::unique_ptr<TestServer> m_server;
};

Migrations withStep(const char *second)
{
    return Migrations({twoTables().step(1), QString::fromLatin1(second)});
}

QStringList players(Database &database)
{
    const auto rows = database.rows(u"SELECT name, goals FROM player ORDER BY id"_s);
    if (!rows)
        return {wordsOf(rows.error())};
    QStringList lines;
    for (const QVariantList &row : *rows)
        lines << row.at(0).toString() + u' ' + row.at(1).toString();
    return lines;
}

void fill(Database &database)
{
    VERIFY_RESULT(database.change(u"INSERT INTO team (uuid, name) VALUES ('t', 'Town')"_s));
    VERIFY_RESULT(
        database.change(u"INSERT INTO player (team, name, goals) VALUES ('t', 'Ada', 3), ('t', 'Bea', 5)"_s));
}

} // namespace

class TestStoreMigrations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void theProgramsOwnStepsWork_data() { EACH_BACKEND(); }
    void theProgramsOwnStepsWork()
    {
        QFETCH(Backend, backend);
        ASSIGN_RESULT(own, Migrations::compiledIn());
        QVERIFY(own->newest() >= 1);
        const Place place(backend);
        ASSIGN_RESULT(league, place.open(*own));
        QCOMPARE(*Migrations::versionOf(*league), own->newest());
        VERIFY_RESULT(own->migrate(*league)); // nothing is left to do
    }

    void aStepKeepsWhatIsThere_data() { EACH_BACKEND(); }
    void aStepKeepsWhatIsThere()
    {
        QFETCH(Backend, backend);
        const Place place(backend);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        ASSIGN_RESULT(league, place.open(twoTablesAndAStep()));
        QCOMPARE(*Migrations::versionOf(*league), 2);
        QCOMPARE(players(*league), (QStringList{u"Ada 3"_s, u"Bea 5"_s}));
        QCOMPARE(league->rows(u"SELECT sum(shirt) FROM player"_s)->front().front().toInt(), 0);
    }

    void aTableCanBeMadeAnew_data() { EACH_BACKEND(); }
    void aTableCanBeMadeAnew()
    {
        QFETCH(Backend, backend);
        const Place place(backend);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        // `team` goes while players still belong to it. PostgreSQL wants the reference dropped by hand.
        auto league = place.open(
            withStep(backend == Backend::Sqlite
                         ? "CREATE TABLE team_new (uuid TEXT PRIMARY KEY, name TEXT NOT NULL, city TEXT);"
                           "INSERT INTO team_new (uuid, name) SELECT uuid, name FROM team; DROP TABLE team;"
                           "ALTER TABLE team_new RENAME TO team;"
                         : "ALTER TABLE team DROP COLUMN badge; ALTER TABLE team ADD COLUMN city TEXT;"));
        VERIFY_RESULT(league);
        QCOMPARE(players(*league), (QStringList{u"Ada 3"_s, u"Bea 5"_s}));
        VERIFY_FAULT(league->change(u"INSERT INTO player (team, name) VALUES ('x', 'Orphan')"_s),
                     Fault::Constraint);
    }

    void aFailingStepChangesNothing_data()
    {
        columns<Backend, QString>();
        for (const Backend backend : {Backend::Sqlite, Backend::Postgres}) {
            const QByteArray name = backend == Backend::Sqlite ? "SQLite " : "PostgreSQL ";
            const auto row = [&](const char *what, const char *step) {
                QTest::newRow(name + what) << backend << QString::fromLatin1(step);
            };
            row("not SQL", "DELETE FROM player; ALTER TABLE player ADD COLUMN shirt BIGINT; NONSENSE;");
            row("placeholder", "DELETE FROM player; CREATE TABLE a (b {picture});");
            row("breaks a rule",
                "UPDATE player SET goals = 0; INSERT INTO team (uuid, name) VALUES ('t', 'Twin');");
            row("drops and fails", "DROP TABLE player; CREATE TABLE team (a TEXT);");
            row("leaves orphans",
                backend == Backend::Sqlite ? "DELETE FROM team;" : "DELETE FROM team; SELECT 1;");
        }
    }
    void aFailingStepChangesNothing()
    {
        const auto [backend, step] = row<Backend, QString>();
        const Place place(backend);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        const auto failed = place.open(Migrations({twoTables().step(1), step}));
        QVERIFY(!failed.has_value());
        QVERIFY2(failed.error().message.english().contains(u"version 2. It is unchanged"_s),
                 qPrintable(wordsOf(failed.error())));
        ASSIGN_RESULT(league, place.open(twoTables()));
        QCOMPARE(*Migrations::versionOf(*league), 1);
        QCOMPARE(players(*league), (QStringList{u"Ada 3"_s, u"Bea 5"_s}));
        QVERIFY(!league->rows(u"SELECT shirt FROM player"_s).has_value());
        // The same league can be migrated once the step is right.
        {
            [[maybe_unused]] const Database closed = *std::move(league);
        }
        VERIFY_RESULT(place.open(twoTablesAndAStep()));
    }

    void ofSeveralStepsTheGoodOnesStay_data() { EACH_BACKEND(); }
    void ofSeveralStepsTheGoodOnesStay()
    {
        QFETCH(Backend, backend);
        const Place place(backend);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        const Migrations three({twoTables().step(1), twoTablesAndAStep().step(2), u"NONSENSE"_s});
        QVERIFY(!place.open(three).has_value());
        ASSIGN_RESULT(league, place.open(twoTablesAndAStep()));
        QCOMPARE(*Migrations::versionOf(*league), 2);
        QCOMPARE(players(*league).size(), 2);
    }

    void aNewerLeagueIsOnlyRead_data() { EACH_BACKEND(); }
    void aNewerLeagueIsOnlyRead()
    {
        QFETCH(Backend, backend);
        const Place place(backend);
        {
            ASSIGN_RESULT(league, place.open(twoTablesAndAStep()));
            fill(*league);
        }
        const auto refused = place.open(twoTables());
        VERIFY_FAULT(refused, Fault::Newer);
        QVERIFY(refused.error().message.english().contains(u"newer version of Touchline"_s));
        ASSIGN_RESULT(league, place.open(twoTables(), OpenMode::ReadOnly));
        QVERIFY(league->isReadOnly());
        QCOMPARE(players(*league), (QStringList{u"Ada 3"_s, u"Bea 5"_s}));
        QCOMPARE(addTeam(*league, u"No"_s).error().fault, Fault::ReadOnly);
        QCOMPARE(Transaction::begin(*league).error().fault, Fault::ReadOnly);
        VERIFY_FAULT(twoTables().migrate(*league), Fault::Newer);
    }

    void aNewerFileThatIsTooDifferentIsRefused()
    {
        const Place place(Backend::Sqlite);
        VERIFY_RESULT(
            place.open(withStep("DROP TABLE player; CREATE TABLE squad (player TEXT PRIMARY KEY);")));
        const auto refused = place.open(twoTables(), OpenMode::ReadOnly);
        VERIFY_FAULT(refused, Fault::Newer);
        QVERIFY(refused.error().message.english().contains(u"stores player differently"_s));
    }

    void anOlderFileIsBackedUpFirst()
    {
        const Place place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        auto wanted = options(OpenMode::ReadWrite, twoTablesAndAStep());
        wanted.clock = [] { return QDateTime(QDate(2026, 11, 21), QTime(14, 5)); };
        {
            VERIFY_RESULT(openFile(place.folder().path("league.touchline"), wanted));
        }
        const QString backup = place.folder().path(
            "league.touchline.backups/league (before version 2, 2026-11-21 1405).touchline");
        QVERIFY2(QFile::exists(backup), qPrintable(place.folder().entries().join(u'\n')));
        ASSIGN_RESULT(before, openFile(backup, options(OpenMode::ReadOnly, twoTables())));
        QCOMPARE(*Migrations::versionOf(*before), 1);
        QCOMPARE(players(*before), (QStringList{u"Ada 3"_s, u"Bea 5"_s}));
        QVERIFY(backupsOf(place.folder().path("league.touchline")).isEmpty());
    }

    void anOlderFileForReadingStaysAsItIs()
    {
        const Place place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        const auto before = Untouched::of(place.folder().path("league.touchline"));
        {
            ASSIGN_RESULT(league, place.open(twoTablesAndAStep(), OpenMode::ReadOnly));
            QCOMPARE(*Migrations::versionOf(*league), 2);
            QCOMPARE(league->rows(u"SELECT count(shirt) FROM player"_s)->front().front().toInt(), 2);
        }
        QVERIFY(Untouched::of(place.folder().path("league.touchline")) == before);
    }

    void aServerKeepsTheTablesFromBefore()
    {
        const Place place(Backend::Postgres);
        {
            ASSIGN_RESULT(league, place.open(twoTables()));
            fill(*league);
        }
        VERIFY_RESULT(place.open(withStep("DELETE FROM player;")));
        QCOMPARE(place.server().value(u"SELECT count(*) FROM touchline.player"_s), u"0"_s);
        QCOMPARE(place.server().value(u"SELECT string_agg(name || goals, ',' ORDER BY id) FROM "
                                      "touchline_before_2.player"_s),
                 u"Ada3,Bea5"_s);
    }

    void anOlderServerIsNotMigratedForReading()
    {
        const Place place(Backend::Postgres);
        QCOMPARE(place.open(twoTables(), OpenMode::ReadOnly).error().fault, Fault::NotFound);
        VERIFY_RESULT(place.open(twoTables()));
        VERIFY_FAULT(place.open(twoTablesAndAStep(), OpenMode::ReadOnly), Fault::ReadOnly);
        QCOMPARE(place.server().value(u"SELECT max(version) FROM touchline.schema_version"_s), u"1"_s);
    }

    void whoeverComesAtTheSameMomentMigratesOnce()
    {
        const TestServer server;
        std::array<QString, 6> answers;
        std::vector<std::thread> threads;
        for (QString &answer : answers)
            threads.emplace_back([&answer, &server] {
                const auto league = openServer(server.url(), OpenMode::ReadWrite, twoTablesAndAStep());
                answer = league ? u"open"_s : wordsOf(league.error());
            });
        for (std::thread &thread : threads)
            thread.join();
        for (const QString &answer : answers)
            QCOMPARE(answer, u"open"_s);
        QCOMPARE(server.value(u"SELECT string_agg(version::text, ',' ORDER BY version) FROM "
                              "touchline.schema_version"_s),
                 u"1,2"_s);
    }
};

TOUCHLINE_TEST(TestStoreMigrations)

} // namespace test_store_migrations

#include "test_store_migrations.moc"
