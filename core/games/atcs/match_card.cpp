// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match_card.h"

namespace touchline::atcs {

MatchCard matchCard(const TeamCard &card)
{
    const auto narrow = [](int number) { return static_cast<std::int16_t>(number); };
    MatchCard result;
    result.attempts = {narrow(card.attempts[0]), narrow(card.attempts[1])};
    result.defenseAttempts = narrow(card.defenseAttempts);
    result.shotsOnGoal = narrow(card.shotsOnGoal);
    result.defenseShotsOnGoal = narrow(card.defenseShotsOnGoal);
    result.power = narrow(card.power);
    result.bestResult = narrow(card.bestResult);
    result.year = narrow(card.team.year);
    for (std::size_t row = 0; row < card.players.size(); ++row) {
        const CardPlayer &player = card.players[row];
        (player.isKeeper() ? result.keepers : result.scorers) |= Rows{1} << row;
        result.goalRating[row] = static_cast<std::int8_t>(player.goalRating);
        result.goalieRating[row] = static_cast<std::int8_t>(player.goalieRating);
        for (int number = player.shot.first; !player.shot.isEmpty() && number <= player.shot.last; ++number)
            result.shooterAt[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(row);
    }
    return result;
}

} // namespace touchline::atcs
