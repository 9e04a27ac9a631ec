// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/swiss/swiss_team.h"

#include "core/base/table_points.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace touchline {

namespace {

QString member(std::size_t team, const char *name)
{
    return QStringLiteral("teams[%1].%2").arg(team).arg(QLatin1String(name));
}

void checkNumbers(const SwissTeam &team, std::size_t index, Problems &problems)
{
    if (std::abs(static_cast<long long>(team.points)) > mostSwissPoints)
        problems.push_back(
            {member(index, "points"),
             {QT_TRANSLATE_NOOP("core", "%1 points: at most %2 are possible, on either side of 0."),
              {pointsText(TablePoints::ofHalves(team.points)),
               pointsText(TablePoints::ofHalves(mostSwissPoints))}},
             {}});
    const std::pair<const char *, int> counts[] = {{"floatsDown", team.floatsDown},
                                                   {"floatsUp", team.floatsUp},
                                                   {"homes", team.homes},
                                                   {"aways", team.aways},
                                                   {"byes", team.byes}};
    for (const auto &[name, count] : counts)
        if (count < 0 || count > mostSwissRounds)
            problems.push_back({member(index, name),
                                {QT_TRANSLATE_NOOP("core", "%1 is not a number from 0 to %2."),
                                 {QString::number(count), QString::number(mostSwissRounds)}},
                                {}});
}

void checkPlaces(const std::vector<SwissTeam> &teams, Problems &problems)
{
    std::vector<char> taken(teams.size(), 0);
    for (std::size_t i = 0; i < teams.size(); ++i) {
        const int place = teams[i].place;
        const bool inRange = place >= 0 && static_cast<std::size_t>(place) < teams.size();
        if (!inRange)
            problems.push_back(
                {member(i, "place"),
                 {QT_TRANSLATE_NOOP("core", "The table has no place %1."), {QString::number(place)}},
                 {}});
        else if (std::exchange(taken[static_cast<std::size_t>(place)], 1) != 0)
            problems.push_back(
                {member(i, "place"),
                 {QT_TRANSLATE_NOOP("core", "Another team has place %1 too."), {QString::number(place)}},
                 {}});
    }
}

/// Whoever met must have been met.
void checkOpponents(const std::vector<SwissTeam> &teams, Problems &problems)
{
    for (std::size_t i = 0; i < teams.size(); ++i) {
        for (const int opponent : teams[i].met) {
            const bool exists = opponent >= 0 && static_cast<std::size_t>(opponent) < teams.size() &&
                                static_cast<std::size_t>(opponent) != i;
            if (!exists) {
                problems.push_back(
                    {member(i, "met"),
                     {QT_TRANSLATE_NOOP("core", "Team %1 is no opponent."), {QString::number(opponent)}},
                     {}});
                continue;
            }
            const std::vector<int> &back = teams[static_cast<std::size_t>(opponent)].met;
            if (std::find(back.begin(), back.end(), static_cast<int>(i)) == back.end())
                problems.push_back(
                    {member(i, "met"),
                     {QT_TRANSLATE_NOOP("core", "It has met team %1, but team %1 has not met it."),
                      {QString::number(opponent)}},
                     {}});
        }
    }
}

} // namespace

Problems swissProblems(const std::vector<SwissTeam> &teams)
{
    Problems problems;
    if (teams.size() < 2 || teams.size() > static_cast<std::size_t>(mostSwissTeams)) {
        problems.push_back({QStringLiteral("teams"),
                            {QT_TRANSLATE_NOOP("core", "%1 teams: a Swiss has from 2 to %2."),
                             {QString::number(teams.size()), QString::number(mostSwissTeams)}},
                            {}});
        return problems;
    }
    for (std::size_t i = 0; i < teams.size(); ++i)
        checkNumbers(teams[i], i, problems);
    checkPlaces(teams, problems);
    checkOpponents(teams, problems);
    return problems;
}

} // namespace touchline
