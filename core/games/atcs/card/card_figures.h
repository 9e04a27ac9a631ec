// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_strengths.h"

namespace touchline::atcs {

/// A number of the 64 historic cards in hundredths: what the team that is worst at it has, the mean, what the
/// best has. A test works them out of the cards again.
struct CardFigure
{
    int worst = 0;
    int mean = 0;
    int best = 0;

    /// In hundredths, along two straight lines that meet at the mean; `strength` 0..100.
    [[nodiscard]] constexpr int at(int strength) const
    {
        const int from = strength - meanStrength;
        return from < 0 ? mean + (worst - mean) * -from / meanStrength
                        : mean + (best - mean) * from / (mostStrength - meanStrength);
    }
    /// As it is printed: the nearest whole number, halves up.
    [[nodiscard]] constexpr int printedAt(int strength) const
    {
        constexpr int whole = 100;
        const int hundredths = at(strength) + whole / 2;
        return hundredths / whole - (hundredths % whole < 0 ? 1 : 0);
    }
};

namespace figures {

/// Of both halves together.
inline constexpr CardFigure attempts{2200, 2570, 3200};
inline constexpr CardFigure shotsOnGoal{1100, 1561, 2700};
/// How many of a hundred shots on goal go in against the usual goalkeeper, rated −1: all goal ratings of a
/// card, each with its share of the shots. The best attacks shoot more than others, not better: for them it
/// is the mean.
inline constexpr CardFigure goalsOfShots{4000, 4614, 4614};
inline constexpr int usualGoalkeeper = -1;
inline constexpr CardFigure defenseAttempts{200, -264, -600};
inline constexpr CardFigure defenseShotsOnGoal{-100, -203, -300};
/// Of the first goalkeeper.
inline constexpr CardFigure goalieRating{0, -98, -200};
/// A rough team has +1: it is added to card and call rolls.
inline constexpr CardFigure fairPlay{100, 2, -100};
inline constexpr CardFigure power{300, 661, 1000};

/// Of a hundred attempts so many are made before half-time.
inline constexpr int firstHalfOfAttempts = 44;
/// The goal ratings that players of the 64 cards have.
inline constexpr int bestGoalRating = 4;
inline constexpr int worstGoalRating = 8;
/// Numbers of the card and injury roll that a player has on average, in hundredths.
inline constexpr int cardNumbersOfDefender = 769;
inline constexpr int cardNumbersOfMidfielder = 619;
inline constexpr int cardNumbersOfForward = 500;
inline constexpr int cardNumbersOfGoalkeeper = 147;

} // namespace figures

} // namespace touchline::atcs
