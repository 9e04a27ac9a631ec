// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_sums.h"

#include "core/games/atcs/rules/arithmetic.h"
#include "models/words/atcs/atcs_memory.h"
#include "models/words/common/phrase.h"

#include <algorithm>

namespace touchline {

namespace {

const QString oneTimer = QStringLiteral("one-timer");
const QString fairPlay = QStringLiteral("fair play");

QString counted(const char *tactic, int count)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(tactic)).arg(count);
}

QString refereeLabel(const StoryEvent &told)
{
    return refereeTypeText(memoryOf(told).refereeType());
}

/// "4-3-3 v 3-5-2", "Normal v Aggressive".
QString against(const QString &own, const QString &other)
{
    return QStringLiteral("%1 v %2").arg(own, other);
}

/// Out of formation and red cards are rare, the two charts always count where they are used.
void addPlans(const StoryEvent &told, SumText &sum)
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

bool isHalved(const StoryEvent &told)
{
    return told.has("of", "attempts") && atcs::isExtraTime(told.event.period);
}

QString limitText(int before, int after)
{
    return before > after   ? QStringLiteral("limited to %1").arg(after)
           : before < after ? QStringLiteral("raised to %1, the least").arg(after)
                            : QString();
}

QString joined(QStringList parts, const QString &separator)
{
    parts.removeAll(QString());
    return parts.join(separator);
}

QString injuryText(const QString &code)
{
    static const Phrases injuries{
        {"stays", "plays on, no harm done"},
        {"opponent_red", "plays on, and an opponent is sent off for it"},
        {"weakened_1", "plays on, 1 weaker on goal rolls from now on"},
        {"weakened_2", "plays on, 2 weaker on goal rolls from now on"},
        {"out_next", "goes off and misses the next game"},
        {"out_tournament", "goes off and is out of the tournament"},
        {"out_tournament_red", "goes off and is out of the tournament, and an opponent is sent off for it"}};
    return phrase(injuries, code);
}

} // namespace

SumText totalsSum(const StoryEvent &told)
{
    SumText sum(told.number("base"), QStringLiteral("card"));
    sum.addAlways(told.number("defense"), QStringLiteral("defense of %1").arg(told.opponent()));
    addPlans(told, sum);
    if (!isHalved(told))
        sum.add(told.number("red_bonus"), QStringLiteral("red cards"));
    return sum;
}

QString totalsOutcome(const StoryEvent &told)
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

SumText refereeSum(const StoryEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("country_modifier"), told.text("country"));
    return sum;
}

SumText attemptSum(const StoryEvent &told)
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

SumText shooterSum(const StoryEvent &told)
{
    const int push = told.number("pushing_up");
    const int trap = told.number("offside_trap");
    SumText sum(told.number("natural"));
    sum.add(-atcs::pushingUpWorth * push, counted("pushing up", push));
    sum.add(atcs::offsideTrapWorth * trap, counted("offside trap", trap));
    return sum;
}

SumText goalSum(const StoryEvent &told)
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

SumText goalCheckSum(const StoryEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("referee"), refereeLabel(told));
    return sum;
}

SumText callSum(const StoryEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("strategy"), strategyText(told, told.event.side));
    sum.add(told.number("referee"), refereeLabel(told));
    sum.add(told.number("fair_play"), fairPlay);
    sum.add(told.number("one_timer"), oneTimer);
    return sum;
}

SumText cardSum(const StoryEvent &told)
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

SumText injurySum(const StoryEvent &told)
{
    SumText sum(told.number("natural"));
    sum.add(told.number("opponent_strategy"),
            QStringLiteral("%1 opponents").arg(strategyText(told, opposite(told.event.side))));
    sum.add(told.number("one_timer"), oneTimer);
    return sum;
}

QString refereeTypeText(const QString &type)
{
    static const Phrases types{{"let_em_play", "Let'em Play"},
                               {"fair_and_balanced", "Fair and Balanced"},
                               {"control_freak", "Control Freak"}};
    return phrase(types, type);
}

QString callText(const StoryEvent &told)
{
    static const Phrases calls{
        {"dissent", "the goal stands, and an opponent who protests is booked"},
        {"bad_call_for", "the goal stands, though it should not have"},
        {"stands", "the goal stands"},
        {"back_for_penalty", "bad call, he had blown for a foul before the shot: a penalty instead"},
        {"back_for_free_kick", "bad call: a free kick instead"},
        {"offside", "offside"},
        {"foul", "a foul before the shot"},
        {"hand_ball", "hand ball, the scorer is booked"},
        {"protest", "bad call, and one who protests is booked"},
        {"hand_ball_free_kick", "hand ball, the scorer is booked, free kick for the opponents"},
        {"violent", "violent play, the scorer is sent off"}};
    return phrase(calls, memoryOf(told).call());
}

QString cardEffectText(const StoryEvent &told)
{
    static const Phrases effects{{"opponent_corner_kick", "corner kick for the opponents"},
                                 {"opponent_injury", "an opponent is injured"},
                                 {"injury", "he is injured"}};
    return phrase(effects, told.text("effect")) +
           (told.isOn("star") ? QStringLiteral(", with a star") : QString());
}

/// Only what nothing tells after it.
QString unhurtText(const StoryEvent &told)
{
    const bool isTold = !told.has("code", "stays") && !told.has("code", "opponent_red");
    return isTold ? QString() : QStringLiteral(": ") + injuryText(told.text("code"));
}

QString yellowText(const StoryEvent &told)
{
    if (told.isOn("second"))
        return QStringLiteral("Second yellow card");
    return told.isOn("instead_of_red") ? QStringLiteral("Yellow card instead of a second red one")
                                       : QStringLiteral("Yellow card");
}

QString whyText(const StoryEvent &told)
{
    return told.has("why", "call")     ? QStringLiteral(", called by the referee")
           : told.has("why", "injury") ? QStringLiteral(", for the injury")
                                       : QString();
}

QString carryText(const StoryEvent &told)
{
    const QString injury = told.text("injury");
    return joined({told.isOn("red") ? QStringLiteral("sent off, suspended for the next game") : QString(),
                   injury == QLatin1String("out_next") ? QStringLiteral("injured, misses the next game")
                   : injury.isEmpty()                  ? QString()
                                                       : QStringLiteral("injured, out of the tournament"),
                   told.isOn("yellow") && !told.isOn("red") ? QStringLiteral("one yellow card") : QString(),
                   told.isOn("sat_out") ? QStringLiteral("sat this game out") : QString()},
                  QStringLiteral("; "));
}

QString injuryOutcome(const StoryEvent &told)
{
    return injuryText(told.text("code"));
}

} // namespace touchline
