// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is changed in a league without a command is named, with the entry that said otherwise.
#include "models/audit/audit.h"
#include "models/audit/condition.h"
#include "models/league/integrity/league_rescue.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_move.h"
#include "models/league/league_teams.h"
#include "models/store/journal/journal.h"
#include "models/store/journal/seal.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/sqlite_connection.h"
#include "tests/storage/league_case.h"
#include "tests/storage/played_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTranslator>

namespace test_seal {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using store::Backend;

namespace {

Result<void> decide(League &league, const QUuid &id)
{
    const auto decided = league.competitions().update(
        id, {"Points deducted: %1", {u"the first team"_s}}, [](Competition &competition) {
            return competition.addDeduction({0, 0, 3, u"late"_s});
        });
    return decided ? Result<void>() : fail(decided.error());
}

/// 1 new league, 2 a competition of four, 3 to 7 five matchdays, 8 a correction by hand, 9 points deducted,
/// 10 a new team, 11 and 12 the same undone and redone.
std::unique_ptr<League> sealedLeague(const QString &place)
{
    auto league = playedLeagueAt(place);
    if (league == nullptr || !decide(*league, league->competitions().all()->front().id) ||
        !league->teams().add({team("Newcomers")}) || !league->history().undo() || !league->history().redo())
        return nullptr;
    return league;
}

QString words(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines.join(QLatin1Char('\n'));
}

/// What verify says of the league at a place.
QString found(const QString &place)
{
    const auto league = League::open(place, {u"Bert"_s, true, {}});
    if (!league)
        return wordsOf(league.error());
    const auto verified = verify(**league);
    return verified ? words(verified->problems) : wordsOf(verified.error());
}

/// As version 0.1.0 wrote it: no seals, no steps of undo, no tables that came later.
void dressAsVersion1(const QString &place)
{
    {
        auto connection = store::connectTo(place, store::Access::Write);
        store::Database database(*std::move(connection));
        for (const char *statement :
             {"DELETE FROM journal_touch WHERE kind IN ('step', 'seal')", "DROP TABLE live_friendly_input",
              "DROP TABLE live_friendly", "DROP TABLE friendly", "DROP TABLE saved_rules", "DROP TABLE seal",
              "DROP TABLE club", "DROP TABLE private_content", "PRAGMA user_version = 1"})
            QVERIFY2(database.run(QString::fromLatin1(statement)), statement);
    }
}

/// An entry that takes over every fact as it stands, as sealOldLeague() writes it.
Result<qlonglong> takeOver(League &league)
{
    const QUuid step = QUuid::createUuid();
    store::RowChanges changes;
    for (const store::TableSpec *table : store::factTables()) {
        const auto rows = store::readRows(league.database(), *table);
        TOUCHLINE_TRY(rows);
        for (const store::Row &row : *rows)
            changes.push_back({row, row});
    }
    const store::JournalEntry entry{0,
                                    QUuid::createUuid(),
                                    QDateTime::currentDateTimeUtc(),
                                    league.who(),
                                    store::JournalEntry::Kind::Command,
                                    {},
                                    store::JournalEntry::State::Done,
                                    u"Sealed from here on; entries before: %1"_s,
                                    {u"12"_s}};
    auto transaction = store::Transaction::begin(league.database());
    TOUCHLINE_TRY(transaction);
    auto added =
        store::Journal(league.database())
            .add(entry, changes, {{store::Touch::Kind::Seal, step}, {store::Touch::Kind::Step, step}},
                 {{u"taken_over"_s, true}});
    TOUCHLINE_TRY(added);
    TOUCHLINE_TRY(transaction->commit());
    return added;
}

/// For match N of the competition.
QString of(int match, const char *sql)
{
    return QString::fromLatin1(sql).arg(u"(SELECT uuid FROM fixture WHERE number = %1)"_s.arg(match));
}

/// A league with all that is sealed, open, and its place.
#define SEALED_LEAGUE(place, league, backend)                                                                \
    const LeaguePlace place(backend);                                                                        \
    const auto league = sealedLeague(place.path);                                                            \
    QVERIFY(league != nullptr)

} // namespace

class TestSeal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void whatCommandsDoHolds_data() { EACH_BACKEND(); }
    void whatCommandsDoHolds()
    {
        SEALED_LEAGUE(place, league, BACKEND_OF_ROW);
        ASSIGN_RESULT(audit, auditDatabase(league->database()));
        QCOMPARE(words(audit->problems), QString());
        QCOMPARE(audit->entries, 12);
        QCOMPARE(audit->sealedFrom, 1);
        QCOMPARE(audit->head.size(), 32);
        QVERIFY(audit->differing.empty());
        ASSIGN_RESULT(newest, auditDatabase(league->database(), {4, 0}));
        QCOMPARE(words(newest->problems), QString());
    }

