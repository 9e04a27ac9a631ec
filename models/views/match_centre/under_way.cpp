// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/under_way.h"

#include "models/league/league_matches.h"
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

/// The score alone: who sits out because of it is said when it is over.
MatchReport scoreSoFar(const MatchReport &running)
{
    MatchReport report;
    report.id = running.id;
    report.fixture = running.fixture;
    report.game = running.game;
    report.rulesVersion = running.rulesVersion;
    report.level = running.level;
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        report.teams[side].team = running.teams[side].team;
        report.teams[side].name = running.teams[side].name;
    }
    report.score = running.score;
    if (running.score.home != running.score.away)
        report.winner = running.score.home > running.score.away ? Side::Home : Side::Away;
    return report;
}

} // namespace

std::vector<UnderWay> matchesUnderWay(OpenLeague &league, const QUuid &competition)
{
    std::vector<UnderWay> matches;
    const auto lines = league.league().matches().underWay();
    if (!lines)
        return matches;
    for (const store::LiveLine &line : *lines) {
        if (line.competition != competition)
            continue;
        matches.push_back(
            {line.fixture, keptStanding(league, store::LiveStore::Of::Fixtures, line.fixture,
                                        [&] { return league.league().matches().resume(line.fixture); })});
    }
    return matches;
}

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

CompetitionStatePtr withLiveMatches(OpenLeague &league, const CompetitionState &state)
{
    const auto lines = league.league().matches().underWay();
    if (!lines)
        return {};
    std::optional<Competition> competition;
    for (const store::LiveLine &line : *lines) {
        if (line.competition != state.id())
            continue;
        const auto match = league.league().matches().resume(line.fixture);
        if (!match)
            continue;
        Competition with = competition.value_or(state.competition);
        if (with.record(scoreSoFar(match->report())))
            competition = std::move(with);
    }
    if (!competition)
        return {};
    auto now = std::make_shared<CompetitionState>(std::move(*competition));
    now->isAsItStands = true;
    return now;
}

} // namespace touchline
