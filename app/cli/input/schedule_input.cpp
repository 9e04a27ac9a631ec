// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/schedule_input.h"

#include "app/cli/base/common.h"
#include "core/competition/schedule/calendar_json.h"
#include "core/competition/schedule/schedule_wish_json.h"

namespace touchline::cli {

Result<QStringList> readTeams(const QString &path)
{
    const auto teams = linesOfFile(path);
    TOUCHLINE_TRY(teams);
    Problems problems;
    QStringList seen;
    for (const QString &team : *teams) {
        if (seen.contains(team))
            problems.push_back({{}, {QT_TRANSLATE_NOOP("core", "%1 is listed twice."), {team}}, {}});
        seen.append(team);
    }
    if (teams->size() < smallestGroup || teams->size() > largestGroup)
        problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "A schedule is for %1 to %2 teams; the file names %3."),
              {QString::number(smallestGroup), QString::number(largestGroup),
               QString::number(teams->size())}},
             {}});
    if (!problems.empty())
        return fail(inFile({Fault::BadInput, {}, std::move(problems)}, path));
    return *teams;
}

Result<Calendar> readCalendarFile(const QString &path)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    auto calendar = inFile(readCalendar(*object), path);
    TOUCHLINE_TRY(calendar);
    TOUCHLINE_TRY(inFile(checkZones(*calendar), path));
    return calendar;
}

Result<void> addWishes(ScheduleInput &input, const QString &path)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    TOUCHLINE_TRY(assign(input.plan.wishes,
                         inFile(readWishes(*object, input.teams, input.plan.shape, input.dates), path)));
    return {};
}

} // namespace touchline::cli
