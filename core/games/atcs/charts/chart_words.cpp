// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/charts/chart_words.h"

#include "core/games/atcs/charts/charts.h"

namespace touchline::atcs {

QStringList strategyWords()
{
    QStringList words;
    for (const Strategy strategy : {Strategy::Aggressive, Strategy::Normal, Strategy::Conservative})
        words.append(strategyName(strategy));
    return words;
}

QStringList formationWords()
{
    QStringList words;
    for (int i = 0; i <= static_cast<int>(Formation::F424); ++i)
        words.append(formationName(static_cast<Formation>(i)));
    return words;
}

QStringList cardEffectWords()
{
    return {QStringLiteral("No Foul"),
            QStringLiteral("Free Kick"),
            QStringLiteral("Corner Kick"),
            QStringLiteral("Penalty Kick"),
            QStringLiteral("Opponent Corner Kick"),
            QStringLiteral("Yellow Card"),
            QStringLiteral("Red Card"),
            QStringLiteral("Injury"),
            QStringLiteral("Opponent Injury")};
}

QStringList injuryWords()
{
    return {QStringLiteral("Plays On"),
            QStringLiteral("Opponent Red Card"),
            QStringLiteral("Goal Rolls 1 Worse"),
            QStringLiteral("Goal Rolls 2 Worse"),
            QStringLiteral("Out Next Game"),
            QStringLiteral("Out of Tournament"),
            QStringLiteral("Out of Tournament and Opponent Red Card")};
}

QStringList refereeTypeWords()
{
    return {QStringLiteral("Let'em Play"), QStringLiteral("Fair and Balanced"),
            QStringLiteral("Control Freak")};
}

QStringList goalCheckWords()
{
    return {QStringLiteral("Stands"), QStringLiteral("Referee Call")};
}

QStringList callWords()
{
    return {QStringLiteral("Dissent"),
            QStringLiteral("Bad Call For"),
            QStringLiteral("Stands"),
            QStringLiteral("Back for Penalty Kick"),
            QStringLiteral("Back for Free Kick"),
            QStringLiteral("Offside"),
            QStringLiteral("Foul"),
            QStringLiteral("Hand Ball"),
            QStringLiteral("Protest"),
            QStringLiteral("Hand Ball and Free Kick"),
            QStringLiteral("Violent Conduct")};
}

QStringList conferenceWords()
{
    return {QStringLiteral("UEFA"), QStringLiteral("CONMEBOL"), QStringLiteral("CONCACAF"),
            QStringLiteral("CAF"),  QStringLiteral("AFC"),      QStringLiteral("OFC")};
}

QStringList noYesWords()
{
    return {QStringLiteral("no"), QStringLiteral("yes")};
}

} // namespace touchline::atcs
