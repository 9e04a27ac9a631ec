// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/roll_target.h"

#include "core/match/event_sink.h"

#include <algorithm>

namespace touchline {

namespace {

/// Of two rolls of a game the one that it asks for first; all prompts of a game lie in one table.
bool isRolledAgain(const Question &rolled, const Question &after, std::span<const Event> events)
{
    return events.empty() && after.awaits == Awaits::Roll && after.part == rolled.part &&
           after.prompt <= rolled.prompt;
}

bool isReached(const RollGoal &goal, const Question &rolled, const Match &after,
               std::span<const Event> events)
{
    if (goal.brings == RollGoal::Brings::Nothing)
        return isRolledAgain(rolled, after.question(), events);
    const bool isTold = std::any_of(events.begin(), events.end(), [&goal](const Event &event) {
        return event.kind == goal.event &&
               (goal.field < 0 || event.numbers[static_cast<std::size_t>(goal.field)] == goal.value);
    });
    return isTold == (goal.brings == RollGoal::Brings::Event);
}

} // namespace

void rollEachNumber(const Match &match,
                    const std::function<void(int, const Match &, std::span<const Event>)> &onRolled)
{
    const int faces = match.question().prompt->die.faces;
    for (int number = 1; number <= faces; ++number) {
        const std::unique_ptr<Match> rolled = match.clone();
        EventList events;
        if (rolled->roll(number, events))
            onRolled(number, *rolled, events.events());
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
    rollEachNumber(match, [&](int number, const Match &after, std::span<const Event> events) {
        for (RollTarget &target : targets)
            if (isReached(*target.goal, due, after, events))
                target.numbers.push_back(number);
    });
    std::erase_if(targets, [&due](const RollTarget &target) {
        return target.numbers.empty() ||
               target.numbers.size() == static_cast<std::size_t>(due.prompt->die.faces);
    });
    return targets;
}

} // namespace touchline
