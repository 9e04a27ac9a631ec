// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/side.h"
#include "core/match/team_document.h"

#include <QString>

#include <memory>
#include <optional>

namespace touchline {

/// How a match may end, seen from the home side. The three chances add up to 1.
struct MatchChances
{
    double win = 0;
    double draw = 0;
    double loss = 0;
    /// What each side scores on average.
    PerSide<double> goals{};
};

/// Documents of teams (TeamDocuments) from which a formula gives the chances of a match, for a level that is
/// simple enough. A game without such a level has no such documents: its matches are simulated.
class KnownChances
{
public:
    KnownChances() = default;
    KnownChances(const KnownChances &) = delete;
    KnownChances(KnownChances &&) = delete;
    KnownChances &operator=(const KnownChances &) = delete;
    KnownChances &operator=(KnownChances &&) = delete;
    virtual ~KnownChances() = default;

    /// After 90 minutes on neutral ground, with the usual options of the level and everybody available;
    /// nothing for a level without a formula. The documents are never null and of that game.
    [[nodiscard]] virtual std::optional<MatchChances>
    chances(const PerSide<std::shared_ptr<const TeamDocument>> &documents, const QString &level) const = 0;
};

} // namespace touchline
