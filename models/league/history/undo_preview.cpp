// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/history/undo_preview.h"

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

Result<std::vector<UndoPreview>> previewHistoryStep(const HistoryStep &step)
{
    std::vector<UndoPreview> preview;
    for (const HistoryStep::Turned &one : step.competitions) {
        if (!isComparable(one.before, one.after))
            continue;
        const auto was = disciplineOf(one.before);
        TOUCHLINE_TRY(was);
        const auto is = disciplineOf(one.after);
        TOUCHLINE_TRY(is);
        UndoPreview turn{
            one.before, one.after, differences(one.before, one.after),
            availabilityChanges(one.before, *was ? &**was : nullptr, one.after, *is ? &**is : nullptr),
            changesInOthers(one.before, one.after)};
        std::erase_if(turn.otherChanges, [&step](const OtherChanges &other) {
            return std::any_of(step.competitions.begin(), step.competitions.end(),
                               [&other](const HistoryStep::Turned &own) {
                                   return own.after.definition().id == other.competition.definition().id;
                               });
        });
        if (!turn.consequences.isEmpty() || !turn.players.empty() || !turn.otherChanges.empty())
            preview.push_back(std::move(turn));
    }
    return preview;
}

bool movesBans(const HistoryStep &step, const std::vector<UndoPreview> &preview)
{
    const auto moves = [&step](const std::vector<AvailabilityChange> &players) {
        return std::any_of(players.begin(), players.end(), [&step](const AvailabilityChange &one) {
            // What is left of a ban after the last match moves to none.
            return one.unserved == 0 && (!step.isOfResultsAlone || one.isPlayed);
        });
    };
    return std::any_of(preview.begin(), preview.end(), [&moves](const UndoPreview &turn) {
        return moves(turn.players) ||
               std::any_of(turn.otherChanges.begin(), turn.otherChanges.end(),
                           [&moves](const OtherChanges &other) { return moves(other.changes); });
    });
}

} // namespace touchline
