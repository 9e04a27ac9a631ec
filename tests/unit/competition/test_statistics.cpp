// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_cards.h"
#include "core/competition/statistics/statistics_head_to_head.h"
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/statistics_runs.h"
#include "core/competition/statistics/statistics_totals.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/match/report_fixture.h"

namespace test_statistics {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

TeamOnTheDay team(const char *name)
{
    const QString text = QString::fromUtf8(name);
    return {idOf(text), text, {}};
}

MatchReport played(const char *home, Score score, const char *away, std::vector<ReportEvent> events = {})
{
    MatchReport report;
    report.teams[Side::Home] = team(home);
    report.teams[Side::Away] = team(away);
    report.score = score;
    report.winner = score.leader();
    report.events = std::move(events);
    return report;
}

/// Only who won is known.
MatchReport unscored(const char *home, const char *away, std::optional<Side> winner)
{
    MatchReport report = played(home, {0, 0}, away);
    report.completeness = Completeness::Score;
    report.withoutScore = true;
    report.winner = winner;
    return report;
}

MatchReport shootOut(const char *home, Score score, const char *away, Score kicks)
{
    MatchReport report = played(home, score, away);
    report.extraTime = score;
    report.shootOut = kicks;
    report.decidedBy = DecidedBy::ShootOut;
    report.winner = kicks.leader();
    return report;
}

std::vector<const MatchReport *> listed(const std::vector<MatchReport> &reports)
{
    std::vector<const MatchReport *> list;
    for (const MatchReport &report : reports)
        list.push_back(&report);
    return list;
}

TeamMatches matchesOf(const std::vector<MatchReport> &reports, const char *name)
{
    for (TeamMatches &team : teamMatches(listed(reports)))
        if (team.name == QString::fromUtf8(name))
            return team;
    return {};
}

QString letters(const std::vector<Outcome> &outcomes)
{
    QString text;
    for (const Outcome outcome : outcomes)
        text += outcome == Outcome::Won ? u'W' : outcome == Outcome::Drawn ? u'D' : u'L';
    return text;
}

/// Rovers: won 3-0, drew 1-1 (lost the shoot-out), won 0-2, lost 0-1, won without score, drew 0-0.
std::vector<MatchReport> seasonOfRovers()
{
    return {played("Rovers", {3, 0}, "United"),       shootOut("City", {1, 1}, "Rovers", {4, 2}),
            played("United", {0, 2}, "Rovers"),       played("Rovers", {0, 1}, "City"),
            unscored("Rovers", "United", Side::Home), played("Town", {0, 0}, "Rovers")};
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShootOutIsADraw()
    {
        const MatchReport lost = shootOut("City", {1, 1}, "Rovers", {4, 2});
        QCOMPARE(outcomeOf(lost, Side::Home), Outcome::Drawn);
        QCOMPARE(outcomeOf(lost, Side::Away), Outcome::Drawn);
        MatchReport criteria = unscored("City", "Rovers", Side::Home);
        QCOMPARE(outcomeOf(criteria, Side::Home), Outcome::Won);
        QCOMPARE(outcomeOf(criteria, Side::Away), Outcome::Lost);
        criteria.decidedBy = DecidedBy::Criteria;
        QCOMPARE(outcomeOf(criteria, Side::Home), Outcome::Drawn);
        MatchReport kicks = unscored("City", "Rovers", Side::Home);
        kicks.shootOut = Score{5, 4};
        QCOMPARE(outcomeOf(kicks, Side::Away), Outcome::Drawn);
    }

    void aGoalInExtraTimeWins() { QCOMPARE(outcomeOf(extraTimeWin(), Side::Away), Outcome::Won); }

    void theFiguresOfATeamLeaveUnknownScoresOut()
    {
        const std::vector<MatchReport> season = seasonOfRovers();
        const TeamFigures figures = figuresOf(matchesOf(season, "Rovers").matches);
        QCOMPARE(figures, (TeamFigures{6, 3, 2, 1, 5, 6, 2, 3, 2, 0, 1}));
        QCOMPARE(figuresOf(matchesOf(season, "City").matches),
                 (TeamFigures{2, 1, 1, 0, 2, 2, 1, 1, 0, 1, 0}));
    }

    void theFormIsTheLastFive()
    {
        const std::vector<MatchReport> season = seasonOfRovers();
        QCOMPARE(letters(form(matchesOf(season, "Rovers").matches)), u"DWLWD"_s);
        QCOMPARE(letters(form(matchesOf(season, "Rovers").matches, 2)), u"WD"_s);
        QCOMPARE(letters(form(matchesOf(season, "City").matches)), u"DW"_s);
        QVERIFY(form({}).empty());
    }

    void teamsStandByNameAndAreTheSameUnderAnother()
    {
        std::vector<MatchReport> reports = seasonOfRovers();
        reports.back().teams[Side::Away].name = u"AFC Rovers"_s;
        QStringList names;
        for (const TeamMatches &one : teamMatches(listed(reports)))
            names << u"%1 %2"_s.arg(one.name).arg(one.matches.size());
        QCOMPARE(names, (QStringList{u"AFC Rovers 6"_s, u"City 2"_s, u"Town 1"_s, u"United 3"_s}));
        for (MatchReport &report : reports)
            for (const Side side : bothSides)
                report.teams[side].team = QUuid();
        QCOMPARE(teamMatches(listed(reports)).size(), std::size_t{5});
    }

    void runsAreFoundWithTheirEnds()
    {
        const std::vector<MatchReport> season = seasonOfRovers();
        const TeamMatches rovers = matchesOf(season, "Rovers");
        const Run unbeaten = longestRun(rovers, RunKind::Unbeaten);
        QCOMPARE(unbeaten.length, 3);
        QCOMPARE(unbeaten.first, &season[0]);
        QCOMPARE(unbeaten.last, &season[2]);
        QVERIFY(!unbeaten.isRunning);
        QCOMPARE(longestRun(rovers, RunKind::Winning).first, &season[4]);
        QCOMPARE(longestRun(rovers, RunKind::Losing).length, 1);
        QVERIFY(!longestRun(rovers, RunKind::Losing).isRunning);
    }

    void runsOfGoalsPassOverUnknownScores()
    {
        const std::vector<MatchReport> season = seasonOfRovers();
        const Run blank = longestRun(matchesOf(season, "Rovers"), RunKind::WithoutScoring);
        QCOMPARE(blank.length, 2);
        QCOMPARE(blank.first, &season[3]);
        QCOMPARE(blank.last, &season[5]);
        QVERIFY(blank.isRunning);
        QCOMPARE(longestRun(matchesOf(season, "Rovers"), RunKind::CleanSheets).length, 1);
    }

    void theLatestOfEqualRunsCounts()
    {
        const std::vector<MatchReport> reports{played("Rovers", {1, 0}, "City"),
                                               played("Rovers", {0, 1}, "City"),
                                               played("Rovers", {2, 0}, "City")};
        const Run run = longestRun(matchesOf(reports, "Rovers"), RunKind::Winning);
        QCOMPARE(run.first, &reports[2]);
        QVERIFY(run.isRunning);
    }

    void runsStandByLength()
    {
        const std::vector<MatchReport> season = seasonOfRovers();
        QStringList list;
        for (const Run &run : longestRuns(teamMatches(listed(season)), RunKind::Losing))
            list << u"%1 %2"_s.arg(run.teamName).arg(run.length);
        QCOMPARE(list, (QStringList{u"United 3"_s, u"Rovers 1"_s}));
    }

    void recordsOfMatches()
    {
        std::vector<MatchReport> reports{played("Rovers", {3, 0}, "United"), played("City", {1, 4}, "Town"),
                                         shootOut("City", {3, 3}, "Rovers", {9, 0}),
                                         played("Town", {2, 1}, "City")};
        reports.push_back(unscored("Rovers", "City", Side::Home));
        reports.back().score = {9, 0}; // means nothing
        const auto list = listed(reports);
        QCOMPARE(biggestWins(list), (std::vector<const MatchReport *>{&reports[1], &reports[0]}));
        QCOMPARE(highestScores(list), (std::vector<const MatchReport *>{&reports[2]}));
        const std::vector<MatchReport> goalless{played("Rovers", {0, 0}, "United")};
        QVERIFY(biggestWins(listed(goalless)).empty());
        QVERIFY(highestScores(listed(goalless)).empty());
    }

    void hatTricks()
    {
        const std::vector<MatchReport> reports{
            played("Rovers", {3, 1}, "United",
                   {eventOf(Kind::Goal, Side::Home, "Adams", 3), eventOf(Kind::Goal, Side::Home, "Adams", 9),
                    eventOf(Kind::OwnGoal, Side::Away, "Evans", 10),
                    eventOf(Kind::OwnGoal, Side::Home, "Adams", 20)}),
            played("Rovers", {4, 3}, "City",
                   {eventOf(Kind::Goal, Side::Home, "Adams"), eventOf(Kind::PenaltyGoal, Side::Home, "Adams"),
                    eventOf(Kind::Goal, Side::Home, "Adams"), eventOf(Kind::Goal, Side::Home, "Adams"),
                    eventOf(Kind::Goal, Side::Away, "Ford"), eventOf(Kind::Goal, Side::Away, "Ford"),
                    eventOf(Kind::Goal, Side::Away, "Ford"),
                    eventOf(Kind::ShootOutGoal, Side::Away, "Ford")})};
        const std::vector<Haul> found = hauls(listed(reports));
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0], (Haul{&reports[1], Side::Home, idOf(u"Adams"_s), u"Adams"_s, 4, 1}));
        QCOMPARE(found[1].name, u"Ford"_s);
        QCOMPARE(found[1].goals, 3);
        QCOMPARE(hauls(listed(reports), 2).size(), std::size_t{3});
        QVERIFY(hauls(listed(reports), 5).empty());
    }

    void namesakesOfTwoTeamsAreTwoScorers()
    {
        std::vector<MatchReport> reports{
            played("Rovers", {2, 1}, "United",
                   {eventOf(Kind::Goal, Side::Home, "Silva"), eventOf(Kind::Goal, Side::Away, "Silva"),
                    eventOf(Kind::Goal, Side::Home, "Silva"), eventOf(Kind::Yellow, Side::Home, "Silva"),
                    eventOf(Kind::Yellow, Side::Away, "Silva")})};
        for (ReportEvent &event : reports[0].events)
            event.player = QUuid();
        const std::vector<Haul> found = hauls(listed(reports), 1);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].goals, 2);
        QCOMPARE(found[1].side, Side::Away);
        QCOMPARE(playersBooked(listed(reports)).size(), std::size_t{2});
    }

    void theFastestGoalHasAMinute()
    {
        const std::vector<MatchReport> reports{
            played("Rovers", {2, 0}, "United",
                   {eventOf(Kind::Goal, Side::Home, "Adams"), eventOf(Kind::Goal, Side::Home, "Baker", 7)}),
            played("Rovers", {1, 1}, "City",
                   {eventOf(Kind::Yellow, Side::Home, "Adams", 1),
                    eventOf(Kind::OwnGoal, Side::Away, "Ford", 4),
                    eventOf(Kind::Goal, Side::Away, "Ford", 30)}),
            played("Town", {1, 0}, "City", {eventOf(Kind::PenaltyGoal, Side::Home, "Hill", 4)})};
        const std::vector<GoalOfMatch> fastest = fastestGoals(listed(reports));
        QCOMPARE(fastest, (std::vector<GoalOfMatch>{{&reports[1], 1}, {&reports[2], 0}}));
        QCOMPARE(fastest[0].reportEvent().playerName, u"Ford"_s);
        QVERIFY(fastestGoals({}).empty());
    }

    void cardsAreCountedByPlayerAndTeam()
    {
        const std::vector<MatchReport> reports{
            played("Rovers", {0, 0}, "United",
                   {eventOf(Kind::Yellow, Side::Home, "Adams", 3), eventOf(Kind::Yellow, Side::Away, "Ford"),
                    eventOf(Kind::Yellow, Side::Home, "Adams", 9),
                    eventOf(Kind::SecondYellow, Side::Home, "Adams", 9)}),
            played("United", {0, 0}, "Rovers",
                   {eventOf(Kind::Yellow, Side::Home, "Ford"), eventOf(Kind::Red, Side::Away, "Baker"),
                    eventOf(Kind::Injury, Side::Away, "Cole")})};
        const std::vector<Booked> players = playersBooked(listed(reports));
        QCOMPARE(players.size(), std::size_t{3});
        QCOMPARE(players[0].name, u"Adams"_s);
        QCOMPARE(players[0].cards, (CardCount{2, 1, 0}));
        QCOMPARE(players[1].name, u"Baker"_s);
        QCOMPARE(players[1].cards, (CardCount{0, 0, 1}));
        QCOMPARE(players[2].cards, (CardCount{2, 0, 0}));
        QCOMPARE(players[2].teamName, u"United"_s);
        const std::vector<Booked> teams = teamsBooked(listed(reports));
        QCOMPARE(teams.size(), std::size_t{2});
        QCOMPARE(teams[0].teamName, u"Rovers"_s);
        QCOMPARE(teams[0].cards, (CardCount{2, 1, 1}));
        QCOMPARE(teams[0].name, QString());
        QCOMPARE(teams[1].cards.sendingsOff(), 0);
    }

    void twoTeamsAgainstEachOther()
    {
        const std::vector<MatchReport> season = seasonOfRovers();
        const HeadToHead both = headToHead(matchesOf(season, "Rovers"), team("City"));
        QCOMPARE(both.matches, (std::vector<TeamMatch>{{&season[1], Side::Away}, {&season[3], Side::Home}}));
        QCOMPARE(both.figures, (TeamFigures{2, 0, 1, 1, 2, 1, 2, 0, 1, 0, 1}));
        QVERIFY(headToHead(matchesOf(season, "City"), team("Town")).matches.empty());
    }

    void averagesDivideByWhatIsKnown()
    {
        std::vector<MatchReport> reports = seasonOfRovers();
        reports[0].events = {eventOf(Kind::PenaltyGoal, Side::Home, "Adams", 3),
                             eventOf(Kind::Yellow, Side::Home, "Adams", 9),
                             eventOf(Kind::OwnGoal, Side::Away, "Ford", 20)};
        reports[1].completeness = Completeness::Scorers;
        const MatchTotals totals = totalsOf(listed(reports));
        QCOMPARE(totals, (MatchTotals{6, 2, 1, 1, 5, 8, 5, 1, 1, 4, {1, 0, 0}}));
        QCOMPARE(totals.goalsPerMatch(), std::optional(8.0 / 5));
        QCOMPARE(totals.drawShare(), std::optional(2.0 / 6));
        QCOMPARE(totals.penaltyGoalsPerMatch(), std::optional(1.0 / 5));
        QCOMPARE(totals.yellowsPerMatch(), std::optional(1.0 / 4));
        QCOMPARE(totals.sendingsOffPerMatch(), std::optional(0.0));
        QCOMPARE(totalsOf({}).goalsPerMatch(), std::nullopt);
    }

    void spectatorsWhereSomebodyCountedThem()
    {
        std::vector<MatchReport> reports = seasonOfRovers();
        QVERIFY(highestAttendances(listed(reports)).empty());
        QCOMPARE(totalsOf(listed(reports)).attendancePerMatch(), std::nullopt);
        reports[0].attendance = 0;
        QCOMPARE(highestAttendances(listed(reports)), std::vector<const MatchReport *>{&reports[0]});
        reports[1].attendance = 30'000;
        reports[1].withoutScore = true;
        reports[3].attendance = 21'000;
        reports[5].attendance = 30'000;
        const MatchTotals totals = totalsOf(listed(reports));
        QCOMPARE(totals.withAttendance, 4);
        QCOMPARE(totals.attendance, std::int64_t{81'000});
        QCOMPARE(totals.attendancePerMatch(), std::optional(81'000.0 / 4));
        QCOMPARE(highestAttendances(listed(reports)),
                 (std::vector<const MatchReport *>{&reports[1], &reports[5]}));
    }

    void aCompetitionGivesItsReportsByNumber()
    {
        Competition competition = cup::make("worldcup-32");
        cup::play(competition, 5, {1, 0});
        cup::play(competition, 2, {0, 0});
        const auto reports = playedReports(competition);
        QCOMPARE(reports.size(), std::size_t{2});
        QCOMPARE(reports[0], competition.report(competition.indexOfNumber(2)));
        QCOMPARE(reports[1], competition.report(competition.indexOfNumber(5)));
    }
};

TOUCHLINE_TEST(TestStatistics)

} // namespace test_statistics

#include "test_statistics.moc"
