// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_phrases.h"

#include "models/words/atcs/atcs_memory.h"
#include "models/words/parts/phrase.h"

namespace touchline {

namespace {

QString joined(QStringList parts, const QString &separator)
{
    parts.removeAll(QString());
    return parts.join(separator);
}

QString injuryText(const QString &code)
{
    static const Phrases injuries{
        {QStringLiteral("stays"), QStringLiteral("plays on, no harm done")},
        {QStringLiteral("opponent_red"), QStringLiteral("plays on, and an opponent is sent off for it")},
        {QStringLiteral("weakened_1"), QStringLiteral("plays on, 1 weaker on goal rolls from now on")},
        {QStringLiteral("weakened_2"), QStringLiteral("plays on, 2 weaker on goal rolls from now on")},
        {QStringLiteral("out_next"), QStringLiteral("goes off and misses the next game")},
        {QStringLiteral("out_tournament"), QStringLiteral("goes off and is out of the tournament")},
        {QStringLiteral("out_tournament_red"),
         QStringLiteral("goes off and is out of the tournament, and an opponent is sent off for it")}};
    return phrase(injuries, code);
}

} // namespace

QString refereeTypeText(const QString &type)
{
    static const Phrases types{{QStringLiteral("let_em_play"), QStringLiteral("Let'em Play")},
                               {QStringLiteral("fair_and_balanced"), QStringLiteral("Fair and Balanced")},
                               {QStringLiteral("control_freak"), QStringLiteral("Control Freak")}};
    return phrase(types, type);
}

QString callText(const ToldEvent &told)
{
    static const Phrases calls{
        {QStringLiteral("dissent"),
         QStringLiteral("the goal stands, and an opponent who protests is booked")},
        {QStringLiteral("bad_call_for"), QStringLiteral("the goal stands, though it should not have")},
        {QStringLiteral("stands"), QStringLiteral("the goal stands")},
        {QStringLiteral("back_for_penalty"),
         QStringLiteral("bad call, he had blown for a foul before the shot: a penalty instead")},
        {QStringLiteral("back_for_free_kick"), QStringLiteral("bad call: a free kick instead")},
        {QStringLiteral("offside"), QStringLiteral("offside")},
        {QStringLiteral("foul"), QStringLiteral("a foul before the shot")},
        {QStringLiteral("hand_ball"), QStringLiteral("hand ball, the scorer is booked")},
        {QStringLiteral("protest"), QStringLiteral("bad call, and one who protests is booked")},
        {QStringLiteral("hand_ball_free_kick"),
         QStringLiteral("hand ball, the scorer is booked, free kick for the opponents")},
        {QStringLiteral("violent"), QStringLiteral("violent play, the scorer is sent off")}};
    return phrase(calls, memoryOf(told).call());
}

QString cardEffectText(const ToldEvent &told)
{
    static const Phrases effects{
        {QStringLiteral("opponent_corner_kick"), QStringLiteral("corner kick for the opponents")},
        {QStringLiteral("opponent_injury"), QStringLiteral("an opponent is injured")},
        {QStringLiteral("injury"), QStringLiteral("he is injured")}};
    return phrase(effects, told.text("effect")) +
           (told.isOn("star") ? QStringLiteral(", with a star") : QString());
}

/// Only what nothing tells after it.
QString unhurtText(const ToldEvent &told)
{
    const bool isTold = !told.has("code", "stays") && !told.has("code", "opponent_red");
    return isTold ? QString() : QStringLiteral(": ") + injuryText(told.text("code"));
}

QString yellowText(const ToldEvent &told)
{
    if (told.isOn("second"))
        return QStringLiteral("Second yellow card");
    return told.isOn("instead_of_red") ? QStringLiteral("Yellow card instead of a second red one")
                                       : QStringLiteral("Yellow card");
}

QString whyText(const ToldEvent &told)
{
    return told.has("why", "call")     ? QStringLiteral(", called by the referee")
           : told.has("why", "injury") ? QStringLiteral(", for the injury")
                                       : QString();
}

QString carryText(const ToldEvent &told)
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

QString scoredFrom(const ToldEvent &told)
{
    static const Phrases ways{{QStringLiteral("play"), QString()},
                              {QStringLiteral("penalty"), QStringLiteral(", penalty")},
                              {QStringLiteral("corner"), QStringLiteral(", corner")},
                              {QStringLiteral("free_kick"), QStringLiteral(", free kick")},
                              {QStringLiteral("red_card_extra"), QString()}};
    return phrase(ways, told.text("how"));
}

QString injuryOutcome(const ToldEvent &told)
{
    return injuryText(told.text("code"));
}

} // namespace touchline
