// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/choices.h"

#include "core/games/champions/rules/steps.h"

namespace touchline::champions {

namespace {

using Row = ChoiceRow<State>;

constexpr Row::None no{};
constexpr Row::None nobodyElse{restCode, "nobody"};

/// The marks of a kick have a way and are made together (addSegments() in board_data.cpp).
constexpr std::array choices{
    Row{Phase::FormationChoice, no, formationOptionName},
    Row{Phase::Pick, {restCode, "lowest numbers"}, manName, nullptr, nullptr, nullptr, aboutPick},
    Row{Phase::Place, {restCode, "template"}, cellOptionName, nullptr, markCell, nullptr, aboutPlaced},
    Row{Phase::Kicker, nobodyElse, manName, nullptr, markMan},
    Row{Phase::WarmUp, {restCode, "roll now"}, manName, warmUpFacts},
    Row{Phase::FoulChoice, no, foulName, foulFacts, markFoul},
    Row{Phase::MovePiece, nobodyElse, manName, moverFacts, markMan, closedMovers, aboutRoll},
    Row{Phase::MoveTo, no, moveName, moveFacts, markMove, closedMoves, aboutMover},
    Row{Phase::PickUp, no, pickUpName, pickUpFacts},
    Row{Phase::Kick, no, segmentName, kickFacts, nullptr, closedPasses, aboutKick},
    Row{Phase::Run, {noRun, "no run"}, runName, runFacts, markRun},
    Row{Phase::SaveSpot, {restCode, "no attempt"}, cellOptionName, saveFacts, markSave, closedSaves},
    Row{Phase::Intercept,
        {restCode, "let it pass"},
        manName,
        interceptFacts,
        markInterception,
        nullptr,
        aboutFlight},
    Row{Phase::SubBack, no, subBackName, nullptr, nullptr, nullptr, aboutSubstitute},
    Row{Phase::SubOff, nobodyElse, manName, leavingFacts, markMan, nullptr, aboutPartner},
    Row{Phase::SubCell, nobodyElse, cellOptionName, nullptr, markCell, nullptr, aboutSubstitute},
    Row{Phase::InjurySub, nobodyElse, manName, injurySubFacts, nullptr, nullptr, aboutInjured},
    Row{Phase::NewKeeper, nobodyElse, manName, newKeeperFacts, markMan},
    Row{Phase::GoalieCell, nobodyElse, cellOptionName, nullptr, markCell},
    Row{Phase::Taker, nobodyElse, manName, nullptr, markMan},
    Row{Phase::Wall, nobodyElse, manName, nullptr, markMan},
    Row{Phase::Spot, nobodyElse, cellOptionName, nullptr, markCell},
    Row{Phase::ShootOutTaker, nobodyElse, manName},
    Row{Phase::ShootOutSpot, nobodyElse, cellOptionName, nullptr, markCell},
    Row{Phase::ShootOutGoalie, nobodyElse, cellOptionName, nullptr, markCell},
};
static_assert(hasEveryChoice(choices));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::champions
