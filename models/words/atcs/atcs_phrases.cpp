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

QString refereeTypeText(const QString &type)
{
    static const Phrases types{{"let_em_play", "Let'em Play"},
                               {"fair_and_balanced", "Fair and Balanced"},
                               {"control_freak", "Control Freak"}};
    return phrase(types, type);
}

QString callText(const ToldEvent &told)
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

QString cardEffectText(const ToldEvent &told)
{
    static const Phrases effects{{"opponent_corner_kick", "corner kick for the opponents"},
                                 {"opponent_injury", "an opponent is injured"},
                                 {"injury", "he is injured"}};
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

QString injuryOutcome(const ToldEvent &told)
{
    return injuryText(told.text("code"));
}

} // namespace touchline