    /// Where = "file", "server" or "both".
    void whatNoCommandDidIsNamed_data()
    {
        columns<Backend, QStringList, QStringList>();
        for (const auto &row : tableOf("test_seal"))
            for (const Backend backend : {Backend::Sqlite, Backend::Postgres})
                if (row[1].toString() != (backend == Backend::Sqlite ? "server"_L1 : "file"_L1))
                    QTest::addRow("%s, %d", qPrintable(row[0].toString()), int(backend))
                        << backend << cellOf<QStringList>(row[2]) << cellOf<QStringList>(row[3]);
    }

    /// In the language of the window too: places, columns and values.
    void whatIsWrongIsSaidInTheOwnLanguage()
    {
        struct German : QTranslator
        {
            [[nodiscard]] bool isEmpty() const override { return false; }
            [[nodiscard]] QString translate(const char *context, const char *source, const char * /*comment*/,
                                            int /*count*/) const override
            {
                static const QHash<QByteArray, QString> words{{"%1, match %2", u"%1, Spiel %2"_s},
                                                              {"Score", u"Ergebnis"_s},
                                                              {"Decided by", u"Entschieden durch"_s}};
                return qstrcmp(context, "core") == 0 ? words.value(source) : QString();
            }
        };
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            VERIFY_RESULT(league->database().change(
                of(2, "UPDATE report SET home_goals = home_goals + 7 WHERE fixture = %1")));
            VERIFY_RESULT(league->database().change(
                of(3, "UPDATE report SET decided_by = 'criteria' WHERE fixture = %1")));
        }
        German german;
        QCoreApplication::installTranslator(&german);
        const QString said = found(place.path);
        QCoreApplication::removeTranslator(&german);
        QVERIFY2(said.contains(u"Spiel 2: Ergebnis: "_s), qPrintable(said));
        QVERIFY2(said.contains(u"Spiel 3: Entschieden durch: "_s), qPrintable(said));
    }

    void whatNoCommandDidIsNamed()
    {
        const auto [backend, statements, named] = row<Backend, QStringList, QStringList>();
        const LeaguePlace place(backend);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            qint64 changed = 0;
            for (const QString &statement : statements) {
                ASSIGN_RESULT(done, league->database().change(statement));
                changed += *done;
            }
            QVERIFY(changed > 0);
        }
        const QString said = withoutLogin(found(place.path));
        for (const QString &one : named)
            QVERIFY2(said.contains(one), qPrintable(said));
        static const QRegularExpression bareId(u"(^|\\n)[0-9a-f]{8}-[0-9a-f]{4}-"_s);
        QVERIFY2(!said.contains(bareId), qPrintable(said));
    }

    /// Every column of every fact, one after the other.
    void everyColumnIsCovered()
    {
        SEALED_LEAGUE(place, league, Backend::Sqlite);
        store::Database &database = league->database();
        VERIFY_RESULT(database.run(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_RESULT(database.run(u"PRAGMA ignore_check_constraints = ON"_s));
        int covered = 0;
        for (const store::TableSpec *table : store::factTables()) {
            ASSIGN_RESULT(rows, store::readRows(database, *table));
            if (rows->empty())
                continue;
            const QString name = QString::fromLatin1(table->name);
            for (const store::Column &column : table->columns) {
                const QString what = name + QLatin1Char('.') + QString::fromLatin1(column.name);
                ASSIGN_RESULT(transaction, store::Transaction::begin(database));
                const QString value = column.type == store::ColumnType::Integer ? u"COALESCE(%1, 0) + 50"_s
                                      : column.type == store::ColumnType::Text
                                          ? u"COALESCE(%1, '') || 'x'"_s
                                          : u"randomblob(length(COALESCE(%1, randomblob(16))))"_s;
                ASSIGN_RESULT(
                    changed,
                    database.change(u"UPDATE %1 SET %2 = %3 WHERE rowid = (SELECT MAX(rowid) FROM %1)"_s.arg(
                        name, QString::fromLatin1(column.name),
                        value.arg(QString::fromLatin1(column.name)))));
                QCOMPARE(*changed, 1);
                ASSIGN_RESULT(audit, auditDatabase(database));
                QVERIFY2(!audit->problems.empty(), qPrintable(what));
                transaction->rollBack();
                ++covered;
            }
        }
        QVERIFY(covered > 60);
        ASSIGN_RESULT(audit, auditDatabase(database));
        QCOMPARE(words(audit->problems), QString());
    }

    /// Done by hand and noted: the history takes it over, and goes on from there.
    void aRepairCanBeNoted_data() { EACH_BACKEND(); }
    void aRepairCanBeNoted()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            const auto nothing = league->history().noteRepair(u"nothing"_s);
            VERIFY_FAULT(nothing, Fault::Refused);
            for (const QString &statement :
                 {u"UPDATE fixture SET day = '1999-01-01' WHERE number = 2"_s,
                  u"UPDATE journal SET title = 'Nothing happened' WHERE seq = 4"_s,
                  u"UPDATE team SET name = 'Oldcomers' WHERE name = 'Newcomers'"_s,
                  u"UPDATE journal SET state = 'undone' WHERE seq = 8"_s, u"DELETE FROM seal WHERE seq = 5"_s,
                  of(3, "DELETE FROM match_log WHERE report = (SELECT uuid FROM report WHERE fixture = %1)"),
                  u"DELETE FROM seal WHERE seq = 12"_s, u"DELETE FROM journal_touch WHERE seq = 12"_s,
                  u"DELETE FROM journal WHERE seq = 12"_s})
                VERIFY_RESULT(league->database().change(statement));
        }
        QVERIFY(!found(place.path).isEmpty());
        VERIFY_FAULT(place.open(), Fault::Damaged);
        {
            auto league = League::open(place.path, {u"Olga"_s, false, {}, true});
            VERIFY_RESULT(league);
            ASSIGN_RESULT(contradictions, (*league)->history().contradictions());
            QVERIFY(contradictions->size() > 5);
            QCOMPARE((*league)->history().noteRepair(u" "_s).error().fault, Fault::BadInput);
            ASSIGN_RESULT(entry, (*league)->history().noteRepair(u"a disk that failed"_s));
            QCOMPARE(entry->english(), u"Repaired by hand: a disk that failed"_s);
        }
        QCOMPARE(found(place.path), QString());
        ASSIGN_RESULT(league, place.open());
        QCOMPARE(words(*(*league)->history().contradictions()), QString());
        // The repair is nothing that could be undone, and what it changed is no longer anybody's.
        const auto undone = (*league)->history().undo();
        if (undone)
            QVERIFY2(!undone->english().contains(u"Repaired"_s), qPrintable(undone->english()));
        QCOMPARE(words(*(*league)->history().contradictions()), QString());
    }

    /// Only a league without seals can be taken over, once: who appends such an entry to another one takes no
    /// change in, whatever else the entry says.
    void aForgedTakingOverIsNotBelieved_data()
    {
        columns<Backend, bool>();
        QTest::newRow("SQLite") << Backend::Sqlite << false;
        QTest::newRow("SQLite, taken over before") << Backend::Sqlite << true;
        QTest::newRow("PostgreSQL") << Backend::Postgres << false;
    }
    void aForgedTakingOverIsNotBelieved()
    {
        const auto [backend, wasOld] = row<Backend, bool>();
        const LeaguePlace place(backend);
        QByteArray noted;
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            if (wasOld) {
                league.reset();
                dressAsVersion1(place.path);
                ASSIGN_RESULT(updated, place.open());
                league = *std::move(updated);
            }
            noted = auditDatabase(league->database())->head.toHex();
            VERIFY_RESULT(league->database().change(
                of(2, "UPDATE report SET home_goals = home_goals + 7 WHERE fixture = %1")));
            VERIFY_RESULT(takeOver(*league));
            ASSIGN_RESULT(newest, auditDatabase(league->database(), {1, 0}));
            QVERIFY2(words(newest->problems).contains(u"claims to seal a league"_s),
                     qPrintable(words(newest->problems)));
        }
        const auto league = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(league);
        ASSIGN_RESULT(verified, verify(**league, noted));
        QVERIFY(verified->notedEntry.has_value());
        const QString said = words(verified->problems);
        QVERIFY2(said.contains(u"claims to seal a league"_s), qPrintable(said));
        QVERIFY2(said.contains(u"match 2: Score: "_s), qPrintable(said));
        VERIFY_FAULT(place.open(), Fault::Damaged);
    }

    /// A seal from before the league was taken over can be nobody's note.
    void aSealNotedBeforeATakingOverShowsAForgery()
    {
        const LeaguePlace place(Backend::Sqlite);
        QVERIFY(sealedLeague(place.path) != nullptr);
        dressAsVersion1(place.path);
        QByteArray noted;
        {
            ASSIGN_RESULT(league, place.open());
            noted = store::sealOfEntry((*league)->database(), 5)->toHex();
        }
        const auto league = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(league);
        QCOMPARE(words(verify(**league)->problems), QString());
        const QString said = words(verify(**league, noted)->problems);
        QVERIFY2(said.contains(u"claims to seal a league"_s), qPrintable(said));
    }

    /// What only a repair vouches for is believed of a repair alone.
    void aCommandVouchesForNoDamage()
    {
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            VERIFY_RESULT(league->database().change(u"UPDATE journal SET state = 'undone' WHERE seq = 3"_s));
            const store::JournalEntry entry{0,
                                            QUuid::createUuid(),
                                            QDateTime::currentDateTimeUtc(),
                                            u"Mallory"_s,
                                            store::JournalEntry::Kind::Command,
                                            {},
                                            store::JournalEntry::State::Done,
                                            u"Nothing"_s};
            const QJsonObject states{{u"3"_s, u"undone"_s}};
            VERIFY_RESULT(store::Journal(league->database()).add(entry, {}, {}, {{u"states"_s, states}}));
        }
        const QString said = found(place.path);
        QVERIFY2(said.contains(u"as only a repair does"_s), qPrintable(said));
        QVERIFY2(said.contains(u"is marked as undone"_s), qPrintable(said));
    }

    /// Without seals everything that stands would be taken over: first it must be what the history says.
    void whatIsDressedAsAnOldLeagueIsNotTakenOver_data()
    {
        columns<QString, bool>();
        QTest::newRow("whole") << QString() << true;
        QTest::newRow("a result") << of(2, "UPDATE report SET home_goals = home_goals + 7 WHERE fixture = %1")
                                  << false;
        QTest::newRow("what a command is") << u"UPDATE journal SET state = 'undone' WHERE seq = 3"_s << false;
    }
    void whatIsDressedAsAnOldLeagueIsNotTakenOver()
    {
        const auto [statement, isWhole] = row<QString, bool>();
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            if (!statement.isEmpty())
                VERIFY_RESULT(league->database().change(statement));
        }
        dressAsVersion1(place.path);
        const Untouched before = Untouched::of(place.path);
        QCOMPARE(found(place.path).isEmpty(), isWhole);
        const auto opened = place.open();
        QCOMPARE(opened.has_value(), isWhole);
        if (isWhole)
            return;
        QCOMPARE(opened.error().fault, Fault::Damaged);
        QCOMPARE(Untouched::of(place.path), before);
    }

    /// A flipped bit in a packed text is named, or the text is the same all the same.
    void flippedBitsInTextsAreNamed_data()
    {
        columns<QString, QString>();
        QTest::newRow("history") << u"journal"_s << u"changes"_s;
        QTest::newRow("log") << u"match_log"_s << u"data"_s;
        QTest::newRow("text") << u"content"_s << u"data"_s;
    }
    void flippedBitsInTextsAreNamed()
    {
        const auto [table, column] = row<QString, QString>();
        SEALED_LEAGUE(place, league, Backend::Sqlite);
        store::Database &database = league->database();
        ASSIGN_RESULT(rows,
                      database.rows(u"SELECT rowid, %1 FROM %2 ORDER BY rowid LIMIT 3"_s.arg(column, table)));
        QCOMPARE(rows->size(), 3U);
        int named = 0;
        int harmless = 0;
        for (const QVariantList &row : *rows) {
            const QByteArray whole = row[1].toByteArray();
            for (qsizetype at = 0; at < whole.size(); at += at < 24 ? 1 : whole.size() / 20 + 1)
                for (int bit = 0; bit < 8; bit += 3) {
                    QByteArray flipped = whole;
                    flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
                    ASSIGN_RESULT(transaction, store::Transaction::begin(database));
                    VERIFY_RESULT(database.change(
                        u"UPDATE %1 SET %2 = ? WHERE rowid = ?"_s.arg(table, column), {flipped, row[0]}));
                    ASSIGN_RESULT(condition, conditionOf(database));
                    if (!condition->empty())
                        ++named;
                    else {
                        // zlib fills its last byte up with bits that mean nothing.
                        QCOMPARE(store::unpackedBytes(flipped).value(), store::unpackedBytes(whole).value());
                        ++harmless;
                    }
                    transaction->rollBack();
                }
        }
        QVERIFY(named > 100);
        QVERIFY2(harmless * 20 < named, qPrintable(QString::number(harmless)));
    }

    /// A damaged league is read, and nothing else: not written to, no backup pushes out a good one.
    void aDamagedLeagueIsOnlyRead()
    {
        const LeaguePlace place(Backend::Sqlite);
        const Folder elsewhere;
        QString whole;
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            ASSIGN_RESULT(backup, store::backUp(league->database(), QDateTime::currentDateTime()));
            whole = *backup;
            VERIFY_RESULT(league->database().change(of(
                3, "UPDATE match_log SET data = home_document WHERE report = (SELECT uuid FROM report WHERE "
                   "fixture = %1)")));
            // One that was made by another program, of the league as it is now.
            QVERIFY(!store::backUp(league->database(), QDateTime::currentDateTime()));
            QCOMPARE(store::backupsOf(place.path), QStringList{whole});
        }
        QString second = whole;
        second.replace(u"backup 1,"_s, u"backup 2,"_s);
        QVERIFY(QFile::copy(place.path, second));
        const Untouched before = Untouched::of(place.path);
        const auto refused = place.open();
        VERIFY_FAULT(refused, Fault::Damaged);
        const QString said = wordsOf(refused.error());
        QVERIFY2(said.contains(u"League of 4 teams, match 3"_s) ||
                     refused.error().problems.front().where.endsWith(u"match 3"_s),
                 qPrintable(said));
        QVERIFY2(said.contains(whole), qPrintable(said));
        QVERIFY(!said.contains(second));
        QCOMPARE(Untouched::of(place.path), before);
        {
            auto league = League::open(place.path, {u"Bert"_s, true, {}});
            VERIFY_RESULT(league);
            QCOMPARE((*league)->condition().size(), 1U);
            QCOMPARE((*league)->condition().front().where, u"League of 4 teams, match 3"_s);
            // What is whole is there.
            VERIFY_RESULT((*league)->competitions().find((*league)->competitions().all()->front().id));
            const QString other = elsewhere.path("other.touchline");
            QCOMPARE(moveLeague((*league)->database(), other).error().fault, Fault::Damaged);
            QVERIFY(!QFile::exists(other));
            QBuffer file;
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(exportLeague((*league)->database(), file).error().fault, Fault::Damaged);
            const auto rescue = salvage(**league, other, {u"Olga"_s, false, {}});
            VERIFY_RESULT(rescue);
            QCOMPARE(rescue->competitions, QStringList{u"League of 4 teams"_s});
            QCOMPARE(rescue->teams, 5);
            QVERIFY2(rescue->left.empty(), qPrintable(words(rescue->left)));
            auto saved = League::open(other, {u"Olga"_s, false, {}});
            VERIFY_RESULT(saved);
            const QUuid id = (*league)->competitions().all()->front().id;
            QVERIFY(*(*saved)->competitions().find(id) == *(*league)->competitions().find(id));
            QCOMPARE(words(*(*saved)->history().contradictions()), QString());
        }
        QCOMPARE(Untouched::of(place.path), before);
    }

    /// What does not fit the rest is left out by itself, and named; a match is open again.
    void aRescueLeavesOutWhatDoesNotFitAlone_data()
    {
        columns<QString, QString, int, int>();
        QTest::newRow("a score that the goals contradict")
            << of(4, "UPDATE report SET home_goals = 40 WHERE fixture = %1") << "match 4" << 4 << 1;
        QTest::newRow("a report with an unknown key")
            << of(3, "UPDATE report SET details = '{\"x\": 1}' WHERE fixture = %1") << "match 3" << 3 << 1;
        QTest::newRow("a line-up that is none")
            << of(5, "UPDATE report SET home_sheet = (SELECT definition FROM competition) WHERE fixture = %1")
            << "match 5" << 5 << 1;
        QTest::newRow("an entry") << "UPDATE entrant SET entry = 'abc' WHERE number = 2"
                                  << "Only its name is kept" << 0 << 1;
        QTest::newRow("a decision") << "UPDATE decision SET body = '{\"reason\": \"whim\"}'"
                                    << "deductions[0]" << 0 << 0;
    }
    void aRescueLeavesOutWhatDoesNotFitAlone()
    {
        const auto [statement, named, open, deductions] = row<QString, QString, int, int>();
        const LeaguePlace place(Backend::Sqlite);
        std::optional<Competition> whole;
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            whole = *league->competitions().find(league->competitions().all()->front().id);
            QVERIFY(league->database().run(u"PRAGMA ignore_check_constraints = ON"_s));
            VERIFY_RESULT(league->database().change(statement));
        }
        auto league = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(league);
        const QString other = place.folder.path("other.touchline");
        const auto rescue = salvage(**league, other, {u"Olga"_s, false, {}});
        VERIFY_RESULT(rescue);
        QVERIFY2(rescue->competitions.size() == 1, qPrintable(words(rescue->left)));
        QVERIFY2(words(rescue->left).contains(named), qPrintable(words(rescue->left)));
        auto saved = League::open(other, {u"Olga"_s, false, {}});
        VERIFY_RESULT(saved);
        ASSIGN_RESULT(competition, (*saved)->competitions().find(whole->definition().id));
        QCOMPARE(competition->fixtures().size(), whole->fixtures().size());
        for (int i = 0; i < int(whole->fixtures().size()); ++i)
            QCOMPARE(competition->report(i) != nullptr, i != open - 1 && whole->report(i) != nullptr);
        QCOMPARE(int(competition->deductions().size()), deductions);
        QCOMPARE(words(*(*saved)->history().contradictions()), QString());
    }

    /// What a newer version keeps would be left out.
    void aNewerLeagueIsNotCopiedRowByRow()
    {
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            VERIFY_RESULT(league->database().run(u"CREATE TABLE later (what TEXT)"_s));
            VERIFY_RESULT(league->database().run(u"PRAGMA user_version = 99"_s));
        }
        auto league = League::open(place.path, {u"Bert"_s, true, {}});
        VERIFY_RESULT(league);
        const QString other = place.folder.path("other.touchline");
        VERIFY_FAULT(moveLeague((*league)->database(), other), Fault::Newer);
        QVERIFY(!QFile::exists(other));
        QBuffer file;
        QVERIFY(file.open(QIODevice::WriteOnly));
        VERIFY_FAULT(exportLeague((*league)->database(), file), Fault::Newer);
        QVERIFY(file.data().isEmpty());
    }

    /// What was changed by hand is not brought in as if it were whole.
    void aForgedExportIsRefused()
    {
        SEALED_LEAGUE(place, league, Backend::Sqlite);
        QBuffer file;
        QVERIFY(file.open(QIODevice::ReadWrite));
        VERIFY_RESULT(exportLeague(league->database(), file));
        QByteArray forged = file.data();
        const qsizetype row = forged.indexOf("\"name\":\"Newcomers\"");
        QVERIFY(row > 0);
        forged.replace(row, 18, "\"name\":\"Latecomer\"");
        const QString other = place.folder.path("other.touchline");
        const auto imported = importLeague(forged, other);
        VERIFY_FAULT(imported, Fault::Damaged);
        QVERIFY2(wordsOf(imported.error()).contains(u"Latecomer"_s), qPrintable(wordsOf(imported.error())));
        QVERIFY(!QFile::exists(other));
        VERIFY_RESULT(importLeague(file.data(), other));
    }

    /// A small league is followed from its first entry each time that it is opened for work, or taken
    /// elsewhere.
    void whatNoCommandDidIsNotWorkedWith_data() { rowsFrom<QString>("test_seal"); }
    void whatNoCommandDidIsNotWorkedWith()
    {
        const auto [statement] = row<QString>();
        const LeaguePlace place(Backend::Sqlite);
        {
            ASSIGN_RESULT(league, sealedLeague(place.path));
            VERIFY_RESULT(league->database().run(u"PRAGMA ignore_check_constraints = ON"_s));
            ASSIGN_RESULT(changed, league->database().change(statement));
            QVERIFY(*changed > 0);
        }
        const Untouched before = Untouched::of(place.path);
        QVERIFY2(!found(place.path).isEmpty(), "verify");
        const auto refused = place.open();
        QVERIFY2(!refused, "work");
        QCOMPARE(refused.error().fault, Fault::Damaged);
        QCOMPARE(Untouched::of(place.path), before);
        auto league = League::open(place.path, {u"Bert"_s, true, {}});
        if (!league) // a rule is broken: SQLite itself says so
            return;
        QBuffer file;
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto exported = exportLeague((*league)->database(), file);
        QVERIFY2(!exported, "export");
        QCOMPARE(exported.error().fault, Fault::Damaged);
        const QString other = place.folder.path("other.touchline");
        QVERIFY2(!moveLeague((*league)->database(), other), "move");
        QVERIFY(!QFile::exists(other));
    }

    /// What is read at opening finds what was done to the newest entries.
    void theNewestEntriesAreLookedAt_data() { rowsFrom<QString>("test_seal"); }
    void theNewestEntriesAreLookedAt()
    {
        const auto [statement] = row<QString>();
        SEALED_LEAGUE(place, league, Backend::Sqlite);
        VERIFY_RESULT(league->database().change(statement));
        ASSIGN_RESULT(newest, auditDatabase(league->database(), {4, 0}));
        QVERIFY(!newest->problems.empty());
    }
};

TOUCHLINE_TEST(TestSeal)

} // namespace test_seal

#include "test_seal.moc"
