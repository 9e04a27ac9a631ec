// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/option_names.h"

#include "core/games/simulator/rules/steps.h"
#include "core/match/event.h"

namespace touchline::simulator {

namespace {

QString playerOption(const FixtureSetup &setup, Side side, int player)
{
    const auto &entries = setup.sides[side].squad.entries;
    const auto number = static_cast<std::size_t>(player);
    const int shirt = number < entries.size() ? entries[number].shirt.value_or(0) : 0;
    return QStringLiteral("%1 %2").arg(shirt).arg(playerName(setup, side, player));
}

QString presetName(OptionCode option, const FixtureSetup &setup)
{
    if (option < presetCode) {
        const auto charts = chartSet().with(setup.charts);
        return charts ? (*charts)->formations[static_cast<std::size_t>(option)].name : QString();
    }
    constexpr std::array<const char *, setPresets> names{"low", "middle", "high", "box attack",
                                                         "box defence"};
    return QString::fromUtf8(names[static_cast<std::size_t>(option - presetCode)]);
}

QString kickName(OptionCode option)
{
    constexpr std::array<const char *, 7> names{"",     "pass",          "dribble",      "cross",
                                                "shot", "throw by hand", "keep the ball"};
    if (option == doneCode)
        return QStringLiteral("play on");
    return QString::fromUtf8(names[static_cast<std::size_t>(option)]);
}

/// What the option that is nothing else says at each decision.
QString doneName(Phase phase)
{
    switch (phase) {
    case Phase::HeadingMove:
    case Phase::SpeedMove:
    case Phase::Respot:
    case Phase::RodPoint:
    case Phase::KeeperCell:
        return QStringLiteral("stay");
    case Phase::Slider:
    case Phase::OffsideEdge:
        return QStringLiteral("nobody");
    case Phase::ThrowInSetUp:
        return QStringLiteral("at once");
    case Phase::AfterDribble:
        return QStringLiteral("keep the ball");
    case Phase::Bonus:
    case Phase::VoluntaryFoul:
    case Phase::Tackle:
        return QStringLiteral("no");
    default:
        return QStringLiteral("done");
    }
}

QString yesName(Phase phase)
{
    return phase == Phase::Bonus           ? QStringLiteral("home bonus")
           : phase == Phase::VoluntaryFoul ? QStringLiteral("foul")
                                           : QStringLiteral("tackle");
}

/// Options that are neither a player nor a place; empty for those.
QString wordName(Phase phase, OptionCode option)
{
    switch (option) {
    case doneCode:
        return doneName(phase);
    case yesCode:
        return yesName(phase);
    case subCode:
        return QStringLiteral("substitution");
    case takerCode:
        return QStringLiteral("another taker");
    case moveCode:
        return QStringLiteral("move a player");
    case wallCode:
        return QStringLiteral("wall");
    case reserveCode:
        return QStringLiteral("reserve goalkeeper");
    case namedCode:
        return QStringLiteral("a player of the field");
    case rodCode:
        return QStringLiteral("rod");
    case standCode:
        return QStringLiteral("stand");
    case tackleCode:
        return QStringLiteral("tackle");
    case setUpCode:
        return QStringLiteral("set up first");
    default:
        return {};
    }
}

QString placeName(Phase phase, OptionCode option)
{
    switch (phase) {
    case Phase::MoveSpot:
    case Phase::HeadingSpot:
    case Phase::SlideSpot:
    case Phase::KeeperSpot:
    case Phase::SpeedSpot:
    case Phase::WinnerSpot:
    case Phase::Respot:
    case Phase::MoveToSpot:
    case Phase::DefendSpot:
        return QStringLiteral("spot %1").arg(option);
    case Phase::RodPoint:
        return QStringLiteral("point %1").arg(option + 1);
    case Phase::SlidePose:
    case Phase::KeeperPose:
        return QStringLiteral("lie at %1 degrees").arg(option * axisDegrees);
    case Phase::Direction:
        return QStringLiteral("%1 degrees").arg(option);
    case Phase::Power:
        return QStringLiteral("%1 per cent").arg(option);
    case Phase::KickHeight:
        return option == 0 ? QStringLiteral("low") : QStringLiteral("lifted by %1 degrees").arg(option);
    case Phase::OffsideEdge:
        return QStringLiteral("%1 spot %2").arg(cellName(option / edgeBase)).arg(option % edgeBase);
    case Phase::MoveCell:
    case Phase::WallCell:
    case Phase::HeadingMove:
    case Phase::SlideCell:
    case Phase::KeeperCell:
    case Phase::SpeedMove:
    case Phase::WinnerCell:
    case Phase::MoveTo:
    case Phase::DefendTo:
    case Phase::MakeRoom:
        return cellName(option);
    default:
        return {};
    }
}

} // namespace

QString cellName(int cell)
{
    return QStringLiteral("%1/%2").arg(columnOf(cell)).arg(rowOf(cell));
}

QString optionName(const RollPrompt &prompt, OptionCode option, Side side, const FixtureSetup &setup)
{
    const Phase phase = State::phaseOf(prompt);
    switch (phase) {
    case Phase::Preset:
        return presetName(option, setup);
    case Phase::Kick:
    case Phase::Header:
    case Phase::DribbleKeeper:
        return kickName(option);
    case Phase::AfterDribble:
        if (option == shotCode)
            return kickName(option);
        break;
    default:
        break;
    }
    if (QString word = wordName(phase, option); !word.isEmpty())
        return word;
    if (QString place = placeName(phase, option); !place.isEmpty())
        return place;
    return playerOption(setup, side, option);
}

} // namespace touchline::simulator
