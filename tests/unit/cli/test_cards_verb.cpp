// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/atcs_cards.h"
#include "tests/support/atcs_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_cards_verb {

using namespace touchline;
using namespace touchline::testing;

class TestCardsVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCardsOfTheSpecificationAreThoseOfTheOtherTests()
    {
        // Written here for the command line; TOUCHLINE_UPDATE_GOLDEN makes them anew.
        COMPARE_GOLDEN(QStringLiteral("FRX.json"), QString::fromUtf8(atcs::cardFile(*frx())));
        COMPARE_GOLDEN(QStringLiteral("TUX.json"), QString::fromUtf8(atcs::cardFile(*tux())));
    }

    void theListHasALineForEachCard_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("count");
        QTest::newRow("the 66") << QStringLiteral("cards list") << 66;
        QTest::newRow("the 66 by name") << QStringLiteral("cards list --set historic") << 66;
        QTest::newRow("all") << QStringLiteral("cards list --set all") << 537;
    }

    void theListHasALineForEachCard()
    {
        QFETCH(QString, arguments);
        QFETCH(int, count);
        const CliRun run = runCli(arguments.split(u' '));
        QCOMPARE(run.code, 0);
        const QStringList lines = run.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), count + 1);
        QVERIFY(lines[0].startsWith(QLatin1String("Id ")));
        QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("^BRA-1970 +Brazil 1970 +CONMEBOL"))).size(),
                 1);
        const QJsonArray cards = runCli((arguments + QStringLiteral(" --json")).split(u' '))
                                     .json()[QStringLiteral("cards")]
                                     .toArray();
        QCOMPARE(cards.size(), count);
        QStringList ids;
        for (const auto &card : cards)
            ids << card.toObject().value(QStringLiteral("id")).toString();
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void theListForMachinesHasItsKeys()
    {
        const QJsonArray cards = runCli("cards list --json").json()[QStringLiteral("cards")].toArray();
        const auto france = std::find_if(cards.begin(), cards.end(), [](const QJsonValue &card) {
            return card.toObject().value(QStringLiteral("id")) == QStringLiteral("FRA-1998");
        });
        QVERIFY(france != cards.end());
        QCOMPARE((*france).toObject(), (QJsonObject{{QStringLiteral("id"), QStringLiteral("FRA-1998")},
                                                    {QStringLiteral("team"), QStringLiteral("France 1998")},
                                                    {QStringLiteral("country"), QStringLiteral("France")},
                                                    {QStringLiteral("year"), 1998},
                                                    {QStringLiteral("conference"), QStringLiteral("UEFA")},
                                                    {QStringLiteral("kind"), QStringLiteral("card")},
                                                    {QStringLiteral("power"), 9}}));
    }

    void aCardIsShownWithItsNumbers()
    {
        const CliRun run = runCli("cards show FRA-1998");
        QCOMPARE(run.code, 0);
        COMPARE_GOLDEN(QStringLiteral("card_FRA-1998.txt"), run.out);
        for (const char *words : {"France 1998 (9)", "Attempts by half: 11 / 17", "Shots on goal: 1–19",
                                  "Defence: attempts −4", "Defence: shots −3", "Champions"})
            QVERIFY2(run.out.contains(QString::fromUtf8(words)), words);
        QVERIFY(
            run.out.contains(QRegularExpression(QStringLiteral("12 +Henry +FW +3 +1–18 +5–10 +1–2 +×1"))));
    }

    void aCardIsFoundByItsNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("id") << QStringLiteral("FRA-1998");
        QTest::newRow("small letters") << QStringLiteral("fra-1998");
        QTest::newRow("team and year") << QStringLiteral("France 1998");
        QTest::newRow("country") << QStringLiteral("France");
        QTest::newRow("file") << QStringLiteral("FRA-1998.json");
    }

    void aCardIsFoundByItsNames()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        if (name.endsWith(QLatin1String(".json"))) {
            name = folder.filePath(name);
            QFile file(name);
            QVERIFY(file.open(QIODevice::WriteOnly) &&
                    file.write(atcs::cardFile(*worldCupCard("FRA-1998"))) > 0);
        }
        const CliRun run =
            runCli({QStringLiteral("cards"), QStringLiteral("show"), name, QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out, QString::fromUtf8(atcs::cardFile(*worldCupCard("FRA-1998"))));
    }

    void aCardThatDoesNotExistIsRefused()
    {
        VERIFY_REFUSED(runCli("cards show Atlantis"),
                       QStringList{QStringLiteral("There is no team \"Atlantis\". Name a team by country "
                                                  "and year (France 1998) or by its id (FRA-1998).")});
        VERIFY_REFUSED(
            runCli("cards show tests/data/cli/none.json"),
            QStringList{QStringLiteral("The file tests/data/cli/none.json cannot be read: No such file or "
                                       "directory.")});
    }

    void aGoodCardFileIsValid()
    {
        const CliRun run = runCli("cards check tests/data/cli/FRX.json");
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QCOMPARE(run.out, QStringLiteral("tests/data/cli/FRX.json: France 1998 is a valid card.\n"));
    }

    void aBrokenCardFileIsRefusedWithEveryProblem_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("no JSON") << QStringLiteral("card_not_json.json")
                                 << QStringList{QStringLiteral(
                                        "This is not valid JSON: illegal number (line 3, column 21).")};
        QTest::newRow("no object") << QStringLiteral("card_list.json")
                                   << QStringList{QStringLiteral(
                                          "The file must be one object in braces { } (line 1, column 1).")};
        QTest::newRow("numbers")
            << QStringLiteral("card_numbers.json")
            << (QStringList{
                   QStringLiteral("name: This entry is missing."),
                   QStringLiteral("formation: \"4-4-3\" is not one of these words: 5-4-1, 4-5-1, 5-3-2, "
                                  "4-4-2, 4-3-3, 3-5-2, 3-4-3, 3-3-4, 4-2-4."),
                   QStringLiteral("strategy: This must be text in quotation marks."),
                   QStringLiteral("colour: Unknown entry."),
                   QStringLiteral("attempts_1h: The number must be from 5 to 30, but is 4."),
                   QStringLiteral("power: The number must be from 1 to 10, but is 11."),
                   QStringLiteral(
                       "players[0] Henry: goal_rating: The number must be from 2 to 10, but is 11.")});
        QTest::newRow("ranges")
            << QStringLiteral("card_ranges.json")
            << (QStringList{
                   QStringLiteral("shot: The shot ranges of Henry and Zidane overlap: they share 20."),
                   QStringLiteral("shot: There is a gap in the shot ranges: nobody has 32-33."),
                   QStringLiteral("card: The card ranges of F4 and F5 overlap: they share 26-32."),
                   QStringLiteral("card: There is a gap in the card ranges: nobody has 33-37.")});
        QTest::newRow("no goalkeeper")
            << QStringLiteral("card_no_goalkeeper.json")
            << (QStringList{QStringLiteral("players: The squad has no goalkeeper."),
                            QStringLiteral("card: There is a gap in the card ranges: nobody has 99-100.")});
    }

    void aBrokenCardFileIsRefusedWithEveryProblem()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, lines);
        const QString path = QStringLiteral("tests/data/cli/") + file;
        for (QString &line : lines)
            line.prepend(path + QStringLiteral(": "));
        const CliRun checked = runCli({QStringLiteral("cards"), QStringLiteral("check"), path});
        QCOMPARE(withoutKnownKeys(checked.problemLines()), lines);
        // Whoever wants to play with it is told the same.
        VERIFY_PROBLEMS(runCli({QStringLiteral("match"), QStringLiteral("FRA-1998"), path}),
                        checked.problemLines());
        QCOMPARE(checked.code, 1);
        QCOMPARE(checked.out, QString());
    }

    void cardsGoIntoAFileAndAreRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cards.json"));
        const auto exported = [&path](const QStringList &rest) {
            return runCli(QStringList{QStringLiteral("cards"), QStringLiteral("export"), path,
                                      QStringLiteral("--force")} +
                          rest);
        };
        const auto checked = [&path] {
            return runCli({QStringLiteral("cards"), QStringLiteral("check"), path}).out;
        };
        QCOMPARE(exported({}).out, path + QStringLiteral(": 66 cards\n"));
        QCOMPARE(checked(), path + QStringLiteral(": 66 valid cards.\n"));
        QCOMPARE(exported({QStringLiteral("--set"), QStringLiteral("all")}).code, 0);
        QCOMPARE(checked(), path + QStringLiteral(": 537 valid cards.\n"));
        QCOMPARE(exported({QStringLiteral("Brazil 1970"), QStringLiteral("ITA-1982")}).code, 0);
        const QJsonArray cards =
            QJsonDocument::fromJson(bytesOf(path)).object()[QStringLiteral("cards")].toArray();
        QCOMPARE(cards.size(), 2);
        QCOMPARE(cards.at(0).toObject(),
                 QJsonDocument::fromJson(atcs::cardFile(*worldCupCard("BRA-1970"))).object());
        QCOMPARE(exported({QStringLiteral("FRA-1998")}).code, 0);
        QCOMPARE(bytesOf(path), atcs::cardFile(*worldCupCard("FRA-1998")));
        QCOMPARE(checked(), path + QStringLiteral(": France 1998 is a valid card.\n"));
        QCOMPARE(exported({QStringLiteral("Atlantis")}).code, 1);
        QCOMPARE(bytesOf(path), atcs::cardFile(*worldCupCard("FRA-1998")));
    }

    void aCollectionIsRefusedWithEveryProblem()
    {
        QJsonObject france = QJsonDocument::fromJson(atcs::cardFile(*worldCupCard("FRA-1998"))).object();
        QJsonObject broken = france;
        broken.insert(QStringLiteral("id"), QStringLiteral("XXX-1"));
        broken.insert(QStringLiteral("power"), 11);
        broken.insert(QStringLiteral("colour"), QStringLiteral("blue"));
        const auto refused = [](const QJsonObject &collection) {
            const QTemporaryDir folder;
            const QString path =
                writtenFile(folder.filePath(QStringLiteral("c.json")), QJsonDocument(collection).toJson());
            const CliRun run = runCli({QStringLiteral("cards"), QStringLiteral("check"), path});
            QStringList lines = withoutKnownKeys(run.problemLines());
            for (QString &line : lines)
                line.remove(path + QStringLiteral(": "));
            return run.code == 1 && run.out.isEmpty() ? lines : QStringList();
        };
        const QJsonObject head{{QStringLiteral("format"), QStringLiteral("touchline-atcs-cards")},
                               {QStringLiteral("format_version"), 1}};
        QJsonObject collection = head;
        collection.insert(QStringLiteral("cards"), QJsonArray{france, 7, broken, france});
        collection.insert(QStringLiteral("author"), QStringLiteral("me"));
        QCOMPARE(
            refused(collection),
            (QStringList{QStringLiteral("cards[1]: This must be a card in braces { }."),
                         QStringLiteral("cards[2] XXX-1: colour: Unknown entry."),
                         QStringLiteral("cards[2] XXX-1: power: The number must be from 1 to 10, but is 11."),
                         QStringLiteral("cards[3] FRA-1998: The id \"FRA-1998\" is there twice."),
                         QStringLiteral("cards[3] FRA-1998: The team of France 1998 is there twice."),
                         QStringLiteral("author: Unknown entry.")}));
        collection = head;
        collection.insert(QStringLiteral("cards"), QJsonArray());
        QCOMPARE(refused(collection), QStringList{QStringLiteral("cards: There is no card in it.")});
        collection.insert(QStringLiteral("format_version"), 2);
        QCOMPARE(
            refused(collection),
            QStringList{QStringLiteral("format_version: This must be a whole number from 1 to 1, not 2.")});
    }

    void aFileOfAnotherGameIsReadByThatGame()
    {
        const QTemporaryDir folder;
        const Game &fuba = **findGame(QStringLiteral("fuba"));
        const auto team = fuba.documentFor(sideOf(**historicTeamNamed(QStringLiteral("FRA-1998"))));
        QVERIFY(team.has_value());
        const QString path = writtenFile(folder.filePath(QStringLiteral("france.json")),
                                         QJsonDocument(fuba.writeTeam(**team)).toJson());
        const CliRun run = runCli({QStringLiteral("cards"), QStringLiteral("check"), path});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, path + QStringLiteral(": France 1998 is a valid team of FUBA.\n"));
    }

    /// Several teams of another game in one file are known as such.
    void aCollectionOfAnotherGameIsReadByThatGame()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.json"));
        QCOMPARE(runCli({QStringLiteral("cards"), QStringLiteral("export"), path, QStringLiteral("FRA-1998"),
                         QStringLiteral("BRA-1970"), QStringLiteral("--game"), QStringLiteral("simulator")})
                     .code,
                 0);
        const CliRun run = runCli({QStringLiteral("cards"), QStringLiteral("check"), path});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.out, path + QStringLiteral(": 2 valid cards.\n"));
    }

    void oneTeamIsNeededWhereOneIsNamed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.json"));
        QCOMPARE(runCli({QStringLiteral("cards"), QStringLiteral("export"), path, QStringLiteral("FRA-1998"),
                         QStringLiteral("BRA-1970")})
                     .code,
                 0);
        const CliRun run = runCli({QStringLiteral("cards"), QStringLiteral("show"), path});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.problemLines(),
                 QStringList{path + QStringLiteral(": 2 teams are in this file, but one is needed: \"cards "
                                                   "export\" writes one to a file of its own.")});
    }

    void generateMakesTheFilesThatAreShipped()
    {
        const QTemporaryDir folder;
        const CliRun run = runCli(
            {QStringLiteral("cards"), QStringLiteral("generate"), QStringLiteral("--out"), folder.path()});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QStringList made;
        QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            made << QDir(folder.path()).relativeFilePath(files.next());
            const QString id = QFileInfo(made.back()).completeBaseName();
            if (id == QLatin1String("index"))
                continue;
            QVERIFY2(bytesOf(folder.filePath(made.back())) == atcs::cardFile(**atcs::loadCard(id)),
                     qPrintable(id));
        }
        QCOMPARE(made.filter(QStringLiteral(".json")).size(), 537);
        QVERIFY(made.contains(QStringLiteral("FRA-1998.json")));
        QCOMPARE(run.out, QStringLiteral("%1 files in %2\n").arg(made.size()).arg(folder.path()));
    }

    void generateReadsAFolderOfFacts()
    {
        const QTemporaryDir folder;
        const CliRun run =
            runCli({QStringLiteral("cards"), QStringLiteral("generate"), QStringLiteral("--facts"),
                    QStringLiteral("resources/facts/worldcup"), QStringLiteral("--out"), folder.path()});
        QCOMPARE(run.err, QString());
        QCOMPARE(bytesOf(folder.filePath(QStringLiteral("BRA-1970.json"))),
                 atcs::cardFile(*worldCupCard("BRA-1970")));
    }

    void generateWithoutFactsIsRefused()
    {
        const QTemporaryDir folder;
        const CliRun run =
            runCli({QStringLiteral("cards"), QStringLiteral("generate"), QStringLiteral("--facts"),
                    folder.filePath(QStringLiteral("none")), QStringLiteral("--out"), folder.path()});
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.err.contains(folder.filePath(QStringLiteral("none"))), qPrintable(run.err));
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

TOUCHLINE_TEST(TestCardsVerb)

} // namespace test_cards_verb

#include "test_cards_verb.moc"
