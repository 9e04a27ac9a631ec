// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/state_groups.h"

#include "core/base/index.h"

#include <map>

namespace touchline {

namespace {

using Kind = StateGroup::Kind;

bool isWalkover(const Competition &after, const Progress &now, int fixture)
{
    const Ruling *ruling = after.ruling(fixture);
    const bool stands = ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned && !ruling->isAward();
    return now.fixtures[at(fixture)].award >= 0 && !stands;
}

Kind kindOf(const Competition &after, const Progress &now, const StateChange &change)
{
    switch (change.after) {
    case FixtureState::Waiting:
        return Kind::Waits;
    case FixtureState::Ready:
        return Kind::Open;
    case FixtureState::Played:
    case FixtureState::InConflict:
        break;
    case FixtureState::NotNeeded:
        return Kind::NotNeeded;
    case FixtureState::Undecided:
        return Kind::Undecided;
    case FixtureState::Void:
        return change.before == FixtureState::Played ? Kind::Discounted : Kind::CalledOff;
    }
    return isWalkover(after, now, change.fixture) ? Kind::Walkover : Kind::Counts;
}

} // namespace

std::vector<StateGroup> stateGroups(const Competition &after, const std::vector<StateChange> &changes)
{
    const Progress now = progress(after);
    std::map<Kind, std::vector<int>> fixtures;
    for (const StateChange &change : changes)
        if (change.after != FixtureState::InConflict)
            fixtures[kindOf(after, now, change)].push_back(change.fixture);
    std::vector<StateGroup> groups;
    groups.reserve(fixtures.size());
    for (auto &[kind, list] : fixtures)
        groups.push_back({kind, std::move(list)});
    return groups;
}

} // namespace touchline
