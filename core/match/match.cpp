// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include "core/match/board_motion.h"

namespace touchline {

BoardGeometryPtr Match::boardGeometry() const
{
    return nullptr;
}

BoardPosition Match::board(std::optional<Side> /*viewer*/) const
{
    return {};
}

std::vector<BoardMove> Match::motion(const BoardPosition &before, const BoardPosition &now,
                                     std::span<const Event> /*since*/) const
{
    return motionBetween(before, now);
}

BoardAimPreview Match::aimed(double /*degrees*/, double /*power*/) const
{
    return {};
}

std::unique_ptr<Match> Match::preview(OptionCode option) const
{
    if (awaits() != Awaits::Choice || hasSecretAnswer())
        return nullptr;
    std::unique_ptr<Match> after = clone();
    EventList told;
    return after->choose(option, told) ? std::move(after) : nullptr;
}

} // namespace touchline
