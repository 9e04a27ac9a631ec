// SPDX-License-Identifier: GPL-3.0-or-later
// Hundreds of damaged files: never a crash, never a write, always a clear word.
#include "tests/storage/storage_case.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QRandomGenerator>

#include <functional>

namespace test_store_damage {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::store;

namespace {

const OpenOptions work = options(OpenMode::ReadWrite, twoTables());
const OpenOptions look = options(OpenMode::ReadOnly, twoTables());

#if defined(__SANITIZE_ADDRESS__)
constexpr int ofEachKind = 12;
#else
constexpr int ofEachKind = 60;
#endif

constexpr qsizetype pageSize = 4096;

using Damage = std::function<void(QByteArray &, QRandomGenerator &)>;

int at(const QByteArray &bytes, QRandomGenerator &chance)
{
    return chance.bounded(int(bytes.size()));
}

void flipBits(QByteArray &bytes, QRandomGenerator &chance)
{
    for (int i = chance.bounded(1, 8); i > 0; --i) {
        char &byte = bytes[at(bytes, chance)];
        byte = static_cast<char>(byte ^ (1 << chance.bounded(8)));
    }
}

void flipHeader(QByteArray &bytes, QRandomGenerator &chance)
{
    char &byte = bytes[chance.bounded(100)];
    byte = static_cast<char>(byte ^ (1 << chance.bounded(8)));
}

void cutShort(QByteArray &bytes, QRandomGenerator &chance)
{
    bytes.truncate(at(bytes, chance));
}

void cutAtPage(QByteArray &bytes, QRandomGenerator &chance)
{
    bytes.truncate(at(bytes, chance) / pageSize * pageSize);
}

void zeroPage(QByteArray &bytes, QRandomGenerator &chance)
{
    const qsizetype page = at(bytes, chance) / pageSize;
    bytes.replace(page * pageSize, pageSize, QByteArray(pageSize, '\0'));
}

void swapPages(QByteArray &bytes, QRandomGenerator &chance)
{
    const qsizetype one = at(bytes, chance) / pageSize * pageSize;
    const qsizetype other = at(bytes, chance) / pageSize * pageSize;
    const QByteArray page = bytes.mid(one, pageSize);
    bytes.replace(one, pageSize, bytes.mid(other, pageSize));
    bytes.replace(other, pageSize, page);
}

void noise(QByteArray &bytes, QRandomGenerator &chance)
{
    const int begin = at(bytes, chance);
    const int end = std::min<int>(begin + chance.bounded(1, 2000), int(bytes.size()));
    for (int i = begin; i < end; ++i)
        bytes[i] = static_cast<char>(chance.bounded(256));
}

void appendNoise(QByteArray &bytes, QRandomGenerator &chance)
{
    const int more = chance.bounded(1, 10000);
    for (int i = 0; i < more; ++i)
        bytes.append(static_cast<char>(chance.bounded(256)));
}

void doubled(QByteArray &bytes, QRandomGenerator &chance)
{
    const QByteArray part = bytes.mid(at(bytes, chance), chance.bounded(1, 9000));
    bytes.insert(at(bytes, chance), part);
}

} // namespace

class TestStoreDamage : public QObject
{
    Q_OBJECT

private:
    QByteArray m_whole;
    int m_refused = 0;
    int m_opened = 0;

    /// What was damaged where nobody can tell (a letter of a name) opens; then it must be readable to the
    /// end.
    void judge(const QString &file, const OpenOptions &wanted)
    {
        auto league = openFile(file, wanted);
        if (!league) {
            ++m_refused;
            const Fault fault = league.error().fault;
            QVERIFY2(fault == Fault::Damaged || fault == Fault::BadInput || fault == Fault::Newer,
                     qPrintable(QString::number(int(fault)) + wordsOf(league.error())));
            QVERIFY(wordsOf(league.error()).contains(u"damaged.touchline"_s));
            return;
        }
        ++m_opened;
        for (const char *table : {"team", "player"}) {
            ASSIGN_RESULT(rows, league->rows(u"SELECT * FROM "_s + QLatin1String(table)));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning()));
        const Folder folder;
        const QString file = folder.path("whole.touchline");
        {
            ASSIGN_RESULT(league, createFile(file, work));
            ASSIGN_RESULT(transaction, Transaction::begin(*league));
            for (int i = 0; i < 200; ++i) {
                const QString team = u"team-%1"_s.arg(i);
                VERIFY_RESULT(
                    league->change(u"INSERT INTO team (uuid, name, badge) VALUES (?, ?, ?)"_s,
                                   {team, u"Team %1"_s.arg(i), QByteArray(qsizetype{50} * i, 'b')}));
                VERIFY_RESULT(league->change(u"INSERT INTO player (team, name) VALUES (?, 'Ada')"_s, {team}));
            }
            VERIFY_RESULT(transaction->commit());
        }
        m_whole = contentOf(file);
        QVERIFY(m_whole.size() > 50 * pageSize);
    }

