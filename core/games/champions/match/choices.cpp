// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/choices.h"

#include "core/games/champions/rules/steps.h"

namespace touchline::champions {

namespace {

using Row = ChoiceRow<State>;

constexpr Row::None noSpecial{};
constexpr Row::None saysNobody{restCode, "nobody"};

/// The marks of a kick have a way and are made together (addSegments() in board_data.cpp).
constexpr std::array choices{
    Row{Phase::FormationChoice, noSpecial, formationOptionName},
    Row{Phase::Pick, {restCode, "lowest numbers"}, manName, nullptr, nullptr, nullptr, aboutPick},
    Row{Phase::Place, {restCode, "template"}, cellOptionName, nullptr, markCell, nullptr, aboutPlaced},
    Row{Phase::Kicker, saysNobody, manName, nullptr, markMan},
    Row{Phase::WarmUp, {restCode, "roll now"}, manName, warmUpFacts},
    Row{Phase::FoulChoice, noSpecial, foulName, foulFacts, markFoul},
    Row{Phase::MovePiece, saysNobody, manName, moverFacts, markMan, closeMovers, aboutRoll},
    Row{Phase::MoveTo, noSpecial, moveName, moveFacts, markMove, closeMoves, aboutMover},
    Row{Phase::PickUp, noSpecial, pickUpName, pickUpFacts},
    Row{Phase::Kick, noSpecial, segmentName, kickFacts, nullptr, closePasses, aboutKick},
    Row{Phase::Run, {noRun, "no run"}, runName, runFacts, markRun},
    Row{Phase::SaveSpot, {restCode, "no attempt"}, cellOptionName, saveFacts, markSave, closeSaves},
    Row{Phase::Intercept,
        {restCode, "let it pass"},
        manName,
        interceptFacts,
        markInterception,
        nullptr,
        aboutFlight},
    Row{Phase::SubBack, noSpecial, subBackName, nullptr, nullptr, nullptr, aboutSubstitute},
    Row{Phase::SubOff, saysNobody, manName, leavingFacts, markMan, nullptr, aboutPartner},
    Row{Phase::SubCell, saysNobody, cellOptionName, nullptr, markCell, nullptr, aboutSubstitute},
    Row{Phase::InjurySub, saysNobody, manName, injurySubFacts, nullptr, nullptr, aboutInjured},
    Row{Phase::NewKeeper, saysNobody, manName, newKeeperFacts, markMan},
    Row{Phase::GoalieCell, saysNobody, cellOptionName, nullptr, markCell},
    Row{Phase::Taker, saysNobody, manName, nullptr, markMan},
    Row{Phase::Wall, saysNobody, manName, nullptr, markMan},
    Row{Phase::Spot, saysNobody, cellOptionName, nullptr, markCell},
    Row{Phase::ShootOutTaker, saysNobody, manName},
    Row{Phase::ShootOutSpot, saysNobody, cellOptionName, nullptr, markCell},
    Row{Phase::ShootOutGoalie, saysNobody, cellOptionName, nullptr, markCell},
};
static_assert(hasEveryChoice(choices, firstChoicePhase));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::champions
