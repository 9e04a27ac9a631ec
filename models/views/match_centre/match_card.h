// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "models/views/match_centre/match_session.h"
#include "models/views/teams/card_face.h"

namespace touchline {

/// A team's card beside the match: as it is printed, and what became of its players.
struct MatchCard
{
    /// One line of the card.
    struct Man
    {
        /// He takes no part any more, or never did.
        bool isOut = false;
        std::vector<BoardSign> signs{};
        int goals = 0;

        bool operator==(const Man &) const = default;
    };

    CardFace face;
    /// By line of the face.
    std::vector<Man> men;
};

/// Both cards of a match that is played with cards and without a board; nothing for any other. `position` is
/// that of this moment: its pieces are the players, none of them on a board.
[[nodiscard]] std::optional<PerSide<MatchCard>> matchCards(const MatchSession &session,
                                                           const BoardPosition &position);

} // namespace touchline
