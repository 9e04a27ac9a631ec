// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/option_names.h"

#include "core/games/champions/match/choices.h"
#include "core/games/champions/rules/state.h"
#include "core/games/champions/rules/steps.h"
#include "core/games/champions/team/champions_team.h"

namespace touchline::champions {

namespace {

constexpr std::array<const char *, directionCount> directionWords{"up",   "up right",  "right", "down right",
                                                                  "down", "down left", "left",  "up left"};

QString directionName(int direction)
{
    return QString::fromUtf8(directionWords[static_cast<std::size_t>(direction)]);
}

/// "7 Henry"
QString playerOption(const FixtureSetup &setup, Side side, int man)
{
    const auto *team = dynamic_cast<const ChampionsTeam *>(setup.sides[side].document.get());
    const int player = team == nullptr ? -1 : team->playerOf(man);
    return QStringLiteral("%1 %2").arg(man + 1).arg(playerName(setup, side, player));
}

} // namespace

QString pieceName(const FixtureSetup &setup, int piece)
{
    return playerOption(setup, sideOf(piece), manOf(piece));
}

QString cellName(int cell)
{
    return QStringLiteral("%1/%2").arg(columnOf(cell)).arg(rowOf(cell));
}

QString formationOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return formationName(Formation::ofCode(option));
}

QString manName(OptionCode option, Side side, const FixtureSetup &setup)
{
    return playerOption(setup, side, option);
}

QString cellOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return cellName(option);
}

QString moveName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    if (option == backCode)
        return QStringLiteral("another man");
    if (option >= chargeCode)
        return QStringLiteral("charge ") + directionName(option - chargeCode);
    if (option >= ballCode)
        return QStringLiteral("ball in %1").arg(option - ballCode);
    return cellName(option);
}

QString pickUpName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == handsCode ? QStringLiteral("hands") : QStringLiteral("feet");
}

QString segmentName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    const int direction = option / 2 / Segment::longest;
    const int curve = option / 2 % Segment::longest;
    if (curve == 0)
        return directionName(direction);
    return QStringLiteral("%1, after %2 to the %3")
        .arg(directionName(direction))
        .arg(curve)
        .arg(option % 2 == 0 ? QStringLiteral("right") : QStringLiteral("left"));
}

QString runName(OptionCode option, Side side, const FixtureSetup &setup)
{
    return QStringLiteral("%1 to %2")
        .arg(playerOption(setup, side, option / runBase), cellName(option % runBase));
}

QString foulName(OptionCode option, Side /*side*/, const FixtureSetup &setup)
{
    return QStringLiteral("%1 on %2")
        .arg(pieceName(setup, option / pairBase), pieceName(setup, option % pairBase));
}

QString subBackName(OptionCode option, Side side, const FixtureSetup &setup)
{
    if (option >= pairBase)
        return QStringLiteral("back: ") + playerOption(setup, side, option - pairBase);
    return option == comesOn ? QStringLiteral("on") : QStringLiteral("back");
}

} // namespace touchline::champions
