// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/timetable.h"

namespace touchline {

/// The slots of a day: all that begin before midnight, in minutes since midnight.
class TimetableGrid
{
public:
    /// The rules are valid.
    explicit TimetableGrid(const TimetableRules &rules);

    [[nodiscard]] int count() const { return static_cast<int>(m_begins.size()); }
    [[nodiscard]] int begins(int slot) const { return m_begins[static_cast<std::size_t>(slot)]; }
    [[nodiscard]] int ends(int slot) const { return begins(slot) + m_minutes; }
    /// The first slot in which somebody who plays in `slot` may play again; count() where there is none.
    [[nodiscard]] int next(int slot) const { return m_next[static_cast<std::size_t>(slot)]; }
    /// The last slot from which somebody may play again in `slot`; -1 where there is none.
    [[nodiscard]] int previous(int slot) const;
    /// The first slot that begins at this time or later; count() where there is none.
    [[nodiscard]] int firstFrom(QTime time) const;
    /// The last slot that ends at this time or earlier; -1 where there is none.
    [[nodiscard]] int lastUntil(QTime time) const;

private:
    int m_minutes;
    std::vector<int> m_begins;
    std::vector<int> m_next;
};

} // namespace touchline
