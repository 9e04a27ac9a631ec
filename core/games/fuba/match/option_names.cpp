// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/option_names.h"

#include "core/games/fuba/match/choices.h"
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

QString lineName(int line)
{
    constexpr std::array<const char *, lineCount> names{"defence", "midfield", "attack"};
    return QString::fromUtf8(names[static_cast<std::size_t>(line)]);
}

} // namespace

QString formationOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return formationName(Formation::ofCode(option));
}

QString roleOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return spaced(roleNames()[static_cast<std::size_t>(option - 1)]);
}

QString skillOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return skillName(option);
}

QString skillWindowName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return skillName(option - 1);
}

QString lineOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return lineName(option);
}

QString areaOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return areaName(option);
}

QString fullbacksName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return areaName(option - 1);
}

QString moveName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    if (option == toggleCode)
        return QStringLiteral("keeper changes his place");
    const PieceMove move = PieceMove::ofCode(option);
    return (move.keeper ? QStringLiteral("keeper ") : QString()) + areaName(move.from) +
           QStringLiteral(" to ") + areaName(move.to) +
           (move.ball ? QStringLiteral(" with ball") : QString());
}

QString shiftName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return lineName((option - 1) / 3) + QStringLiteral(" to ") + lineName((option - 1) % 3);
}

QString targetName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return areaName(option % crossingFlag) +
           (option >= crossingFlag ? QStringLiteral(" crossing") : QString());
}

QString fetchName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option >= fetchKeeper ? QStringLiteral("keeper ") + areaName(option - fetchKeeper)
                                 : areaName(option);
}

QString cornerName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == area::LC ? QStringLiteral("left") : QStringLiteral("right");
}

QString countName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QString::number(option);
}

QString pickedName(OptionCode option, Side side, const FixtureSetup &setup)
{
    return playerName(setup, side, option - nameCode(0));
}

QString skillName(int skill)
{
    return spaced(skillSpecs[static_cast<std::size_t>(skill)].name);
}

} // namespace touchline::fuba
