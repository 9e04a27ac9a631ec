// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/roll_target.h"

#include "core/match/event_sink.h"

#include <algorithm>

namespace touchline {

namespace {

bool isReached(const RollGoal &goal, std::span<const Event> events)
{
    return std::any_of(events.begin(), events.end(), [&goal](const Event &event) {
        return event.kind == goal.event &&
               (goal.field < 0 || event.numbers[static_cast<std::size_t>(goal.field)] == goal.value);
    });
}

} // namespace

void rollEachNumber(const Match &match, const std::function<void(int, std::span<const Event>)> &onEvents)
{
    const int faces = match.question().prompt->die.faces;
    for (int number = 1; number <= faces; ++number) {
        const std::unique_ptr<Match> rolled = match.clone();
        EventList events;
        if (rolled->roll(number, events))
            onEvents(number, events.events());
    }
}

std::vector<RollTarget> rollTargets(const Match &match, const GameInfo &game)
{
    const Question due = match.question();
    if (due.awaits != Awaits::Roll || !isReal(due.prompt->die) || match.hasSecretAnswer())
        return {};
    std::vector<RollTarget> targets;
    for (const RollGoal &goal : game.rollGoals)
        if (goal.prompt == due.prompt->id)
            targets.push_back({&goal, {}});
    if (targets.empty())
        return targets;
    rollEachNumber(match, [&targets](int number, std::span<const Event> events) {
        for (RollTarget &target : targets)
            if (isReached(*target.goal, events) != target.goal->isWithout)
                target.numbers.push_back(number);
    });
    std::erase_if(targets, [&due](const RollTarget &target) {
        return target.numbers.empty() ||
               target.numbers.size() == static_cast<std::size_t>(due.prompt->die.faces);
    });
    return targets;
}

} // namespace touchline