    void damagedFilesAreNeverWrittenTo_data()
    {
        QTest::addColumn<Damage>("damage");
        QTest::newRow("flipped bits") << Damage(flipBits);
        QTest::newRow("flipped bit of the header") << Damage(flipHeader);
        QTest::newRow("cut short") << Damage(cutShort);
        QTest::newRow("cut at a page") << Damage(cutAtPage);
        QTest::newRow("a page of zeros") << Damage(zeroPage);
        QTest::newRow("pages swapped") << Damage(swapPages);
        QTest::newRow("noise") << Damage(noise);
        QTest::newRow("noise at the end") << Damage(appendNoise);
        QTest::newRow("a piece twice") << Damage(doubled);
    }
    void damagedFilesAreNeverWrittenTo()
    {
        QFETCH(Damage, damage);
        QRandomGenerator chance(20261121);
        const Folder folder;
        const QString file = folder.path("damaged.touchline");
        for (int i = 0; i < ofEachKind; ++i) {
            QByteArray bytes = m_whole;
            damage(bytes, chance);
            write(file, bytes);
            const auto before = Untouched::of(file);
            const int refusedBefore = m_refused;
            judge(file, look);
            QVERIFY2(Untouched::of(file) == before, qPrintable(u"%1 for reading"_s.arg(i)));
            const bool refused = m_refused > refusedBefore;
            if (!refused)
                continue;
            judge(file, work);
            QVERIFY2(Untouched::of(file) == before, qPrintable(u"%1 for work"_s.arg(i)));
            QCOMPARE(m_refused, refusedBefore + 2); // both ways agree
            if (QTest::currentTestFailed()) {
                QFile::copy(file, u"/tmp/touchline-damaged"_s);
                return;
            }
        }
    }

    void aDamagedLogIsNotPlayedIn()
    {
        const Folder folder;
        const QString file = folder.path("damaged.touchline");
        QByteArray log;
        QByteArray base;
        {
            ASSIGN_RESULT(league, createFile(folder.path("whole.touchline"), work));
            for (int i = 0; i < 50; ++i)
                VERIFY_RESULT(addTeam(*league, u"Team %1"_s.arg(i)));
            base = contentOf(folder.path("whole.touchline"));
            log = contentOf(folder.path("whole.touchline-wal"));
        }
        QVERIFY(log.size() > 10000);
        QRandomGenerator chance(1);
        for (int i = 0; i < ofEachKind; ++i) {
            QByteArray damaged = log;
            (i % 3 == 0 ? cutShort : i % 3 == 1 ? flipBits : noise)(damaged, chance);
            write(file, base);
            write(file + u"-wal"_s, damaged);
            const auto before = Untouched::of(file);
            // SQLite takes the log up to the first frame whose sum is wrong: what was committed before it.
            judge(file, look);
            QVERIFY(Untouched::of(file) == before);
            QCOMPARE(contentOf(file + u"-wal"_s), damaged);
        }
    }

    void damageThatIsMetLaterStopsEverything()
    {
        OWN_FILE(folder, file);
        write(file, m_whole);
        ASSIGN_RESULT(league, openFile(file, work));
        // The disk goes bad under the open file: every page but the first is noise.
        {
            QFile raw(file);
            QVERIFY(raw.open(QIODevice::ReadWrite));
            QVERIFY(raw.seek(pageSize));
            raw.write(QByteArray(m_whole.size() - pageSize, '\x5a'));
        }
        const QByteArray bad = contentOf(file);
        VERIFY_FAULT(league->rows(u"SELECT * FROM player ORDER BY name"_s), Fault::Damaged);
        QVERIFY(league->isReadOnly());
        QCOMPARE(addTeam(*league, u"No"_s).error().fault, Fault::Damaged);
        QCOMPARE(Transaction::begin(*league).error().fault, Fault::Damaged);
        {
            [[maybe_unused]] const Database closed = *std::move(league);
        }
        QCOMPARE(contentOf(file), bad);
    }

    void cleanupTestCase() { qInfo("%d refused, %d opened", m_refused, m_opened); }
};

TOUCHLINE_TEST(TestStoreDamage)

} // namespace test_store_damage

#include "test_store_damage.moc"
