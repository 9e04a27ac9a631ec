// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/play/matches/corrected_report.h"
#include "core/play/matches/matchday.h"
#include "core/play/new_competition.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_results.h"
#include "models/league/players/league_player.h"
#include "tests/support/cup_wishes.h"

namespace touchline::storage {

/// A double round robin of four teams, nothing played.
[[nodiscard]] inline NewCompetition leagueOfFour()
{
    CompetitionWishes wishes = testing::cupWishes("basic", 3);
    wishes.format = QStringLiteral("league-4");
    return newCompetition(wishes).value();
}

/// A league with that competition, played but for its last matchday, the first result corrected by hand: the
/// entries 1 to 8. Null where that does not work.
[[nodiscard]] inline std::unique_ptr<League> playedLeagueAt(const QString &place)
{
    auto league = League::create(place, QStringLiteral("Club"), {QStringLiteral("Anna"), false, {}}).value();
    const NewCompetition four = leagueOfFour();
    const QUuid id = four.competition.definition().id;
    if (!league->competitions().add(four.competition))
        return nullptr;
    for (int day = 0; day < 5; ++day) {
        const Competition now = *league->competitions().find(id);
        if (!playFixtures(*league, id, nextMatchday(now, progress(now)), four.rules))
            return nullptr;
    }
    const Competition now = *league->competitions().find(id);
    const auto correction = league->results().correction(id, *correctedReport(now, 0, {{4, 4}, false, {}}));
    return league->results().correct(*correction) ? std::move(league) : nullptr;
}

} // namespace touchline::storage
