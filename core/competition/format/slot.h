// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace touchline {

/// The list of places that are drawn but belong to no group: "#1", "#2", ...
inline const QString poolName = QStringLiteral("#");

/// Where the team of one side of a fixture comes from.
struct Slot
{
    enum class Kind : std::uint8_t {
        Drawn,      ///< "#5": place 5 as it was drawn; in a drawn group "A/1"
        GroupPlace, ///< "1A": first of the table A
        WinnerOf,   ///< "W49": winner of the tie whose first match is 49
        LoserOf,    ///< "L61"
        Allocated,  ///< "3v1A": of the best third-placed teams the one that an official table gives to 1A
        Reserved,   ///< "R1": the first of the format's reserved places
        RoundDraw   ///< a place in a round whose pairings are drawn when it is reached; never written down
    };
    Kind kind = Kind::Drawn;
    /// Drawn: index in entryNames(). GroupPlace, Allocated: index of the table. RoundDraw: index of the drawn
    /// round. -1 for WinnerOf, LoserOf and Reserved.
    int group = -1;
    /// Drawn, GroupPlace: the place, from 1. Allocated: the column of the official table, from 1. RoundDraw:
    /// the place in the order drawn, from 1. Reserved: its number, from 1. WinnerOf, LoserOf: the number of
    /// the match.
    int number = 0;

    bool operator==(const Slot &) const = default;
};

/// The names that slots are written with.
struct SlotNames
{
    /// By table.
    QStringList tables;
    /// By entry.
    QStringList entries;
    /// By table: the headings of its official table ("1A", "1B", ...), empty for most.
    QList<QStringList> columns;
};

/// Reads what a format may name: "1A", "W49", "L61", "#5", "3v1A", "R1", and a place of a drawn group
/// ("A/1"); nothing if it is none of them, or names no table of the list.
[[nodiscard]] std::optional<Slot> slotFromText(const QString &text, const SlotNames &names);
[[nodiscard]] QString slotText(const Slot &slot, const SlotNames &names);

} // namespace touchline
