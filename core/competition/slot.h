// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace touchline {

/// Where the team of one side of a fixture comes from.
struct Slot
{
    enum class Kind {
        Drawn,      ///< "A1": place 1 of group A as it was drawn
        GroupPlace, ///< "1A": first of the table of group A
        WinnerOf,   ///< "W49": winner of match 49
        LoserOf     ///< "L61": loser of match 61
    };
    Kind kind = Kind::Drawn;
    /// Index of the group; -1 for WinnerOf and LoserOf.
    int group = -1;
    /// Place in the group, from 1, or number of the match.
    int number = 0;

    bool operator==(const Slot &) const = default;
};

/// Reads "1A", "W49", "L61" (what a bracket may name); nothing if it is none of them, or names no group of
/// the list.
[[nodiscard]] std::optional<Slot> slotFromText(const QString &text, const QStringList &groupNames);
[[nodiscard]] QString slotText(const Slot &slot, const QStringList &groupNames);

} // namespace touchline
