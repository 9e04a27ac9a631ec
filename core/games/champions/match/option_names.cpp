// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/option_names.h"

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
QString manName(const FixtureSetup &setup, Side side, int man)
{
    const auto *team = dynamic_cast<const ChampionsTeam *>(setup.sides[side].document.get());
    const int player = team == nullptr ? -1 : team->playerOf(man);
    return QStringLiteral("%1 %2").arg(man + 1).arg(playerName(setup, side, player));
}

QString moveName(OptionCode option)
{
    if (option == backCode)
        return QStringLiteral("another man");
    if (option >= chargeCode)
        return QStringLiteral("charge ") + directionName(option - chargeCode);
    if (option >= ballCode)
        return QStringLiteral("ball in %1").arg(option - ballCode);
    return cellName(option);
}

QString segmentName(OptionCode option)
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

QString subBackName(OptionCode option, Side side, const FixtureSetup &setup)
{
    if (option >= pairBase)
        return QStringLiteral("back: ") + manName(setup, side, option - pairBase);
    return option == comesOn ? QStringLiteral("on") : QStringLiteral("back");
}

/// What the option without a man or a cell says.
QString restName(Phase phase)
{
    switch (phase) {
    case Phase::Pick:
        return QStringLiteral("lowest numbers");
    case Phase::Place:
        return QStringLiteral("template");
    case Phase::WarmUp:
        return QStringLiteral("roll now");
    case Phase::SaveSpot:
        return QStringLiteral("no attempt");
    case Phase::Intercept:
        return QStringLiteral("let it pass");
    default:
        return QStringLiteral("nobody");
    }
}

} // namespace

QString pieceName(const FixtureSetup &setup, int piece)
{
    return manName(setup, sideOf(piece), manOf(piece));
}

QString cellName(int cell)
{
    return QStringLiteral("%1/%2").arg(columnOf(cell)).arg(rowOf(cell));
}

QString optionName(const RollPrompt &prompt, OptionCode option, Side side, const FixtureSetup &setup)
{
    const Phase phase = State::phaseOf(prompt);
    switch (phase) {
    case Phase::FormationChoice:
        return formationName(Formation::ofCode(option));
    case Phase::MoveTo:
        return moveName(option);
    case Phase::PickUp:
        return option == handsCode ? QStringLiteral("hands") : QStringLiteral("feet");
    case Phase::Kick:
        return segmentName(option);
    case Phase::Run:
        if (option == noRun)
            return QStringLiteral("no run");
        return QStringLiteral("%1 to %2")
            .arg(manName(setup, side, option / runBase), cellName(option % runBase));
    case Phase::FoulChoice:
        return QStringLiteral("%1 on %2")
            .arg(pieceName(setup, option / pairBase), pieceName(setup, option % pairBase));
    case Phase::SubBack:
        return subBackName(option, side, setup);
    default:
        break;
    }
    if (option == restCode)
        return restName(phase);
    switch (phase) {
    case Phase::Place:
    case Phase::SaveSpot:
    case Phase::SubCell:
    case Phase::GoalieCell:
    case Phase::Spot:
    case Phase::ShootOutSpot:
    case Phase::ShootOutGoalie:
        return cellName(option);
    default:
        return manName(setup, side, option);
    }
}

} // namespace touchline::champions
