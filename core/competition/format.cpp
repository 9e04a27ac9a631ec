// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format.h"

namespace touchline {

const RoundRobinStage &groupStage(const Format &format)
{
    return std::get<RoundRobinStage>(format.stages.front().plan);
}

QStringList groupNames(const Format &format)
{
    QStringList names;
    for (const GroupPlan &group : groupStage(format).groups)
        names.append(group.name);
    return names;
}

std::vector<int> groupSizes(const Format &format)
{
    std::vector<int> sizes;
    for (const GroupPlan &group : groupStage(format).groups)
        sizes.push_back(group.size);
    return sizes;
}

int teamCount(const Format &format)
{
    int teams = 0;
    for (const GroupPlan &group : groupStage(format).groups)
        teams += group.size;
    return teams;
}

int groupMatchCount(const RoundRobinStage &stage)
{
    int matches = 0;
    for (const GroupPlan &group : stage.groups)
        matches += stage.legs * group.size * (group.size - 1) / 2;
    return matches;
}

std::vector<Round> scheduleOf(const RoundRobinStage &stage, int groupSize)
{
    return inLegs(stage.schedule.empty() ? groupSchedule(groupSize) : stage.schedule, stage.legs);
}

} // namespace touchline
