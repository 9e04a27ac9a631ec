// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/changes/league_days.h"

#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"

#include <QtGlobal>

namespace touchline {

Result<std::set<int>> liveFixtures(League &league, const Competition &competition)
{
    const auto live = league.matches().underWay();
    TOUCHLINE_TRY(live);
    std::set<int> fixtures;
    for (const store::LiveLine &line : *live)
        if (const int index = competition.indexOfFixture(line.fixture); index >= 0)
            fixtures.insert(index);
    return fixtures;
}

Result<RestOfSeason> withOtherDays(League &league, const Competition &competition, const SeasonDays &days)
{
    const auto live = liveFixtures(league, competition);
    TOUCHLINE_TRY(live);
    return withRestOfSeason(competition, days, *live);
}

Result<JournalEntry> changeDays(League &league, const QUuid &competition, const SeasonDays &days)
{
    const auto present = league.competitions().find(competition);
    TOUCHLINE_TRY(present);
    const auto live = liveFixtures(league, *present);
    TOUCHLINE_TRY(live);
    return league.competitions().update(
        competition, {QT_TRANSLATE_NOOP("core", "Calendar changed: %1"), {present->definition().name}},
        [&](Competition &changed) -> Result<void> {
            auto rest = withRestOfSeason(changed, days, *live);
            TOUCHLINE_TRY(rest);
            changed = std::move(rest->after);
            return {};
        });
}

} // namespace touchline
