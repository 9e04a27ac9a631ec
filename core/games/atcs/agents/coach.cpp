// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/coach.h"

#include "core/games/atcs/agents/coach_one_timers.h"
#include "core/games/atcs/agents/coach_plans.h"
#include "core/games/atcs/agents/coach_tactics.h"

#include <QtGlobal>

namespace touchline::atcs {

OptionCode Coach::choose(const State &state, const LegalOptions &options)
{
    switch (state.phase) {
    case Phase::PlanFirst:
    case Phase::PlanSecond:
        return coachPlan(state, m_generator);
    case Phase::Deferral:
        return coachDeferral(state);
    case Phase::AttackTactic:
        return coachAttackTactic(state);
    case Phase::DefenceTactic:
        return coachPackedIn(state);
    case Phase::PushingUp:
        return coachPushingUp(state, m_generator);
    case Phase::OffsideTrap:
        return coachOffsideTrap(state, m_generator);
    case Phase::ScorerOneTimer:
    case Phase::KickerOneTimer:
    case Phase::ShootOutKickerOneTimer:
        return coachScorerOneTimer(state);
    case Phase::DefenceAnswer:
        return coachDefenceAnswer(state);
    case Phase::KickKeeperOneTimer:
        return coachKickKeeperOneTimer(state);
    case Phase::ShootOutKeeperOneTimer:
        return coachShootOutKeeperOneTimer(state);
    case Phase::FocusOneTimer:
        return coachFocusOneTimer(state);
    case Phase::CallOneTimer:
    case Phase::InjuryOneTimer:
        return minusCode; // D54, D67
    case Phase::KickTaker:
    case Phase::ShootOutTaker:
        return coachTaker(state, options.mask);
    default:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace touchline::atcs
