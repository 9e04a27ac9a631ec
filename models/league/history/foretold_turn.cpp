// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/history/foretold_turn.h"

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
        TOUCHLINE_TRY(was);
        const auto is = disciplineOf(one.after);
        TOUCHLINE_TRY(is);
        ForetoldTurn turn{
            one.before, one.after, differences(one.before, one.after),
            availabilityChanges(one.before, *was ? &**was : nullptr, one.after, *is ? &**is : nullptr),
            changesBeside(one.before, one.after)};
        std::erase_if(turn.beside, [&step](const ChangesBeside &other) {
            return std::any_of(step.competitions.begin(), step.competitions.end(),
                               [&other](const TurnedStep::Turned &own) {
                                   return own.after.definition().id == other.competition.definition().id;
                               });
        });
        if (!turn.consequences.isEmpty() || !turn.players.empty() || !turn.beside.empty())
            told.push_back(std::move(turn));
    }
    return told;
}

bool movesBans(const TurnedStep &step, const std::vector<ForetoldTurn> &told)
{
    const auto moves = [&step](const std::vector<AvailabilityChange> &players) {
        return std::any_of(players.begin(), players.end(), [&step](const AvailabilityChange &one) {
            return !step.isOfResultsAlone || one.isPlayed;
        });
    };
    return std::any_of(told.begin(), told.end(), [&moves](const ForetoldTurn &turn) {
        return moves(turn.players) ||
               std::any_of(turn.beside.begin(), turn.beside.end(),
                           [&moves](const ChangesBeside &other) { return moves(other.changes); });
    });
}

} // namespace touchline
