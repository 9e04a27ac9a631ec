// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/fixture.h"

#include <algorithm>

namespace touchline {

namespace {

/// The stage that is being planned.
struct Place
{
    QUuid competition;
    int stage = 0;
    QString stageName;
};

Slot drawn(int group, int place)
{
    return {Slot::Kind::Drawn, group, place + 1};
}

void planGroups(const RoundRobinStage &stage, const Place &place, std::vector<Fixture> &fixtures)
{
    std::vector<std::vector<Round>> schedules;
    std::size_t rounds = 0;
    for (const GroupPlan &group : stage.groups) {
        schedules.push_back(scheduleOf(stage, group.size));
        rounds = std::max(rounds, schedules.back().size());
    }
    for (std::size_t round = 0; round < rounds; ++round) {
        for (std::size_t g = 0; g < schedules.size(); ++g) {
            if (round >= schedules[g].size())
                continue;
            const int group = static_cast<int>(g);
            for (const Pairing &pairing : schedules[g][round]) {
                const int number = static_cast<int>(fixtures.size()) + 1;
                fixtures.push_back({number,
                                    fixtureId(place.competition, number),
                                    place.stage,
                                    static_cast<int>(round),
                                    place.stageName,
                                    group,
                                    {{drawn(group, pairing.home), drawn(group, pairing.away)}},
                                    stage.rules.points.needsWinner});
            }
        }
    }
}

void planTies(const KnockoutStage &stage, const Place &place, std::vector<Fixture> &fixtures)
{
    for (std::size_t round = 0; round < stage.rounds.size(); ++round) {
        for (const KnockoutTie &tie : stage.rounds[round].ties)
            fixtures.push_back({tie.match,
                                fixtureId(place.competition, tie.match),
                                place.stage,
                                static_cast<int>(round),
                                stage.rounds[round].name,
                                -1,
                                {{tie.home, tie.away}},
                                true});
    }
}

} // namespace

QUuid fixtureId(const QUuid &competition, int number)
{
    return QUuid::createUuidV5(competition, QByteArray("match ") + QByteArray::number(number));
}

std::vector<Fixture> plannedFixtures(const Format &format, const QUuid &competition)
{
    std::vector<Fixture> fixtures;
    for (std::size_t s = 0; s < format.stages.size(); ++s) {
        const Stage &stage = format.stages[s];
        const Place place{competition, static_cast<int>(s), stage.name};
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            planGroups(*groups, place, fixtures);
        else
            planTies(std::get<KnockoutStage>(stage.plan), place, fixtures);
    }
    std::stable_sort(fixtures.begin(), fixtures.end(),
                     [](const Fixture &a, const Fixture &b) { return a.number < b.number; });
    return fixtures;
}

} // namespace touchline
