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
    QString text;
};

constexpr qsizetype mostStandings = 200;

QString standingText(const LiveMatch &match)
{
    const Score score = match.report().score;
    const QString figures = QStringLiteral("%1–%2").arg(score.home).arg(score.away);
    const QString clock = clockOf(match);
    return clock.isEmpty() ? figures : QStringLiteral("%1, %2").arg(figures, clock);
}

} // namespace

QString keptStanding(OpenLeague &league, store::LiveStore::Of of, const QUuid &match,
                     const std::function<Result<LiveMatch>()> &resume)
{
    static QCache<QUuid, KnownStanding> known(mostStandings);
    const auto kept = store::LiveStore(league.league().database(), of).kept(match);
    if (!kept)
        return {};
    if (const KnownStanding *one = known.object(match); one != nullptr && one->kept == *kept)
        return one->text;
    const auto live = resume();
    if (!live)
        return {};
    QString text = standingText(*live);
    known.insert(match, new KnownStanding{*kept, text});
    return text;
}

} // namespace touchline
