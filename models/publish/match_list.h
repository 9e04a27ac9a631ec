// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/publish/page_frame.h"

#include <span>

namespace touchline {

/// How much a list of matches tells.
struct MatchListStyle
{
    /// Every match can be linked to: "fixtures.html#match-49"; in one list of the page at most.
    bool hasAnchors = false;
    /// Who scored, and when.
    bool hasGoals = false;
    /// Cards, injuries, figures and who was referee, to be opened.
    bool hasFacts = false;
    /// The list has the width of the page: where that is wide, day and ground stand beside the match.
    bool isRoomy = false;
};

/// Matches one below the other, as indices of fixtures.
void writeMatches(PageFrame &page, std::span<const int> fixtures, MatchListStyle style);

/// "match-49".
[[nodiscard]] QString matchAnchor(int number);

/// Whether somebody who looks for the fixtures wants to see it: not one that is not needed, nor a replay of
/// which nobody knows yet whether it is.
[[nodiscard]] bool isShown(const Site &site, int fixture);

} // namespace touchline
