// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/wished_schedule.h"

#include "core/base/index.h"
#include "core/competition/progress.h"

#include <QtGlobal>

namespace touchline {

std::optional<SeasonShape> wishableSeason(const Format &format)
{
    if (format.stages.empty() || format.pool > 0 || entrySizes(format).size() != 1)
        return std::nullopt;
    const auto *stage = std::get_if<RoundRobinStage>(&format.stages.front().plan);
    if (stage == nullptr || stage->groups.size() != 1 || !stage->groups.front().fixtures.empty() ||
        !stage->groups.front().members.empty() || !stage->allMeet)
        return std::nullopt;
    return SeasonShape{stage->groups.front().size, stage->legs, LegOrder::Mirrored};
}

Result<WishedSchedule> withWishes(CompetitionDefinition definition, const std::vector<ScheduleWish> &wishes,
                                  bool relax)
{
    const auto shape = wishableSeason(definition.format);
    if (!shape)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Wishes for the schedule are for one league in which everybody "
                                              "meets everybody."));
    QStringList names;
    for (const Entrant &entrant : definition.entrants)
        names << entrant.name;
    SchedulePlan plan;
    plan.shape = *shape;
    plan.wishes = wishes;
    plan.relaxWishes = relax;
    plan.seed = definition.seed;
    plan.subject = definition.id;
    auto schedule = makeSchedule(plan, names);
    TOUCHLINE_TRY(schedule);
    auto &stage = std::get<RoundRobinStage>(definition.format.stages.front().plan);
    stage.schedule = seasonTable({shape->teams, 1, LegOrder::Mirrored}, schedule->numbers.layout);
    Draw draw{DrawKind::Free, {}, definition.seed, SpreadRule::off(), {}};
    for (std::size_t team = 0; team < definition.entrants.size(); ++team)
        draw.steps.push_back({static_cast<int>(team), 0, 0, schedule->numbers.numbers[team]});
    definition.draw = std::move(draw);
    WishedSchedule made{std::move(definition), {}};
    for (const std::size_t wish : schedule->broken)
        made.broken.push_back(wishSentence(wishes[wish], names));
    return made;
}

int matchesOffHomeDay(const Competition &competition, const Calendar &calendar)
{
    const Progress now = progress(competition);
    int count = 0;
    for (const Appointment &appointment : competition.definition().calendar) {
        const int fixture = competition.indexOfNumber(appointment.match);
        const int home = fixture < 0 ? -1 : now.fixtures[at(fixture)].teams[Side::Home];
        if (home < 0 || !appointment.date.isValid())
            continue;
        const auto day = calendar.homeDays.find(competition.entrant(home).name);
        if (day != calendar.homeDays.end() && day->second != appointment.date.dayOfWeek())
            ++count;
    }
    return count;
}

} // namespace touchline
