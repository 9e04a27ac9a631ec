// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody types and what the terminal says: each file below tests/data/cli/transcripts is a test.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/transcript.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

namespace test_transcripts {

using namespace touchline::testing;

namespace {

/// Where the texts part, and how to renew the file.
QByteArray firstDifference(const QString &path, const QString &wanted, const QString &actual)
{
    const QStringList before = wanted.split(u'\n');
    const QStringList now = actual.split(u'\n');
    const qsizetype shared = std::min(before.size(), now.size());
    const auto line = std::mismatch(before.begin(), before.begin() + shared, now.begin()).first;
    const qsizetype at = line - before.begin();
    return QStringLiteral("%1:%2\n  wanted: %3\n  actual: %4\nWith TOUCHLINE_UPDATE_GOLDEN=1 in the "
                          "environment the file is written anew; read the difference.")
        .arg(path)
        .arg(at + 1)
        .arg(before.value(at), now.value(at))
        .toUtf8();
}

} // namespace

class TestTranscripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTerminalSaysTheSame_data()
    {
        QTest::addColumn<QString>("name");
        const QString folder = QStringLiteral("tests/data/cli/transcripts/");
        QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        while (files.hasNext()) {
            const QString name = files.next().mid(folder.size());
            QTest::newRow(qPrintable(name)) << QStringLiteral("cli/transcripts/") + name;
        }
    }

    void theTerminalSaysTheSame()
    {
        QFETCH(QString, name);
        const QString path = QStringLiteral("tests/data/") + name;
        const std::optional<QString> actual = Transcript().replayed(QString::fromUtf8(bytesOf(path)));
        QVERIFY2(actual.has_value(),
                 "A transcript says what it shows (#) and has commands (see transcript.h).");
        const QString wanted = QString::fromUtf8(goldenFile(name, actual->toUtf8()));
        QVERIFY2(wanted == *actual, firstDifference(path, wanted, *actual).constData());
    }
};

TOUCHLINE_TEST(TestTranscripts)

} // namespace test_transcripts

#include "test_transcripts.moc"
