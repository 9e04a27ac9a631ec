// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/availability_changes.h"
#include "core/play/transfers/player_move.h"

#include <optional>
#include <vector>

namespace touchline {

/// A match that was played with somebody who, as is known now, was elsewhere.
struct PlayedElsewhere
{
    /// Index of the fixture.
    int fixture = 0;
    /// Index of the entrant.
    int team = 0;
    Message why;
    /// There was a card or an injury: it follows him, as the rules have it.
    bool hasCardOrInjury = false;
};

/// What a move means for a competition besides the line-ups.
struct MoveEffects
{
    /// "sent off v Krakow", each with the matches that are left; nothing: to the end, or to the day that is
    /// its last.
    struct Ban
    {
        Message why;
        std::optional<int> matches;
        bool isInjury = false;
        bool isUntilADay = false;
    };

    /// What is served at the new team, and what nobody serves any more.
    std::vector<Ban> goAlong;
    std::vector<Ban> lapse;
    /// What is left where the new team is not in this competition, or has nothing to play in it.
    std::vector<Ban> wait;
    std::vector<AvailabilityChange> absences;
    std::vector<PlayedElsewhere> played;
    /// The teams have matches without a day: which of them come after the move follows from what is played.
    bool hasMatchesWithoutADay = false;
};

/// `before` and `after` enterMove(); without rules nobody is banned.
[[nodiscard]] MoveEffects moveEffects(const Competition &before, const Competition &after,
                                      const PlayerMove &move, const std::optional<DisciplineRules> &rules);

/// What it means that the move is cancelled: `goAlong` is what is served at the old team again. `before` and
/// `after` cancelMove().
[[nodiscard]] MoveEffects cancelEffects(const Competition &before, const Competition &after,
                                        const PlayerMove &move, const std::optional<DisciplineRules> &rules);

/// The same in sentences, each about one thing.
[[nodiscard]] std::vector<Message> moveSentences(const Competition &competition, const PlayerMove &move,
                                                 const MoveEffects &effects);
[[nodiscard]] std::vector<Message> cancelSentences(const Competition &competition, const PlayerMove &move,
                                                   const MoveEffects &effects);

} // namespace touchline
