// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/hall.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

/// It is still to be played.
bool isToCome(const Competition &competition, const Progress &now, int fixture)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    return competition.report(fixture) == nullptr && status.award < 0 &&
           (status.state == FixtureState::Ready || status.state == FixtureState::Waiting);
}

bool knowsBoth(const Progress &now, int fixture)
{
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    return teams[Side::Home] >= 0 && teams[Side::Away] >= 0;
}

bool shareTeam(const Progress &now, int one, int other)
{
    for (const Side side : bothSides)
        for (const Side against : bothSides)
            if (const int team = now.fixtures[at(one)].teams[side];
                team >= 0 && team == now.fixtures[at(other)].teams[against])
                return true;
    return false;
}

bool isBusy(const std::vector<int> &playing, const Progress &now, int fixture)
{
    return std::any_of(playing.begin(), playing.end(),
                       [&](int other) { return other >= 0 && shareTeam(now, fixture, other); });
}

} // namespace

QTime hallTime(const Competition &competition, const Progress &now, const DayGrid &grid,
               const QDateTime &clock)
{
    if (clock.date() < grid.day)
        return {0, 0};
    if (clock.date() == grid.day)
        return {clock.time().hour(), clock.time().minute()};
    QTime first;
    for (std::size_t hour = 0; hour < grid.hours.size() && !first.isValid(); ++hour)
        for (const auto &cell : grid.cells[hour])
            for (const int fixture : cell)
                if (isToCome(competition, now, fixture))
                    first = grid.hours[hour];
    return first;
}

Hall hallAt(const Competition &competition, const Progress &now, const DayGrid &grid, QTime time,
            const std::set<int> &live)
{
    const std::size_t tables = at(grid.tables.size());
    Hall hall{time, std::vector<int>(tables, -1), std::vector<int>(tables, -1), {}, {}};
    struct Place
    {
        int fixture;
        std::size_t table;
        QTime hour;
    };
    std::vector<Place> open;
    for (std::size_t hour = 0; hour < grid.hours.size(); ++hour)
        for (std::size_t table = 0; table < tables; ++table)
            for (const int fixture : grid.cells[hour][table])
                if (isToCome(competition, now, fixture))
                    open.push_back({fixture, table, grid.hours[hour]});
                else
                    hall.over.push_back(fixture);
    std::reverse(hall.over.begin(), hall.over.end());
    std::stable_sort(open.begin(), open.end(), [&](const Place &one, const Place &other) {
        if (one.hour != other.hour)
            return one.hour < other.hour;
        return competition.fixtures()[at(one.fixture)].number <
               competition.fixtures()[at(other.fixture)].number;
    });
    // What is played with the program has its table first.
    for (const Place &one : open)
        if (live.contains(one.fixture) && hall.playing[one.table] < 0)
            hall.playing[one.table] = one.fixture;
    for (const Place &one : open) {
        int &playing = hall.playing[one.table];
        if (time.isValid() && one.hour <= time && playing < 0 && knowsBoth(now, one.fixture) &&
            now.fixtures[at(one.fixture)].state == FixtureState::Ready &&
            !isBusy(hall.playing, now, one.fixture))
            playing = one.fixture;
    }
    for (const Place &one : open) {
        if (hall.playing[one.table] == one.fixture)
            continue;
        hall.waiting.push_back(one.fixture);
        if (int &following = hall.following[one.table]; following < 0)
            following = one.fixture;
    }
    return hall;
}

bool mayBegin(const Hall &hall, const Progress &now, int fixture)
{
    return now.fixtures[at(fixture)].state == FixtureState::Ready && knowsBoth(now, fixture) &&
           !isBusy(hall.playing, now, fixture);
}

} // namespace touchline
