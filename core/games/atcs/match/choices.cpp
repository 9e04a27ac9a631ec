// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/choices.h"

namespace touchline::atcs {

namespace {

using Row = ChoiceRow<State>;

constexpr Row::None noSpecial{};
constexpr Row::None saysNone{0, "none"};

/// There is no board to point at.
constexpr std::array choices{
    Row{Phase::PlanFirst, noSpecial, planName, planFacts},
    Row{Phase::PlanSecond, noSpecial, planName, planFacts},
    Row{Phase::Deferral, noSpecial, deferralName},
    Row{Phase::AttackTactic, saysNone, attackTacticName, attackFacts, nullptr, closeAttacks},
    Row{Phase::DefenceTactic, saysNone, packedInName, packedInFacts, nullptr, closeDefending},
    Row{Phase::PushingUp, saysNone, pushingUpName, pushingUpFacts, nullptr, closePushingUp},
    Row{Phase::OffsideTrap, saysNone, offsideTrapName, offsideTrapFacts, nullptr, closeDefending},
    Row{Phase::ScorerOneTimer, saysNone, oneTimerName, scorerFacts},
    Row{Phase::DefenceAnswer, noSpecial, answerName, defenceFacts, nullptr, closeAnswers},
    Row{Phase::KickerOneTimer, saysNone, oneTimerName, scorerFacts},
    Row{Phase::KickKeeperOneTimer, saysNone, oneTimerName, defenceFacts},
    Row{Phase::CallOneTimer, noSpecial, signName, signFacts, nullptr, closeSigns},
    Row{Phase::FocusOneTimer, noSpecial, signName, signFacts, nullptr, closeSigns},
    Row{Phase::KickTaker, noSpecial, rowName, takerFacts, nullptr, closeKickers},
    Row{Phase::InjuryOneTimer, noSpecial, signName, signFacts, nullptr, closeSigns},
    Row{Phase::ShootOutTaker, noSpecial, rowName, takerFacts, nullptr, closeTakers},
    Row{Phase::ShootOutKickerOneTimer, saysNone, oneTimerName, scorerFacts},
    Row{Phase::ShootOutKeeperOneTimer, saysNone, oneTimerName, defenceFacts},
};
static_assert(hasEveryChoice(choices, firstChoicePhase));

} // namespace

const ChoiceRow<State> *choiceRow(Phase phase)
{
    return rowOf(choices, phase);
}

} // namespace touchline::atcs
