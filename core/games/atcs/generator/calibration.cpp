// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/calibration.h"

#include <cmath>
#include <optional>

namespace touchline::atcs::generator {

namespace {

constexpr int mostRounds = 60;
constexpr int lowestLevel = 400;
constexpr int highestLevel = 1295;
constexpr int levelStep = 5;
constexpr int mostDefenseAttempts = 3;
constexpr int fewestDefenseAttempts = -8;
/// Errors closer together than this count as equal: the order of the candidates decides, not the last bit.
constexpr double equalWithin = 1e-12;

using Opponents = std::vector<const Draft *>;

Opponents opponentsOf(const Draft &draft, const std::vector<Draft> &drafts)
{
    Opponents opponents;
    for (const Draft &other : drafts) {
        if (&other != &draft && other.card.kind == CardKind::Card)
            opponents.push_back(&other);
    }
    return opponents;
}

/// How far the goals scored against the opponents are from the wanted ones.
double attackError(const Draft &draft, const Opponents &opponents, const Targets &targets)
{
    double sum = 0;
    for (const Draft *opponent : opponents) {
        sum += std::log(expectedGoals(draft.strength, opponent->strength)) -
               targets.logGoals(draft.rating, opponent->rating);
    }
    return std::abs(sum);
}

/// How far the goals let in are from the wanted ones.
double defenseError(const Draft &draft, const Opponents &opponents, const Targets &targets)
{
    double sum = 0;
    for (const Draft *opponent : opponents) {
        sum += std::log(expectedGoals(opponent->strength, draft.strength)) -
               targets.logGoals(opponent->rating, draft.rating);
    }
    return std::abs(sum);
}

/// Remembers the first candidate of the smallest error.
class Best
{
public:
    void offer(int candidate, double error)
    {
        if (m_candidate && error >= m_error - equalWithin)
            return;
        m_candidate = candidate;
        m_error = error;
    }
    [[nodiscard]] int candidate() const { return m_candidate.value_or(0); }

private:
    std::optional<int> m_candidate;
    double m_error = 0;
};

/// Tries all levels in `draft`; only its goal ratings change.
int bestLevel(Draft draft, const Opponents &opponents, const Targets &targets)
{
    Best best;
    std::vector<int> previous;
    for (int level = lowestLevel; level <= highestLevel; level += levelStep) {
        std::vector<int> ratings = draft.goalRatings(level);
        if (ratings == previous)
            continue;
        draft.useGoalRatings(ratings);
        best.offer(level, attackError(draft, opponents, targets));
        previous = std::move(ratings);
    }
    return best.candidate();
}

int bestDefenseAttempts(Draft draft, const Opponents &opponents, const Targets &targets)
{
    if (draft.anchoredDefenseAttempts)
        return *draft.anchoredDefenseAttempts;
    Best best;
    for (int attempts = mostDefenseAttempts; attempts >= fewestDefenseAttempts; --attempts) {
        draft.strength.defenseAttempts = attempts;
        best.offer(attempts, defenseError(draft, opponents, targets));
    }
    return best.candidate();
}

bool attackStep(Draft &draft, const Opponents &opponents, const Targets &targets)
{
    const int level = bestLevel(draft, opponents, targets);
    const bool changed = draft.level != level;
    draft.level = level;
    draft.useGoalRatings(draft.goalRatings(level));
    return changed;
}

bool defenseStep(Draft &draft, const Opponents &opponents, const Targets &targets)
{
    const int attempts = bestDefenseAttempts(draft, opponents, targets);
    const bool changed = draft.strength.defenseAttempts != attempts;
    draft.strength.defenseAttempts = attempts;
    return changed;
}

} // namespace

int calibrate(std::vector<Draft> &drafts, const Targets &targets)
{
    bool changed = true;
    int round = 0;
    while (changed && round < mostRounds) {
        changed = false;
        ++round;
        // A step reads of the other drafts only what it does not change, so their order does not matter.
        for (Draft &draft : drafts)
            changed = attackStep(draft, opponentsOf(draft, drafts), targets) || changed;
        for (Draft &draft : drafts)
            changed = defenseStep(draft, opponentsOf(draft, drafts), targets) || changed;
    }
    for (Draft &draft : drafts)
        draft.finish();
    return round;
}

void calibrateAgainst(const std::vector<Draft> &finished, const Targets &targets, Draft &draft)
{
    const Opponents opponents = opponentsOf(draft, finished);
    attackStep(draft, opponents, targets);
    defenseStep(draft, opponents, targets);
    draft.finish();
}

} // namespace touchline::atcs::generator
