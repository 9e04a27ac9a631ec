// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/kept_standing.h"

#include "models/views/match_centre/scoreboard.h"

#include <QCache>

namespace touchline {

namespace {

struct KnownStanding
{
    /// All that makes the match, but for its setup, which stays.
    store::KeptMatch kept;
    MatchStanding standing;
};

constexpr qsizetype mostStandings = 200;

MatchStanding standingNow(const LiveMatch &match)
{
    const Score score = match.report().score;
    return {QStringLiteral("%1–%2").arg(score.home).arg(score.away), clockOf(match)};
}

} // namespace

QString MatchStanding::text() const
{
    return clock.isEmpty() ? score : QStringLiteral("%1, %2").arg(score, clock);
}

MatchStanding keptStanding(OpenLeague &league, store::LiveStore::Of of, const QUuid &match,
                           const std::function<Result<LiveMatch>()> &resume)
{
    static QCache<QUuid, KnownStanding> known(mostStandings);
    const auto kept = store::LiveStore(league.league().database(), of).kept(match);
    if (!kept)
        return {};
    if (const KnownStanding *one = known.object(match); one != nullptr && one->kept == *kept)
        return one->standing;
    const auto live = resume();
    if (!live)
        return {};
    MatchStanding standing = standingNow(*live);
    known.insert(match, new KnownStanding{*kept, standing});
    return standing;
}

} // namespace touchline
