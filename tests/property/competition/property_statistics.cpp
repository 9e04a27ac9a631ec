// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics beside the same figures found the slow and obvious way.
#include "core/competition/statistics/statistics_cards.h"
#include "core/competition/statistics/statistics_head_to_head.h"
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/statistics_runs.h"
#include "core/competition/statistics/statistics_totals.h"
#include "core/competition/statistics/top_scorers.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

namespace property_statistics {

using namespace touchline;

namespace {

using Reports = std::vector<const MatchReport *>;

QUuid idOf(const QString &name)
{
    return QUuid::createUuidV5(cup::space, name);
}

TeamOnTheDay teamOf(int number)
{
    const QString name = QStringLiteral("Team %1").arg(number);
    return {idOf(name), name, {}};
}

ReportEvent someEvent()
{
    ReportEvent event;
    event.kind =
        *rc::gen::element(ReportEventKind::Goal, ReportEventKind::PenaltyGoal, ReportEventKind::OwnGoal,
                          ReportEventKind::Yellow, ReportEventKind::SecondYellow, ReportEventKind::Red,
                          ReportEventKind::ShootOutGoal);
    if (const int minute = *rc::gen::inRange(0, 10); minute > 0)
        event.minute = minute;
    event.side = *rc::gen::element(Side::Home, Side::Away);
    event.playerName = QStringLiteral("Player %1").arg(*rc::gen::inRange(1, 4));
    event.player = idOf(event.playerName);
    return event;
}

MatchReport someReport(int teams)
{
    MatchReport report;
    const int home = *rc::gen::inRange(0, teams);
    report.teams[Side::Home] = teamOf(home);
    report.teams[Side::Away] = teamOf((home + *rc::gen::inRange(1, teams)) % teams);
    report.score = {*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)};
    report.winner = report.score.leader();
    report.completeness = *rc::gen::element(Completeness::Score, Completeness::Scorers, Completeness::Full);
    const int kind = *rc::gen::inRange(0, 8);
    if (kind == 0) {
        report.withoutScore = true;
        report.completeness = Completeness::Score;
    } else if (kind == 1 && report.score.isLevel()) {
        report.extraTime = report.score;
        report.shootOut = Score{4, 3};
        report.decidedBy = DecidedBy::ShootOut;
        report.winner = Side::Home;
    }
    for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
        report.events.push_back(someEvent());
    return report;
}

std::vector<MatchReport> someReports()
{
    const int teams = *rc::gen::inRange(2, 5);
    std::vector<MatchReport> reports;
    for (int left = *rc::gen::inRange(0, 25); left > 0; --left)
        reports.push_back(someReport(teams));
    return reports;
}

Reports listed(const std::vector<MatchReport> &reports)
{
    Reports list;
    for (const MatchReport &report : reports)
        list.push_back(&report);
    return list;
}

/// Win 1, draw 0, defeat -1, from the facts.
int sign(const TeamMatch &match)
{
    const MatchReport &report = *match.report;
    if (report.shootOut || !report.winner)
        return 0;
    return *report.winner == match.side ? 1 : -1;
}

bool fits(const TeamMatch &match, RunKind kind)
{
    switch (kind) {
    case RunKind::Unbeaten:
        return sign(match) >= 0;
    case RunKind::Winning:
        return sign(match) > 0;
    case RunKind::Losing:
        return sign(match) < 0;
    case RunKind::CleanSheets:
        return match.report->score.of(opposite(match.side)) == 0;
    case RunKind::WithoutScoring:
        return match.report->score.of(match.side) == 0;
    }
    return false;
}

/// Every stretch of the matches is tried.
int longestStretch(const TeamMatches &team, RunKind kind)
{
    std::vector<TeamMatch> matches = team.matches;
    if (kind == RunKind::CleanSheets || kind == RunKind::WithoutScoring)
        std::erase_if(matches, [](const TeamMatch &match) { return match.report->withoutScore; });
    int longest = 0;
    for (std::size_t from = 0; from < matches.size(); ++from)
        for (std::size_t to = from + 1; to <= matches.size(); ++to) {
            const auto stretch = std::span(matches).subspan(from, to - from);
            if (std::all_of(stretch.begin(), stretch.end(),
                            [kind](const TeamMatch &match) { return fits(match, kind); }))
                longest = std::max(longest, static_cast<int>(stretch.size()));
        }
    return longest;
}

int countOf(const Reports &reports, ReportEventKind kind)
{
    int count = 0;
    for (const MatchReport *report : reports)
        count +=
            static_cast<int>(std::count_if(report->events.begin(), report->events.end(),
                                           [kind](const ReportEvent &event) { return event.kind == kind; }));
    return count;
}

template <class List, class Figure>
int sum(const List &list, const Figure &figure)
{
    return std::accumulate(list.begin(), list.end(), 0,
                           [&figure](int total, const auto &one) { return total + figure(one); });
}

int margin(const MatchReport &report)
{
    return report.withoutScore ? 0 : std::abs(report.score.home - report.score.away);
}

} // namespace

class PropertyStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAreTheLongestStretches()
    {
        QVERIFY(rc::check("no stretch of matches is longer than the run", [] {
            const std::vector<MatchReport> reports = someReports();
            for (const TeamMatches &team : teamMatches(listed(reports)))
                for (const RunKind kind : allRunKinds) {
                    const Run run = longestRun(team, kind);
                    RC_ASSERT(run.length == longestStretch(team, kind));
                    if (run.length == 0)
                        continue;
                    // No stretch that leaves out the last match of a finished run is as long behind it.
                    const auto last =
                        std::find_if(team.matches.begin(), team.matches.end(),
                                     [&run](const TeamMatch &match) { return match.report == run.last; });
                    RC_ASSERT(last != team.matches.end());
                    const bool goesOn = std::all_of(last, team.matches.end(), [kind](const TeamMatch &match) {
                        const bool leftOut = match.report->withoutScore && (kind == RunKind::CleanSheets ||
                                                                            kind == RunKind::WithoutScoring);
                        return leftOut || fits(match, kind);
                    });
                    RC_ASSERT(run.isRunning == goesOn);
                }
        }));
    }

    void whatOneTeamWinsAnotherLoses()
    {
        QVERIFY(rc::check("the figures of all teams add up, and each is that of its matches", [] {
            const std::vector<MatchReport> reports = someReports();
            const auto list = listed(reports);
            TeamFigures all;
            for (const TeamMatches &team : teamMatches(list)) {
                const TeamFigures one = figuresOf(team.matches);
                RC_ASSERT(one.won + one.drawn + one.lost == one.played);
                RC_ASSERT(one.won - one.lost == sum(team.matches, sign));
                all.played += one.played;
                all.won += one.won;
                all.lost += one.lost;
                all.drawn += one.drawn;
                all.goalsFor += one.goalsFor;
                all.goalsAgainst += one.goalsAgainst;
                all.cleanSheets += one.cleanSheets;
                all.withoutScoring += one.withoutScoring;
                all.shootOutsWon += one.shootOutsWon;
                all.shootOutsLost += one.shootOutsLost;
            }
            const MatchTotals totals = totalsOf(list);
            RC_ASSERT(all.played == 2 * totals.matches);
            RC_ASSERT(all.won == all.lost);
            RC_ASSERT(all.drawn == 2 * totals.draws);
            RC_ASSERT(all.goalsFor == totals.goals);
            RC_ASSERT(all.goalsAgainst == totals.goals);
            RC_ASSERT(all.cleanSheets == all.withoutScoring);
            RC_ASSERT(all.shootOutsWon == totals.shootOuts);
            RC_ASSERT(all.shootOutsLost == totals.shootOuts);
        }));
    }

    void headToHeadIsTheSameFromBothSides()
    {
        QVERIFY(rc::check("meetings of two teams mirror each other and divide a team's matches", [] {
            const std::vector<MatchReport> reports = someReports();
            const auto teams = teamMatches(listed(reports));
            for (const TeamMatches &one : teams) {
                int met = 0;
                for (const TeamMatches &other : teams) {
                    const HeadToHead there = headToHead(one, {other.team, other.name, {}});
                    const HeadToHead back = headToHead(other, {one.team, one.name, {}});
                    met += there.figures.played;
                    RC_ASSERT(there.figures.played == back.figures.played);
                    RC_ASSERT(there.figures.won == back.figures.lost);
                    RC_ASSERT(there.figures.goalsFor == back.figures.goalsAgainst);
                    RC_ASSERT(there.figures.shootOutsWon == back.figures.shootOutsLost);
                }
                RC_ASSERT(met == static_cast<int>(one.matches.size()));
            }
        }));
    }

    void noMatchBeatsARecord()
    {
        QVERIFY(rc::check("records are exactly the matches and goals that none surpasses", [] {
            const std::vector<MatchReport> reports = someReports();
            const auto list = listed(reports);
            const auto wins = biggestWins(list);
            int widest = 0;
            for (const MatchReport &report : reports)
                widest = std::max(widest, margin(report));
            const auto isWidest = [widest](const MatchReport &report) {
                return widest > 0 && margin(report) == widest;
            };
            RC_ASSERT(static_cast<std::ptrdiff_t>(wins.size()) ==
                      std::count_if(reports.begin(), reports.end(), isWidest));
            RC_ASSERT(std::all_of(wins.begin(), wins.end(), [&](const auto *one) { return isWidest(*one); }));
            const auto fastest = fastestGoals(list);
            for (const MatchReport &report : reports)
                for (const ReportEvent &event : report.events) {
                    const bool isGoal = event.kind == ReportEventKind::Goal ||
                                        event.kind == ReportEventKind::PenaltyGoal ||
                                        event.kind == ReportEventKind::OwnGoal;
                    if (!isGoal || !event.minute)
                        continue;
                    RC_ASSERT(!fastest.empty());
                    RC_ASSERT(*event.minute >= *fastest.front().reportEvent().minute);
                }
        }));
    }

    void everyGoalAndCardIsCountedOnce()
    {
        QVERIFY(rc::check("lists of players add up to the events", [] {
            const std::vector<MatchReport> reports = someReports();
            const auto list = listed(reports);
            const int goals =
                countOf(list, ReportEventKind::Goal) + countOf(list, ReportEventKind::PenaltyGoal);
            RC_ASSERT(sum(hauls(list, 1), [](const Haul &haul) { return haul.goals; }) == goals);
            RC_ASSERT(sum(topScorers(list), [](const Scorer &scorer) { return scorer.goals; }) == goals);
            for (const auto &booked : {playersBooked(list), teamsBooked(list)}) {
                RC_ASSERT(sum(booked, [](const Booked &one) { return one.cards.yellow; }) ==
                          countOf(list, ReportEventKind::Yellow));
                RC_ASSERT(sum(booked, [](const Booked &one) { return one.cards.secondYellow; }) ==
                          countOf(list, ReportEventKind::SecondYellow));
                RC_ASSERT(sum(booked, [](const Booked &one) { return one.cards.red; }) ==
                          countOf(list, ReportEventKind::Red));
            }
        }));
    }

    void competitionsTogetherAreTheirSum()
    {
        QVERIFY(rc::check("two cups together have the figures of both", [] {
            std::array<Competition, 2> cups{cup::make("worldcup-32", 1), cup::make("worldcup-32", 2)};
            std::array<Reports, 2> own;
            Reports both;
            for (std::size_t i = 0; i < cups.size(); ++i) {
                cup::playOut(cups[i], Generator(*rc::gen::arbitrary<std::uint64_t>()));
                own[i] = playedReports(cups[i]);
                both.insert(both.end(), own[i].begin(), own[i].end());
            }
            RC_ASSERT(totalsOf(both).goals == totalsOf(own[0]).goals + totalsOf(own[1]).goals);
            const auto teams = teamMatches(both);
            RC_ASSERT(teams.size() == std::size_t{32});
            for (std::size_t i = 0; i < teams.size(); ++i) {
                std::size_t apart = 0;
                for (const Reports &reports : own)
                    apart += teamMatches(reports)[i].matches.size();
                RC_ASSERT(teams[i].matches.size() == apart);
            }
        }));
    }
};

TOUCHLINE_TEST(PropertyStatistics)

} // namespace property_statistics

#include "property_statistics.moc"
