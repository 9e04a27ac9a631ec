// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

#include <optional>
#include <vector>

namespace touchline {

enum class SuspensionCause {
    RedCard,
    SecondYellow, ///< sent off with a second yellow card in one match
    Bookings,     ///< yellow cards in several matches
    Injury
};

/// Why somebody misses games of his team, and which. Matches are indices in the ledger of the team.
struct Suspension
{
    QUuid player;
    /// As printed in the report that brought it.
    QString name;
    SuspensionCause cause = SuspensionCause::RedCard;
    /// The matches that brought it, the last one last: one for each booking, else one.
    std::vector<int> broughtBy;
    /// How many games he misses; nothing = all to the end of the tournament.
    std::optional<int> games;
    /// The matches he has sat out for it.
    std::vector<int> missed;

    /// There is still something to serve.
    [[nodiscard]] bool isOpen() const { return !games || static_cast<int>(missed.size()) < *games; }
    /// Games still to be missed; nothing = all.
    [[nodiscard]] std::optional<int> left() const
    {
        return games ? std::optional(*games - static_cast<int>(missed.size())) : std::nullopt;
    }
    bool operator==(const Suspension &) const = default;
};

/// Somebody took part in a match that he had to miss. It serves nothing.
struct Violation
{
    QUuid player;
    QString name;
    int match = 0;

    bool operator==(const Violation &) const = default;
};

/// One more yellow card in the next game brings a ban.
struct Threat
{
    QUuid player;
    QString name;
    /// The matches whose bookings count so far.
    std::vector<int> bookings;

    bool operator==(const Threat &) const = default;
};

/// What a player takes into the next game (ATCS section 4, carry-in).
struct Carry
{
    /// Bookings that count with the next one (ATCS: 1 = `yellow_prev`).
    int bookings = 0;
    /// Games still to be missed by a ban.
    int banned = 0;
    /// Games still to be missed by injury; nothing = all to the end.
    std::optional<int> out = 0;

    bool operator==(const Carry &) const = default;
};

} // namespace touchline
