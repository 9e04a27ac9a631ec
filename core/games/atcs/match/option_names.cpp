// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/choices.h"
#include "core/games/atcs/rules/choices.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/event.h"

namespace touchline::atcs {

namespace {

QString counted(const char *tactic, int count)
{
    return QString::fromUtf8(tactic) + u' ' + QString::number(count);
}

} // namespace

QString planName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return strategyName(static_cast<Strategy>(option / formationCount)).toLower() + u' ' +
           formationName(static_cast<Formation>(option % formationCount));
}

QString deferralName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == deferCode ? QStringLiteral("defer") : QStringLiteral("resolve");
}

QString attackTacticName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option > counterAttackCode ? counted("counter attack", option - counterAttackCode)
                                      : counted("long ball", option);
}

QString packedInName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return counted("packed in", option);
}

QString pushingUpName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return counted("pushing up", option);
}

QString offsideTrapName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return counted("offside trap", option);
}

QString oneTimerName(OptionCode /*option*/, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return QStringLiteral("one-timer");
}

QString answerName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    constexpr std::array<const char *, 4> names{"none", "mark", "one-timer", "mark and one-timer"};
    return QString::fromUtf8(names[static_cast<std::size_t>(option)]);
}

QString signName(OptionCode option, Side /*side*/, const FixtureSetup & /*setup*/)
{
    return option == minusCode  ? QStringLiteral("one-timer -1")
           : option == plusCode ? QStringLiteral("one-timer +1")
                                : QStringLiteral("none");
}

QString rowName(OptionCode option, Side side, const FixtureSetup &setup)
{
    return playerName(setup, side, option);
}

} // namespace touchline::atcs
