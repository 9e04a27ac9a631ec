// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped cards are what the generator makes: byte for byte, and nothing else lies in the folder.
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/generator/card_files.h"
#include "core/teams/historic_teams.h"
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
    static const CardFiles files = shippedFiles(compiledFacts()).value();
    return files;
}

} // namespace

class TestCardFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShippedFilesAreTheMadeOnes()
    {
        QCOMPARE(made().size(), std::size_t{2 * 537 + 2});
        for (const auto &[name, bytes] : made()) {
            const QByteArray shipped = contentOf(QStringLiteral("resources/") + name);
            QVERIFY2(shipped == bytes, qPrintable(name));
        }
    }

    void nothingElseIsShipped()
    {
        const QDir resources(QStringLiteral("resources"));
        std::size_t count = 0;
        for (const char *folder : {"cards", "teams/historic"}) {
            QDirIterator files(resources.absoluteFilePath(QString::fromLatin1(folder)),
                               {QStringLiteral("*.json"), QStringLiteral("*.csv")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString name = resources.relativeFilePath(files.next());
                QVERIFY2(made().contains(name), qPrintable(name));
                ++count;
            }
        }
        QCOMPARE(count, made().size());
    }

    /// What the program puts together is the card that the generator made.
    void theCardsAreWholeAgain()
    {
        const auto whole = cardFiles(compiledFacts());
        QVERIFY(whole.has_value());
        QCOMPARE(whole->size(), std::size_t{537 + 2});
        for (const QString &id : historicTeamIds(TeamSet::All537)) {
            const QString name = id + QStringLiteral(".json");
            const auto edition = whole->find(QStringLiteral("editions/") + name);
            const auto made = edition == whole->end() ? whole->find(name) : edition;
            QVERIFY2(made != whole->end(), qPrintable(id));
            QVERIFY2(cardFile(**loadCard(id)) == made->second, qPrintable(id));
        }
    }

    void figuresOfAnotherTeamAreRefused()
    {
        const auto france = *historicTeam(QStringLiteral("FRA-1998"));
        const auto brazil = *loadCard(QStringLiteral("BRA-1970"));
        const auto card = cardWithFigures(*france, figuresOf(*brazil));
        QVERIFY(!card.has_value());
        QCOMPARE(card.error().fault, Fault::BadInput);
        QVERIFY(card.error().message.english().contains(QStringLiteral("France 1998")));
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
