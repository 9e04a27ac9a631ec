// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/conflict.h"

#include "core/base/index.h"

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

std::vector<Remedy> remediesOf(const Competition &competition, const Conflict &conflict)
{
    const Fixture &fixture = competition.fixtures()[at(conflict.fixture)];
    const bool isRuling = contestedRuling(competition, conflict.fixture) != nullptr;
    std::vector<Remedy> remedies;
    if (conflict.why == ConflictReason::NotNeeded)
        return {isRuling ? Remedy::Lift : Remedy::TakeOut};
    const bool areKnown = conflict.due[Side::Home] >= 0 && conflict.due[Side::Away] >= 0;
    if (conflict.why == ConflictReason::OtherTeams && mayBeRight(conflict))
        remedies.push_back(Remedy::Wait);
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
        conflict.remedies = remediesOf(competition, conflict);
        conflicts.push_back(std::move(conflict));
    }
    return conflicts;
}

} // namespace touchline
