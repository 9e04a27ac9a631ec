// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/title_race.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace touchline {

namespace {

/// Those with a report or with a result that somebody ruled, in the order of play.
std::vector<int> playedMatches(const Competition &competition)
{
    std::vector<int> played;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Ruling *ruling = competition.ruling(i);
        if (competition.report(i) != nullptr || (ruling != nullptr && ruling->isAward()))
            played.push_back(i);
    }
    return inOrderOfPlay(competition, std::move(played));
}

} // namespace

std::vector<RaceMoment> raceMoments(const Competition &competition)
{
    std::vector<RaceMoment> moments;
    std::vector<bool> isOver(competition.fixtures().size(), false);
    std::pair<int, int> latest{-1, -1};
    int first = -1;
    for (const int index : playedMatches(competition)) {
        const Fixture &fixture = competition.fixtures()[at(index)];
        if (const std::pair<int, int> round{fixture.stage, fixture.round}; round > latest) {
            moments.push_back({first, competition.asOf(isOver)});
            latest = round;
            first = index;
        }
        isOver[at(index)] = true;
    }
    // What has been decided since the last match is known now.
    moments.push_back({first, competition});
    return moments;
}

Result<TitleRace> titleRace(const Competition &competition, const PlayRules *rules,
                            const ForecastWishes &wishes, const ForecastProgress &onProgress,
                            const std::function<void(const TitleRace &)> &onPoint)
{
    const std::vector<RaceMoment> moments = raceMoments(competition);
    const auto all = std::min<long long>(static_cast<long long>(moments.size()) * wishes.runs,
                                         std::numeric_limits<int>::max());
    TitleRace race;
    int done = 0;
    for (const RaceMoment &moment : moments) {
        ForecastProgress progressed;
        if (onProgress)
            progressed = [&](int played, int) { return onProgress(done + played, static_cast<int>(all)); };
        auto made = forecast(moment.then, rules, wishes, progressed);
        TOUCHLINE_TRY(made);
        if (made->isCutShort) {
            race.isCutShort = true;
            break;
        }
        race.fittedTo = made->fittedTo;
        RacePoint point{moment.fixture, {}};
        for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
            point.titles.push_back(made->counts.title(team));
        race.points.push_back(std::move(point));
        done += made->counts.runs;
        if (onPoint)
            onPoint(race);
    }
    return race;
}

} // namespace touchline
