// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

namespace test_report_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

/// One rule: a report that keeps it, and what to change so that it does not.
struct Rule
{
    const char *name;
    MatchReport (*valid)();
    void (*breaks)(MatchReport &);
    /// Everything that is wrong then: "place: sentence".
    std::vector<const char *> problems;
};

MatchReport withYellows()
{
    MatchReport report = leagueReport();
    report.events = {
        eventOf(Kind::Goal, Side::Home, "Adams", 12),   eventOf(Kind::Yellow, Side::Home, "Adams", 20),
        eventOf(Kind::Goal, Side::Away, "Evans", 45),   eventOf(Kind::Goal, Side::Home, "Adams", 60),
        eventOf(Kind::Yellow, Side::Home, "Adams", 70), eventOf(Kind::SecondYellow, Side::Home, "Adams", 70)};
    return report;
}

MatchReport withRed()
{
    MatchReport report = leagueReport();
    report.events.push_back(eventOf(Kind::Red, Side::Home, "Adams", 85));
    return report;
}

/// Nobody wrote down who was there.
MatchReport withRedAndNoSquads()
{
    MatchReport report = withRed();
    for (const Side side : bothSides)
        report.teams[side].players.clear();
    return report;
}

MatchReport withOwnGoal()
{
    MatchReport report = leagueReport();
    report.events[2] = eventOf(Kind::OwnGoal, Side::Away, "Ford", 80);
    return report;
}

MatchReport byCriteria()
{
    MatchReport report = scoreOnly();
    report.score = {1, 1};
    report.decidedBy = DecidedBy::Criteria;
    report.criterion = u"best_result"_s;
    return report;
}

MatchReport byLots()
{
    MatchReport report = cupReport();
    report.events.erase(report.events.begin() + 4, report.events.end());
    report.shootOut = Score{40, 40};
    report.criterion = u"lots"_s;
    report.winner = Side::Away;
    return report;
}

/// Extra time of turns 61 to 80, in which United win by a goal in the 65th.
MatchReport shortExtraTime()
{
    MatchReport report = extraTimeWin();
    report.events[1] = eventOf(Kind::Goal, Side::Away, "Evans", 60);
    report.events[2] = eventOf(Kind::Goal, Side::Away, "Ford", 65);
    setPeriod(report.events[2], Period::ExtraTime);
    return report;
}

/// Rovers could not go on at 1-0; the rulebook gives United three goals.
MatchReport forfeited()
{
    MatchReport report = leagueReport();
    report.events.erase(report.events.begin() + 1, report.events.end());
    report.score = {0, 3};
    report.after90 = report.score;
    report.decidedBy = DecidedBy::Forfeit;
    report.winner = Side::Away;
    return report;
}

MatchReport withAssist()
{
    MatchReport report = leagueReport();
    report.events[0].second = idOf(u"Baker"_s);
    report.events[0].secondName = u"Baker"_s;
    return report;
}

MatchReport withFigure()
{
    MatchReport report = leagueReport();
    report.figures = {{u"tackles_won"_s, Side::Home, idOf(u"Adams"_s), u"Adams"_s, 4}};
    return report;
}

#define CHANGE(...) [](MatchReport &report) { __VA_ARGS__; }

