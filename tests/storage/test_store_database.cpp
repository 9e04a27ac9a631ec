// SPDX-License-Identifier: GPL-3.0-or-later
// What a Database promises, with both databases.
#include "models/store/postgres/postgres_server.h"
#include "tests/storage/storage_case.h"
#include "tests/storage/test_server.h"
#include "tests/support/test_registry.h"

#include <QSqlDatabase>

#include <limits>
#include <rapidcheck.h>

namespace test_store_database {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

/// An empty league of either kind.
struct League
{
    explicit League(Backend backend)
        : database(backend == Backend::Sqlite ? createFile(folder.path("league.touchline"),
                                                           options(OpenMode::ReadWrite, twoTables()))
                                              : openServer((server = std::make_unique<TestServer>())->url(),
                                                           OpenMode::ReadWrite, twoTables()))
    {
    }

    Folder folder;
    std::unique_ptr<TestServer> server;
    Result<Database> database;
};

QVariant echo(Database &database, const QVariant &value, const char *column)
{
    const auto kept = database.change(
        u"UPDATE player SET %1 = ? WHERE name = 'echo'"_s.arg(QLatin1String(column)), {value});
    if (!kept)
        return u"ERROR: "_s + wordsOf(kept.error());
    const auto rows =
        database.rows(u"SELECT %1 FROM player WHERE name = 'echo'"_s.arg(QLatin1String(column)));
    return rows ? rows->front().front() : QVariant(wordsOf(rows.error()));
}

/// `text` in a column of its own and back.
QString echoText(Database &database, const QString &text)
{
    const auto rows = database.rows(u"SELECT name FROM team WHERE uuid = 'echo'"_s);
    const QString sql = rows && rows->empty() ? u"INSERT INTO team (name, uuid) VALUES (?, 'echo')"_s
                                              : u"UPDATE team SET name = ? WHERE uuid = 'echo'"_s;
    if (const auto kept = database.change(sql, {text}); !kept)
        return u"ERROR: "_s + wordsOf(kept.error());
    return database.rows(u"SELECT name FROM team WHERE uuid = 'echo'"_s)->front().front().toString();
}

/// A database of each kind, which is open.
#define FETCH_LEAGUE(league)                                                                                 \
    QFETCH(Backend, backend);                                                                                \
    League league(backend);                                                                                  \
    VERIFY_RESULT(league.database)

} // namespace

class TestStoreDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void valuesComeBackAsTheyWere_data() { EACH_BACKEND(); }
    void valuesComeBackAsTheyWere()
    {
        FETCH_LEAGUE(league);
        Database &database = *league.database;
        QCOMPARE(database.backend(), backend);
        VERIFY_RESULT(database.change(u"INSERT INTO team (uuid, name) VALUES ('t', 'Town')"_s));
        VERIFY_RESULT(database.change(u"INSERT INTO player (team, name) VALUES ('t', 'echo')"_s));
        for (const qlonglong number : {std::numeric_limits<qlonglong>::min(), Q_INT64_C(-1), Q_INT64_C(0),
                                       Q_INT64_C(9007199254740993), std::numeric_limits<qlonglong>::max()}) {
            const QVariant back = echo(database, number, "goals");
            QVERIFY2(back.typeId() == QMetaType::LongLong, qPrintable(back.toString()));
            QCOMPARE(back.toLongLong(), number);
        }
        QCOMPARE(echo(database, true, "goals"), QVariant(Q_INT64_C(1)));
        for (const double number : {0.1, -1e300, 5e-324, 1.0, 123456789.12345679}) {
            const QVariant back = echo(database, number, "rating");
            QCOMPARE(back.typeId(), int(QMetaType::Double));
            QVERIFY2(back.toDouble() == number, qPrintable(QString::number(back.toDouble(), 'g', 17)));
        }
        QVERIFY(!echo(database, QVariant(), "rating").isValid());
    }

    void bytesComeBackAsTheyWere_data() { EACH_BACKEND(); }
    void bytesComeBackAsTheyWere()
    {
        FETCH_LEAGUE(league);
        QByteArray all(256, '\0');
        for (int i = 0; i < 256; ++i)
            all[i] = static_cast<char>(i);
        VERIFY_RESULT(league.database->change(u"INSERT INTO team (uuid, name) VALUES ('t', 'Town')"_s));
        for (const QByteArray &badge : {all, QByteArray(), QByteArray("\\x00"), all.repeated(4000)}) {
            VERIFY_RESULT(league.database->change(u"UPDATE team SET badge = ?"_s, {badge}));
            ASSIGN_RESULT(rows, league.database->rows(u"SELECT badge FROM team"_s));
            QCOMPARE(rows->front().front().typeId(), int(QMetaType::QByteArray));
            QCOMPARE(rows->front().front().toByteArray(), badge);
        }
    }

    void textsComeBackAsTheyWere_data() { EACH_BACKEND(); }
    void textsComeBackAsTheyWere()
    {
        FETCH_LEAGUE(league);
        for (const QString &text :
             {u"Hertha"_s, u"it's \"a\" \\ back\\\\slash?"_s, u"a:b :c $1 %s ?"_s,
              u"\u26BD \U0001F3C6 \U0001F1E9\U0001F1EA \U0010FFFF"_s, u"line\r\nline\ttab"_s,
              QString(10000, u'\u00E9'), u"\uFEFFmarked"_s, u"\uFEFF\uFEFF"_s, u"\u0001\u001F\u007F"_s,
              u" spaces "_s, u"'; DROP TABLE team; --"_s})
            QCOMPARE(echoText(*league.database, text), text);
    }

    void anyTextComesBackOrIsRefused_data() { EACH_BACKEND(); }
    void anyTextComesBackOrIsRefused()
    {
        FETCH_LEAGUE(league);
        const bool holds = rc::check("any text comes back or is refused", [&] {
            const auto units =
                *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::weightedOneOf<int>(
                    {{6, rc::gen::inRange(0x20, 0x7F)},
                     {2, rc::gen::inRange(0, 0x10000)},
                     {1, rc::gen::element(0, 0x27, 0x5C, 0xD800, 0xDC00, 0xFEFF, 0xFFFE)}})));
            QString text;
            for (const int unit : units)
                text += QChar(unit);
            bool storable = text.isValidUtf16();
            for (const int unit : units)
                storable = storable && unit != 0 && unit < 0xFFFE;
            const QString back = echoText(*league.database, text);
            if (storable)
                RC_ASSERT(back == text);
            else
                RC_ASSERT(back.contains(u"cannot be stored"_s));
        });
        QVERIFY(holds);
    }

    void anEmptyTextIsNotNull_data() { EACH_BACKEND(); }
    void anEmptyTextIsNotNull()
    {
        FETCH_LEAGUE(league);
        VERIFY_RESULT(league.database->change(u"INSERT INTO team (uuid, name) VALUES (?, ?)"_s,
                                              {QString(), u"Town"_s}));
        ASSIGN_RESULT(rows,
                      league.database->rows(u"SELECT uuid, badge FROM team WHERE uuid = ?"_s, {QString()}));
        QCOMPARE(rows->size(), std::size_t(1));
        QVERIFY(!rows->front().at(0).isNull());
        QVERIFY(rows->front().at(1).isNull());
    }

    void changesAreCounted_data() { EACH_BACKEND(); }
    void changesAreCounted()
    {
        FETCH_LEAGUE(league);
        for (int i = 0; i < 3; ++i)
            VERIFY_RESULT(addTeam(*league.database, u"Team %1"_s.arg(i)));
        ASSIGN_RESULT(changed, league.database->change(u"UPDATE team SET badge = ? WHERE name <> ?"_s,
                                                       {QByteArray("x"), u"Team 1"_s}));
        QCOMPARE(*changed, 2);
        QCOMPARE(*league.database->change(u"DELETE FROM team WHERE name = ?"_s, {u"?"_s}), 0);
    }

    void tooFewValuesAreRefused_data() { EACH_BACKEND(); }
    void tooFewValuesAreRefused()
    {
        FETCH_LEAGUE(league);
        const QString sql = u"INSERT INTO team (uuid, name) VALUES (?, ?)"_s;
        VERIFY_RESULT(league.database->change(sql, {u"1"_s, u"one"_s}));
        QVERIFY(!league.database->change(sql, {u"2"_s}).has_value());
        VERIFY_RESULT(league.database->change(sql, {u"3"_s, u"three"_s}));
        QCOMPARE(teams(*league.database), (QStringList{u"one"_s, u"three"_s}));
    }

    void aTransactionHappensAsAWhole_data() { EACH_BACKEND(); }
    void aTransactionHappensAsAWhole()
    {
        FETCH_LEAGUE(league);
        Database &database = *league.database;
        {
            ASSIGN_RESULT(transaction, Transaction::begin(database));
            VERIFY_RESULT(addTeam(database, u"Gone"_s));
            QCOMPARE(teams(database), QStringList{u"Gone"_s});
            QCOMPARE(Transaction::begin(database).error().fault, Fault::Refused);
        }
        QVERIFY(teams(database).isEmpty());
        {
            ASSIGN_RESULT(transaction, Transaction::begin(database));
            VERIFY_RESULT(addTeam(database, u"Kept"_s));
            auto moved = *std::move(transaction);
            VERIFY_RESULT(moved.commit());
        }
        QCOMPARE(teams(database), QStringList{u"Kept"_s});
    }

    void aBrokenTransactionCannotBeCommitted_data() { EACH_BACKEND(); }
    void aBrokenTransactionCannotBeCommitted()
    {
        FETCH_LEAGUE(league);
        Database &database = *league.database;
        VERIFY_RESULT(addTeam(database, u"First"_s));
        {
            ASSIGN_RESULT(transaction, Transaction::begin(database));
            VERIFY_RESULT(addTeam(database, u"Second"_s));
            VERIFY_FAULT(addTeam(database, u"First"_s), Fault::Constraint);
            QCOMPARE(addTeam(database, u"Third"_s).error().fault, Fault::Constraint);
            QCOMPARE(transaction->commit().error().fault, Fault::Constraint);
        }
        QCOMPARE(teams(database), QStringList{u"First"_s});
        VERIFY_RESULT(addTeam(database, u"Fourth"_s));
    }

    void rulesOfTheTablesAreKept_data() { EACH_BACKEND(); }
    void rulesOfTheTablesAreKept()
    {
        FETCH_LEAGUE(league);
        Database &database = *league.database;
        const auto refused = [&](const char *sql) {
            const auto changed = database.change(QLatin1String(sql));
            return !changed.has_value() && changed.error().fault == Fault::Constraint;
        };
        VERIFY_RESULT(database.change(u"INSERT INTO team (uuid, name) VALUES ('t', 'Town')"_s));
        QVERIFY(refused("INSERT INTO team (uuid, name) VALUES ('t', 'Other')"));
        QVERIFY(refused("INSERT INTO team (uuid, name) VALUES ('u', '')"));
        QVERIFY(refused("INSERT INTO team (uuid, name) VALUES ('u', NULL)"));
        QVERIFY(refused("INSERT INTO player (team, name) VALUES ('nobody', 'Lost')"));
        VERIFY_RESULT(database.change(u"INSERT INTO player (team, name) VALUES ('t', 'Ada')"_s));
        QVERIFY(refused("DELETE FROM team"));
        VERIFY_RESULT(database.change(u"INSERT INTO player (team, name, goals) VALUES ('t', 'C', -1)"_s));
        QVERIFY(refused("INSERT INTO player (team, name, goals) VALUES ('t', 'D', -1)"));
    }

    void serialNumbersAreNeverUsedTwice_data() { EACH_BACKEND(); }
    void serialNumbersAreNeverUsedTwice()
    {
        FETCH_LEAGUE(league);
        Database &database = *league.database;
        VERIFY_RESULT(database.change(u"INSERT INTO team (uuid, name) VALUES ('t', 'Town')"_s));
        QList<qlonglong> numbers;
        for (int i = 0; i < 3; ++i) {
            ASSIGN_RESULT(row,
                          database.rows(u"INSERT INTO player (team, name) VALUES ('t', 'A') RETURNING id"_s));
            numbers << row->front().front().toLongLong();
            VERIFY_RESULT(database.change(u"DELETE FROM player"_s));
        }
        QCOMPARE(numbers, (QList<qlonglong>{1, 2, 3}));
    }

    void readingShowsAndChangesNothing_data() { EACH_BACKEND(); }
    void readingShowsAndChangesNothing()
    {
        FETCH_LEAGUE(league);
        {
            ASSIGN_RESULT(reading, Transaction::beginReading(*league.database));
            QVERIFY(teams(*league.database).isEmpty());
            QCOMPARE(addTeam(*league.database, u"No"_s).error().fault, Fault::ReadOnly);
            QCOMPARE(league.database->run(u"DROP TABLE player"_s).error().fault, Fault::ReadOnly);
        }
        VERIFY_RESULT(addTeam(*league.database, u"Yes"_s));
    }

    void whatMakesNoSenseIsAnError_data() { EACH_BACKEND(); }
    void whatMakesNoSenseIsAnError()
    {
        FETCH_LEAGUE(league);
        QCOMPARE(league.database->rows(u"SELEKT 1"_s).error().fault, Fault::System);
        QCOMPARE(league.database->rows(u"SELECT nothing FROM team"_s).error().fault, Fault::System);
        QCOMPARE(league.database->run(u"CREATE TABLE team (a TEXT)"_s).error().fault, Fault::System);
        QVERIFY(teams(*league.database).isEmpty());
    }

    void aDatabaseMoves()
    {
        League league(Backend::Sqlite);
        VERIFY_RESULT(league.database);
        Database moved = *std::move(league.database);
        VERIFY_RESULT(addTeam(moved, u"Moved"_s));
        QVERIFY(moved.isOpen());
        QVERIFY(!moved.isReadOnly());
        QVERIFY(moved.handle().isOpen());
    }

    void manyStatementsAreNoTrouble()
    {
        League league(Backend::Sqlite);
        VERIFY_RESULT(league.database);
        for (int i = 0; i < 600; ++i)
            QCOMPARE(league.database->rows(u"SELECT %1 + ?"_s.arg(i), {1})->front().front().toInt(), i + 1);
    }
};

TOUCHLINE_TEST(TestStoreDatabase)

} // namespace test_store_database

#include "test_store_database.moc"
