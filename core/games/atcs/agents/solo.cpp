// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/solo.h"

#include <QtGlobal>

namespace touchline::atcs {

OptionCode Solo::choose(const State &state, const LegalOptions &options) const
{
    switch (state.phase) {
    case Phase::PlanFirst:
    case Phase::PlanSecond:
        return planCode(state.card(state.decider).strategy, state.card(state.decider).formation);
    case Phase::Deferral:
    case Phase::AttackTactic:
    case Phase::DefenceTactic:
    case Phase::PushingUp:
    case Phase::OffsideTrap:
        return 0;
    case Phase::ScorerOneTimer:
    case Phase::KickerOneTimer:
    case Phase::KickKeeperOneTimer:
    case Phase::ShootOutKickerOneTimer:
    case Phase::ShootOutKeeperOneTimer:
        return 1;
    case Phase::DefenceAnswer:
        return options.contains(keeperOneTimerBit) ? keeperOneTimerBit : 0;
    case Phase::CallOneTimer:
    case Phase::FocusOneTimer:
    case Phase::InjuryOneTimer:
        return minusCode;
    case Phase::KickTaker:
    case Phase::ShootOutTaker:
        return options[0];
    default:
        break;
    }
    Q_UNREACHABLE();
}

} // namespace touchline::atcs
