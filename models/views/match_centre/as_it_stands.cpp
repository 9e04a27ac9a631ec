// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/as_it_stands.h"

#include "models/league/league_matches.h"

namespace touchline {

namespace {

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

CompetitionStatePtr asItStands(OpenLeague &league, const CompetitionState &state)
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
    return competition ? std::make_shared<const CompetitionState>(std::move(*competition))
                       : CompetitionStatePtr();
}

} // namespace touchline
