// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/match/fixture_setup.h"

namespace touchline::testing {

/// A score of 0 to 3 goals each.
[[nodiscard]] inline Score anyScore(Generator &generator)
{
    const auto goals = [&generator] { return static_cast<int>(generator.below(4)); };
    const int home = goals();
    return {home, goals()};
}

/// A way to decide a match, each possible: one of two asks for a winner, one of two of those is a second leg.
[[nodiscard]] inline DecisionRules anyDecision(Generator &generator)
{
    DecisionRules rules;
    rules.needsWinner = generator.below(2) == 0;
    rules.extraTime = static_cast<DecisionRules::ExtraTime>(generator.below(4));
    rules.shootOut = generator.below(3) != 0;
    if (generator.below(2) == 0)
        rules.firstLeg = anyScore(generator);
    rules.awayGoals = generator.below(2) == 0;
    rules.awayGoalsInExtraTime = generator.below(2) == 0;
    return rules;
}

/// The fixture with any way to decide it. Legs are added up: where a game could play without a score, it does
/// not.
inline void decideAnyhow(FixtureSetup &setup, Generator &generator)
{
    setup.decision = anyDecision(generator);
    const QString quickScores = QStringLiteral("quick_scores");
    if (setup.decision.firstLeg && setup.options.all().count(quickScores) > 0)
        setup.options.set(quickScores, 1);
}

} // namespace touchline::testing
