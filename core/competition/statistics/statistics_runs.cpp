// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_runs.h"

#include <algorithm>
#include <tuple>

namespace touchline {

namespace {

bool isAboutGoals(RunKind kind)
{
    return kind == RunKind::CleanSheets || kind == RunKind::WithoutScoring;
}

bool belongs(const TeamMatch &match, RunKind kind)
{
    switch (kind) {
    case RunKind::Unbeaten:
        return match.outcome() != Outcome::Lost;
    case RunKind::Winning:
        return match.outcome() == Outcome::Won;
    case RunKind::Losing:
        return match.outcome() == Outcome::Lost;
    case RunKind::CleanSheets:
        return match.goalsAgainst() == 0;
    case RunKind::WithoutScoring:
        return match.goalsFor() == 0;
    }
    return false;
}

} // namespace

QString runWord(RunKind kind)
{
    switch (kind) {
    case RunKind::Unbeaten:
        return QStringLiteral("unbeaten");
    case RunKind::Winning:
        return QStringLiteral("winning");
    case RunKind::Losing:
        return QStringLiteral("losing");
    case RunKind::CleanSheets:
        return QStringLiteral("clean_sheets");
    case RunKind::WithoutScoring:
        return QStringLiteral("without_scoring");
    }
    return {};
}

Run longestRun(const TeamMatches &team, RunKind kind)
{
    const Run none{team.team, team.name, 0, nullptr, nullptr, false};
    Run longest = none;
    Run current = none;
    for (const TeamMatch &match : team.matches) {
        if (isAboutGoals(kind) && !match.hasScore())
            continue;
        if (!belongs(match, kind)) {
            current = none;
            longest.isRunning = false;
            continue;
        }
        ++current.length;
        current.first = current.first == nullptr ? match.report : current.first;
        current.last = match.report;
        current.isRunning = true;
        if (current.length >= longest.length)
            longest = current;
    }
    return longest;
}

std::vector<Run> longestRuns(std::span<const TeamMatches> teams, RunKind kind)
{
    std::vector<Run> runs;
    for (const TeamMatches &team : teams)
        if (const Run run = longestRun(team, kind); run.length > 0)
            runs.push_back(run);
    std::sort(runs.begin(), runs.end(), [](const Run &a, const Run &b) {
        if (a.length != b.length)
            return a.length > b.length;
        return std::tie(a.teamName, a.team) < std::tie(b.teamName, b.team);
    });
    return runs;
}

} // namespace touchline
