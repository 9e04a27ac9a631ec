// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_records.h"

#include "core/match/report/report_events.h"

#include <algorithm>
#include <cstdlib>

namespace touchline {

namespace {

int goalsOf(const MatchReport &report)
{
    return report.score.home + report.score.away;
}

/// The matches with the highest figure above 0, in the order given.
template <class Figure>
std::vector<const MatchReport *> highest(std::span<const MatchReport *const> reports, const Figure &figure)
{
    std::vector<const MatchReport *> best;
    int record = 1;
    for (const MatchReport *report : reports) {
        const int value = report->withoutScore ? 0 : figure(*report);
        if (value < record)
            continue;
        if (value > record)
            best.clear();
        record = value;
        best.push_back(report);
    }
    return best;
}

bool isSamePlayer(const Haul &haul, const ReportEvent &event)
{
    if (haul.side != event.side || haul.player != event.player)
        return false;
    return !haul.player.isNull() || haul.name == event.playerName;
}

/// What each scorer of a match scored in it.
std::vector<Haul> haulsOf(const MatchReport &report)
{
    std::vector<Haul> scorers;
    for (const ReportEvent &event : report.events) {
        if (!isGoal(event.kind) || event.kind == ReportEventKind::OwnGoal || isOfUnknownScorer(event))
            continue;
        auto scorer = std::find_if(scorers.begin(), scorers.end(),
                                   [&event](const Haul &haul) { return isSamePlayer(haul, event); });
        if (scorer == scorers.end())
            scorer = scorers.insert(scorer, Haul{&report, event.side, event.player, event.playerName, 0, 0});
        ++scorer->goals;
        scorer->penalties += event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
    }
    return scorers;
}

} // namespace

std::vector<const MatchReport *> biggestWins(std::span<const MatchReport *const> reports)
{
    auto wins = highest(
        reports, [](const MatchReport &report) { return std::abs(report.score.home - report.score.away); });
    std::stable_sort(wins.begin(), wins.end(),
                     [](const MatchReport *a, const MatchReport *b) { return goalsOf(*a) > goalsOf(*b); });
    return wins;
}

std::vector<const MatchReport *> highestScores(std::span<const MatchReport *const> reports)
{
    return highest(reports, goalsOf);
}

std::vector<const MatchReport *> highestAttendances(std::span<const MatchReport *const> reports)
{
    std::vector<const MatchReport *> most;
    for (const MatchReport *report : reports) {
        if (!report->attendance || (!most.empty() && *report->attendance < *most.front()->attendance))
            continue;
        if (!most.empty() && *report->attendance > *most.front()->attendance)
            most.clear();
        most.push_back(report);
    }
    return most;
}

std::vector<Haul> hauls(std::span<const MatchReport *const> reports, int atLeast)
{
    std::vector<Haul> all;
    for (const MatchReport *report : reports)
        for (Haul &haul : haulsOf(*report))
            if (haul.goals >= atLeast)
                all.push_back(std::move(haul));
    std::stable_sort(all.begin(), all.end(), [](const Haul &a, const Haul &b) { return a.goals > b.goals; });
    return all;
}

std::vector<GoalOfMatch> fastestGoals(std::span<const MatchReport *const> reports)
{
    std::vector<GoalOfMatch> fastest;
    for (const MatchReport *report : reports)
        for (std::size_t i = 0; i < report->events.size(); ++i) {
            const ReportEvent &event = report->events[i];
            if (!isGoal(event.kind) || !event.minute)
                continue;
            const int record = fastest.empty() ? *event.minute : *fastest.front().reportEvent().minute;
            if (*event.minute > record)
                continue;
            if (*event.minute < record)
                fastest.clear();
            fastest.push_back({report, i});
        }
    return fastest;
}

} // namespace touchline
