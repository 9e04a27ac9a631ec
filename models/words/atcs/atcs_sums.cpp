// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_sums.h"

#include "core/games/atcs/rules/arithmetic.h"
#include "models/words/atcs/atcs_memory.h"
#include "models/words/atcs/atcs_phrases.h"

#include <algorithm>

namespace touchline {

namespace {

const QString oneTimer = QStringLiteral("one-timer");
const QString fairPlay = QStringLiteral("fair play");

QString counted(const char *tactic, int count)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(tactic)).arg(count);
}

QString refereeLabel(const ToldEvent &told)
{
    return refereeTypeText(memoryOf(told).refereeType());
}

/// "4-3-3 v 3-5-2", "Normal v Aggressive".
QString against(const QString &own, const QString &other)
{
    return QStringLiteral("%1 v %2").arg(own, other);
}

/// Out of formation and red cards are rare, the two charts always count where they are used.
void addPlans(const ToldEvent &told, SumText &sum)
{
    const Side side = told.event.side;
    if (memoryOf(told).strategy(side).isEmpty())
        return;
    sum.addAlways(told.number("strategy"),
                  against(strategyText(told, side), strategyText(told, opposite(side))));
    sum.addAlways(told.number("formation"),
                  against(memoryOf(told).formation(side), memoryOf(told).formation(opposite(side))));
    sum.add(told.number("out_of_formation"), QStringLiteral("out of formation"));
}

bool isHalved(const ToldEvent &told)
{
    return told.has("of", "attempts") && atcs::isExtraTime(told.event.period);
}

QString limitText(int before, int after)
{
    return before > after   ? QStringLiteral("limited to %1").arg(after)
           : before < after ? QStringLiteral("raised to %1, the least").arg(after)
                            : QString();
}

} // namespace

SumText totalsSum(const ToldEvent &told)
{
    SumText sum(told.number("base"), QStringLiteral("card"));
    sum.addAlways(told.number("defense"), QStringLiteral("defense of %1").arg(told.opponent()));
    addPlans(told, sum);
    if (!isHalved(told))
        sum.add(told.number("red_bonus"), QStringLiteral("red cards"));
    return sum;
}

QString totalsOutcome(const ToldEvent &told)
{
    const int sum = told.number("sum");
    const int result = told.number("result");
    if (!isHalved(told))
        return limitText(sum, result);
    const int whole = std::clamp(sum, atcs::fewestAttempts, atcs::mostAttempts);
    SumText half(whole / 2);
    half.add(told.number("red_bonus"), QStringLiteral("red cards"));
    QStringList steps{limitText(sum, whole), QStringLiteral("half of it ") + half.text(),
                      limitText(half.result(), result)};
    steps.removeAll(QString());
    return steps.join(QStringLiteral(", "));
}

SumText refereeSum(const ToldEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("country_modifier"), told.text("country"));
    return sum;
}

SumText attemptSum(const ToldEvent &told)
{
    const int longBalls = told.number("long_ball");
    const int counters = told.number("counter_attack");
    const int packed = told.number("packed_in");
    SumText sum(told.number("natural"));
    sum.add(-atcs::longBallWorth * longBalls, counted("long ball", longBalls));
    sum.add(-atcs::counterAttackWorth * counters, counted("counter attack", counters));
    sum.add(atcs::packedInWorth * packed, counted("packed in", packed));
    return sum;
}

SumText shooterSum(const ToldEvent &told)
{
    const int push = told.number("pushing_up");
    const int trap = told.number("offside_trap");
    SumText sum(told.number("natural"));
    sum.add(-atcs::pushingUpWorth * push, counted("pushing up", push));
    sum.add(atcs::offsideTrapWorth * trap, counted("offside trap", trap));
    return sum;
}

SumText goalSum(const ToldEvent &told)
{
    const QString keeper = told.text("keeper");
    SumText sum(told.number("natural"));
    sum.addAlways(told.number("goalie_rating"), keeper.isEmpty() ? QStringLiteral("empty goal") : keeper);
    sum.add(told.number("kick_bonus"), memoryOf(told).kick());
    sum.add(told.number("marked"), QStringLiteral("marked"));
    sum.add(told.number("scorer_one_timer"), oneTimer);
    sum.add(told.number("keeper_one_timer"), QStringLiteral("keeper's one-timer"));
    sum.add(told.number("scorer_injury"), QStringLiteral("hurt"));
    sum.add(told.number("keeper_injury"), QStringLiteral("keeper hurt"));
    return sum;
}

SumText goalCheckSum(const ToldEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("referee"), refereeLabel(told));
    return sum;
}

SumText callSum(const ToldEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("strategy"), strategyText(told, told.event.side));
    sum.add(told.number("referee"), refereeLabel(told));
    sum.add(told.number("fair_play"), fairPlay);
    sum.add(told.number("one_timer"), oneTimer);
    return sum;
}

SumText cardSum(const ToldEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("strategy"), strategyText(told, told.event.side));
    sum.add(told.number("marks"), QStringLiteral("marks"));
    sum.add(told.number("referee"), refereeLabel(told));
    sum.add(told.number("home"), QStringLiteral("at home"));
    sum.add(told.number("fair_play"), fairPlay);
    sum.add(told.number("one_timer"), oneTimer);
    return sum;
}

SumText injurySum(const ToldEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("opponent_strategy"),
            QStringLiteral("%1 opponents").arg(strategyText(told, opposite(told.event.side))));
    sum.add(told.number("one_timer"), oneTimer);
    return sum;
}

} // namespace touchline
