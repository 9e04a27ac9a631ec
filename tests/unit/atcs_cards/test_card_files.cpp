// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped cards are what the generator makes: byte for byte, and nothing else lies in the folder.
#include "core/games/atcs/generator/card_files.h"
#include "tests/support/test_registry.h"
#include "tests/unit/atcs_cards/generated.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_card_files {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::atcs::generator;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
}

const CardFiles &made()
{
    static const CardFiles files = cardFiles(compiledFacts()).value();
    return files;
}

} // namespace

class TestCardFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShippedFilesAreTheMadeOnes()
    {
        QCOMPARE(made().size(), std::size_t{537 + 2});
        for (const auto &[name, bytes] : made()) {
            const QByteArray shipped = contentOf(QStringLiteral("resources/cards/") + name);
            QVERIFY2(shipped == bytes, qPrintable(name));
        }
    }

    void nothingElseIsShipped()
    {
        const QDir folder(QStringLiteral("resources/cards"));
        QDirIterator files(folder.absolutePath(), {QStringLiteral("*.json"), QStringLiteral("*.csv")},
                           QDir::Files, QDirIterator::Subdirectories);
        std::size_t count = 0;
        while (files.hasNext()) {
            const QString name = folder.relativeFilePath(files.next());
            QVERIFY2(made().contains(name), qPrintable(name));
            ++count;
        }
        QCOMPARE(count, made().size());
    }

    void filesAreWritten()
    {
        const QTemporaryDir folder;
        const CardFiles files{{QStringLiteral("A.json"), "a"}, {QStringLiteral("editions/B.json"), "b"}};
        const Result<int> written =
            writeCardFiles(files, folder.filePath(QStringLiteral("new/cards")), Existing::Keep);
        QVERIFY(written.has_value());
        QCOMPARE(*written, 2);
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("new/cards/editions/B.json"))), QByteArray("b"));
    }

    void filesThatCannotBeWrittenAreRefused()
    {
        const QTemporaryDir folder;
        const QString notAFolder = folder.filePath(QStringLiteral("file"));
        QFile file(notAFolder);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Result<int> written =
            writeCardFiles({{QStringLiteral("A.json"), "a"}}, notAFolder, Existing::Keep);
        QVERIFY(!written.has_value());
        QCOMPARE(written.error().fault, Fault::System);
        QVERIFY(written.error().message.english().contains(notAFolder));
    }
};

TOUCHLINE_TEST(TestCardFiles)

} // namespace test_card_files

#include "test_card_files.moc"
