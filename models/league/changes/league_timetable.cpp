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

Result<JournalEntry> moveMatches(League &league, const QUuid &competition,
                                 const std::vector<MatchMove> &moves, const Message &title)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    const auto live = liveFixtures(league, *present);
    TOUCHLINE_TRY(live);
    return league.competitions().update(competition, title, [&](Competition &changed) -> Result<void> {
        const Progress now = progress(changed);
        for (const MatchMove &move : moves)
            if (!canBeMoved(changed, now, move.fixture, *live))
                return fail(
                    Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 cannot be moved any more."),
                    {QString::number(changed.fixtures()[static_cast<std::size_t>(move.fixture)].number)});
        auto moved = withMoves(changed, moves);
        TOUCHLINE_TRY(moved);
        changed = std::move(*moved);
        return {};
    });
}

Result<JournalEntry> delayMatches(League &league, const QUuid &competition, QDate day, QTime from,
                                  int minutes, const std::set<int> &begun)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    auto live = liveFixtures(league, *present);
    TOUCHLINE_TRY(live);
    live->insert(begun.begin(), begun.end());
    return league.competitions().update(
        competition,
        {QT_TRANSLATE_NOOP("core", "Delayed by %1 minutes from %2: %3"),
         {QString::number(minutes), from.toString(QStringLiteral("HH:mm")), present->definition().name}},
        [&](Competition &changed) -> Result<void> {
            for (const DayGrid &grid : dayGrids(changed, progress(changed)))
                if (grid.day == day) {
                    auto moved = withDelay(changed, grid, from, minutes, *live);
                    TOUCHLINE_TRY(moved);
                    changed = std::move(*moved);
                    return {};
                }
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No match is left from %1 on."),
                        {from.toString(QStringLiteral("HH:mm"))});
        });
}

} // namespace touchline
