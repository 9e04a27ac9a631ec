// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/option_names.h"

#include "core/games/simulator/match/choices.h"
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

} // namespace

QString presetName(OptionCode option, Side /*side*/, const FixtureSetup &setup)
{
    if (option < presetCode) {
        const auto charts = chartSet().with(setup.charts);
        return charts ? (*charts)->formations[static_cast<std::size_t>(option)].name : QString();
    }
    constexpr std::array<const char *, setPresets> names{"low", "middle", "high", "box attack",
                                                         "box defence"};
    return QString::fromUtf8(names[static_cast<std::size_t>(option - presetCode)]);
}

QString kickName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    constexpr std::array<const char *, 7> names{"",     "pass",          "dribble",      "cross",
                                                "shot", "throw by hand", "keep the ball"};
    return QString::fromUtf8(names[static_cast<std::size_t>(option)]);
}

QString manName(OptionCode option, Side side, const FixtureSetup &setup)
{
    struct Word
    {
        OptionCode code;
        const char *name;
    };
    constexpr std::array words{
        Word{subCode, "substitution"},           Word{takerCode, "another taker"},
        Word{moveCode, "move a player"},         Word{wallCode, "wall"},
        Word{reserveCode, "reserve goalkeeper"}, Word{namedCode, "a player of the field"},
        Word{setUpCode, "set up first"}};
    for (const Word &word : words)
        if (word.code == option)
            return QString::fromUtf8(word.name);
    return playerOption(setup, side, option);
}

QString cellOptionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == rodCode      ? QStringLiteral("rod")
           : option == tackleCode ? QStringLiteral("tackle")
                                  : cellName(option);
}

QString spotName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("spot %1").arg(option);
}

QString edgeName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("%1 spot %2").arg(cellName(cellOfEdge(option))).arg(spotOfEdge(option));
}

QString rodPointName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("point %1").arg(option + 1);
}

QString poseName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == standCode ? QStringLiteral("stand")
                               : QStringLiteral("lie at %1 degrees").arg(option * axisDegrees);
}

QString directionName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("%1 degrees").arg(option);
}

QString powerName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("%1 per cent").arg(option);
}

QString heightName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == 0 ? QStringLiteral("low") : QStringLiteral("lifted by %1 degrees").arg(option);
}

QString cellName(int cell)
{
    return QStringLiteral("%1/%2").arg(columnOf(cell)).arg(rowOf(cell));
}

} // namespace touchline::simulator
