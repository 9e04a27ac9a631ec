// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/foretold_turn.h"

#include "core/play/discipline/competition_discipline.h"

#include <algorithm>

namespace touchline {

namespace {

/// The same matches of the same teams; else there is nothing to compare.
bool isComparable(const Competition &before, const Competition &after)
{
    const auto isSameMatch = [](const Fixture &one, const Fixture &other) { return one.id == other.id; };
    const auto isSameTeam = [](const Entrant &one, const Entrant &other) { return one.id == other.id; };
    return std::equal(before.fixtures().begin(), before.fixtures().end(), after.fixtures().begin(),
                      after.fixtures().end(), isSameMatch) &&
           std::equal(before.definition().entrants.begin(), before.definition().entrants.end(),
                      after.definition().entrants.begin(), after.definition().entrants.end(), isSameTeam);
}

} // namespace

Result<std::vector<ForetoldTurn>> foretold(const TurnedStep &step)
{
    std::vector<ForetoldTurn> told;
    for (const TurnedStep::Turned &one : step.competitions) {
        if (!isComparable(one.before, one.after))
            continue;
        const auto was = disciplineOf(one.before);
        if (!was)
            return fail(was.error());
        const auto is = disciplineOf(one.after);
        if (!is)
            return fail(is.error());
        ForetoldTurn turn{
            one.before, one.after, differences(one.before, one.after),
            availabilityChanges(one.before, *was ? &**was : nullptr, one.after, *is ? &**is : nullptr)};
        if (!turn.consequences.isEmpty() || !turn.players.empty())
            told.push_back(std::move(turn));
    }
    return told;
}

bool movesBans(const TurnedStep &step, const std::vector<ForetoldTurn> &told)
{
    return std::any_of(told.begin(), told.end(), [&step](const ForetoldTurn &turn) {
        return std::any_of(turn.players.begin(), turn.players.end(), [&step](const AvailabilityChange &one) {
            return !step.isOfResultsAlone || one.isPlayed;
        });
    });
}

} // namespace touchline
