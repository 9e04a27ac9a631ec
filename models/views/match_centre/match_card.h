// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "models/views/match_centre/match_session.h"
#include "models/views/teams/card_face.h"

namespace touchline {

struct BeforeMatch;

/// A team's card beside the match: as it is printed, and what became of its players.
struct MatchCard
{
    /// One line of the card.
    struct Man
    {
        /// He takes no part any more, or never did.
        bool isOut = false;
        /// Why: "sent off", "injured", the ban that he serves.
        QString because{};
        std::vector<BoardSign> signs{};
        int goals = 0;
        /// Special abilities that are used once: true for those that are left.
        std::vector<bool> onceOnly{};
        /// The last roll was about him.
        bool isLit = false;

        bool operator==(const Man &) const = default;
    };
    /// Rolls that a side has in hand.
    struct Hand
    {
        /// "attempts"; empty where nothing is counted.
        QString name{};
        int left = 0;
        int all = 0;

        bool operator==(const Hand &) const = default;
    };

    CardFace face;
    /// By line of the face.
    std::vector<Man> men;
    Hand hand{};
    /// The last roll was made by the figures of the team, for no player.
    bool isLit = false;
};

/// Both cards of a match that is played with cards and without a board; nothing for any other. `position` is
/// that of this moment: its pieces are the players, none of them on a board.
[[nodiscard]] std::optional<PerSide<MatchCard>> matchCards(const MatchSession &session,
                                                           const BoardPosition &position);
/// The same of a match as it stands; `played` is what was played of it.
[[nodiscard]] std::optional<PerSide<MatchCard>> matchCards(const LiveMatch &live, const PlayedMatch &played,
                                                           const BoardPosition &position);
/// The same before the kick-off, with who is out.
[[nodiscard]] std::optional<PerSide<MatchCard>> matchCards(const BeforeMatch &before);

} // namespace touchline
