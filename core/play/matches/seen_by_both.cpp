// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/seen_by_both.h"

#include <algorithm>

namespace touchline {

namespace {

template <class List>
void keepCommon(List &own, const List &others)
{
    std::erase_if(own, [&others](const auto &one) {
        return std::find(others.begin(), others.end(), one) == others.end();
    });
}

} // namespace

BoardPosition seenByBoth(BoardPosition seen, const BoardPosition &other)
{
    keepCommon(seen.notes, other.notes);
    keepCommon(seen.pieces, other.pieces);
    keepCommon(seen.marks, other.marks);
    keepCommon(seen.dice, other.dice);
    if (seen.ball != other.ball)
        seen.ball.reset();
    seen.highlights.clear();
    seen.drags.clear();
    seen.aim.reset();
    return seen;
}

BoardPosition seenWhileBothLook(BoardPosition deciding, const BoardPosition &other)
{
    keepCommon(deciding.notes, other.notes);
    return deciding;
}

} // namespace touchline
