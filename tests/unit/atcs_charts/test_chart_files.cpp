// SPDX-License-Identifier: GPL-3.0-or-later
// Charts of one's own: what replaces a shipped chart, and every mistake with its line.
#include "core/games/atcs/charts/charts.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_chart_files {

using namespace touchline;
using namespace touchline::atcs;

namespace {

QString shippedText(const QString &name)
{
    return QString::fromUtf8(chartSet().shippedFile(name).value());
}

/// A shipped chart in which a text, which has to be there once, is replaced.
QString changed(const QString &name, const QString &from, const QString &to)
{
    QString text = shippedText(name);
    if (text.count(from) != 1)
        qFatal("not once in the chart: %s", qPrintable(from));
    return text.replace(from, to);
}

/// "card: line 7: ..." for each problem.
QStringList sentences(const Error &error)
{
    QStringList lines;
    for (const Problem &problem : error.problems) {
        QString line = problem.where + QStringLiteral(": ") + problem.what.english();
        if (!problem.hint.isEmpty())
            line += u' ' + problem.hint.english();
        lines.append(line);
    }
    return lines;
}

QStringList problemsOf(const QString &name, const QString &text)
{
    const auto charts = chartSet().with({{name, text}});
    if (charts)
        return {};
    return charts.error().fault == Fault::BadInput ? sentences(charts.error())
                                                   : QStringList{QStringLiteral("another fault")};
}

} // namespace

class TestChartFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChartHasAFileAndATitle()
    {
        QCOMPARE(chartSet().names().join(u' '),
                 QStringLiteral("strategy card_rolls formation card injury referee_country referee "
                                "referee_modifiers goal_check referee_call world_cup_host conference_host "
                                "solo_strategy solo_formation"));
        for (const QString &name : chartSet().names()) {
            QVERIFY2(shippedText(name).endsWith(u'\n'), qPrintable(name));
            QVERIFY2(!chartSet().title(name).isEmpty(), qPrintable(name));
            QVERIFY2(chartSet().check(name, chartSet().shippedFile(name).value()), qPrintable(name));
        }
        QVERIFY(chartSet().title(QStringLiteral("cards")).isEmpty());
    }

    void aShippedFileReplacesItself()
    {
        QJsonObject all;
        for (const QString &name : chartSet().names())
            all.insert(name, shippedText(name));
        QVERIFY(*chartSet().with(all).value() == shippedCharts());
        QVERIFY(*chartSet().with({}).value() == shippedCharts());
    }

    void oneChartIsReplacedAndTheOthersStay()
    {
        const auto charts =
            chartSet()
                .with({{QStringLiteral("formation"),
                        changed(QStringLiteral("formation"), QStringLiteral("3-5-2,4-3-3,4,2"),
                                QStringLiteral("3-5-2,4-3-3,+4,4"))}})
                .value();
        Charts wanted = shippedCharts();
        wanted.formation[5][4].shotsOnGoal = 4;
        QVERIFY(*charts == wanted);
    }

    void aChartMayHaveOtherEnds()
    {
        const QString text =
            QStringLiteral("result,goal\n9 OR MORE,referee call\n  8 , Stands\n7 or less,STANDS\n");
        const auto charts = chartSet().with({{QStringLiteral("goal_check"), text}}).value();
        QCOMPARE(int(charts->goalCheck.lowest), 7);
        QCOMPARE(int(charts->goalCheck.highest), 9);
        QVERIFY(charts->goalCheck.at(-9) == GoalCheckCode::Stands);
        QVERIFY(charts->goalCheck.at(8) == GoalCheckCode::Stands);
        QVERIFY(charts->goalCheck.at(30) == GoalCheckCode::Call);
    }

    void aChartMayReachAsFarAsResultsDo()
    {
        const QString text = QStringLiteral("result,goal\n-10 or less,Stands\n29 or more,Referee Call\n");
        QString rows = text;
        for (int result = -9; result <= 28; ++result)
            rows += QStringLiteral("%1,Stands\n").arg(result);
        const auto charts = chartSet().with({{QStringLiteral("goal_check"), rows}}).value();
        QVERIFY(charts->goalCheck.at(-11) == GoalCheckCode::Stands);
        QVERIFY(charts->goalCheck.at(28) == GoalCheckCode::Stands);
        QVERIFY(charts->goalCheck.at(29) == GoalCheckCode::Call);
    }

    void aChartOfCountriesMayHaveVoidEntries()
    {
        const auto charts =
            chartSet()
                .with({{QStringLiteral("referee_country"),
                        QStringLiteral("numbers,country,modifier\n1-30,England,0\n31-60,West Germany,-2\n"
                                       "61-99,Qatar,3\n100,void,0\n")}})
                .value();
        QVERIFY(charts->refereeCountry[100] == noCountry);
        QCOMPARE(countryName(charts->refereeCountry[99]), QStringLiteral("Qatar"));
        const auto modifier = [&](const char *name) {
            const auto index = countryFromName(QString::fromLatin1(name));
            return int(charts->refereeCountryModifier[static_cast<std::size_t>(*index)]);
        };
        QCOMPARE(modifier("England"), 0);
        QCOMPARE(modifier("Germany"), -2);
        QCOMPARE(modifier("Qatar"), 3);
        QCOMPARE(modifier("Russia"), 0);
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QString>("chart");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const char *chart, const char *from, const char *to,
                            const QStringList &lines) {
            QTest::newRow(name) << QString::fromLatin1(chart) << QString::fromLatin1(from)
                                << QString::fromLatin1(to) << lines;
        };
