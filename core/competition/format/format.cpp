// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format.h"

#include <algorithm>

namespace touchline {

namespace {

bool hasNeutralGroundsIn(const Stage &stage)
{
    if (stage.homeGrounds || std::holds_alternative<TableStage>(stage.plan))
        return false;
    const auto *knockout = std::get_if<KnockoutStage>(&stage.plan);
    return knockout == nullptr ||
           std::any_of(knockout->rounds.begin(), knockout->rounds.end(),
                       [](const KnockoutRound &round) { return round.rules.legs == 1; });
}

} // namespace

int groupMatchCount(const RoundRobinStage &stage)
{
    std::size_t matches = 0;
    for (const GroupPlan &group : stage.groups) {
        if (group.fixtures.empty()) {
            for (const Round &round : scheduleOf(stage, group.size))
                matches += round.size();
        }
        for (const auto &round : group.fixtures)
            matches += round.size();
    }
    return static_cast<int>(matches);
}

TablePoints halfByePoints(const PairedStage &stage)
{
    return stage.halfByePoints.value_or(stage.rules.points.draw);
}

TablePoints missedRoundPoints(const PairedStage &stage, MissedRound missed)
{
    switch (missed) {
    case MissedRound::Loss:
        break;
    case MissedRound::HalfBye:
        return halfByePoints(stage);
    case MissedRound::Bye:
        return stage.byePoints;
    }
    return 0;
}

bool isSeason(const Format &format)
{
    return !format.stages.empty() && format.stages.front().homeGrounds &&
           std::holds_alternative<RoundRobinStage>(format.stages.front().plan);
}

bool hasNeutralGrounds(const Format &format)
{
    return std::any_of(format.stages.begin(), format.stages.end(), hasNeutralGroundsIn);
}

std::vector<Round> scheduleOf(const RoundRobinStage &stage, int groupSize)
{
    return inLegs(stage.schedule.empty() ? groupSchedule(groupSize) : stage.schedule, stage.legs);
}

} // namespace touchline
