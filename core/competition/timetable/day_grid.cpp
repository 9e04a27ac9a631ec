// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/day_grid.h"

#include "core/base/index.h"
#include "core/base/name_order.h"

#include <algorithm>
#include <map>
#include <set>

namespace touchline {

namespace {

/// Its numbers with zeros before them, so that they stand in their order.
QString withLongNumbers(const QString &name)
{
    constexpr int digits = 9;
    QString text;
    QString number;
    for (const QChar letter : name + QChar()) {
        if (letter.isDigit()) {
            number += letter;
            continue;
        }
        if (!number.isEmpty())
            text += number.rightJustified(digits, QLatin1Char('0'));
        number.clear();
        text += letter;
    }
    return text;
}

/// It has a day, an hour and a ground, and is or was played there.
bool standsInAGrid(const Competition &competition, const Progress &now, int fixture)
{
    const Appointment *when = competition.appointment(fixture);
    const FixtureStatus &status = now.fixtures[at(fixture)];
    return when != nullptr && when->date.isValid() && when->time.isValid() && !when->stadium.isEmpty() &&
           (competition.report(fixture) != nullptr ||
            (status.award < 0 && status.state != FixtureState::Void &&
             status.state != FixtureState::NotNeeded));
}

} // namespace

bool hasDayGrid(const Competition &competition, const Progress &now)
{
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (standsInAGrid(competition, now, i))
            return true;
    return false;
}

std::vector<DayGrid> dayGrids(const Competition &competition, const Progress &now)
{
    std::map<QDate, std::vector<int>> days;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (standsInAGrid(competition, now, i))
            days[competition.appointment(i)->date].push_back(i);
    std::vector<DayGrid> grids;
    for (const auto &[day, fixtures] : days) {
        DayGrid grid{day, {}, {}, {}};
        std::set<QTime> hours;
        for (const int fixture : fixtures) {
            hours.insert(competition.appointment(fixture)->time);
            if (const QString &table = competition.appointment(fixture)->stadium;
                !grid.tables.contains(table))
                grid.tables << table;
        }
        std::sort(grid.tables.begin(), grid.tables.end(), [](const QString &one, const QString &other) {
            return isNameBefore(withLongNumbers(one), withLongNumbers(other));
        });
        grid.hours.assign(hours.begin(), hours.end());
        grid.cells.assign(grid.hours.size(), std::vector<std::vector<int>>(at(grid.tables.size())));
        for (const int fixture : fixtures) {
            const Appointment *when = competition.appointment(fixture);
            const auto hour = std::lower_bound(grid.hours.begin(), grid.hours.end(), when->time);
            grid.cells[static_cast<std::size_t>(hour - grid.hours.begin())]
                      [at(grid.tables.indexOf(when->stadium))]
                          .push_back(fixture);
        }
        grids.push_back(std::move(grid));
    }
    return grids;
}

} // namespace touchline
