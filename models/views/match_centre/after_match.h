// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/watch_plan.h"
#include "models/words/key_moments.h"

namespace touchline {

/// What is looked at when a match is over: its moments, its statistics, who was best, the dice that decided
/// it.
struct AfterMatch
{
    /// A goal, a card or an injury.
    struct Moment
    {
        MatchMoment::Kind kind = MatchMoment::Kind::Goal;
        std::optional<Side> side;
        /// "45+2' Own goal: Santos (Brazil 1954), 1–2".
        QString text;
        /// Inputs after which it had happened.
        std::size_t inputs = 0;
        /// After it.
        Score score{};
    };
    /// A figure of both sides.
    struct Figure
    {
        QString title;
        PerSide<QString> values;

        bool operator==(const Figure &) const = default;
    };
    /// Who was best. Whom the game names itself; else by bestPoints().
    struct Best
    {
        Side side = Side::Home;
        QString name;
        /// "2 goals, 1 assist"; empty where the game named him.
        QString because;

        bool operator==(const Best &) const = default;
    };

    std::vector<Moment> moments;
    std::vector<Figure> figures;
    /// Nothing where nobody did anything that is counted.
    std::optional<Best> best;
    std::vector<KeyRoll> rolls;
};

/// What a player did in a match.
struct PlayerTally
{
    int goals = 0;
    int assists = 0;
    int saves = 0;
    int ownGoals = 0;
    int yellows = 0;
    int reds = 0;
};

/// The player of the match has most points: 3 for a goal, 1 for an assist or a save, -1 for a yellow card, -2
/// for an own goal, -3 for a sending-off; at least 1. Of several the one of the winner, then who has more
/// goals, then the home side and the order of the squad.
[[nodiscard]] int bestPoints(const PlayerTally &tally);

/// Of the moments the one that decided the match: the goal from which on the winner led, in a draw the last
/// goal; without goals the last sending-off, else the last one. Null where there are none.
[[nodiscard]] const AfterMatch::Moment *keyMoment(const AfterMatch &after);

/// `played` is over.
[[nodiscard]] AfterMatch afterMatch(const PlayedMatch &played, const Game &game);

} // namespace touchline
