// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a match that was played, and of a team's way.
#include "models/words/fixtures/match_summary.h"
#include "models/words/fixtures/way_story.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace test_match_summary {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::array strategies{SheetWord{"aggressive", "aggressive play"},
                                SheetWord{"normal", "normal play"}};
constexpr std::array refereeTypes{SheetWord{"strict", "shows many cards"}};
constexpr std::array fields{
    SheetField{"strategy", "Strategy", SheetScope::SidePeriod, SheetValue::Word, 0, 0, strategies},
    SheetField{"shots", "Shots", SheetScope::SidePeriod, SheetValue::Number, 0, 99},
    SheetField{"left", "Condition left", SheetScope::Side, SheetValue::Number, 0, 9},
    SheetField{"referee", "Referee", SheetScope::Match},
    SheetField{"kind", "Type of referee", SheetScope::Match, SheetValue::Word, 0, 0, refereeTypes}};
constexpr std::array playerFigures{SheetFigure{"tackles", "Tackles won", 0, 99, false},
                                   SheetFigure{"best", "Man of the match", 0, 1, true}};

ScoreSheet sheet()
{
    ScoreSheet sheet;
    sheet.fields = fields;
    sheet.playerFigures = playerFigures;
    return sheet;
}

QUuid idOf(const char *name)
{
    return QUuid::createUuidV5(QUuid(), QString::fromUtf8(name));
}

ReportEvent eventOf(ReportEventKind kind, Side side, const char *player, std::optional<int> minute,
                    const char *second = "")
{
    ReportEvent event;
    event.kind = kind;
    event.side = side;
    event.player = idOf(player);
    event.playerName = QString::fromUtf8(player);
    event.minute = minute;
    if (*second != '\0') {
        event.second = idOf(second);
        event.secondName = QString::fromUtf8(second);
    }
    return event;
}

PlayerFigure figureOf(const char *name, Side side, const char *player, int value)
{
    return {QString::fromUtf8(name), side, idOf(player), QString::fromUtf8(player), value};
}

MatchReport eventfulReport()
{
    MatchReport report;
    report.score = {1, 1};
    report.events = {eventOf(ReportEventKind::Goal, Side::Home, "Adams", 12),
                     eventOf(ReportEventKind::Yellow, Side::Home, "Adams", 30),
                     eventOf(ReportEventKind::Injury, Side::Away, "Evans", 31),
                     eventOf(ReportEventKind::SubstituteOn, Side::Away, "Frost", 32, "Evans"),
                     eventOf(ReportEventKind::SubstituteOn, Side::Away, "Grey", std::nullopt),
                     eventOf(ReportEventKind::OwnGoal, Side::Home, "Baker", 40),
                     eventOf(ReportEventKind::Yellow, Side::Home, "Adams", 71),
                     eventOf(ReportEventKind::SecondYellow, Side::Home, "Adams", 71),
                     eventOf(ReportEventKind::Red, Side::Away, "Ford", 88)};
    report.facts = {{QStringLiteral("strategy"), Side::Home, 1, QStringLiteral("normal")},
                    {QStringLiteral("strategy"), Side::Home, 2, QStringLiteral("normal")},
                    {QStringLiteral("strategy"), Side::Away, 1, QStringLiteral("normal")},
                    {QStringLiteral("strategy"), Side::Away, 2, QStringLiteral("aggressive")},
                    {QStringLiteral("shots"), Side::Home, 1, QStringLiteral("7")},
                    {QStringLiteral("shots"), Side::Home, 2, QStringLiteral("9")},
                    {QStringLiteral("left"), Side::Away, 0, QStringLiteral("3")},
                    {QStringLiteral("kind"), std::nullopt, 0, QStringLiteral("strict")},
                    {QStringLiteral("unknown"), std::nullopt, 0, QStringLiteral("never shown")}};
    report.figures = {figureOf("tackles", Side::Home, "Adams", 4),
                      figureOf("tackles", Side::Home, "Baker", 0), figureOf("best", Side::Away, "Ford", 1)};
    report.attendance = 1200;
    return report;
}

} // namespace

class TestMatchSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingThatWasWrittenDownIsTold()
    {
        const MatchSummary summary = matchSummary(eventfulReport(), sheet(), {});
        QCOMPARE(summary.goals[Side::Home], QStringList{QStringLiteral("Adams 12′")});
        QCOMPARE(summary.goals[Side::Away], QStringList{QStringLiteral("Baker 40′ (o.g.)")});
        QCOMPARE(summary.cards[Side::Home],
                 QStringList({QStringLiteral("Adams 30′ (yellow)"), QStringLiteral("Adams 71′ (yellow)"),
                              QStringLiteral("Adams 71′ (second yellow)")}));
        QCOMPARE(summary.cards[Side::Away], QStringList{QStringLiteral("Ford 88′ (red)")});
        QCOMPARE(summary.injuries[Side::Away], QStringList{QStringLiteral("Evans 31′")});
        QCOMPARE(summary.substitutions[Side::Away],
                 QStringList({QStringLiteral("Frost for Evans 32′"), QStringLiteral("Grey")}));
        const std::vector<MatchSummary::Figure> figures{
            {QStringLiteral("Strategy"),
             {{QStringLiteral("normal play"), QStringLiteral("normal play, aggressive play")}}},
            {QStringLiteral("Shots"), {{QStringLiteral("7 + 9"), QString()}}},
            {QStringLiteral("Condition left"), {{QString(), QStringLiteral("3")}}},
            {QStringLiteral("Tackles won"), {{QStringLiteral("Adams 4"), QString()}}}};
        QVERIFY(summary.figures == figures);
        QCOMPARE(summary.facts,
                 QStringList({QStringLiteral("Type of referee: shows many cards"),
                              QStringLiteral("Man of the match: Ford"), QStringLiteral("Attendance: 1200")}));
        const QStringList lines =
            summaryLines(summary, {{QStringLiteral("Ayr"), QStringLiteral("Bury")}}, {});
        QCOMPARE(lines.front(), QStringLiteral("Cards: Ayr Adams 30′ (yellow), Adams 71′ (yellow), Adams 71′ "
                                               "(second yellow); Bury Ford 88′ (red)"));
        QVERIFY(lines.contains(QStringLiteral("Shots: 7 + 9 – ?")));
        QCOMPARE(lines.back(), QStringLiteral("Attendance: 1200"));
    }

    void aResultAloneHasNothingToTell()
    {
        MatchReport report;
        report.score = {2, 0};
        QVERIFY(matchSummary(report, plainScoreSheet(), {}).isEmpty());
        QVERIFY(summaryLines({}, {}, {}).isEmpty());
    }

    void everyWordGoesThroughTheLanguage()
    {
        Language shouting;
        shouting.translate = [](const char *text) { return QString::fromUtf8(text).toUpper(); };
        const MatchSummary summary = matchSummary(eventfulReport(), sheet(), shouting);
        QCOMPARE(summary.cards[Side::Away], QStringList{QStringLiteral("Ford 88′ (RED)")});
        QCOMPARE(summary.figures.front().values[Side::Home], QStringLiteral("NORMAL PLAY"));
        QCOMPARE(summary.facts.front(), QStringLiteral("TYPE OF REFEREE: SHOWS MANY CARDS"));
    }

    /// The way of a team, whatever the side on which it played.
    void aWayIsTold()
    {
        Competition league = cup::makeLeague();
        const int team = 0;
        QStringList wanted;
        const Progress before = progress(league);
        int match = 0;
        for (std::size_t fixture = 0; fixture < league.fixtures().size(); ++fixture) {
            const PerSide<int> &teams = before.fixtures[fixture].teams;
            const bool isHome = teams[Side::Home] == team;
            if (!isHome && teams[Side::Away] != team)
                continue;
            const Side own = isHome ? Side::Home : Side::Away;
            MatchReport report = cup::report(league, league.fixtures()[fixture].number, {0, 0});
            const QString other = league.entrant(teams[opposite(own)]).name;
            const Fixture &planned = league.fixtures()[fixture];
            const QString round = QStringLiteral("%1, matchday %2: ")
                                      .arg(league.tables()[static_cast<std::size_t>(planned.table)].name)
                                      .arg(planned.round + 1);
            const auto score = [&](int goals, int against) {
                report.score = isHome ? Score{goals, against} : Score{against, goals};
                report.after90 = report.score;
                report.winner = goals > against   ? std::optional(own)
                                : goals < against ? std::optional(opposite(own))
                                                  : std::nullopt;
            };
            report.completeness = Completeness::Scorers;
            switch (match++) {
            case 0:
                score(2, 1);
                report.events = {eventOf(ReportEventKind::Goal, opposite(own), "Evans", 5),
                                 eventOf(ReportEventKind::Goal, own, "Adams", 60),
                                 eventOf(ReportEventKind::PenaltyGoal, own, "Baker", 88)};
                wanted << round +
                              QStringLiteral("beat %1 2–1, after going behind, with the winner in minute 88. "
                                             "Adams 60′; Baker 88′ (pen.).")
                                  .arg(other);
                break;
            case 1:
                score(3, 3);
                report.events = {eventOf(ReportEventKind::Goal, own, "Adams", 5),
                                 eventOf(ReportEventKind::Goal, own, "Adams", 6),
                                 eventOf(ReportEventKind::Goal, own, "Adams", 7),
                                 eventOf(ReportEventKind::Goal, opposite(own), "Evans", 60),
                                 eventOf(ReportEventKind::Goal, opposite(own), "Evans", 61),
                                 eventOf(ReportEventKind::PenaltyGoal, opposite(own), "Ford", 62)};
                wanted << round + QStringLiteral("drew 3–3 with %1, after leading. Adams 5′, 6′, 7′. "
                                                 "Hat-trick by Adams.")
                                      .arg(other);
                break;
            default:
                score(0, 4);
                report.completeness = Completeness::Score;
                wanted << round + QStringLiteral("lost to %1 0–4.").arg(other);
                break;
            }
            QVERIFY(league.record(report).has_value());
        }
        QCOMPARE(match, 3);
        QStringList told = wayStory(league, progress(league), team, {});
        std::sort(told.begin(), told.end());
        std::sort(wanted.begin(), wanted.end());
        QCOMPARE(told, wanted);
        QVERIFY(wayStory(league, progress(league), -1, {}).isEmpty());
    }
};

TOUCHLINE_TEST(TestMatchSummary)

} // namespace test_match_summary

#include "test_match_summary.moc"
