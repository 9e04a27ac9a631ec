// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/timetable_grid.h"
#include "core/dice/generator.h"

namespace touchline {

/// Makes a timetable shorter: its last matches take the slots of others, and these look for new ones (a tabu
/// search over partial timetables, as for colouring graphs: Bloechliger and Zufferey 2008).
class TimetableRepair
{
public:
    /// All outlive it. earliest, latest: by match, the slots that it may have. room: by slot, how many
    /// matches.
    TimetableRepair(const TimetableInput &input, const TimetableGrid &grid, const std::vector<int> &earliest,
                    const std::vector<int> &latest, const std::vector<int> &room);

    /// Whether `slots`, a slot for each match, could be changed so that none is after `last`; else they stay
    /// as they are. `work` is lowered by what was done; it ends when nothing is left of it.
    [[nodiscard]] bool shorten(std::vector<int> &slotOf, int last, Generator &generator, long long &work);

private:
    void clear(const std::vector<int> &slotOf, int last);
    void put(int match, int slot);
    void takeOut(int match);
    /// The matches that cannot stay where they are if `match` goes into the slot; of a full slot one more.
    void findInTheWay(int match, int slot, Generator &generator);

    const TimetableInput &m_input;
    const TimetableGrid &m_grid;
    const std::vector<int> &m_earliest;
    const std::vector<int> &m_latest;
    const std::vector<int> &m_room;
    std::vector<std::vector<int>> m_waiting;
    /// By match; -1 while it has none.
    std::vector<int> m_slotOf;
    /// By slot: its matches. By place and slot: the match, -1 for none.
    std::vector<std::vector<int>> m_in;
    std::vector<std::vector<int>> m_at;
    std::vector<int> m_open;
    std::vector<int> m_inTheWay;
};

} // namespace touchline
