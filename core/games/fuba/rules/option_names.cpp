// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/rules/option_names.h"

#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/team/fuba_team.h"

namespace touchline::fuba {

namespace {

QString spaced(const char *name)
{
    return QString::fromUtf8(name).replace(u'_', u' ');
}

QString areaName(int area)
{
    return QString::fromUtf8(areaNames[static_cast<std::size_t>(area)]);
}

QString ofWords(std::initializer_list<const char *> words, OptionCode option)
{
    return QString::fromUtf8(words.begin()[option]);
}

QString yesNo(OptionCode option)
{
    return option == passCode ? QStringLiteral("no") : QStringLiteral("yes");
}

QString skillWindow(OptionCode option)
{
    return option == passCode ? QStringLiteral("pass") : skillName(option - 1);
}

QString moveName(OptionCode option)
{
    if (option == doneCode)
        return QStringLiteral("done");
    if (option == toggleCode)
        return QStringLiteral("keeper changes his place");
    const PieceMove move = PieceMove::ofCode(option);
    return (move.keeper ? QStringLiteral("keeper ") : QString()) + areaName(move.from) +
           QStringLiteral(" to ") + areaName(move.to) +
           (move.ball ? QStringLiteral(" with ball") : QString());
}

QString lineName(int line)
{
    constexpr std::array<const char *, lineCount> names{"defence", "midfield", "attack"};
    return QString::fromUtf8(names[static_cast<std::size_t>(line)]);
}

QString shiftName(OptionCode option)
{
    if (option == doneCode)
        return QStringLiteral("none");
    return lineName((option - 1) / 3) + QStringLiteral(" to ") + lineName((option - 1) % 3);
}

QString targetName(OptionCode option)
{
    return areaName(option % crossingFlag) +
           (option >= crossingFlag ? QStringLiteral(" crossing") : QString());
}

QString fetchName(OptionCode option)
{
    return option >= fetchKeeper ? QStringLiteral("keeper ") + areaName(option - fetchKeeper)
                                 : areaName(option);
}

QString actionName(OptionCode option)
{
    return ofWords({"movement", "adjustment", "pressing", "aggressive pressing", "goal attempt",
                    "substitution", "creative midfielder", "none"},
                   option);
}

/// Choices outside of a stage.
QString turnOptionName(Phase phase, OptionCode option)
{
    switch (phase) {
    case Phase::FormationChoice:
        return formationName(Formation::ofCode(option));
    case Phase::RoleChoice:
        return option == doneCode ? QStringLiteral("done")
                                  : spaced(roleNames()[static_cast<std::size_t>(option - 1)]);
    case Phase::SkillChoice:
        return skillName(option);
    case Phase::LoseCondition:
    case Phase::GainCondition:
        return lineName(option);
    case Phase::KickSide:
        return ofWords({"with the ball", "without the ball"}, option);
    case Phase::SetUpPlan:
        return ofWords({"standard", "by hand", "attacking", "defensive"}, option);
    case Phase::Timekeeper:
        return ofWords({"not yet", "hour is over"}, option);
    case Phase::Target:
        return targetName(option);
    case Phase::ActorDropYellow:
    case Phase::ActorDropRed:
        return ofWords({"lower", "higher"}, option);
    case Phase::Fetch:
        return fetchName(option);
    case Phase::KickShot:
        return ofWords({"play on", "shoot"}, option);
    case Phase::Dive:
        return ofWords({"left", "stay", "right"}, option);
    case Phase::Spot:
        return ofWords({"left", "middle", "right"}, option);
    case Phase::CornerSide:
        return option == area::LC ? QStringLiteral("left") : QStringLiteral("right");
    case Phase::GoalKick:
        return ofWords({"normal", "slow"}, option);
    case Phase::SetUpPlace:
    case Phase::SetUpKeeper:
    case Phase::Remove:
    case Phase::CreativeMove:
        return areaName(option);
    default:
        return yesNo(option);
    }
}

} // namespace

QString skillName(int skill)
{
    return spaced(skillSpecs[static_cast<std::size_t>(skill)].name);
}

QString optionName(const RollPrompt &prompt, OptionCode option)
{
    const Phase phase = State::phaseOf(prompt);
    switch (phase) {
    case Phase::SetUpAdjust:
    case Phase::EventMove:
    case Phase::QuickMove:
    case Phase::Move:
    case Phase::GoalLine:
        return moveName(option);
    case Phase::HalfTime:
    case Phase::ShiftLine:
        return shiftName(option);
    case Phase::OrderWindow:
    case Phase::OpponentWindow:
    case Phase::StageWindow:
    case Phase::AfterMove:
    case Phase::PressWindow:
    case Phase::ShotWindow:
    case Phase::KeeperWindow:
        return skillWindow(option);
    case Phase::FullbacksWindow:
        return option == passCode ? QStringLiteral("pass") : areaName(option - 1);
    case Phase::ActionChoice:
        return actionName(option);
    case Phase::MoveType:
        return ofWords({"defence", "midfield", "forward", "high condition"}, option);
    case Phase::SubstituteCount:
        return QString::number(option);
    case Phase::SubstituteKind:
        return ofWords({"formation", "remove yellow", "fresh player"}, option);
    default:
        return turnOptionName(phase, option);
    }
}

} // namespace touchline::fuba
