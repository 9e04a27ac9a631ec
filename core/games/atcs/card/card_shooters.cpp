// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_shooters.h"

#include "core/games/atcs/card/card_figures.h"
#include "core/games/atcs/card/expected_goals.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchline::atcs {

namespace {

constexpr int numbersToShare = 100;

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

std::vector<int> sharesOfHundred(const std::vector<int> &weights)
{
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    const int sum = std::accumulate(weights.begin(), weights.end(), 0);
    if (sum <= 0) // nobody
        return {};
    std::vector<int> shares(weights.size());
    std::vector<int> fractions(weights.size());
    int left = numbersToShare;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const int product = numbersToShare * weights[i];
        shares[i] = std::max(1, product / sum);
        // Whoever was raised to 1 has had more than his due.
        fractions[i] = product < sum ? 0 : product % sum;
        left -= shares[i];
    }
    std::vector<std::size_t> byFraction = order;
    std::stable_sort(byFraction.begin(), byFraction.end(),
                     [&](std::size_t a, std::size_t b) { return fractions[a] > fractions[b]; });
    for (std::size_t i = 0; left > 0; ++i, --left)
        ++shares[byFraction[i]];
    // What the raised have too much the widest give, of equals the one with the least weight.
    for (; left < 0; ++left)
        --shares[*std::max_element(order.rbegin(), order.rend(),
                                   [&](std::size_t a, std::size_t b) { return shares[a] < shares[b]; })];
    return shares;
}

std::vector<CardPlayer> shootersOf(const Squad &squad, const std::vector<int> &weights)
{
    std::vector<CardPlayer> shooters;
    std::vector<int> ofShooters;
    shooters.reserve(squad.entries.size());
    ofShooters.reserve(squad.entries.size());
    for (std::size_t i = 0; i < squad.entries.size(); ++i) {
        if (squad.entries[i].position == Position::Goalkeeper || weights[i] <= 0)
            continue;
        CardPlayer player;
        player.entry = squad.entries[i];
        shooters.push_back(std::move(player));
        ofShooters.push_back(weights[i]);
    }
    const std::vector<int> shares = sharesOfHundred(ofShooters);
    for (std::size_t i = 0; i < shooters.size(); ++i)
        shooters[i].shot = {1, shares[i]};
    // By the shares and not by the weights: a card whose shares are taken as weights is the same again.
    std::stable_sort(shooters.begin(), shooters.end(), [](const CardPlayer &a, const CardPlayer &b) {
        return a.shot.width() > b.shot.width();
    });
    int end = 0;
    for (CardPlayer &player : shooters) {
        player.shot = {end + 1, end + player.shot.width()};
        end = player.shot.last;
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
