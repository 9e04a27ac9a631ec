// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/changes/league_timetable.h"

#include "models/league/changes/league_days.h"
#include "models/league/league_competitions.h"

#include <QtGlobal>

namespace touchline {

Result<TimetabledDay> withOtherTimetable(League &league, const Competition &competition, const DayPlan &plan)
{
    const auto live = liveFixtures(league, competition);
    TOUCHLINE_TRY(live);
    return withTimetable(competition, plan, *live);
}

Result<JournalEntry> changeTimetable(League &league, const QUuid &competition, const DayPlan &plan)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    const auto live = liveFixtures(league, *present);
    TOUCHLINE_TRY(live);
    return league.competitions().update(
        competition, {QT_TRANSLATE_NOOP("core", "Timetable made: %1"), {present->definition().name}},
        [&](Competition &changed) -> Result<void> {
            auto made = withTimetable(changed, plan, *live);
            TOUCHLINE_TRY(made);
            changed = std::move(made->after);
            return {};
        });
}

} // namespace touchline
