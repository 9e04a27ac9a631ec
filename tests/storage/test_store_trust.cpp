// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says when the computer fails, is said as what it is; packed texts are no bombs.
#include "core/base/output_file.h"
#include "models/league/league.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/store/database/database_error.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/sqlite/change_in_doubt.h"
#include "tests/storage/storage_case.h"
#include "tests/support/disk_fault.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QSqlError>
#include <QtEndian>

#include <cerrno>

namespace test_store_trust {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using namespace touchline::store;
using touchline::testing::DiskFault;

namespace {

const OpenOptions work = options(OpenMode::ReadWrite, twoTables());
const OpenOptions look = options(OpenMode::ReadOnly, twoTables());

Result<std::unique_ptr<League>> opened(const QString &file)
{
    return League::open(file, {u"Anna"_s, false, {}});
}

std::vector<Team> oneTeam(const QString &name)
{
    Team team;
    team.id = QUuid::createUuid();
    team.name = name;
    return {team};
}

} // namespace

class TestStoreTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void packedTextComesBack()
    {
        for (const QByteArray &text : {QByteArray(""), QByteArray("x"), QByteArray(100'000, 'y')}) {
            ASSIGN_RESULT(back, unpackedBytes(packedBytes(text)));
            QCOMPARE(*back, text);
        }
        // What packs far better than a league does is still read again.
        const QByteArray blanks(20'000'000, ' ');
        ASSIGN_RESULT(back, unpackedBytes(packedBytes(blanks)));
        QVERIFY(*back == blanks);
    }

    void bombsAreNotUnpacked()
    {
        const QByteArray bomb = qCompress(QByteArray(200'000'000, '\0'));
        QVERIFY(bomb.size() < 300'000);
        const auto refused = unpackedBytes(bomb);
        VERIFY_FAULT(refused, Fault::Damaged);
        QVERIFY2(wordsOf(refused.error()).contains(u"8 MiB"_s), qPrintable(wordsOf(refused.error())));
        // One that says it is small.
        QByteArray liar = bomb;
        qToBigEndian<quint32>(1000, liar.data());
        QCOMPARE(unpackedBytes(liar).error().fault, Fault::Damaged);
        QByteArray cut = packedBytes(QByteArray(5000, 'z') + "end");
        cut.chop(3);
        QCOMPARE(unpackedBytes(cut).error().fault, Fault::Damaged);
        QCOMPARE(unpackedBytes("x").error().fault, Fault::Damaged);
    }

    void whatTheComputerCannotDoIsNoDamage_data() { rowsFrom<QString, QString>("test_store_trust"); }

    void whatTheComputerCannotDoIsNoDamage()
    {
        const auto [code, word] = row<QString, QString>();
        const Error error = databaseError(QSqlError(QString(), u"its words"_s, QSqlError::UnknownError, code),
                                          Backend::Sqlite);
        QVERIFY(isOfComputer(error));
        QVERIFY2(wordsOf(error).contains(word), qPrintable(wordsOf(error)));
    }

    void aFileThatIsTooShortIsDamage()
    {
        const Error error = databaseError(QSqlError(QString(), u"short"_s, QSqlError::UnknownError, u"522"_s),
                                          Backend::Sqlite);
        QVERIFY(!isOfComputer(error));
    }

    void aFullTemporaryFolderIsNamed()
    {
        const Folder folder;
        const Folder temporary;
        const QString file = folder.path("league.touchline");
        {
            VERIFY_RESULT(createFile(file, work));
        }
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().toLocal8Bit());
        int calls = 0;
        {
            const DiskFault none(temporary.path(), 0, ENOSPC);
            VERIFY_RESULT(openFile(file, look));
            calls = none.calls();
        }
        for (int call = 1; call <= calls; ++call) {
            const DiskFault full(temporary.path(), call, ENOSPC);
            const auto refused = openFile(file, look);
            if (refused)
                continue;
            const QString words = wordsOf(refused.error());
            QVERIFY2(refused.error().fault != Fault::Damaged, qPrintable(words));
            QVERIFY2(words.contains(u"space"_s) || words.contains(u"disk"_s) ||
                         words.contains(u"No temporary folder"_s),
                     qPrintable(words));
        }
        qputenv("TMPDIR", before);
        QVERIFY2(temporary.entries().isEmpty(), qPrintable(temporary.entries().join(u' ')));
    }

    void aCommitThatTheDiskDoesNotConfirmIsUnsure()
    {
        NEW_FILE(folder, file, league, work);
        VERIFY_RESULT(addTeam(*league, u"Town"_s));
        {
            ASSIGN_RESULT(transaction, Transaction::begin(*league));
            VERIFY_RESULT(addTeam(*league, u"United"_s));
            DiskFault fault(folder.path(), 1, EIO);
            fault.countSyncsOnly();
            const auto refused = transaction->commit();
            QVERIFY(!fault.failed().isEmpty());
            QVERIFY(!refused.has_value());
            QVERIFY2(wordsOf(refused.error()).contains(u"may or may not be stored"_s),
                     qPrintable(wordsOf(refused.error())));
        }
        QVERIFY(league->isUnsure());
        QVERIFY(wordsOf(addTeam(*league, u"Late"_s).error()).contains(u"may or may not be stored"_s));
        QCOMPARE(teams(*league), QStringList{u"Town"_s});
    }

    void theNextOpeningSaysWhich()
    {
        OWN_FILE(folder, file);
        {
            auto league = League::create(file, u"Club"_s, {u"Anna"_s, false, {}});
            VERIFY_RESULT(league);
            QVERIFY((*league)->openingNote().isEmpty());
            DiskFault fault(folder.path(), 1, EIO);
            fault.countSyncsOnly();
            const auto refused = (*league)->teams().add(oneTeam(u"Town"_s));
            QVERIFY(!refused.has_value());
            QVERIFY(!fault.failed().isEmpty());
        }
        QUuid newest;
        {
            ASSIGN_RESULT(league, opened(file));
            ASSIGN_RESULT(teams, (*league)->teams().all());
            const QString note = (*league)->openingNote().english();
            QVERIFY2(note.contains(teams->empty() ? u"is not stored"_s : u"is stored"_s), qPrintable(note));
            ASSIGN_RESULT(history, (*league)->history().entries());
            newest = history->front().id;
        }
        keepChangeInDoubt(file, {newest, QDateTime::currentDateTimeUtc(), u"New league: Club"_s});
        {
            ASSIGN_RESULT(league, opened(file));
            QVERIFY((*league)->openingNote().english().contains(u"It is stored"_s));
        }
        ASSIGN_RESULT(again, opened(file));
        QVERIFY((*again)->openingNote().isEmpty());
        QVERIFY(!checkOutputName(file + u".unsure"_s).has_value());
    }
};

TOUCHLINE_TEST(TestStoreTrust)

} // namespace test_store_trust

#include "test_store_trust.moc"
