// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped charts, cell by cell, against the figures of the specification (section 2).
#include "core/games/atcs/charts/charts.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_chart_figures {

using namespace touchline;
using namespace touchline::atcs;

namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

/// "-4/-3"
template <std::size_t Count>
QStringList attemptsAndShots(const std::array<PlanCell, Count> &row)
{
    QStringList cells;
    for (const PlanCell &cell : row)
        cells.append(QStringLiteral("%1/%2").arg(cell.attempts).arg(cell.shotsOnGoal));
    return cells;
}

/// The codes of a chart for the results first..last, also beyond its ends.
template <class Code>
std::vector<Code> codes(const ResultChart<Code> &chart, int first, int last)
{
    std::vector<Code> found;
    for (int result = first; result <= last; ++result)
        found.push_back(chart.at(result));
    return found;
}

} // namespace

class TestChartFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strategies() // 2.1
    {
        const std::array<const char *, 3> rows{"1/0/1 4/2/1 0/0/1", "2/1/0 -1/-1/0 -1/-1/0",
                                               "0/-1/-1 -2/-1/-1 -3/-2/-1"};
        for (std::size_t own = 0; own < rows.size(); ++own) {
            QStringList cells;
            for (const PlanCell &cell : shippedCharts().strategy[own])
                cells.append(QStringLiteral("%1/%2/%3")
                                 .arg(cell.attempts)
                                 .arg(cell.shotsOnGoal)
                                 .arg(cell.chartModifier));
            QCOMPARE(cells, words(rows[own]));
        }
        QVERIFY((shippedCharts().cardRolls == std::array<std::int8_t, 3>{3, 2, 1}));
    }

    void formations() // 2.2
    {
        const std::array<const char *, 9> rows{
            "-4/-3 -4/-2 -5/-3 -5/-3 -5/-3 -3/-2 -3/-1 -2/-1 -1/-1", // 5-4-1
            "-3/-2 -4/-2 -3/-2 -4/-3 -5/-3 -5/-2 -2/-1 -2/-1 0/0",   // 4-5-1
            "-4/-2 -2/-2 -3/-2 -3/-2 -4/-2 -4/-2 -4/-2 0/0 0/0",     // 5-3-2
            "-3/-2 -3/-2 -2/-2 -3/-1 -2/-1 -3/-2 -2/-1 -2/-1 0/0",   // 4-4-2
            "-3/-2 -3/-2 -3/-1 -1/-1 -2/-1 3/2 2/1 1/1 -2/-1",       // 4-3-3
            "-5/-3 -3/-1 -2/-1 -2/-1 4/2 0/0 3/2 -1/-1 -2/-1",       // 3-5-2
            "-5/-2 -4/-2 -2/-1 0/0 3/2 4/2 3/2 3/2 -1/-1",           // 3-4-3
            "-3/-2 -4/-2 -2/-1 0/0 3/2 0/0 4/2 0/0 1/0",             // 3-3-4
            "-2/-1 -1/-1 -2/-1 -2/-1 0/0 0/0 0/0 2/0 1/0",           // 4-2-4
        };
        for (std::size_t own = 0; own < rows.size(); ++own) {
            QCOMPARE(attemptsAndShots(shippedCharts().formation[own]), words(rows[own]));
            for (const PlanCell &cell : shippedCharts().formation[own])
                QCOMPARE(int(cell.chartModifier), 0);
        }
    }

    /// What the table was made from: the common value of the two places, the open match of a back three
    /// against a front three, and the circle of nine.
    void formationsFollowTheirConstruction() // 2.2
    {
        constexpr std::array attempts{-4, -4, -4, -3, -3, -3, -3, -2, -2, 0, 0, 0, 0, 0, 0, 1, 1};
        constexpr std::array shots{-3, -2, -2, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0};
        const auto backThree = [](int place) { return place >= 5 && place <= 7; };
        const auto frontThree = [](int place) { return place == 4 || place == 6; };
        for (int own = 0; own < 9; ++own) {
            for (int opponent = 0; opponent < 9; ++opponent) {
                const std::size_t sum = static_cast<std::size_t>(own) + static_cast<std::size_t>(opponent);
                const bool open =
                    (backThree(own) && frontThree(opponent)) || (backThree(opponent) && frontThree(own));
                int wantedAttempts = open ? 3 : attempts[sum];
                int wantedShots = open ? 2 : shots[sum];
                const int ahead = (own - opponent + 9) % 9;
                const int behind = (opponent - own + 9) % 9;
                wantedAttempts += ahead == 1 ? 1 : behind == 2 ? -1 : behind == 3 || behind == 4 ? -2 : 0;
                wantedShots += behind >= 2 && behind <= 4 ? -1 : 0;
                const PlanCell &cell =
                    shippedCharts()
                        .formation[static_cast<std::size_t>(own)][static_cast<std::size_t>(opponent)];
                QVERIFY2(cell.attempts == wantedAttempts && cell.shotsOnGoal == wantedShots,
                         qPrintable(QStringLiteral("%1 v %2: %3/%4 made, %5/%6 in the chart")
                                        .arg(formationName(static_cast<Formation>(own)),
                                             formationName(static_cast<Formation>(opponent)))
                                        .arg(wantedAttempts)
                                        .arg(wantedShots)
                                        .arg(cell.attempts)
                                        .arg(cell.shotsOnGoal)));
            }
        }
    }

    void cardChart() // 2.3
    {
        using enum CardEffect;
        const std::vector<CardEffect> wanted{
            NoFoul,     NoFoul,         FreeKick,           CornerKick, PenaltyKick, CornerKick,
            FreeKick,   NoFoul,         OpponentCornerKick, YellowCard, Injury,      YellowCard,
            YellowCard, OpponentInjury, YellowCard,         RedCard,    RedCard,     RedCard};
        for (int result = -3; result <= 14; ++result) {
            const CardRow &row = shippedCharts().card.at(result);
            QVERIFY2(row.effect == wanted[static_cast<std::size_t>(result + 3)],
                     qPrintable(QString::number(result)));
            QCOMPARE(row.star, result >= 8);
        }
        QCOMPARE(int(shippedCharts().card.lowest), -2);
        QCOMPARE(int(shippedCharts().card.highest), 13);
    }

    void injuryChart() // 2.4
    {
        using enum InjuryCode;
        QVERIFY((codes(shippedCharts().injury, 4, 12) ==
                 std::vector{Stays, Stays, OpponentRed, Weakened1, Weakened2, OutNextGame, OutOfTournament,
                             OutOfTournamentRed, OutOfTournamentRed}));
        QVERIFY(shippedCharts().injury.at(-9) == Stays);
        QCOMPARE(int(shippedCharts().injury.lowest), 5);
        QCOMPARE(int(shippedCharts().injury.highest), 11);
    }

    void referees() // 2.5
    {
        for (int result = -3; result <= 14; ++result) {
            const RefereeType wanted = result <= 2   ? RefereeType::LetEmPlay
                                       : result <= 8 ? RefereeType::FairAndBalanced
                                                     : RefereeType::ControlFreak;
            QVERIFY(shippedCharts().referee.at(result) == wanted);
        }
        QVERIFY((shippedCharts().refereeModifiers ==
                 std::array<RefereeModifiers, 3>{{{-1, -1, -1}, {0, -1, -1}, {1, 1, 1}}}));
    }

    void goalCheck() // 2.5
    {
        for (int result = 0; result <= 11; ++result)
            QVERIFY(shippedCharts().goalCheck.at(result) ==
                    (result <= 7 ? GoalCheckCode::Stands : GoalCheckCode::Call));
    }

    void refereeCall() // 2.5
    {
        using enum CallCode;
        QVERIFY((codes(shippedCharts().refereeCall, -2, 14) ==
                 std::vector{Dissent, Dissent, Dissent, BadCallFor, CallCode::Stands, CallCode::Stands,
                             BackForPenalty, BackForFreeKick, Offside, Offside, Foul, HandBall, Protest,
                             HandBallFreeKick, Violent, Violent, Violent}));
        QCOMPARE(int(shippedCharts().refereeCall.lowest), 0);
        QCOMPARE(int(shippedCharts().refereeCall.highest), 12);
    }

    void solo() // 2.7
    {
        QVERIFY(
            (shippedCharts().soloStrategy == std::array<std::int8_t, 11>{0, 0, 0, 0, 1, 1, 1, 2, 2, 2, -1}));
        QVERIFY(
            (shippedCharts().soloFormation == std::array<std::int8_t, 11>{0, 0, 1, 2, 3, 4, 5, 6, 7, 8, -1}));
    }
};

TOUCHLINE_TEST(TestChartFigures)

} // namespace test_chart_figures

#include "test_chart_figures.moc"
