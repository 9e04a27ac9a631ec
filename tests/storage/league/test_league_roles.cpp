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

#include <QUrl>

#include <algorithm>

namespace test_league_roles {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

const QString noRight = u"42501"_s; // insufficient_privilege

Result<std::unique_ptr<League>> openAs(const LeaguePlace &place, const User &user, const QString &name = {})
{
    LeagueAccess access{name.isEmpty() ? u"computer"_s : name};
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
QString entryBy(const QString &who, const QString &seq, const QString &kind = u"command"_s,
                const QString &subject = u"NULL"_s, const QString &touches = u"[]"_s,
                const QString &vouches = u"{}"_s, const QString &changes = QLatin1String(noChanges),
                const QString &at = QLatin1String(timeOfServer))
{
    return u"SELECT touchline.add_entry(%1, gen_random_uuid(), %2, '%3', '%4', %5, 'Forged', '[]', "
           "'\\x%6', '%7', '%8', sha256('x'))"_s.arg(seq, at, who, kind, subject, changes, touches, vouches);
}

const QString nextNumber = u"nextval('touchline.journal_seq_seq')"_s;

/// As version 0.1.0 left a league: three roles for the whole server, everything granted, no functions.
void makeItOld(const TestServer &server)
{
    for (const char *role : {"touchline_reader", "touchline_organiser", "touchline_owner"})
        server.run(u"CREATE ROLE %1 NOLOGIN"_s.arg(QLatin1String(role)));
    server.run(u"DROP TABLE touchline.rights"_s);
    server.run(u"DROP FUNCTION touchline.take_turn"_s);
    server.run(u"DROP FUNCTION touchline.add_entry"_s);
    server.run(u"GRANT touchline_reader TO touchline_organiser"_s);
    server.run(u"GRANT touchline_organiser TO touchline_owner"_s);
    server.run(u"REASSIGN OWNED BY %1 TO touchline_owner"_s.arg(server.role("owner")));
    server.run(u"DROP OWNED BY %1, %2, %3"_s.arg(server.role("owner"), server.role("organiser"),
                                                 server.role("reader")));
    server.run(
        u"DROP ROLE %1, %2, %3"_s.arg(server.role("owner"), server.role("organiser"), server.role("reader")));
    server.run(u"GRANT USAGE ON SCHEMA touchline TO touchline_reader"_s);
    server.run(u"GRANT SELECT ON ALL TABLES IN SCHEMA touchline TO touchline_reader"_s);
    server.run(u"GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA touchline TO touchline_organiser"_s);
    server.run(u"GRANT USAGE ON ALL SEQUENCES IN SCHEMA touchline TO touchline_organiser"_s);
    server.run(u"DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO PUBLIC', "
               "current_database()); END $$"_s);
}

/// Takes the roles of the whole server away again.
struct OldRoles
{
    explicit OldRoles(const TestServer &of) : server(of) { makeItOld(server); }
    ~OldRoles()
    {
        for (const char *role : {"touchline_reader", "touchline_organiser", "touchline_owner"}) {
            server.run(u"DROP OWNED BY %1 CASCADE"_s.arg(QLatin1String(role)));
            server.run(u"DROP ROLE %1"_s.arg(QLatin1String(role)));
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
        QVERIFY2(raw.refusal().contains(u"permission denied for database"_s), qPrintable(raw.refusal()));
        const auto refused = openAs(other, anna);
        VERIFY_FAULT(refused, Fault::Refused);
        QVERIFY2(wordsOf(refused.error()).contains(u"have no role in the league"_s),
                 qPrintable(wordsOf(refused.error())));
    }

    /// Where others can connect to the database, they see and change nothing all the same.
    void aStrangerHasNoRightsAndIsToldWhomToAsk()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(place.create());
        const User owner(*place.server, place.server->role("owner"));
        const User stranger(*place.server);
        place.server->run(u"DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO PUBLIC', "
                          "current_database()); END $$"_s);
        const RawLogin raw(*place.server, stranger.name());
        QCOMPARE(raw.refusal(), QString());
        for (const char *sql : {"SELECT * FROM touchline.league", "SELECT touchline.take_turn()",
                                "INSERT INTO touchline.person VALUES (gen_random_uuid(), 'x', 'x')",
                                "CREATE TABLE touchline.mine (a TEXT)"})
            QCOMPARE(raw.run(QLatin1String(sql)), noRight);
        const auto refused = openAs(place, stranger);
        VERIFY_FAULT(refused, Fault::Refused);
        const QString words = wordsOf(refused.error());
        for (const QString &word :
             {stranger.name(), owner.name(),
              u"GRANT %1 TO %2;"_s.arg(place.server->role("reader"), stranger.name()),
              u"GRANT %1 TO %2;"_s.arg(place.server->role("organiser"), stranger.name())})
            QVERIFY2(words.contains(word), qPrintable(words));
    }

    void theProgramSaysWhichRolesItMade()
    {
        NEW_LEAGUE(place, league, Backend::Postgres);
        QVERIFY((*league)->newRights().has_value());
        const QString text = textOf(serverAccess(*(*league)->newRights()));
        for (const char *kind : {"owner", "organiser", "reader"})
            QVERIFY2(text.contains(place.server->role(kind)), qPrintable(text));
        QVERIFY2(text.contains(u"GRANT %1 TO anna;"_s.arg(place.server->role("organiser"))),
                 qPrintable(text));
        QVERIFY2(text.contains(u"Only logins with one of these roles can connect"_s), qPrintable(text));
        // An owner lets others in, without being an administrator.
        const User owner(*place.server, place.server->role("owner"));
        const User newcomer(*place.server);
        const RawLogin raw(*place.server, owner.name());
        QCOMPARE(raw.run(u"GRANT %1 TO %2"_s.arg(place.server->role("organiser"), newcomer.name())),
                 QString());
        VERIFY_RESULT(openAs(place, newcomer));
        league->reset();
        ASSIGN_RESULT(again, place.open());
        QVERIFY(!(*again)->newRights().has_value());
    }

    /// Other tables in the database are somebody else's: who could connect still can.
    void aDatabaseThatIsSharedStaysOpen()
    {
        const LeaguePlace place(Backend::Postgres);
        place.server->run(u"CREATE TABLE public.members (name TEXT)"_s);
        ASSIGN_RESULT(league, place.create());
        QVERIFY(!(*league)->newRights()->isClosed);
        const User stranger(*place.server);
        QCOMPARE(RawLogin(*place.server, stranger.name()).refusal(), QString());
        QCOMPARE(openAs(place, stranger).error().fault, Fault::Refused);
    }

    void openingMakesNoLeague()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_FAULT(place.open(), Fault::NotFound);
        QCOMPARE(place.server->value(u"SELECT count(*) FROM pg_namespace WHERE nspname = "
                                     "'touchline'"_s),
                 u"0"_s);
        QCOMPARE(
            place.server->value(u"SELECT has_database_privilege('public', current_database(), 'CONNECT')"_s),
            u"true"_s);
    }

    /// The roles of a league that is gone may still have members.
    void rolesThatAreThereAlreadyAreNotTaken()
    {
        const LeaguePlace place(Backend::Postgres);
        const QString former = place.server->role("organiser");
        place.server->run(u"CREATE ROLE "_s + former);
        ASSIGN_RESULT(league, place.create());
        const store::LeagueRoles roles = *(*league)->newRights()->roles;
        QVERIFY(roles.organiser != former);
        const User formerOne(*place.server, former);
        QVERIFY(!openAs(place, formerOne));
        league->reset();
        place.server->run(
            u"DROP OWNED BY %1, %2, %3 CASCADE"_s.arg(roles.owner, roles.organiser, roles.reader));
        place.server->run(u"DROP ROLE %1, %2, %3"_s.arg(roles.owner, roles.organiser, roles.reader));
    }

    void nobodyButTheOwnerChangesTheHistory_data()
    {
        QTest::addColumn<QString>("sql");
        for (const char *table :
             {"journal", "journal_touch", "seal", "content", "match_log", "rights", "schema_version"}) {
            const QString name = u"touchline."_s + QLatin1String(table);
            QTest::addRow("delete from %s", table) << u"DELETE FROM "_s + name;
            QTest::addRow("truncate %s", table) << u"TRUNCATE %1 CASCADE"_s.arg(name);
            QTest::addRow("drop %s", table) << u"DROP TABLE %1 CASCADE"_s.arg(name);
            QTest::addRow("trigger on %s", table)
                << u"CREATE TRIGGER mine BEFORE INSERT ON %1 FOR EACH ROW EXECUTE FUNCTION "
                   "suppress_redundant_updates_trigger()"_s.arg(name);
        }
        QTest::newRow("change an entry") << u"UPDATE touchline.journal SET who = 'Bert'"_s;
        QTest::newRow("change a state") << u"UPDATE touchline.journal SET state = 'gone'"_s;
        QTest::newRow("change a seal") << u"UPDATE touchline.seal SET vouches = '{}'"_s;
        QTest::newRow("change a touch") << u"UPDATE touchline.journal_touch SET kind = 'team'"_s;
        QTest::newRow("change a log") << u"UPDATE touchline.match_log SET game = 'x'"_s;
        QTest::newRow("change a content") << u"UPDATE touchline.content SET data = '\\x00'"_s;
        QTest::newRow("add an entry past the function")
            << u"INSERT INTO touchline.journal (uuid, at, who, kind, state, title, arguments, "
               "changes) VALUES (gen_random_uuid(), '', 'Bert', 'command', 'done', 'x', '[]', "
               "'\\x00')"_s;
        QTest::newRow("add a touch to an entry")
            << u"INSERT INTO touchline.journal_touch VALUES (1, 'team', gen_random_uuid())"_s;
        QTest::newRow("add a seal")
            << u"INSERT INTO touchline.seal SELECT 99, '{}', hash FROM touchline.seal LIMIT 1"_s;
        QTest::newRow("set the numbers back") << u"SELECT setval('touchline.journal_seq_seq', 1)"_s;
        QTest::newRow("under another name") << entryBy(u"Bert"_s, nextNumber);
        QTest::newRow("with another login behind") << entryBy(u"Anna (postgres)"_s, nextNumber);
        QTest::newRow("nameless") << entryBy(QString(), nextNumber);
        QTest::newRow("between older entries") << entryBy(u"LOGIN"_s, u"1"_s);
        QTest::newRow("far ahead") << entryBy(u"LOGIN"_s, u"4000000000"_s);
        const auto command = u"command"_s;
        const auto none = u"NULL"_s;
        const auto of = [&](const char *touches, const char *vouches) {
            return entryBy(u"LOGIN"_s, nextNumber, command, none, QLatin1String(touches),
                           QLatin1String(vouches));
        };
        QTest::newRow("about the seal")
            << of(R"([["seal", "00000000-0000-0000-0000-000000000001"]])", R"({"taken_over": true})");
        QTest::newRow("vouching for a repair") << of("[]", R"({"accepted": {}})");
        QTest::newRow("vouching for a log that is gone") << of("[]", R"({"logs": {"x": null}})");
        QTest::newRow("long ago") << entryBy(u"LOGIN"_s, nextNumber, command, none, u"[]"_s, u"{}"_s,
                                             QLatin1String(noChanges), u"'1999-01-01T00:00:00.000Z'"_s);
        QTest::newRow("under a long name") << entryBy(QString(61, u'x') + u" (LOGIN)"_s, nextNumber);
        QTest::newRow("as the owner") << u"SET ROLE OWNER"_s;
        QTest::newRow("as the administrator") << u"SET SESSION AUTHORIZATION postgres"_s;
        QTest::newRow("another function")
            << u"CREATE OR REPLACE FUNCTION touchline.take_turn() RETURNS void LANGUAGE sql AS "
               "$$ SELECT $$"_s;
        QTest::newRow("let a friend in") << u"GRANT ORGANISER TO LOGIN"_s;
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
        sql.replace(u"LOGIN"_s, anna.name())
            .replace(u"ORGANISER"_s, place.server->role("organiser"))
            .replace(u"ROLE OWNER"_s, u"ROLE "_s + place.server->role("owner"));
        QCOMPARE(raw.run(sql), noRight);
        ASSIGN_RESULT(league, place.open());
        ASSIGN_RESULT(audit, auditDatabase((*league)->database()));
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
            return raw.run(
                entryBy(anna.name(), nextNumber, u"command"_s, u"NULL"_s, u"[]"_s, u"{}"_s, changes));
        };
        const QString noEntry = u"22023"_s; // invalid_parameter_value
        for (const char *changes :
             {"00", "ffffffffffffffffffff", "00000002000000000000", "7fffffff789c8b8e0500"})
            QCOMPARE(garbage(QLatin1String(changes)), noEntry);
        QCOMPARE(garbage(u"00000002789cffffffffffff"_s), QString());
        QVERIFY(!place.open());
        auto league = League::open(place.path, {u"Olga"_s, false, {}, true});
        VERIFY_RESULT(league);
        VERIFY_RESULT((*league)->history().noteRepair(u"an entry that nobody can read"_s));
        league = place.open();
        VERIFY_RESULT(league);
        ASSIGN_RESULT(audit, auditDatabase((*league)->database()));
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
        place.server->run(u"ALTER ROLE %1 CREATEROLE"_s.arg(anna.name()));
        place.server->run(u"DO $$ BEGIN EXECUTE format('ALTER DATABASE %I OWNER TO %I', "
                          "current_database(), '%1'); END $$"_s.arg(anna.name()));
        {
            ASSIGN_RESULT(league, League::create(place.server->url(anna.name()), u"Hers"_s, {anna.name()}));
        }
        const RawLogin raw(*place.server, anna.name());
        for (const QString &sql :
             {u"GRANT %1 TO %2"_s.arg(other.server->role("owner"), anna.name()),
              u"GRANT %1 TO %2"_s.arg(other.server->role("reader"), anna.name()),
              u"ALTER ROLE %1 RENAME TO somebody_else"_s.arg(bert.name()),
              u"ALTER ROLE %1 PASSWORD 'x'"_s.arg(bert.name()),
              u"ALTER ROLE %1 RENAME TO touchline_taken"_s.arg(other.server->role("reader")),
              u"DROP ROLE %1"_s.arg(bert.name())})
            QVERIFY2(!raw.run(sql).isEmpty(), qPrintable(sql));
        // Into her own league she lets people in as before.
        QCOMPARE(raw.run(u"GRANT %1 TO %2"_s.arg(place.server->role("reader"), bert.name())), QString());
        place.server->run(u"DO $$ BEGIN EXECUTE format('ALTER DATABASE %I OWNER TO postgres', "
                          "current_database()); END $$"_s);
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
        NEW_LEAGUE(place, league, Backend::Postgres);
        ASSIGN_RESULT(made, (*league)->teams().add({team("Rovers")}));
        const QString seq = QString::number(made->seq);
        const User anna(*place.server, place.server->role("organiser"));
        const RawLogin raw(*place.server, anna.name());
        const QString crossed = u"40001"_s; // serialization_failure
        QCOMPARE(raw.run(entryBy(anna.name(), nextNumber, u"undo"_s, seq)), crossed);
        // Nor its own twice.
        ASSIGN_RESULT(own, openAs(place, anna));
        ASSIGN_RESULT(added, (*own)->teams().add({team("United")}));
        VERIFY_RESULT((*own)->history().undo());
        QCOMPARE(raw.run(entryBy(anna.name(), nextNumber, u"undo"_s, QString::number(added->seq))), crossed);
        QCOMPARE(place.server->value(u"SELECT count(*) FROM touchline.journal WHERE kind = 'undo'"_s),
                 u"1"_s);
    }

