// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/changes/clashes_elsewhere.h"

#include "core/base/index.h"
#include "core/competition/schedule/day_clashes.h"
#include "core/competition/timetable/timetable_notes.h"
#include "models/league/league_competitions.h"

#include <qglobal.h>

namespace touchline {

namespace {

Message clashMessage(const Competition &after, const Competition &elsewhere, const DayClash &clash)
{
    const Appointment &day = *after.appointment(clash.fixture);
    const auto number = [](const Competition &competition, int fixture) {
        return QString::number(competition.fixtures()[at(fixture)].number);
    };
    const bool isTeam = clash.team >= 0;
    return {isTeam
                ? QT_TRANSLATE_NOOP("core", "%1 would play twice on %2 at %3: match %4, and match %5 of %6.")
                : QT_TRANSLATE_NOOP("core", "%1 is taken twice on %2 at %3: match %4, and match %5 of %6."),
            {isTeam ? after.entrant(clash.team).name : day.stadium, day.date.toString(Qt::ISODate),
             day.time.toString(QStringLiteral("HH:mm")), number(after, clash.fixture),
             number(elsewhere, clash.other), elsewhere.definition().name}};
}

/// In minutes, where a timetable says it.
int lengthOfMatch(const Competition &competition)
{
    const auto plan = notedTimetable(competition.definition());
    return plan ? plan->rules.minutes : 0;
}

} // namespace

std::vector<Message> clashesElsewhere(League &league, const Competition &before, const Competition &after)
{
    std::vector<Message> clashes;
    const auto lines = league.competitions().all();
    if (!lines)
        return clashes;
    for (const CompetitionLine &line : *lines) {
        if (line.isArchived || line.id == after.definition().id)
            continue;
        const auto elsewhere = league.competitions().find(line.id);
        if (!elsewhere)
            continue;
        for (const DayClash &clash : dayClashesElsewhere(before, after, *elsewhere,
                                                         {lengthOfMatch(after), lengthOfMatch(*elsewhere)}))
            clashes.push_back(clashMessage(after, *elsewhere, clash));
    }
    return clashes;
}

std::vector<Message> clashesOfNew(League &league, const Competition &made)
{
    CompetitionDefinition definition = made.definition();
    definition.calendar.clear();
    const auto undated = Competition::create(std::move(definition));
    return undated ? clashesElsewhere(league, *undated, made) : std::vector<Message>();
}

} // namespace touchline
