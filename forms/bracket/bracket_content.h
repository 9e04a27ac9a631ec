// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/badge.h"
#include "models/views/fixtures/bracket_layout.h"
#include "models/views/fixtures/tie_card.h"

#include <QFont>

#include <functional>
#include <optional>
#include <utility>

namespace touchline {

struct BracketFonts
{
    QFont body;
    QFont heading;
    QFont caption;

    [[nodiscard]] static BracketFonts ofWindow();
    [[nodiscard]] static BracketFonts ofPaper();
};

/// Everything that a picture of a bracket shows, box by box of the layout.
struct BracketContent
{
    BracketFonts fonts;
    BracketLayout layout;
    std::vector<TieCard> cards;
    std::vector<PerSide<Badge>> kits;

    using Kits = BadgeOf;
    /// Boxes are as wide as the longest name needs, within reason.
    [[nodiscard]] static BracketContent of(const CompetitionState &state, const Kits &kits,
                                           const BracketFonts &fonts);

    /// The other shape of the picture; nothing where it has only one.
    std::optional<BracketLayout> otherShape;
    /// Takes the other shape, which is there.
    void swapShapes() { std::swap(layout, *otherShape); }

    [[nodiscard]] bool hasTeam(int box, const QUuid &team) const;
};

} // namespace touchline
