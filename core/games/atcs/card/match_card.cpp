// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/match_card.h"

namespace touchline::atcs {

namespace {

void fill(std::array<std::uint8_t, 101> &holders, const Range &range, std::size_t row)
{
    for (int number = range.first; !range.isEmpty() && number <= range.last; ++number)
        holders[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(row);
}

} // namespace

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
    result.strategy = static_cast<std::int8_t>(card.strategy);
    result.formation = static_cast<std::int8_t>(card.formation);
    result.fairPlay = static_cast<std::int8_t>(card.fairPlay);
    for (std::size_t row = 0; row < card.players.size(); ++row) {
        const CardPlayer &player = card.players[row];
        (player.isKeeper() ? result.keepers : result.scorers) |= Rows{1} << row;
        result.goalRating[row] = static_cast<std::int8_t>(player.goalRating);
        result.goalieRating[row] = static_cast<std::int8_t>(player.goalieRating);
        result.shotWidth[row] = static_cast<std::int8_t>(player.shot.width());
        result.inCardRange |= player.card.isEmpty() ? 0 : Rows{1} << row;
        result.oneTimers |= player.oneTimer ? Rows{1} << row : 0;
        fill(result.shooterAt, player.shot, row);
        fill(result.cardAt, player.card, row);
    }
    return result;
}

} // namespace touchline::atcs
