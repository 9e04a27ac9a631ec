// SPDX-License-Identifier: GPL-3.0-or-later
// A ban of the league that is served in the cup, from the terminal.

#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_bans_elsewhere_verbs {

using namespace touchline::testing;

class TestBansElsewhereVerbs : public QObject
{
    Q_OBJECT

private:
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        return runCli(words);
    }

    [[nodiscard]] bool isOutOn(const char *day) const
    {
        const CliRun asked = run(QStringLiteral("suspensions @l.touchline --on %1").arg(QLatin1String(day)));
        return asked.code == 0 && asked.out.contains(QStringLiteral("Ames"));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(m_folder.filePath(QStringLiteral("clubs.txt")),
                             "Bayside\nCastle\nDockers\nMilltown\n")
                     .isEmpty());
        QVERIFY(!writtenFile(m_folder.filePath(QStringLiteral("squads.csv")),
                             "team,number,name,position\nBayside,1,Ames,GK\nBayside,2,Bell,DF\n")
                     .isEmpty());
        // Matchdays on 6, 13, ... and on 10, 17, ... March.
        for (const char *line :
             {"league add @l.touchline --seed 3 --template clubs-4 --teams @clubs.txt --name League --first "
              "2027-03-06 --bans-served-in same_category",
              "league import @l.touchline --squads @squads.csv",
              "league add @l.touchline --seed 4 --template clubs-4 --teams league --name Cup --kind cup "
              "--first "
              "2027-03-10",
              "decide @l.touchline --competition League --team Bayside --player Ames --add 2 --reason "
              "Spitting"}) {
            const CliRun done = run(QString::fromUtf8(line));
            QVERIFY2(done.code == 0, qPrintable(done.err));
        }
    }

    void theCupServesIt()
    {
        QVERIFY(isOutOn("2027-03-06"));
        QVERIFY(isOutOn("2027-03-10"));
        QVERIFY(!isOutOn("2027-03-13"));
        const CliRun inCup = run(QStringLiteral("suspensions @l.touchline --competition Cup"));
        QVERIFY2(inCup.out.contains(QStringLiteral("Ames")), qPrintable(inCup.out));
    }

    /// The cup keeps its bans to itself, unless the organiser says otherwise.
    void aBanForAllCompetitions()
    {
        const auto isBellOut = [this](const char *day) {
            return run(QStringLiteral("suspensions @l.touchline --on %1").arg(QLatin1String(day)))
                .out.contains(QStringLiteral("Bell"));
        };
        const QString ban = QStringLiteral("decide @l.touchline --competition Cup --team Bayside --player "
                                           "Bell --add 2 --reason Spitting");
        QCOMPARE(run(ban).code, 0);
        QVERIFY(!isBellOut("2027-03-06"));
        QVERIFY(isBellOut("2027-03-10"));
        QVERIFY(!isBellOut("2027-03-13"));
        QCOMPARE(run(QStringLiteral("league undo @l.touchline")).code, 0);
        const CliRun everywhere = run(ban + QStringLiteral(" --all-competitions"));
        QCOMPARE(everywhere.code, 0);
        QVERIFY2(everywhere.out.contains(QStringLiteral("banned for 2 matches in all competitions")),
                 qPrintable(everywhere.out));
        QVERIFY(isBellOut("2027-03-06"));
        QVERIFY(isBellOut("2027-03-10"));
        QVERIFY(!isBellOut("2027-03-13"));
        QCOMPARE(run(QStringLiteral("league undo @l.touchline")).code, 0);
        for (const char *wrong : {" --injury --all-competitions", " --lift --all-competitions"})
            QVERIFY(run(QStringLiteral("decide @l.touchline --competition Cup --team Bayside --player Bell "
                                       "--reason r") +
                        QString::fromLatin1(wrong))
                        .code != 0);
    }

    /// Wherever he was hurt.
    void anInjuryUntilADayHoldsEverywhere()
    {
        QCOMPARE(run(QStringLiteral("decide @l.touchline --competition Cup --team Bayside --player Bell "
                                    "--until 2027-03-10 --injury --reason Knee"))
                     .code,
                 0);
        for (const auto &[day, isOut] :
             {std::pair("2027-03-06", true), std::pair("2027-03-10", true), std::pair("2027-03-13", false)})
            QCOMPARE(run(QStringLiteral("suspensions @l.touchline --on %1").arg(QLatin1String(day)))
                         .out.contains(QStringLiteral("Bell")),
                     isOut);
        QCOMPARE(run(QStringLiteral("league undo @l.touchline")).code, 0);
    }

    /// A red card of the league that is served in the cup stands there with its match.
    void cardsOfAnotherCompetitionHaveTheirMatch()
    {
        const QJsonArray fixtures = run(QStringLiteral("league fixtures @l.touchline League --json"))
                                        .json()[QStringLiteral("matches")]
                                        .toArray();
        QJsonObject first;
        for (const QJsonValue one : fixtures)
            for (const char *side : {"home", "away"})
                if (first.isEmpty() &&
                    one.toObject()[QLatin1String(side)].toString() == QStringLiteral("Bayside"))
                    first = one.toObject();
        const bool isHome = first[QStringLiteral("home")].toString() == QStringLiteral("Bayside");
        const QString side = isHome ? QStringLiteral("home") : QStringLiteral("away");
        QVERIFY(!writtenFile(m_folder.filePath(QStringLiteral("sheet.json")),
                             QStringLiteral(R"({"score": [0, 0], "events": [{"kind": "red", "side": "%1",
                                 "player": "Bell", "minute": 50}]})")
                                 .arg(side)
                                 .toUtf8())
                     .isEmpty());
        const CliRun entered =
            run(QStringLiteral("league report @l.touchline %1 --competition League --sheet @sheet.json")
                    .arg(first[QStringLiteral("number")].toInt()));
        QVERIFY2(entered.code == 0, qPrintable(entered.err));
        const QJsonArray bans = run(QStringLiteral("suspensions @l.touchline --competition Cup --json"))
                                    .json()[QStringLiteral("suspensions")]
                                    .toArray();
        QJsonObject ban;
        for (const QJsonValue one : bans)
            if (one.toObject()[QStringLiteral("player")].toString() == QStringLiteral("Bell"))
                ban = one.toObject();
        QVERIFY(!ban.isEmpty());
        const QJsonObject card = ban[QStringLiteral("brought_by_elsewhere")].toArray().first().toObject();
        QCOMPARE(card[QStringLiteral("competition")].toString(), QStringLiteral("League"));
        QCOMPARE(card[QStringLiteral("match")].toString(),
                 QString::number(first[QStringLiteral("number")].toInt()));
        QCOMPARE(card[QStringLiteral("date")].toString(), first[QStringLiteral("date")].toString());
        QCOMPARE(run(QStringLiteral("league undo @l.touchline")).code, 0);
    }

    /// The cup's match is put off: the league's next one serves the ban in its place.
    void aPreviewShowsWhatMovesInTheLeague()
    {
        const QJsonArray fixtures = run(QStringLiteral("league fixtures @l.touchline Cup --json"))
                                        .json()[QStringLiteral("matches")]
                                        .toArray();
        int match = 0;
        for (const QJsonValue one : fixtures) {
            const QJsonObject fixture = one.toObject();
            const bool isOfBayside =
                fixture[QStringLiteral("home")].toString() == QStringLiteral("Bayside") ||
                fixture[QStringLiteral("away")].toString() == QStringLiteral("Bayside");
            if (isOfBayside && fixture[QStringLiteral("date")].toString() == QStringLiteral("2027-03-10"))
                match = fixture[QStringLiteral("number")].toInt();
        }
        QVERIFY(match > 0);
        const QString change = QStringLiteral("league correct @l.touchline --competition Cup --match %1 "
                                              "--postpone 2027-03-30 --reason rain")
                                   .arg(match);
        const CliRun shown = run(change);
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        QVERIFY2(shown.out.contains(QStringLiteral("Players in League:\n  ")), qPrintable(shown.out));
        const QJsonObject json = run(change + QStringLiteral(" --json")).json();
        const QJsonObject league = json[QStringLiteral("elsewhere")].toArray().first().toObject();
        QCOMPARE(league[QStringLiteral("competition")].toString(), QStringLiteral("League"));
        QVERIFY(!league[QStringLiteral("availability")].toArray().isEmpty());
        QVERIFY(!isOutOn("2027-03-13"));
        // An undo shows it too.
        QCOMPARE(run(change + QStringLiteral(" --yes")).code, 0);
        QVERIFY(isOutOn("2027-03-13"));
        const CliRun undo = run(QStringLiteral("league undo @l.touchline --show"));
        QVERIFY2(undo.out.contains(QStringLiteral("Players in League:\n  ")), qPrintable(undo.out));
        QCOMPARE(run(QStringLiteral("league undo @l.touchline")).code, 0);
    }

    void whatTheCompetitionIsIsShownAndChanged()
    {
        const QJsonObject cup = run(QStringLiteral("league rules @l.touchline Cup --json")).json();
        QCOMPARE(cup[QStringLiteral("kind")].toString(), QStringLiteral("cup"));
        QCOMPARE(cup[QStringLiteral("category")].toString(), QStringLiteral("first_team"));
        QVERIFY(run(QStringLiteral("league rules @l.touchline League"))
                    .out.contains(
                        QStringLiteral("Kind: League. Category: First team.\nBans are served in: All "
                                       "competitions of the same category. Bans for yellow cards in several "
                                       "matches: This competition only.\n")));
        // The preview says who may play then, and nothing is changed yet.
        const CliRun shown = run(QStringLiteral("league rules @l.touchline Cup --category reserves"));
        QVERIFY2(shown.out.contains(QStringLiteral("Ames")), qPrintable(shown.out));
        QVERIFY(isOutOn("2027-03-10"));
        QCOMPARE(run(QStringLiteral("league rules @l.touchline Cup --category reserves --yes")).code, 0);
        QVERIFY(!isOutOn("2027-03-10"));
        QVERIFY(isOutOn("2027-03-13"));
        QVERIFY(run(QStringLiteral("league log @l.touchline"))
                    .out.contains(QStringLiteral("Kind of competition changed: Cup")));
        QCOMPARE(run(QStringLiteral("league undo @l.touchline")).code, 0);
        QVERIFY(isOutOn("2027-03-10"));
        QCOMPARE(run(QStringLiteral("league rules @l.touchline Cup --kind friendly --yes")).code, 0);
        QVERIFY(!isOutOn("2027-03-10"));
        QVERIFY(isOutOn("2027-03-13"));
    }
};

TOUCHLINE_TEST(TestBansElsewhereVerbs)

} // namespace test_bans_elsewhere_verbs

#include "test_bans_elsewhere_verbs.moc"
