// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/conflict.h"

#include "core/base/index.h"
#include "core/competition/consequences/level_places.h"

#include <algorithm>

namespace touchline {

namespace {

/// The ruling that puts the match into conflict, null where its report does.
const Ruling *contestedRuling(const Competition &competition, int fixture)
{
    const Ruling *ruling = competition.ruling(fixture);
    const bool gives = ruling != nullptr && !ruling->isPlayedAgain() &&
                       (ruling->isAward() || ruling->kind == Ruling::Kind::Abandoned);
    return gives ? ruling : nullptr;
}

/// Whether the teams that are known are those that it was entered for.
bool mayBeRight(const Conflict &conflict)
{
    bool isOpen = false;
    for (const Side side : bothSides) {
        isOpen = isOpen || conflict.due[side] < 0;
        if (conflict.due[side] >= 0 && conflict.due[side] != conflict.entered[side])
            return false;
    }
    return isOpen;
}

/// Whether a side of the match is open only because lots are not drawn.
bool waitsForLots(const Competition &competition, const Progress &progress, const Conflict &conflict)
{
    const FixturePlan &plan = competition.plan();
    const Fixture &fixture = plan.fixtures[at(conflict.fixture)];
    const std::vector<LevelPlaces> level = levelPlaces(competition, progress);
    return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        const Slot &slot = fixture.slots[side];
        if (conflict.due[side] >= 0)
            return false;
        if (slot.kind == Slot::Kind::WinnerOf || slot.kind == Slot::Kind::LoserOf)
            return progress.ties[at(plan.tieByNumber[at(slot.number)])].needsLot;
        return std::any_of(level.begin(), level.end(),
                           [&slot](const LevelPlaces &places) { return places.decide(slot); });
    });
}

std::vector<Remedy> remediesOf(const Competition &competition, const Progress &progress,
                               const Conflict &conflict)
{
    const Fixture &fixture = competition.fixtures()[at(conflict.fixture)];
    const bool isRuling = contestedRuling(competition, conflict.fixture) != nullptr;
    std::vector<Remedy> remedies;
    if (conflict.why == ConflictReason::NotNeeded)
        return {isRuling ? Remedy::Lift : Remedy::TakeOut};
    const bool areKnown = conflict.due[Side::Home] >= 0 && conflict.due[Side::Away] >= 0;
    if (conflict.why == ConflictReason::OtherTeams && mayBeRight(conflict))
        remedies.push_back(waitsForLots(competition, progress, conflict) ? Remedy::DrawLots : Remedy::Wait);
    if (!isRuling)
        remedies.push_back(Remedy::PlayAgain);
    if (areKnown && !isRuling)
        remedies.push_back(Remedy::EnterResult);
    if (areKnown)
        remedies.push_back(Remedy::Award);
    if (isRuling)
        remedies.push_back(Remedy::Lift);
    else if (conflict.why == ConflictReason::OtherTeams && fixture.table < 0)
        remedies.push_back(Remedy::KeepAsItIs);
    if (!isRuling && !areKnown)
        remedies.push_back(Remedy::TakeOut);
    return remedies;
}

} // namespace

std::vector<Conflict> conflictsOf(const Competition &competition, const Progress &progress)
{
    std::vector<Conflict> conflicts;
    for (const int index : fixturesIn(FixtureState::InConflict, progress)) {
        Conflict conflict;
        conflict.fixture = index;
        conflict.why = progress.fixtures[at(index)].conflict;
        conflict.due = progress.fixtures[at(index)].teams;
        if (const Ruling *ruling = contestedRuling(competition, index))
            conflict.entered = ruling->teams;
        else if (const CountedResult *result = competition.result(index))
            conflict.entered = result->teams;
        conflict.remedies = remediesOf(competition, progress, conflict);
        conflicts.push_back(std::move(conflict));
    }
    return conflicts;
}

} // namespace touchline
