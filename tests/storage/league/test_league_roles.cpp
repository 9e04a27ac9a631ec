// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what in a shared league: each statement is sent by a login of its own, past the program.
#include "models/audit/audit.h"
#include "models/league/access/server_access.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/store/postgres/postgres_server.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/test_registry.h"

#include <QTest>
#include <QUrl>

#include <algorithm>

namespace test_league_roles {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

const QString noRight = QStringLiteral("42501"); // insufficient_privilege

Team team(const char *name)
{
    Team made;
    made.id = QUuid::createUuid();
    made.name = QString::fromLatin1(name);
    return made;
}

Result<std::unique_ptr<League>> openAs(const LeaguePlace &place, const User &user, const QString &name = {})
{
    LeagueAccess access{name.isEmpty() ? QStringLiteral("computer") : name};
    access.isNameChosen = !name.isEmpty();
    return League::open(place.server->url(user.name()), access);
}

/// A league with results, and a match that was played.
Result<std::unique_ptr<League>> filled(const LeaguePlace &place)
{
    auto league = place.create();
    if (!league)
        return league;
    RandomCommands random(8);
    for (const CommandKind kind :
         {CommandKind::NewCompetition, CommandKind::PlayedResult, CommandKind::TypedResult})
        if (auto made = random.make(**league, kind); !made)
            return fail(made.error());
    return league;
}

QString textOf(const std::vector<Message> &lines)
{
    QStringList text;
    for (const Message &line : lines)
        text << line.english();
    return text.join(u'\n');
}

/// Packed: a list of no changes.
constexpr const char *noChanges = "00000002789c8b8e0500011500b9";
constexpr const char *timeOfServer =
    "to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')";

/// A call of the function that writes entries, as a login could send it.
QString entryBy(const QString &who, const QString &seq, const QString &kind = QStringLiteral("command"),
                const QString &subject = QStringLiteral("NULL"),
                const QString &touches = QStringLiteral("[]"), const QString &vouches = QStringLiteral("{}"),
                const QString &changes = QLatin1String(noChanges),
                const QString &at = QLatin1String(timeOfServer))
{
    return QStringLiteral(
               "SELECT touchline.add_entry(%1, gen_random_uuid(), %2, '%3', '%4', %5, 'Forged', '[]', "
               "'\\x%6', '%7', '%8', sha256('x'))")
        .arg(seq, at, who, kind, subject, changes, touches, vouches);
}

const QString nextNumber = QStringLiteral("nextval('touchline.journal_seq_seq')");

/// As version 0.1.0 left a league: three roles for the whole server, everything granted, no functions.
void makeItOld(const TestServer &server)
{
    for (const char *role : {"touchline_reader", "touchline_organiser", "touchline_owner"})
        server.run(QStringLiteral("CREATE ROLE %1 NOLOGIN").arg(QLatin1String(role)));
    server.run(QStringLiteral("DROP TABLE touchline.rights"));
    server.run(QStringLiteral("DROP FUNCTION touchline.take_turn"));
    server.run(QStringLiteral("DROP FUNCTION touchline.add_entry"));
    server.run(QStringLiteral("GRANT touchline_reader TO touchline_organiser"));
    server.run(QStringLiteral("GRANT touchline_organiser TO touchline_owner"));
    server.run(QStringLiteral("REASSIGN OWNED BY %1 TO touchline_owner").arg(server.role("owner")));
    server.run(QStringLiteral("DROP OWNED BY %1, %2, %3")
                   .arg(server.role("owner"), server.role("organiser"), server.role("reader")));
    server.run(QStringLiteral("DROP ROLE %1, %2, %3")
                   .arg(server.role("owner"), server.role("organiser"), server.role("reader")));
    server.run(QStringLiteral("GRANT USAGE ON SCHEMA touchline TO touchline_reader"));
    server.run(QStringLiteral("GRANT SELECT ON ALL TABLES IN SCHEMA touchline TO touchline_reader"));
    server.run(QStringLiteral(
        "GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA touchline TO touchline_organiser"));
    server.run(QStringLiteral("GRANT USAGE ON ALL SEQUENCES IN SCHEMA touchline TO touchline_organiser"));
    server.run(QStringLiteral("DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO PUBLIC', "
                              "current_database()); END $$"));
}

/// Takes the roles of the whole server away again.
struct OldRoles
{
    explicit OldRoles(const TestServer &of) : server(of) { makeItOld(server); }
    ~OldRoles()
    {
        for (const char *role : {"touchline_reader", "touchline_organiser", "touchline_owner"}) {
            server.run(QStringLiteral("DROP OWNED BY %1 CASCADE").arg(QLatin1String(role)));
            server.run(QStringLiteral("DROP ROLE %1").arg(QLatin1String(role)));
        }
    }
    Q_DISABLE_COPY_MOVE(OldRoles)