std::vector<Rule> rules()
{
    std::vector<Rule> all;
    const auto add = [&all](const char *name, MatchReport (*valid)(), void (*breaks)(MatchReport &),
                            const std::vector<const char *> &problems) {
        all.push_back({name, valid, breaks, problems});
    };
    add("fewer than no goals", scoreOnly, CHANGE(report.score.away = -1),
        {"score: Goals cannot be negative."});
    add("fewer than no kicks", byLots, CHANGE(report.shootOut = Score{-1, -1}),
        {"score: Goals cannot be negative."});
    add("extra time is not the result", extraTimeWin, CHANGE(report.extraTime = Score{1, 3}),
        {"extra_time: The score after extra time (1-3) is not the result (1-2)."});
    add("fewer goals at the end than after 90 minutes", extraTimeWin,
        [](MatchReport &report) {
            report.completeness = Completeness::Score;
            report.after90 = Score{2, 2};
        },
        {"after_90: A side has more goals after 90 minutes (2-2) than at the end (1-2)."});
    add("extra time without need", extraTimeWin,
        [](MatchReport &report) {
            report.events[1].minute = 91;
            report.after90 = Score{1, 0};
        },
        {"extra_time: Extra time is played only when the score is level after 90 minutes."});
    add("other score after 90 minutes without extra time", scoreOnly, CHANGE(report.after90 = Score{1, 1}),
        {"after_90: Without extra time the score after 90 minutes (1-1) is the result (2-1)."});
    add("shoot-out with a winner already", scoreOnly,
        [](MatchReport &report) {
            report.shootOut = Score{5, 4};
            report.decidedBy = DecidedBy::ShootOut;
        },
        {"shoot_out: There is no shoot-out after 2-1."});
    add("level shoot-out", byLots, CHANGE(report.criterion.clear()),
        {"shoot_out: A shoot-out cannot end level."});
    add("lots without a winner", byLots, CHANGE(report.winner.reset()),
        {"winner: Decided by lots, but the winner is missing."});
    add("criteria after a win", byCriteria, CHANGE(report.score = {1, 0}),
        {"decided_by: Other criteria decide only a match that ended level."});
    add("criteria after a shoot-out", byCriteria, CHANGE(report.shootOut = Score{4, 3}),
        {"decided_by: Other criteria decide only a match that ended level."});
    add("criteria without a winner", byCriteria, CHANGE(report.winner.reset()),
        {"winner: Decided by criteria, but the winner is missing."});
    add("not decided by extra time", scoreOnly, CHANGE(report.decidedBy = DecidedBy::ExtraTime),
        {"decided_by: By its figures the match was decided by \"90\", not \"extra_time\"."});
    add("decided by the shoot-out", cupReport, CHANGE(report.decidedBy = DecidedBy::ExtraTime),
        {"decided_by: By its figures the match was decided by \"shoot_out\", not \"extra_time\"."});
    add("the other side won", scoreOnly, CHANGE(report.winner = Side::Away),
        {"winner: The winner does not match the score."});
    add("a winner nobody names", scoreOnly, CHANGE(report.winner.reset()),
        {"winner: The winner does not match the score."});
    add("the loser of the shoot-out won", cupReport, CHANGE(report.winner = Side::Away),
        {"winner: The winner does not match the score."});
    add("not in the squad", leagueReport,
        CHANGE(report.events[0] = eventOf(Kind::Goal, Side::Home, "Zola", 12)),
        {"event 1, goal of Zola, minute 12: Zola is not in the squad."});
    add("in the other squad", leagueReport,
        CHANGE(report.events[2] = eventOf(Kind::Goal, Side::Home, "Ford", 80)),
        {"event 3, goal of Ford, minute 80: Ford is not in the squad."});
    add("sat out", leagueReport, CHANGE(report.events[2] = eventOf(Kind::Goal, Side::Home, "Dean", 80)),
        {"event 3, goal of Dean, minute 80: Dean sat out this match."});
    add("scores after a red card", withRed,
        [](MatchReport &report) {
            report.events.push_back(eventOf(Kind::Goal, Side::Home, "Adams", 86));
            report.score = {3, 1};
            report.after90 = report.score;
        },
        {"event 5, goal of Adams, minute 86: Adams was already sent off."});
    add("booked after a red card", withRedAndNoSquads,
        CHANGE(report.events.push_back(eventOf(Kind::Yellow, Side::Home, "Adams", 86))),
        {"event 5, yellow of Adams, minute 86: Adams was already sent off."});
    add("scores after a second yellow card", withYellows,
        CHANGE(report.events.push_back(eventOf(Kind::Injury, Side::Home, "Adams", 71))),
        {"event 7, injury of Adams, minute 71: Adams was already sent off."});
    add("second yellow without a second yellow card", withYellows,
        CHANGE(report.events.erase(report.events.begin() + 4)),
        {"event 5, second_yellow of Adams, minute 70: Sent off for a second yellow card without two yellow "
         "cards."});
    add("two yellow cards and still there", withYellows, CHANGE(report.events.pop_back()),
        {"event 5, yellow of Adams, minute 70: A second yellow card means a sending-off."});
    add("three yellow cards", withYellows,
        CHANGE(report.events.insert(report.events.begin() + 5, report.events[4])),
        {"event 6, yellow of Adams, minute 70: A player cannot get a third yellow card."});
    add("stoppage without a minute", leagueReport, CHANGE(report.events[1].minute.reset()),
        {"event 2, goal of Evans: Stoppage time without a minute."});
    add("minute 0", leagueReport, CHANGE(report.events[0].minute = 0),
        {"event 1, goal of Adams, minute 0: There is no minute 0 in this match."});
    add("minute 91 without extra time", leagueReport, CHANGE(report.events[2].minute = 91),
        {"event 3, goal of Baker, minute 91: There is no minute 91 in this match: stoppage time is 90+1.",
         "events: The goals up to minute 90 make 1-1, but the score after 90 minutes is 2-1."});
    add("minute 121", extraTimeWin, CHANGE(report.events[2].minute = 121),
        {"event 3, goal of Ford, minute 121: There is no minute 121 in this match: stoppage time is "
         "120+1."});
    add("minute 200", extraTimeWin, CHANGE(report.events[2].minute = 200),
        {"event 3, goal of Ford, minute 200: There is no minute 200: this match has minutes 1 to 120, and "
         "stoppage time is 120+3."});
    add("stoppage in minute 80", leagueReport, CHANGE(report.events[2].stoppage = 1),
        {"event 3, goal of Baker, minute 80: Stoppage time belongs to minute 45, 90, 105 or 120."});
    add("negative stoppage", leagueReport, CHANGE(report.events[1].stoppage = -1),
        {"event 2, goal of Evans, minute 45: Stoppage time belongs to minute 45, 90, 105 or 120."});
    add("earlier minute", leagueReport, CHANGE(report.events[2].minute = 44),
        {"event 3, goal of Baker, minute 44: This is earlier than the event before it."});
    add("earlier stoppage", leagueReport,
        [](MatchReport &report) {
            report.events[2].minute = 45;
            report.events[2].stoppage = 1;
        },
        {"event 3, goal of Baker, minute 45: This is earlier than the event before it."});
    add("a goal too few", leagueReport, CHANGE(report.events.pop_back()),
        {"events: The goals listed make 1-1, but the result is 2-1."});
    add("own goal for the own side", withOwnGoal,
        CHANGE(report.events[2] = eventOf(Kind::OwnGoal, Side::Home, "Baker", 80)),
        {"events: The goals listed make 1-2, but the result is 2-1."});
    add("penalty missing", cupReport, CHANGE(report.events.erase(report.events.begin() + 3)),
        {"events: The goals listed make 1-2, but the result is 2-2."});
    add("goal of extra time before it", cupReport, CHANGE(report.events[2].minute = 90),
        {"events: The goals up to minute 90 make 1-2, but the score after 90 minutes is 1-1."});
    add("kicks do not add up", cupReport, CHANGE(report.events[7].kind = Kind::ShootOutGoal),
        {"events: The kicks make 2-2, but the shoot-out ended 2-1."});
    add("kicks without a shoot-out", extraTimeWin,
        CHANGE(report.events.push_back(eventOf(Kind::ShootOutMiss, Side::Home, "Adams", 120))),
        {"events: Kicks of a shoot-out, but no shoot-out in the result."});
    add("extra time from minute 61, without its period", shortExtraTime,
        CHANGE(report.events[2].period.reset()),
        {"events: The goals up to minute 90 make 1-2, but the score after 90 minutes is 1-1."});
    add("an earlier period in a later minute", shortExtraTime,
        CHANGE(report.events.push_back(eventOf(Kind::Yellow, Side::Home, "Adams", 70))),
        {"event 4, yellow of Adams, minute 70: This is earlier than the event before it."});
    add("a period that was not played", leagueReport,
        [](MatchReport &report) {
            report.events.push_back(eventOf(Kind::Yellow, Side::Home, "Adams", 85));
            setPeriod(report.events.back(), Period::ExtraTime);
        },
        {"event 4, yellow of Adams, minute 85: This is in extra time, but the result has none."});
    add("a goal in the shoot-out", leagueReport, CHANGE(setPeriod(report.events[2], Period::ShootOut)),
        {"event 3, goal of Baker, minute 80: This does not belong to that period."});
    add("forfeited without a winner", forfeited, CHANGE(report.winner.reset()),
        {"winner: Forfeited, but the winner is missing."});
    add("forfeited with a shoot-out", forfeited, CHANGE(report.shootOut = Score{4, 5}),
        {"shoot_out: There is no shoot-out after 0-3.",
         "shoot_out: A match that was forfeited has no shoot-out."});
    add("an awarded score that is no forfeit", forfeited, CHANGE(report.decidedBy = DecidedBy::NinetyMinutes),
        {"events: The goals listed make 1-0, but the result is 0-3."});
    add("an assist to oneself", withAssist, CHANGE(report.events[0].second = report.events[0].player),
        {"event 1, goal of Adams, minute 12: Adams is named twice in this event."});
    add("an assist of the other side", withAssist,
        [](MatchReport &report) {
            report.events[0].second = idOf(u"Evans"_s);
            report.events[0].secondName = u"Evans"_s;
        },
        {"event 1, goal of Adams, minute 12: Evans is not in the squad."});
    add("an assist to a card", withAssist,
        [](MatchReport &report) {
            report.events.push_back(eventOf(Kind::Yellow, Side::Home, "Adams", 85));
            report.events.back().second = idOf(u"Baker"_s);
        },
        {"event 4, yellow of Adams, minute 85: No second player belongs to this event."});
    add("a figure of somebody who sat out", withFigure,
        [](MatchReport &report) {
            report.figures[0].player = idOf(u"Dean"_s);
            report.figures[0].playerName = u"Dean"_s;
        },
        {"figures.tackles_won.Dean: Dean sat out this match."});
    add("a figure twice", withFigure, CHANGE(report.figures.push_back(report.figures[0])),
        {"figures.tackles_won.Adams: This figure of Adams is given twice."});
    return all;
}

} // namespace

class TestReportRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRuleTellsTheValidFromTheBroken_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < rules().size(); ++i)
            QTest::newRow(rules()[i].name) << int(i);
    }

    void eachRuleTellsTheValidFromTheBroken()
    {
        QFETCH(int, number);
        const Rule rule = rules()[static_cast<std::size_t>(number)];
        MatchReport report = rule.valid();
        QCOMPARE(problemLines(validate(report)), QStringList());
        rule.breaks(report);
        QStringList expected;
        for (const char *problem : rule.problems)
            expected << QString::fromUtf8(problem);
        QCOMPARE(problemLines(validate(report)), expected);
    }

    /// Old reports name no period: their minutes decide, and one that says the same is not kept apart.
    void minutesDecideThePeriod()
    {
        const auto periodAt = [](int minute, int stoppage = 0) {
            return periodOf(eventOf(Kind::Goal, Side::Home, "Adams", minute, stoppage));
        };
        QCOMPARE(periodAt(45, 3), std::optional(Period::FirstHalf));
        QCOMPARE(periodAt(46), std::optional(Period::SecondHalf));
        QCOMPARE(periodAt(90, 5), std::optional(Period::SecondHalf));
        QCOMPARE(periodAt(91), std::optional(Period::ExtraTime));
        QCOMPARE(periodAt(106), std::optional(Period::ExtraTimeSecond));
        QVERIFY(!periodAt(0));
        QCOMPARE(periodOf(eventOf(Kind::ShootOutGoal, Side::Home, "Adams", 120)),
                 std::optional(Period::ShootOut));
        ReportEvent event = eventOf(Kind::Goal, Side::Home, "Adams", 91);
        setPeriod(event, Period::ExtraTime);
        QVERIFY(!event.period);
    }

    void everyProblemIsListed()
    {
        MatchReport report = leagueReport();
        report.winner = Side::Away;
        report.events[0] = eventOf(Kind::Goal, Side::Home, "Dean", 95);
        QCOMPARE(
            problemLines(validate(report)),
            (QStringList{u"winner: The winner does not match the score."_s,
                         u"event 1, goal of Dean, minute 95: Dean sat out this match."_s,
                         u"event 1, goal of Dean, minute 95: There is no minute 95 in this match: "
                         "stoppage time is 90+5."_s,
                         u"event 2, goal of Evans, minute 45: This is earlier than the event before it."_s,
                         u"event 3, goal of Baker, minute 80: This is earlier than the event before it."_s,
                         u"events: The goals up to minute 90 make 1-1, but the score after 90 minutes "
                         "is 2-1."_s}));
    }
};

TOUCHLINE_TEST(TestReportRules)

} // namespace test_report_rules

#include "test_report_rules.moc"
