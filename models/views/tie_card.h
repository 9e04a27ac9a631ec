// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

#include <QStringList>

namespace touchline {

/// What a box of a bracket says about its tie.
struct TieCard
{
    /// Index of the tie.
    int tie = -1;
    /// The match to go to: the next one to be played, else the last one.
    QUuid fixture;
    /// Null while not known.
    PerSide<QUuid> teams;
    /// The team, or where it comes from: "Winner of match 49".
    PerSide<QString> names;
    /// Match after match: "1", "2 (5)" with a shoot-out.
    PerSide<QStringList> goals;
    std::optional<Side> winner;
    /// Below the box: "after extra time", "Thu 11 Jun 2026", "Match 49".
    QString foot;
    /// "Semi-finals, match 61: Brazil 2, Italy 1 after extra time. Brazil go on." for whoever hears it.
    QString spoken;

    bool operator==(const TieCard &) const = default;
};

[[nodiscard]] TieCard tieCard(const CompetitionState &state, int tie);

} // namespace touchline
