// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

#include <array>

namespace touchline {

/// Which matches of the team serve a ban, beside those of the competition that brought it. They are also the
/// matches that the ban keeps the player out of.
enum class ServedIn {
    Competition, ///< no others
    Kind,        ///< those of competitions of the same kind and category: all leagues, all cups
    Category,    ///< all competitive ones of the same category: first team, reserves, youth
    All          ///< every competitive match
};

/// As files write them, in the order of ServedIn.
inline constexpr std::array<const char *, 4> servedInWords{"same_competition", "same_kind", "same_category",
                                                           "all_competitive"};

/// A competition, as far as it matters for where a ban is served. Friendlies are none: they neither bring nor
/// serve bans.
struct ServingPlace
{
    /// Null: the competition of the ledger, where no other one matters.
    QUuid competition{};
    /// "league", "cup".
    QString kind{};
    QString category{};

    bool operator==(const ServingPlace &) const = default;
};

/// Whether a match there serves a ban of the competition `home`.
[[nodiscard]] inline bool servesThere(ServedIn servedIn, const ServingPlace &home, const ServingPlace &there)
{
    if (home.competition == there.competition || servedIn == ServedIn::All)
        return true;
    if (servedIn == ServedIn::Competition || home.category != there.category)
        return false;
    return servedIn == ServedIn::Category || home.kind == there.kind;
}

} // namespace touchline
