// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/option_names.h"

#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/state.h"
#include "core/games/oldschool/rules/steps.h"
#include "core/games/oldschool/team/oldschool_team.h"

namespace touchline::oldschool {

namespace {

constexpr std::array<const char *, directionCount> wayWords{
    "forward", "forward and left", "forward and right", "left", "right",
    "back",    "back and left",    "back and right"};

QString directionName(int number)
{
    return QString::fromUtf8(wayWords[static_cast<std::size_t>(number)]);
}

constexpr std::array<const char *, directionCount> curlWords{
    "up", "up and left", "up and right", "left", "right", "down", "down and left", "down and right"};

/// "7 Henry"
QString playerOption(const FixtureSetup &setup, Side side, int player)
{
    const auto &entries = setup.sides[side].squad.entries;
    const auto number = static_cast<std::size_t>(player);
    const int shirt = number < entries.size() ? entries[number].shirt.value_or(0) : 0;
    return QStringLiteral("%1 %2").arg(shirt).arg(playerName(setup, side, player));
}

} // namespace

QString formationName(OptionCode option, Side /*side*/, const FixtureSetup &setup)
{
    const auto charts = chartSet().with(setup.charts);
    return charts ? (*charts)->formations[static_cast<std::size_t>(option)].name : QString();
}

QString manName(OptionCode option, Side side, const FixtureSetup &setup)
{
    return playerOption(setup, side, numberOfCode(option));
}

QString opponentName(OptionCode option, Side side, const FixtureSetup &setup)
{
    return playerOption(setup, opposite(side), numberOfCode(option));
}

QString cellOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return cellName(pointOfCode(option));
}

QString rowName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("row %1").arg(option);
}

QString columnName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("column %1").arg(option);
}

QString crossName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    const int rows = option - mostCrossRows;
    return rows == 1 || rows == -1 ? QStringLiteral("%1 row").arg(rows) : QStringLiteral("%1 rows").arg(rows);
}

QString wayName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == cornerCode ? QStringLiteral("corner")
           : option == leftCode ? QStringLiteral("left")
                                : QStringLiteral("right");
}

/// At the goal up is over the bar, on the field left and right are those of the way of the ball.
QString curlName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    if (option == curlLeftCode)
        return QStringLiteral("to the left of its way");
    if (option == curlRightCode)
        return QStringLiteral("to the right of its way");
    return QStringLiteral("curl ") +
           QString::fromUtf8(curlWords[static_cast<std::size_t>(numberOfCode(option))]);
}

QString actName(OptionCode option, Side side, const FixtureSetup &setup)
{
    const int argument = actArgument(option);
    const auto man = [&] { return playerOption(setup, side, argument); };
    switch (actKind(option)) {
    case ActKind::End:
        return QStringLiteral("end");
    case ActKind::Move:
        return QStringLiteral("move ") + man();
    case ActKind::Dribble:
        return QStringLiteral("dribble ") + directionName(argument);
    case ActKind::TurnBall:
        return QStringLiteral("turn the ball to ") + cellName(pointOf(argument));
    case ActKind::Feint:
        return QStringLiteral("feint");
    case ActKind::FreePass:
        return QStringLiteral("free pass to ") + man();
    case ActKind::FreeLong:
        return QStringLiteral("free long pass to ") + man();
    case ActKind::Roll:
        return QStringLiteral("roll");
    case ActKind::CrossPlay:
        return QStringLiteral("cross");
    case ActKind::Replay:
        return QStringLiteral("use the declined roll");
    case ActKind::ReplayShot:
        return QStringLiteral("shoot with the roll of this turn");
    case ActKind::RunIn:
        return QStringLiteral("run in");
    case ActKind::Walk:
        return QStringLiteral("walk with the ball");
    case ActKind::TackleOn:
        break;
    }
    return QStringLiteral("tackle with ") + man();
}

QString playName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    const Play play = playOf(option);
    const QString to = cellName(play.to);
    switch (play.kind) {
    case PlayKind::Decline:
        return QStringLiteral("keep the ball");
    case PlayKind::Again:
        return QStringLiteral("roll again");
    case PlayKind::Through:
        return QStringLiteral("through pass");
    case PlayKind::Short:
        return QStringLiteral("straight to ") + to;
    case PlayKind::Coordinate:
        return QStringLiteral("diagonal to ") + to;
    case PlayKind::Long:
        return QStringLiteral("long to ") + to;
    case PlayKind::FloatingCross:
        return QStringLiteral("high to ") + to;
    case PlayKind::LowCross:
        return QStringLiteral("low to ") + to;
    case PlayKind::DoubleCross:
        return QStringLiteral("doubled to ") + to;
    case PlayKind::Straight:
        return QStringLiteral("shot straight at %1, height %2").arg(play.to.x).arg(play.to.y);
    case PlayKind::CoordinateShot:
        return QStringLiteral("shot at %1, height %2").arg(play.to.x).arg(play.to.y);
    case PlayKind::Lob:
        break;
    }
    return QStringLiteral("lob at %1, height %2").arg(play.to.x).arg(play.to.y);
}
QString cellName(Point point)
{
    return QStringLiteral("%1/%2").arg(point.x).arg(point.y);
}

} // namespace touchline::oldschool