#define LINE(text) QStringLiteral(text)
        row("column missing", "card", "result,effect,roll_again", "result,effect,star",
            {LINE("card: The column \"star\" is unknown. The columns are: "
                  "result,effect,roll_again."),
             LINE("card: The column \"roll_again\" is missing. The columns are: "
                  "result,effect,roll_again.")});
        row("row too short", "card", "7,Injury,no", "7,Injury",
            {LINE("card: line 11: The row has 2 cells, the header 3.")});
        row("no table", "card", "7,Injury,no", "7,\"Injury,no",
            {LINE("card: line 11, column 2: This quotation mark is never closed."),
             LINE("card: line 11: The row has 2 cells, the header 3.")});
        row("unknown word", "card", "7,Injury,no", "7,Injured,no",
            {LINE("card: line 11: The column \"effect\" takes one of these words, not \"Injured\": No Foul, "
                  "Free Kick, Corner Kick, Penalty Kick, Opponent Corner Kick, Yellow Card, Red Card, "
                  "Injury, Opponent Injury.")});
        row("neither yes nor no", "card", "7,Injury,no", "7,Injury,*",
            {LINE("card: line 11: The column \"roll_again\" takes one of these words, not \"*\": no, yes.")});
        row("no result", "card", "-2 or less", "-2 or fewer",
            {LINE(
                 "card: line 2: The column \"result\" takes a result from -10 to 29, written like 4, \"-2 or "
                 "less\" or \"13 or more\", not \"-2 or fewer\"."),
             LINE("card: No row ends in \"or less\": low results have none.")});
        row("result too high", "card", "13 or more", "30 or more",
            {LINE("card: line 17: The column \"result\" takes a result from -10 to 29, written like 4, \"-2 "
                  "or less\" or \"13 or more\", not \"30 or more\"."),
             LINE("card: No row ends in \"or more\": high results have none.")});
        row("gap", "card", "7,Injury,no\n", "", {LINE("card: No row gives 7.")});
        row("gap at the end", "card", "13 or more", "16 or more", {LINE("card: No row gives 13-15.")});
        row("gap below zero", "card", "-2 or less", "-4 or less", {LINE("card: No row gives -3…-2.")});
        row("overlap", "card", "7,Injury,no", "6,Injury,no",
            {LINE("card: line 11: 6: line 10 has given this already."), LINE("card: No row gives 7.")});
        row("overlap of the ends", "goal_check", "7 or less", "9 or less",
            {LINE("goal_check: line 3: 8-9: line 2 has given this already.")});
        row("closed ends", "goal_check", "7 or less,Stands\n8 or more", "7,Stands\n8",
            {LINE("goal_check: No row ends in \"or less\": low results have none."),
             LINE("goal_check: No row ends in \"or more\": high results have none.")});
        row("not a whole number", "strategy", "Normal,4,2,1", "Normal,4.5,2,1",
            {LINE("strategy: line 3: The column \"attempts\" takes a whole number from -10 to 10, not "
                  "\"4.5\".")});
        row("numbers out of range", "strategy", "Normal,4,2,1", "Normal,11,-11,4",
            {LINE("strategy: line 3: The column \"attempts\" takes a whole number from -10 to 10, not "
                  "\"11\"."),
             LINE("strategy: line 3: The column \"shots_on_goal\" takes a whole number from -10 to 10, not "
                  "\"-11\"."),
             LINE("strategy: line 3: The column \"chart_modifier\" takes a whole number from -3 to 3, not "
                  "\"4\".")});
        row("cell twice and cell missing", "formation", "3-5-2,4-3-3,4,2", "3-5-2,4-4-2,4,2",
            {LINE("formation: line 51: 3-5-2 v 4-4-2: line 50 has given this already."),
             LINE("formation: No row gives 3-5-2 v 4-3-3.")});
        row("no formation", "formation", "3-5-2,4-3-3,4,2", "3-5-2,4-3-2,4,2",
            {LINE("formation: line 51: The column \"opponent\" takes one of these words, not \"4-3-2\": "
                  "5-4-1, 4-5-1, 5-3-2, 4-4-2, 4-3-3, 3-5-2, 3-4-3, 3-3-4, 4-2-4."),
             LINE("formation: No row gives 3-5-2 v 4-3-3.")});
        row("card rolls", "card_rolls", "Normal,2", "Aggressive,6",
            {LINE("card_rolls: line 3: The column \"rolls\" takes a whole number from 0 to 5, not \"6\"."),
             LINE("card_rolls: line 3: Aggressive: line 2 has given this already."),
             LINE("card_rolls: No row gives Normal.")});
        row("injury", "injury", "9,Out Next Game", "9,Out",
            {LINE("injury: line 6: The column \"effect\" takes one of these words, not \"Out\": Plays On, "
                  "Opponent Red Card, Goal Rolls 1 Worse, Goal Rolls 2 Worse, Out Next Game, Out of "
                  "Tournament, Out of Tournament and Opponent Red Card.")});
        row("type of referee", "referee", "9 or more,Control Freak", "9 or more,Strict",
            {LINE("referee: line 9: The column \"type\" takes one of these words, not \"Strict\": Let'em "
                  "Play, Fair and Balanced, Control Freak.")});
        row("referee modifiers", "referee_modifiers", "Control Freak,1,1,1", "Control Freak,1,one,4",
            {LINE("referee_modifiers: line 4: The column \"goal_check\" takes a whole number from -3 to 3, "
                  "not \"one\"."),
             LINE("referee_modifiers: line 4: The column \"referee_call\" takes a whole number from -3 to 3, "
                  "not \"4\".")});
        row("referee modifiers missing", "referee_modifiers", "Control Freak,1,1,1\n", "",
            {LINE("referee_modifiers: No row gives Control Freak.")});
        row("call", "referee_call", "8,Foul", "8,Fault",
            {LINE("referee_call: line 10: The column \"call\" takes one of these words, not \"Fault\": "
                  "Dissent, Bad Call For, Stands, Back for Penalty Kick, Back for Free Kick, Offside, Foul, "
                  "Hand Ball, Protest, Hand Ball and Free Kick, Violent Conduct.")});
        row("country not known", "world_cup_host", "Egypt", "Eygpt",
            {LINE("world_cup_host: line 9: The country \"Eygpt\" is not known. Known are East Germany, "
                  "Ecuador, Egypt, El Salvador, England; Void stands for none.")});
        row("numbers overlap and leave a gap", "world_cup_host", "5-7,Australia", "3-6,Australia",
            {LINE("world_cup_host: line 3: 3-4: line 2 has given this already."),
             LINE("world_cup_host: No row gives 7.")});
        row("numbers backwards", "world_cup_host", "5-7,Australia", "7-5,Australia",
            {LINE(
                 "world_cup_host: line 3: The column \"numbers\" takes numbers from 1 to 100, written like 7 "
                 "or 7-9, not \"7-5\"."),
             LINE("world_cup_host: No row gives 5-7.")});
        row("numbers beyond 100", "world_cup_host", "98-100,", "98-101,",
            {LINE("world_cup_host: line 29: The column \"numbers\" takes numbers from 1 to 100, written like "
                  "7 or 7-9, not \"98-101\"."),
             LINE("world_cup_host: No row gives 98-100.")});
        row("numbers from 0", "world_cup_host", "1-4,Argentina", "0-4,Argentina",
            {LINE(
                 "world_cup_host: line 2: The column \"numbers\" takes numbers from 1 to 100, written like 7 "
                 "or 7-9, not \"0-4\"."),
             LINE("world_cup_host: No row gives 1-4.")});
        row("country with two modifiers", "referee_country", "12-14,Austria,-1", "12-14,Australia,0",
            {LINE("referee_country: line 5: Australia has another modifier in line 4.")});
        row("void with a modifier", "referee_country", "12-14,Austria,-1", "12-14,Void,-1",
            {LINE("referee_country: line 5: A void entry has the modifier 0.")});
        row("country modifier", "referee_country", "12-14,Austria,-1", "12-14,Austria,-4",
            {LINE("referee_country: line 5: The column \"modifier\" takes a whole number from -3 to 3, not "
                  "\"-4\".")});
        row("conference not known", "conference_host", "UEFA,1-3,Austria", "EUFA,1-3,Fustria",
            {LINE("conference_host: line 2: The column \"conference\" takes one of these words, not "
                  "\"EUFA\": UEFA, CONMEBOL, CONCACAF, CAF, AFC, OFC."),
             LINE("conference_host: line 2: The country \"Fustria\" is not known. Known are Fiji, "
                  "France; Void stands for none."),
             LINE("conference_host: UEFA: no row gives 1-3.")});
        row("solo strategy", "solo_strategy", "7-9,Conservative", "7-10,Defensive",
            {LINE("solo_strategy: line 4: The column \"strategy\" takes one of these words, not "
                  "\"Defensive\": Aggressive, Normal, Conservative, As on the Card."),
             LINE("solo_strategy: line 5: 10: line 4 has given this already.")});
        row("solo formation", "solo_formation", "10,As on the Card", "11,As on the Card",
            {LINE(
                 "solo_formation: line 11: The column \"numbers\" takes numbers from 1 to 10, written like 7 "
                 "or 7-9, not \"11\"."),
             LINE("solo_formation: No row gives 10.")});