    const TestServer &server;
};

} // namespace

class TestLeagueRoles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void anOrganiserOfOneLeagueIsAStrangerInAnother()
    {
        const LeaguePlace own(Backend::Postgres);
        const LeaguePlace other(Backend::Postgres);
        VERIFY_RESULT(own.create());
        VERIFY_RESULT(other.create());
        const User anna(*own.server, own.server->role("organiser"));
        VERIFY_RESULT(openAs(own, anna));
        const RawLogin raw(*other.server, anna.name());
        QVERIFY2(raw.refusal().contains(QStringLiteral("permission denied for database")),
                 qPrintable(raw.refusal()));
        const auto refused = openAs(other, anna);
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::Refused);
        QVERIFY2(wordsOf(refused.error()).contains(QStringLiteral("have no role in the league")),
                 qPrintable(wordsOf(refused.error())));
    }

    /// Where others can connect to the database, they see and change nothing all the same.
    void aStrangerHasNoRightsAndIsToldWhomToAsk()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(place.create());
        const User owner(*place.server, place.server->role("owner"));
        const User stranger(*place.server);
        place.server->run(
            QStringLiteral("DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO PUBLIC', "
                           "current_database()); END $$"));
        const RawLogin raw(*place.server, stranger.name());
        QCOMPARE(raw.refusal(), QString());
        for (const char *sql : {"SELECT * FROM touchline.league", "SELECT touchline.take_turn()",
                                "INSERT INTO touchline.person VALUES (gen_random_uuid(), 'x', 'x')",
                                "CREATE TABLE touchline.mine (a TEXT)"})
            QCOMPARE(raw.run(QLatin1String(sql)), noRight);
        const auto refused = openAs(place, stranger);
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::Refused);
        const QString words = wordsOf(refused.error());
        for (const QString &word :
             {stranger.name(), owner.name(),
              QStringLiteral("GRANT %1 TO %2;").arg(place.server->role("reader"), stranger.name()),
              QStringLiteral("GRANT %1 TO %2;").arg(place.server->role("organiser"), stranger.name())})
            QVERIFY2(words.contains(word), qPrintable(words));
    }

    void theProgramSaysWhichRolesItMade()
    {
        const LeaguePlace place(Backend::Postgres);
        auto league = place.create();
        VERIFY_RESULT(league);
        QVERIFY((*league)->newRights().has_value());
        const QString text = textOf(serverAccess(*(*league)->newRights()));
        for (const char *kind : {"owner", "organiser", "reader"})
            QVERIFY2(text.contains(place.server->role(kind)), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("GRANT %1 TO anna;").arg(place.server->role("organiser"))),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Only logins with one of these roles can connect")),
                 qPrintable(text));
        // An owner lets others in, without being an administrator.
        const User owner(*place.server, place.server->role("owner"));
        const User newcomer(*place.server);
        const RawLogin raw(*place.server, owner.name());
        QCOMPARE(
            raw.run(QStringLiteral("GRANT %1 TO %2").arg(place.server->role("organiser"), newcomer.name())),
            QString());
        VERIFY_RESULT(openAs(place, newcomer));
        league->reset();
        auto again = place.open();
        VERIFY_RESULT(again);
        QVERIFY(!(*again)->newRights().has_value());
    }

    /// Other tables in the database are somebody else's: who could connect still can.
    void aDatabaseThatIsSharedStaysOpen()
    {
        const LeaguePlace place(Backend::Postgres);
        place.server->run(QStringLiteral("CREATE TABLE public.members (name TEXT)"));
        auto league = place.create();
        VERIFY_RESULT(league);
        QVERIFY(!(*league)->newRights()->isClosed);
        const User stranger(*place.server);
        QCOMPARE(RawLogin(*place.server, stranger.name()).refusal(), QString());
        QCOMPARE(openAs(place, stranger).error().fault, Fault::Refused);
    }

    void openingMakesNoLeague()
    {
        const LeaguePlace place(Backend::Postgres);
        const auto opened = place.open();
        QVERIFY(!opened);
        QCOMPARE(opened.error().fault, Fault::NotFound);
        QCOMPARE(place.server->value(QStringLiteral("SELECT count(*) FROM pg_namespace WHERE nspname = "
                                                    "'touchline'")),
                 QStringLiteral("0"));
        QCOMPARE(place.server->value(QStringLiteral(
                     "SELECT has_database_privilege('public', current_database(), 'CONNECT')")),
                 QStringLiteral("true"));
    }

    /// The roles of a league that is gone may still have members.
    void rolesThatAreThereAlreadyAreNotTaken()
    {
        const LeaguePlace place(Backend::Postgres);
        const QString former = place.server->role("organiser");
        place.server->run(QStringLiteral("CREATE ROLE ") + former);
        auto league = place.create();
        VERIFY_RESULT(league);
        const store::LeagueRoles roles = *(*league)->newRights()->roles;
        QVERIFY(roles.organiser != former);
        const User formerOne(*place.server, former);
        QVERIFY(!openAs(place, formerOne));
        league->reset();
        place.server->run(QStringLiteral("DROP OWNED BY %1, %2, %3 CASCADE")
                              .arg(roles.owner, roles.organiser, roles.reader));
        place.server->run(
            QStringLiteral("DROP ROLE %1, %2, %3").arg(roles.owner, roles.organiser, roles.reader));
    }

    void nobodyButTheOwnerChangesTheHistory_data()
    {
        QTest::addColumn<QString>("sql");
        for (const char *table :
             {"journal", "journal_touch", "seal", "content", "match_log", "rights", "schema_version"}) {
            const QString name = QStringLiteral("touchline.") + QLatin1String(table);
            QTest::addRow("delete from %s", table) << QStringLiteral("DELETE FROM ") + name;
            QTest::addRow("truncate %s", table) << QStringLiteral("TRUNCATE %1 CASCADE").arg(name);
            QTest::addRow("drop %s", table) << QStringLiteral("DROP TABLE %1 CASCADE").arg(name);
            QTest::addRow("trigger on %s", table)
                << QStringLiteral("CREATE TRIGGER mine BEFORE INSERT ON %1 FOR EACH ROW EXECUTE FUNCTION "
                                  "suppress_redundant_updates_trigger()")
                       .arg(name);
        }
        QTest::newRow("change an entry") << QStringLiteral("UPDATE touchline.journal SET who = 'Bert'");
        QTest::newRow("change a state") << QStringLiteral("UPDATE touchline.journal SET state = 'gone'");
        QTest::newRow("change a seal") << QStringLiteral("UPDATE touchline.seal SET vouches = '{}'");
        QTest::newRow("change a touch") << QStringLiteral("UPDATE touchline.journal_touch SET kind = 'team'");
        QTest::newRow("change a log") << QStringLiteral("UPDATE touchline.match_log SET game = 'x'");
        QTest::newRow("change a content") << QStringLiteral("UPDATE touchline.content SET data = '\\x00'");
        QTest::newRow("add an entry past the function")
            << QStringLiteral("INSERT INTO touchline.journal (uuid, at, who, kind, state, title, arguments, "
                              "changes) VALUES (gen_random_uuid(), '', 'Bert', 'command', 'done', 'x', '[]', "
                              "'\\x00')");
        QTest::newRow("add a touch to an entry")
            << QStringLiteral("INSERT INTO touchline.journal_touch VALUES (1, 'team', gen_random_uuid())");
        QTest::newRow("add a seal") << QStringLiteral(
            "INSERT INTO touchline.seal SELECT 99, '{}', hash FROM touchline.seal LIMIT 1");
        QTest::newRow("set the numbers back")
            << QStringLiteral("SELECT setval('touchline.journal_seq_seq', 1)");
        QTest::newRow("under another name") << entryBy(QStringLiteral("Bert"), nextNumber);
        QTest::newRow("with another login behind") << entryBy(QStringLiteral("Anna (postgres)"), nextNumber);
        QTest::newRow("nameless") << entryBy(QString(), nextNumber);
        QTest::newRow("between older entries") << entryBy(QStringLiteral("LOGIN"), QStringLiteral("1"));
        QTest::newRow("far ahead") << entryBy(QStringLiteral("LOGIN"), QStringLiteral("4000000000"));
        const auto command = QStringLiteral("command");
        const auto none = QStringLiteral("NULL");
        const auto of = [&](const char *touches, const char *vouches) {
            return entryBy(QStringLiteral("LOGIN"), nextNumber, command, none, QLatin1String(touches),
                           QLatin1String(vouches));
        };
        QTest::newRow("about the seal")
            << of(R"([["seal", "00000000-0000-0000-0000-000000000001"]])", R"({"taken_over": true})");
        QTest::newRow("vouching for a repair") << of("[]", R"({"accepted": {}})");
        QTest::newRow("vouching for a log that is gone") << of("[]", R"({"logs": {"x": null}})");
        QTest::newRow("long ago") << entryBy(
            QStringLiteral("LOGIN"), nextNumber, command, none, QStringLiteral("[]"), QStringLiteral("{}"),
            QLatin1String(noChanges), QStringLiteral("'1999-01-01T00:00:00.000Z'"));
        QTest::newRow("under a long name")
            << entryBy(QString(61, u'x') + QStringLiteral(" (LOGIN)"), nextNumber);
        QTest::newRow("as the owner") << QStringLiteral("SET ROLE OWNER");
        QTest::newRow("as the administrator") << QStringLiteral("SET SESSION AUTHORIZATION postgres");
        QTest::newRow("another function")
            << QStringLiteral("CREATE OR REPLACE FUNCTION touchline.take_turn() RETURNS void LANGUAGE sql AS "
                              "$$ SELECT $$");
        QTest::newRow("let a friend in") << QStringLiteral("GRANT ORGANISER TO LOGIN");
    }
    void nobodyButTheOwnerChangesTheHistory()
    {
        QFETCH(QString, sql);
        static const LeaguePlace place(Backend::Postgres);
        static const bool isFilled = filled(place).has_value();
        QVERIFY(isFilled);
        const User anna(*place.server, place.server->role("organiser"));
        const RawLogin raw(*place.server, anna.name());
        QCOMPARE(raw.refusal(), QString());
        sql.replace(QStringLiteral("LOGIN"), anna.name())
            .replace(QStringLiteral("ORGANISER"), place.server->role("organiser"))
            .replace(QStringLiteral("ROLE OWNER"), QStringLiteral("ROLE ") + place.server->role("owner"));
        QCOMPARE(raw.run(sql), noRight);
        auto league = place.open();
        VERIFY_RESULT(league);
        const auto audit = auditDatabase((*league)->database());
        VERIFY_RESULT(audit);
        QVERIFY2(
            audit->problems.empty(),
            qPrintable(textOf({audit->problems.empty() ? Message{"", {}} : audit->problems.front().what})));
    }

    /// What cannot be an entry is not taken; what looks like one and cannot be unpacked does not lock the
    /// league for good.
    void garbageInTheHistoryCanBeRepaired()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const User anna(*place.server, place.server->role("organiser"));
        const RawLogin raw(*place.server, anna.name());
        const auto garbage = [&](const QString &changes) {
            return raw.run(entryBy(anna.name(), nextNumber, QStringLiteral("command"), QStringLiteral("NULL"),
                                   QStringLiteral("[]"), QStringLiteral("{}"), changes));
        };
        const QString noEntry = QStringLiteral("22023"); // invalid_parameter_value
        for (const char *changes :
             {"00", "ffffffffffffffffffff", "00000002000000000000", "7fffffff789c8b8e0500"})
            QCOMPARE(garbage(QLatin1String(changes)), noEntry);
        QCOMPARE(garbage(QStringLiteral("00000002789cffffffffffff")), QString());
        QVERIFY(!place.open());
        auto league = League::open(place.path, {QStringLiteral("Olga"), false, {}, true});
        VERIFY_RESULT(league);
        VERIFY_RESULT((*league)->history().noteRepair(QStringLiteral("an entry that nobody can read")));
        league = place.open();
        VERIFY_RESULT(league);
        const auto audit = auditDatabase((*league)->database());
        VERIFY_RESULT(audit);
        QVERIFY(audit->problems.empty());
    }

    /// Before PostgreSQL 16 the right to make roles is one over all of them.
    void theOwnerOfOneLeagueHasNoRightOverAnother()
    {
        const LeaguePlace other(Backend::Postgres);
        VERIFY_RESULT(other.create());
        const User bert(*other.server, other.server->role("organiser"));
        const LeaguePlace place(Backend::Postgres);
        const User anna(*place.server, {});
        place.server->run(QStringLiteral("ALTER ROLE %1 CREATEROLE").arg(anna.name()));
        place.server->run(QStringLiteral("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I OWNER TO %I', "
                                         "current_database(), '%1'); END $$")
                              .arg(anna.name()));
        {
            auto league =
                League::create(place.server->url(anna.name()), QStringLiteral("Hers"), {anna.name()});
            VERIFY_RESULT(league);
        }
        const RawLogin raw(*place.server, anna.name());
        for (const QString &sql :
             {QStringLiteral("GRANT %1 TO %2").arg(other.server->role("owner"), anna.name()),
              QStringLiteral("GRANT %1 TO %2").arg(other.server->role("reader"), anna.name()),
              QStringLiteral("ALTER ROLE %1 RENAME TO somebody_else").arg(bert.name()),
              QStringLiteral("ALTER ROLE %1 PASSWORD 'x'").arg(bert.name()),
              QStringLiteral("ALTER ROLE %1 RENAME TO touchline_taken").arg(other.server->role("reader")),
              QStringLiteral("DROP ROLE %1").arg(bert.name())})
            QVERIFY2(!raw.run(sql).isEmpty(), qPrintable(sql));
        // Into her own league she lets people in as before.
        QCOMPARE(raw.run(QStringLiteral("GRANT %1 TO %2").arg(place.server->role("reader"), bert.name())),
                 QString());
        place.server->run(QStringLiteral("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I OWNER TO postgres', "
                                         "current_database()); END $$"));
    }

    void aReaderMakesNoLargeObjects()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(place.create());
        const User anna(*place.server, place.server->role("reader"));
        const RawLogin raw(*place.server, anna.name());
        for (const char *sql : {"SELECT lo_create(0)", "SELECT lo_creat(-1)", "SELECT lo_from_bytea(0, 'x')"})
            QCOMPARE(raw.run(QLatin1String(sql)), noRight);
    }

    /// What is somebody else's, or is undone already, stays so whoever sends the statement.
    void nobodyUndoesWhatIsNotTheirs()
    {
        const LeaguePlace place(Backend::Postgres);
        auto league = place.create();
        VERIFY_RESULT(league);
        const auto made = (*league)->teams().add({team("Rovers")});
        VERIFY_RESULT(made);
        const QString seq = QString::number(made->seq);
        const User anna(*place.server, place.server->role("organiser"));
        const RawLogin raw(*place.server, anna.name());
        const QString crossed = QStringLiteral("40001"); // serialization_failure
        QCOMPARE(raw.run(entryBy(anna.name(), nextNumber, QStringLiteral("undo"), seq)), crossed);
        // Nor its own twice.
        auto own = openAs(place, anna);
        VERIFY_RESULT(own);
        const auto added = (*own)->teams().add({team("United")});
        VERIFY_RESULT(added);
        VERIFY_RESULT((*own)->history().undo());
        QCOMPARE(
            raw.run(entryBy(anna.name(), nextNumber, QStringLiteral("undo"), QString::number(added->seq))),
            crossed);
        QCOMPARE(
            place.server->value(QStringLiteral("SELECT count(*) FROM touchline.journal WHERE kind = 'undo'")),
            QStringLiteral("1"));
    }

    void theHistoryKeepsTheLogin()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(place.create());
        const User anna(*place.server, place.server->role("organiser"));
        const User bert(*place.server, place.server->role("organiser"));
        auto asAnna = openAs(place, anna);
        VERIFY_RESULT(asAnna);
        QCOMPARE((*asAnna)->teams().add({team("Rovers")})->who, anna.name());
        // Whatever name is given, the login stands behind it.
        auto asBert = openAs(place, bert, anna.name());
        VERIFY_RESULT(asBert);
        const auto entry = (*asBert)->teams().add({team("United")});
        VERIFY_RESULT(entry);
        QCOMPARE(entry->who, QStringLiteral("%1 (%2)").arg(anna.name(), bert.name()));
        VERIFY_RESULT((*asBert)->history().undo());
        const auto nothing = (*asBert)->history().undo();
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().fault, Fault::NotFound);
        QCOMPARE((*asBert)->teams().all()->size(), 1U);
        // One who has chosen the name of the login has it once.
        auto plain = openAs(place, bert, bert.name());
        VERIFY_RESULT(plain);
        QCOMPARE((*plain)->who(), bert.name());
    }

    void aReaderIsToldWhomToAsk()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const User reader(*place.server, place.server->role("reader"));
        auto league = openAs(place, reader);
        VERIFY_RESULT(league);
        QVERIFY((*league)->isReadOnly());
        VERIFY_RESULT((*league)->teams().all());
        const auto refused = (*league)->teams().add({team("United")});
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::ReadOnly);
        QVERIFY2(
            refused.error().message.english().contains(QStringLiteral("An owner of the league can give you")),
            qPrintable(refused.error().message.english()));
    }

    void aReaderBlocksNobody()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const User reader(*place.server, place.server->role("reader"));
        const User anna(*place.server, place.server->role("organiser"));
        const RawLogin raw(*place.server, reader.name());
        const QStringList tables =
            place.server
                ->value(QStringLiteral("SELECT string_agg(tablename, ' ') FROM pg_tables "
                                       "WHERE schemaname = 'touchline'"))
                .split(u' ');
        QVERIFY(tables.size() > 15);
        for (const QString &table : tables) {
            const QString name = QStringLiteral("touchline.") + table;
            QCOMPARE(raw.run(QStringLiteral("SELECT 1 FROM %1 FOR KEY SHARE").arg(name)), noRight);
            for (const char *mode : {"ROW SHARE", "ROW EXCLUSIVE", "SHARE UPDATE EXCLUSIVE", "SHARE",
                                     "SHARE ROW EXCLUSIVE", "EXCLUSIVE", "ACCESS EXCLUSIVE"}) {
                QCOMPARE(raw.run(QStringLiteral("BEGIN")), QString());
                QCOMPARE(raw.run(QStringLiteral("LOCK TABLE %1 IN %2 MODE").arg(name, QLatin1String(mode))),
                         noRight);
                QCOMPARE(raw.run(QStringLiteral("ROLLBACK")), QString());
            }
        }
        QCOMPARE(raw.run(QStringLiteral("SELECT touchline.take_turn()")), noRight);
        QCOMPARE(raw.run(QStringLiteral("SELECT nextval('touchline.journal_seq_seq')")), noRight);
        // All that a reader can hold, held.
        QCOMPARE(raw.run(QStringLiteral("BEGIN")), QString());
        for (const QString &table : tables)
            QCOMPARE(raw.run(QStringLiteral("LOCK TABLE touchline.%1 IN ACCESS SHARE MODE").arg(table)),
                     QString());
        for (const char *number : {"7830465", "1414287941"})
            QCOMPARE(raw.run(QStringLiteral("SELECT pg_advisory_lock(%1)").arg(QLatin1String(number))),
                     QString());
        auto league = openAs(place, anna);
        VERIFY_RESULT(league);
        VERIFY_RESULT((*league)->teams().add({team("Rovers")}));
        VERIFY_RESULT((*league)->history().undo());
    }

    void anOlderLeagueGetsRolesOfItsOwn()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const OldRoles old(*place.server);
        const User bert(*place.server, QStringLiteral("touchline_organiser"));
        const User carla(*place.server, QStringLiteral("touchline_reader"));
        // Before: an organiser of any league on the server could do this.
        const QString forge = QStringLiteral("UPDATE touchline.journal SET who = 'Bert' WHERE false");
        QCOMPARE(RawLogin(*place.server, bert.name()).run(forge), QString());
        const auto early = openAs(place, bert);
        QVERIFY(!early);
        QCOMPARE(early.error().fault, Fault::ReadOnly);
        QVERIFY2(wordsOf(early.error()).contains(QStringLiteral("Its owner must open it once")),
                 qPrintable(wordsOf(early.error())));
        // An owner who may make no roles does not settle it either.
        {
            const User owner(*place.server, QStringLiteral("touchline_owner"));
            const auto helpless = openAs(place, owner);
            QVERIFY(!helpless);
            QCOMPARE(helpless.error().fault, Fault::ReadOnly);
            QVERIFY2(wordsOf(helpless.error()).contains(QStringLiteral("who may make roles")),
                     qPrintable(wordsOf(helpless.error())));
        }
        QStringList before;
        {
            auto league = place.open();
            VERIFY_RESULT(league);
            QVERIFY((*league)->newRights().has_value());
            const QString text = textOf(serverAccess(*(*league)->newRights()));
            for (const QString &line :
                 {QStringLiteral("GRANT %1 TO %2;").arg(place.server->role("organiser"), bert.name()),
                  QStringLiteral("GRANT %1 TO %2;").arg(place.server->role("reader"), carla.name())})
                QVERIFY2(text.contains(line), qPrintable(text));
            const auto audit = auditDatabase((*league)->database());
            VERIFY_RESULT(audit);
            QVERIFY(audit->problems.empty());
            before = facts(**league);
        }
        QVERIFY(!before.isEmpty());
        // The roles of the server give nothing here any more.
        QVERIFY(!RawLogin(*place.server, bert.name()).refusal().isEmpty());
        place.server->run(QStringLiteral("GRANT %1 TO %2").arg(place.server->role("organiser"), bert.name()));
        QCOMPARE(RawLogin(*place.server, bert.name()).run(forge), noRight);
        auto league = openAs(place, bert);
        VERIFY_RESULT(league);
        QCOMPARE(facts(**league), before);
        VERIFY_RESULT((*league)->teams().add({team("Rovers")}));
    }
};

TOUCHLINE_TEST(TestLeagueRoles)

} // namespace test_league_roles

#include "test_league_roles.moc"
