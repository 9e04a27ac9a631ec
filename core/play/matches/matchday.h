// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/bye_requests.h"
#include "core/competition/round_draw.h"

#include <vector>

namespace touchline {

/// What was drawn because it fell due.
struct DrawnNow
{
    std::vector<Lot> lots;
    std::vector<RoundDraw> rounds;

    [[nodiscard]] bool isEmpty() const { return lots.empty() && rounds.empty(); }
    bool operator==(const DrawnNow &) const = default;
};

/// What the organiser says about the next round of a Swiss before it is drawn.
struct RoundPlan
{
    /// Asked for first.
    std::vector<TeamBye> byes{};
    RoundWishes wishes{};
    /// The day of the requests.
    QDate day{};
};

/// Draws the lots and the rounds that are due as `now` stands, and keeps them in the competition, with what
/// the plan says. Errors: those of requestBye() and drawRounds().
[[nodiscard]] Result<DrawnNow> drawWhatIsDue(Competition &competition, const Progress &now,
                                             const RoundPlan &plan = {});

/// Indices of the fixtures that can be played next together: the first in the order of play, all others of
/// its round that are ready, and those of the same day. Left out is a match before which one of its teams has
/// another one: of a round of which a match was brought forward the others wait for their turn. Empty while
/// none is ready.
[[nodiscard]] std::vector<int> nextMatchday(const Competition &competition, const Progress &now);

} // namespace touchline
