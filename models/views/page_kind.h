// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// The pages of the window. Those from Fixtures to Match belong to a competition; Out is who is out on a day
/// in all of them. Friendlies are matches that belong to none: the list, and one that is being played.
enum class PageKind {
    Home,
    Fixtures,
    Tables,
    Bracket,
    Availability,
    Statistics,
    Match,
    Teams,
    History,
    Player,
    Out,
    Friendlies,
    Friendly
};

[[nodiscard]] constexpr bool isOfCompetition(PageKind kind)
{
    return kind >= PageKind::Fixtures && kind <= PageKind::Match;
}

/// Listed at the side of the window. The page of a player, or of a match that is being played, is reached
/// from what names it.
[[nodiscard]] constexpr bool isInNavigation(PageKind kind)
{
    return kind != PageKind::Player && kind != PageKind::Match && kind != PageKind::Friendly;
}

} // namespace touchline