    void theHistoryKeepsTheLogin()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(place.create());
        const User anna(*place.server, place.server->role("organiser"));
        const User bert(*place.server, place.server->role("organiser"));
        ASSIGN_RESULT(asAnna, openAs(place, anna));
        QCOMPARE((*asAnna)->teams().add({team("Rovers")})->who, anna.name());
        // Whatever name is given, the login stands behind it.
        ASSIGN_RESULT(asBert, openAs(place, bert, anna.name()));
        ASSIGN_RESULT(entry, (*asBert)->teams().add({team("United")}));
        QCOMPARE(entry->who, u"%1 (%2)"_s.arg(anna.name(), bert.name()));
        VERIFY_RESULT((*asBert)->history().undo());
        VERIFY_FAULT((*asBert)->history().undo(), Fault::NotFound);
        QCOMPARE((*asBert)->teams().all()->size(), 1U);
        // One who has chosen the name of the login has it once.
        ASSIGN_RESULT(plain, openAs(place, bert, bert.name()));
        QCOMPARE((*plain)->who(), bert.name());
    }

    void aReaderIsToldWhomToAsk()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const User reader(*place.server, place.server->role("reader"));
        ASSIGN_RESULT(league, openAs(place, reader));
        QVERIFY((*league)->isReadOnly());
        VERIFY_RESULT((*league)->teams().all());
        const auto refused = (*league)->teams().add({team("United")});
        VERIFY_FAULT(refused, Fault::ReadOnly);
        QVERIFY2(refused.error().message.english().contains(u"An owner of the league can give you"_s),
                 qPrintable(refused.error().message.english()));
    }

    void aReaderBlocksNobody()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const User reader(*place.server, place.server->role("reader"));
        const User anna(*place.server, place.server->role("organiser"));
        const RawLogin raw(*place.server, reader.name());
        const QStringList tables = place.server
                                       ->value(u"SELECT string_agg(tablename, ' ') FROM pg_tables "
                                               "WHERE schemaname = 'touchline'"_s)
                                       .split(u' ');
        QVERIFY(tables.size() > 15);
        for (const QString &table : tables) {
            const QString name = u"touchline."_s + table;
            QCOMPARE(raw.run(u"SELECT 1 FROM %1 FOR KEY SHARE"_s.arg(name)), noRight);
            for (const char *mode : {"ROW SHARE", "ROW EXCLUSIVE", "SHARE UPDATE EXCLUSIVE", "SHARE",
                                     "SHARE ROW EXCLUSIVE", "EXCLUSIVE", "ACCESS EXCLUSIVE"}) {
                QCOMPARE(raw.run(u"BEGIN"_s), QString());
                QCOMPARE(raw.run(u"LOCK TABLE %1 IN %2 MODE"_s.arg(name, QLatin1String(mode))), noRight);
                QCOMPARE(raw.run(u"ROLLBACK"_s), QString());
            }
        }
        QCOMPARE(raw.run(u"SELECT touchline.take_turn()"_s), noRight);
        QCOMPARE(raw.run(u"SELECT nextval('touchline.journal_seq_seq')"_s), noRight);
        // All that a reader can hold, held.
        QCOMPARE(raw.run(u"BEGIN"_s), QString());
        for (const QString &table : tables)
            // Not even that on what is private.
            if (table != QLatin1String("private_content"))
                QCOMPARE(raw.run(u"LOCK TABLE touchline.%1 IN ACCESS SHARE MODE"_s.arg(table)), QString());
        for (const char *number : {"7830465", "1414287941"})
            QCOMPARE(raw.run(u"SELECT pg_advisory_lock(%1)"_s.arg(QLatin1String(number))), QString());
        ASSIGN_RESULT(league, openAs(place, anna));
        VERIFY_RESULT((*league)->teams().add({team("Rovers")}));
        VERIFY_RESULT((*league)->history().undo());
    }

    void anOlderLeagueGetsRolesOfItsOwn()
    {
        const LeaguePlace place(Backend::Postgres);
        VERIFY_RESULT(filled(place));
        const OldRoles old(*place.server);
        const User bert(*place.server, u"touchline_organiser"_s);
        const User carla(*place.server, u"touchline_reader"_s);
        // Before: an organiser of any league on the server could do this.
        const QString forge = u"UPDATE touchline.journal SET who = 'Bert' WHERE false"_s;
        QCOMPARE(RawLogin(*place.server, bert.name()).run(forge), QString());
        const auto early = openAs(place, bert);
        VERIFY_FAULT(early, Fault::ReadOnly);
        QVERIFY2(wordsOf(early.error()).contains(u"Its owner must open it once"_s),
                 qPrintable(wordsOf(early.error())));
        // An owner who may make no roles does not settle it either.
        {
            const User owner(*place.server, u"touchline_owner"_s);
            const auto helpless = openAs(place, owner);
            VERIFY_FAULT(helpless, Fault::ReadOnly);
            QVERIFY2(wordsOf(helpless.error()).contains(u"who may make roles"_s),
                     qPrintable(wordsOf(helpless.error())));
        }
        QStringList before;
        {
            ASSIGN_RESULT(league, place.open());
            QVERIFY((*league)->newRights().has_value());
            const QString text = textOf(serverAccess(*(*league)->newRights()));
            for (const QString &line :
                 {u"GRANT %1 TO %2;"_s.arg(place.server->role("organiser"), bert.name()),
                  u"GRANT %1 TO %2;"_s.arg(place.server->role("reader"), carla.name())})
                QVERIFY2(text.contains(line), qPrintable(text));
            ASSIGN_RESULT(audit, auditDatabase((*league)->database()));
            QVERIFY(audit->problems.empty());
            before = facts(**league);
        }
        QVERIFY(!before.isEmpty());
        // The roles of the server give nothing here any more.
        QVERIFY(!RawLogin(*place.server, bert.name()).refusal().isEmpty());
        place.server->run(u"GRANT %1 TO %2"_s.arg(place.server->role("organiser"), bert.name()));
        QCOMPARE(RawLogin(*place.server, bert.name()).run(forge), noRight);
        ASSIGN_RESULT(league, openAs(place, bert));
        QCOMPARE(facts(**league), before);
        VERIFY_RESULT((*league)->teams().add({team("Rovers")}));
    }
};

TOUCHLINE_TEST(TestLeagueRoles)

} // namespace test_league_roles

#include "test_league_roles.moc"
