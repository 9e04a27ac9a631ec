// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format.h"

namespace touchline {

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

std::vector<Round> scheduleOf(const RoundRobinStage &stage, int groupSize)
{
    return inLegs(stage.schedule.empty() ? groupSchedule(groupSize) : stage.schedule, stage.legs);
}

} // namespace touchline
