// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/rules/option_names.h"

#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/event.h"

namespace touchline::atcs {

namespace {

const QString none = QStringLiteral("none");

QString planName(OptionCode option)
{
    return strategyName(static_cast<Strategy>(option / formationCount)).toLower() + u' ' +
           formationName(static_cast<Formation>(option % formationCount));
}

QString counted(const char *tactic, int count)
{
    return count == 0 ? none : QString::fromUtf8(tactic) + u' ' + QString::number(count);
}

QString attackTacticName(OptionCode option)
{
    return option > counterAttackCode ? counted("counter attack", option - counterAttackCode)
                                      : counted("long ball", option);
}

QString answerName(OptionCode option)
{
    constexpr std::array<const char *, 4> names{"none", "mark", "one-timer", "mark and one-timer"};
    return QString::fromUtf8(names[static_cast<std::size_t>(option)]);
}

QString signName(OptionCode option)
{
    return option == minusCode  ? QStringLiteral("one-timer -1")
           : option == plusCode ? QStringLiteral("one-timer +1")
                                : none;
}

} // namespace

QString optionName(const RollPrompt &prompt, Side side, OptionCode option, const FixtureSetup &setup)
{
    const auto place = static_cast<std::size_t>(&prompt - phasePrompts.data());
    Q_ASSERT(place < phasePrompts.size());
    switch (static_cast<Phase>(place)) {
    case Phase::PlanFirst:
    case Phase::PlanSecond:
        return planName(option);
    case Phase::Deferral:
        return option == deferCode ? QStringLiteral("defer") : QStringLiteral("resolve");
    case Phase::AttackTactic:
        return attackTacticName(option);
    case Phase::DefenceTactic:
        return counted("packed in", option);
    case Phase::PushingUp:
        return counted("pushing up", option);
    case Phase::OffsideTrap:
        return counted("offside trap", option);
    case Phase::DefenceAnswer:
        return answerName(option);
    case Phase::ScorerOneTimer:
    case Phase::KickerOneTimer:
    case Phase::KickKeeperOneTimer:
    case Phase::ShootOutKickerOneTimer:
    case Phase::ShootOutKeeperOneTimer:
        return option != 0 ? QStringLiteral("one-timer") : none;
    case Phase::CallOneTimer:
    case Phase::FocusOneTimer:
    case Phase::InjuryOneTimer:
        return signName(option);
    default:
        return playerName(setup, side, option);
    }
}

} // namespace touchline::atcs
