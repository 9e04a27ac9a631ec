// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card_shooters.h"

#include "core/games/atcs/apportion.h"
#include "core/games/atcs/card_figures.h"
#include "core/games/atcs/expected_goals.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchline::atcs {

namespace {

constexpr int numbers = 100;

/// Hundredths of a goal rating.
constexpr int aRating = 100;
/// What a forward has before a midfielder and a midfielder before a defender; the cards have as much between
/// them.
constexpr int betweenLines = 55;
/// What he who shoots most has before one who hardly does.
constexpr int forShooting = 60;
/// Below the first everybody has the best rating, above the last everybody has the worst.
constexpr int firstLevel = 300;
constexpr int lastLevel = 900;

int lineBonus(Position position)
{
    switch (position) {
    case Position::Forward:
        return betweenLines;
    case Position::Defender:
        return -betweenLines;
    case Position::Midfielder:
    case Position::Goalkeeper:
        break;
    }
    return 0;
}

/// How good each of the shooters is, in hundredths of a rating; no two neighbours are level, so that as many
/// different cards as possible lie between weak and strong.
std::vector<int> proofsOf(const std::vector<CardPlayer> &shooters)
{
    std::vector<int> proofs;
    proofs.reserve(shooters.size());
    const int most = shooters.front().shot.width();
    int row = 0;
    for (const CardPlayer &player : shooters)
        proofs.push_back(lineBonus(player.entry.position) + forShooting * player.shot.width() / most - row++);
    return proofs;
}

int ratingAt(int level, int proof)
{
    // A level above all proofs: nothing is negative here that is not cut off.
    return std::clamp((level - proof + aRating / 2) / aRating, figures::bestGoalRating,
                      figures::worstGoalRating);
}

/// Goals of ten thousand shots on goal against the usual goalkeeper.
int goalsAt(int level, const std::vector<CardPlayer> &shooters, const std::vector<int> &proofs)
{
    constexpr int rollsOfADie = 10;
    int goals = 0;
    for (std::size_t i = 0; i < shooters.size(); ++i)
        goals += shooters[i].shot.width() *
                 scoringNumbers(ratingAt(level, proofs[i]), figures::usualGoalkeeper) * rollsOfADie;
    return goals;
}

} // namespace

std::vector<CardPlayer> shootersOf(const Squad &squad, const std::vector<int> &weights)
{
    std::vector<std::size_t> rows;
    rows.reserve(squad.entries.size());
    for (std::size_t i = 0; i < squad.entries.size(); ++i)
        if (squad.entries[i].position != Position::Goalkeeper && weights[i] > 0)
            rows.push_back(i);
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    std::vector<int> inOrder;
    inOrder.reserve(rows.size());
    for (const std::size_t row : rows)
        inOrder.push_back(weights[row]);
    const std::vector<int> widths = apportion(numbers, inOrder);
    std::vector<CardPlayer> shooters(rows.size());
    int end = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        shooters[i].entry = squad.entries[rows[i]];
        shooters[i].shot = {end + 1, end + widths[i]};
        end += widths[i];
    }
    return shooters;
}

void rateShooters(std::vector<CardPlayer> &shooters, int goalsOfShots)
{
    const std::vector<int> proofs = proofsOf(shooters);
    // Of levels that come equally near the lowest: more wanted goals never give fewer.
    int best = firstLevel;
    for (int level = firstLevel; level <= lastLevel; ++level) {
        const auto miss = [&](int at) { return std::abs(goalsAt(at, shooters, proofs) - goalsOfShots); };
        if (miss(level) < miss(best))
            best = level;
    }
    for (std::size_t i = 0; i < shooters.size(); ++i)
        shooters[i].goalRating = ratingAt(best, proofs[i]);
}

} // namespace touchline::atcs
