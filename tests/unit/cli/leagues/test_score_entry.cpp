// SPDX-License-Identifier: GPL-3.0-or-later
// How people type a result.

#include "models/words/competition/score_entry.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

namespace test_score_entry {

using namespace touchline;

class TestScoreEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("home");
        QTest::addColumn<int>("away");
        QTest::addColumn<bool>("isLong");
        QTest::addColumn<QString>("shootOut");
        const auto row = [](const char *text, int home, int away, bool isLong = false,
                            const char *shootOut = "") {
            QTest::newRow(text) << QString::fromUtf8(text) << home << away << isLong
                                << QString::fromUtf8(shootOut);
        };
        row("2-1", 2, 1);
        row("2:1", 2, 1);
        row("2 1", 2, 1);
        row("2–1", 2, 1);
        row("  2 - 1  ", 2, 1);
        row("12-10", 12, 10);
        row("0:0", 0, 0);
        row("2-1 aet", 2, 1, true);
        row("2-1 a.e.t.", 2, 1, true);
        row("2-1 AET", 2, 1, true);
        row("2:1 n.V.", 2, 1, true);
        row("2-1aet", 2, 1, true);
        row("1-1 4-3p", 1, 1, false, "4-3");
        row("1-1 4-3 pens", 1, 1, false, "4-3");
        row("1-1 4-3", 1, 1, false, "4-3");
        row("1-1 (4-3)", 1, 1, false, "4-3");
        row("1-1, 4-3p", 1, 1, false, "4-3");
        row("1 1 4 3p", 1, 1, false, "4-3");
        row("1-1 aet 4-3p", 1, 1, true, "4-3");
        row("1-1 4-3p aet", 1, 1, true, "4-3");
        row("1:1 5:4 i.E.", 1, 1, false, "5-4");
        row("２-１", 2, 1);
        row("２－１", 2, 1);
        row("２：１", 2, 1);
        row("٣-٤", 3, 4);
        row("१२-०", 12, 0);
        row("𝟐-𝟏", 2, 1);
        row("2−1", 2, 1);
        row("１-１ ５-４p", 1, 1, false, "5-4");
    }
    void resultsAreRead()
    {
        QFETCH(QString, text);
        QFETCH(int, home);
        QFETCH(int, away);
        QFETCH(bool, isLong);
        QFETCH(QString, shootOut);
        const auto read = scoreFromText(text);
        QVERIFY(read.has_value());
        QCOMPARE(read->score, (Score{home, away}));
        QCOMPARE(read->afterExtraTime, isLong);
        const QString found =
            read->shootOut ? QStringLiteral("%1-%2").arg(read->shootOut->home).arg(read->shootOut->away)
                           : QString();
        QCOMPARE(found, shootOut);
    }

    void whatIsNoResultIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"",    "2",     "21",  "2-",   "-1",   "a-b",  "2-1-0", "2-1 xyz", "2--1", "2-1 4-3 2-1",
              "2.1", "2-1 p", "aet", "-1-2", "−1-2", "+1-2", "－1-2", "²-¹",     "Ⅱ-Ⅰ",  "二-一"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void whatIsNoResultIsRefused()
    {
        QFETCH(QString, text);
        const auto read = scoreFromText(text);
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().fault, Fault::BadInput);
        QVERIFY(read.error().message.english().contains(QStringLiteral("Try 2-1")));
    }

    void tooManyGoalsAreToldWithTheLimit()
    {
        const auto read = scoreFromText(QStringLiteral("1000-1"));
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().message.english(),
                 QStringLiteral("\"1000-1\" isn't a result. A side can have 0 to 999 goals."));
    }

    void aReportIsTypedAsItWasRead()
    {
        for (const char *text : {"2-1", "2-1 aet", "1-1 4-3p"}) {
            Competition competition = cup::make("worldcup-32");
            cup::playGroupsInOrder(competition);
            const int index = competition.indexOfNumber(49);
            const auto report = typedReport(competition, index, QString::fromUtf8(text));
            QVERIFY(report.has_value());
            QCOMPARE(report->completeness, Completeness::Score);
            QCOMPARE(scoreAsTyped(*report), QString::fromUtf8(text));
            QVERIFY(competition.record(*report).has_value());
        }
    }

    void aKnockoutMatchIsAskedForItsWinner()
    {
        Competition competition = cup::make("worldcup-32");
        QVERIFY(typedReport(competition, competition.indexOfNumber(1), QStringLiteral("1-1")).has_value());
        cup::playGroupsInOrder(competition);
        const int index = competition.indexOfNumber(49);
        for (const char *level : {"1-1", "1-1 aet"}) {
            const auto report = typedReport(competition, index, QString::fromUtf8(level));
            QVERIFY(!report.has_value());
            QVERIFY(report.error().message.english().contains(QStringLiteral("needs a winner")));
        }
        // Its teams are not known: that is what is said.
        const auto final = typedReport(competition, competition.indexOfNumber(64), QStringLiteral("2-1"));
        QVERIFY(!final.has_value());
        QVERIFY(final.error().message.english().contains(QStringLiteral("not known yet")));
    }

    /// Straight to the shoot-out: what is typed has no extra time, and nobody is told to add one.
    void anEveningHasNoExtraTime()
    {
        Competition competition = cup::make("evening-4");
        cup::playGroupsInOrder(competition);
        const int final = competition.indexOfNumber(8);
        const auto saidOf = [&](const char *text) {
            const auto report = typedReport(competition, final, QString::fromUtf8(text));
            return report ? QString() : report.error().message.english();
        };
        QCOMPARE(saidOf("1-1"),
                 QStringLiteral("This match needs a winner: add the shoot-out, as in 1-1 4-3p."));
        QCOMPARE(saidOf("2-1 aet"), QStringLiteral("No extra time is played in this match."));
        const auto shootOut = typedReport(competition, final, QStringLiteral("1-1 4-3p"));
        QVERIFY(shootOut.has_value());
        QVERIFY(!shootOut->extraTime);
    }

    void anAbandonedKnockoutMatchIsTypedAsItStood()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        const int index = competition.indexOfNumber(49);
        QVERIFY(index >= 0);
        Ruling abandoned;
        abandoned.match = 49;
        abandoned.kind = Ruling::Kind::Abandoned;
        abandoned.teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
        abandoned.abandonedAt = Score{1, 1};
        const auto ruled = competition.rule(abandoned);
        QVERIFY2(ruled.has_value(), ruled ? "" : qPrintable(ruled.error().message.english()));
        QVERIFY(typedReport(competition, index, QStringLiteral("1-1")).has_value());
        QVERIFY(typedReport(competition, index, QStringLiteral("1-1 aet")).has_value());
        const auto decided = typedReport(competition, index, QStringLiteral("1-1 4-2p"));
        QVERIFY(!decided.has_value());
        QVERIFY2(decided.error().message.english().contains(QStringLiteral("Match 49 was abandoned")),
                 qPrintable(decided.error().message.english()));
        const auto other = typedReport(competition, index, QStringLiteral("2-1"));
        QVERIFY(!other.has_value());
        QVERIFY2(other.error().message.english().contains(QStringLiteral("abandoned at 1-1")),
                 qPrintable(other.error().message.english()));
    }

    void aDrawStandsInAGroup()
    {
        const Competition competition = cup::make("worldcup-32");
        for (const auto &[text, told] :
             {std::pair("2-1 aet", "This match has no extra time: a draw stands after regular time."),
              std::pair("0-0 5-4p", "This match has no shoot-out: a draw stands.")}) {
            const auto report = typedReport(competition, 0, QString::fromLatin1(text));
            QVERIFY(!report);
            QCOMPARE(report.error().message.english(), QString::fromLatin1(told));
        }
        QVERIFY(typedReport(competition, 0, QStringLiteral("0-0")));
    }
};

TOUCHLINE_TEST(TestScoreEntry)

} // namespace test_score_entry

#include "test_score_entry.moc"