#undef LINE
    }

    void mistakesAreNamed()
    {
        QFETCH(QString, chart);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QStringList, lines);
        QCOMPARE(problemsOf(chart, changed(chart, from, to)).join(u'\n'), lines.join(u'\n'));
    }

    void twoNamesOfALineageHaveOneModifier()
    {
        QCOMPARE(problemsOf(QStringLiteral("referee_country"),
                            QStringLiteral("numbers,country,modifier\n1-20,Russia,1\n21-40,Soviet Union,0\n"
                                           "41-60,Spain,0\n61-100,Italy,0\n")),
                 QStringList{QStringLiteral(
                     "referee_country: line 3: Soviet Union has another modifier in line 2.")});
    }

    void refereesNeedThreeCountries()
    {
        const QString tooFew =
            QStringLiteral("referee_country: The chart names %1 different countries; it needs 3, since no "
                           "referee may come from the two that play.");
        const auto problems = [](const char *rows) {
            return problemsOf(QStringLiteral("referee_country"),
                              QStringLiteral("numbers,country,modifier\n") + QString::fromLatin1(rows));
        };
        QCOMPARE(problems("1-100,Void,0\n"), QStringList{tooFew.arg(0)});
        QCOMPARE(problems("1-50,Spain,0\n51-99,Italy,0\n100,Void,0\n"), QStringList{tooFew.arg(2)});
        // West and East Germany are one country to a referee (2.6).
        QCOMPARE(problems("1-50,West Germany,0\n51-99,East Germany,0\n100,Spain,0\n"),
                 QStringList{tooFew.arg(2)});
        QCOMPARE(problems("1-50,Spain,0\n51-99,Italy,0\n100,France,0\n"), QStringList());
    }

    void conferencesNeedThreeCountriesBesidesAustralia()
    {
        QString text = shippedText(QStringLiteral("conference_host"));
        text = text.left(text.indexOf(QStringLiteral("OFC,")));
        text += QStringLiteral("OFC,1-30,Australia\nOFC,31-60,Fiji\nOFC,61-100,Tahiti\n");
        QCOMPARE(problemsOf(QStringLiteral("conference_host"), text),
                 QStringList{QStringLiteral("conference_host: The chart of OFC names 2 different countries "
                                            "besides Australia; it needs 3, since no referee may come from "
                                            "the two that play.")});
    }

    void aWorldCupNeedsAHost()
    {
        QCOMPARE(
            problemsOf(QStringLiteral("world_cup_host"), QStringLiteral("numbers,country\n1-100,Void\n")),
            QStringList{QStringLiteral("world_cup_host: The chart names no country at all.")});
    }

    void anEmptyFileIsNoChart()
    {
        for (const QString &name : chartSet().names()) {
            QCOMPARE(problemsOf(name, QString()),
                     QStringList{name + QStringLiteral(": line 1: There is no header row.")});
            const QString header = shippedText(name).section(u'\n', 0, 0) + u'\n';
            QVERIFY2(!problemsOf(name, header).isEmpty(), qPrintable(name));
        }
        QCOMPARE(problemsOf(QStringLiteral("card"), QStringLiteral("result,effect,roll_again\n")),
                 (QStringList{QStringLiteral("card: No row ends in \"or less\": low results have none."),
                              QStringLiteral("card: No row ends in \"or more\": high results have none.")}));
    }

    void theProblemsOfAllChartsAreTold()
    {
        const auto charts = chartSet().with({{QStringLiteral("card_rolls"), QStringLiteral("strategy\n")},
                                             {QStringLiteral("cards"), QStringLiteral("x\n")},
                                             {QStringLiteral("injury"), 7}});
        QVERIFY(!charts);
        QVERIFY(charts.error().fault == Fault::BadInput);
        QCOMPARE(sentences(charts.error()),
                 (QStringList{QStringLiteral("card_rolls: The column \"rolls\" is missing. The columns are: "
                                             "strategy,rolls."),
                              QStringLiteral("cards: There is no chart of this name. There are: %1.")
                                  .arg(chartSet().names().join(QStringLiteral(", "))),
                              QStringLiteral("injury: The chart must be given as the text of its file.")}));
    }

    void aChartThatDoesNotExistHasNoFile()
    {
        const auto file = chartSet().shippedFile(QStringLiteral("cards"));
        QVERIFY(!file);
        QVERIFY(file.error().fault == Fault::NotFound);
        QVERIFY(file.error().message.english().contains(QStringLiteral("strategy, card_rolls, formation")));
        QVERIFY(chartSet().check(QStringLiteral("cards"), {}).error().fault == Fault::NotFound);
    }

    void aFileOfAnotherEncodingIsRefused()
    {
        QByteArray file = chartSet().shippedFile(QStringLiteral("world_cup_host")).value();
        file.replace("Egypt", "\xc9gypte");
        QCOMPARE(sentences(chartSet().check(QStringLiteral("world_cup_host"), file).error()),
                 QStringList{QStringLiteral("world_cup_host: line 9: The text is not UTF-8. Save the file as "
                                            "UTF-8 and read it again.")});
    }
};

TOUCHLINE_TEST(TestChartFiles)

} // namespace test_chart_files

#include "test_chart_files.moc"
