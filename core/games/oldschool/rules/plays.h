// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"

namespace touchline::oldschool {

/// A way to play the ball after the dice (5.6): the target in the player's own frame, or column and height in
/// the goal. An option tells all of it.
struct Play
{
    PlayKind kind = PlayKind::Decline;
    Point to;
};

inline constexpr int playShift = 64; ///< targets beside the pitch stay above 0

[[nodiscard]] constexpr OptionCode codeOf(const Play &play)
{
    return static_cast<OptionCode>(play.kind) << 16 | (play.to.x + playShift) << 8 | (play.to.y + playShift);
}
[[nodiscard]] constexpr Play playOf(OptionCode code)
{
    return {static_cast<PlayKind>(code >> 16), at((code >> 8 & 0xff) - playShift, (code & 0xff) - playShift)};
}
[[nodiscard]] constexpr bool isShot(PlayKind kind)
{
    return kind >= PlayKind::Straight;
}
[[nodiscard]] constexpr bool isInAir(PlayKind kind)
{
    return kind == PlayKind::Long || kind == PlayKind::FloatingCross || kind == PlayKind::DoubleCross ||
           kind == PlayKind::Lob;
}

/// Aims of a shot with these dice from here, as plays (6.15); at most one for each aim and height.
void addShots(const Charts &charts, Point ball, int a, int b, OptionList &options);

} // namespace touchline::oldschool
