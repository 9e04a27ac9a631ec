// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/timetable_grid.h"
#include "core/dice/generator.h"

namespace touchline {

/// Finds a slot for each match.
class TimetableSearch
{
public:
    /// Both outlive it. Matches wait for each other in no circle.
    TimetableSearch(const TimetableInput &input, const TimetableGrid &grid);

    /// No timetable has fewer slots.
    [[nodiscard]] int fewestSlots() const { return m_fewest; }
    /// The slot of each match, the best that was found: as few matches as can be after their teams leave or
    /// the hall closes, then as few slots as can be. Empty where no way ends before midnight.
    [[nodiscard]] std::vector<int> solve();

private:
    /// How one try ranks its matches.
    struct Manner
    {
        bool byOrder = false;
        bool fills = true;
        int noise = 0;
    };
    struct Try
    {
        std::vector<int> slotOf;
        int late = 0;
        int last = 0;
    };

    void orderByWaiting();
    void findBounds();
    /// The last slot that matches need at least that begin not before m_heads.
    [[nodiscard]] int lastSlotOf(const std::vector<int> &matches) const;
    [[nodiscard]] int lastByTeams(const std::vector<int> &matches) const;
    [[nodiscard]] int lastByTables(const std::vector<int> &matches) const;
    [[nodiscard]] int lastByRests(const std::vector<int> &matches) const;
    void setTargets(int last);
    [[nodiscard]] Try tried(const Manner &manner);
    [[nodiscard]] int rank(int match, int slot, const Manner &manner, const std::vector<int> &left);
    [[nodiscard]] std::vector<int> chosen(const std::vector<int> &ranked, int most, bool fills);
    [[nodiscard]] bool swapsOneForTwo(const std::vector<int> &ranked, std::vector<int> &chosen);
    [[nodiscard]] int mostIn(int slot) const;
    void blame(const Try &made);
    void shorten(Try &best);

    const TimetableInput &m_input;
    const TimetableGrid &m_grid;
    int m_teams;
    int m_places = 0;
    int m_tables;
    /// By place: first and last slot that it can have.
    std::vector<int> m_earliest;
    std::vector<int> m_latest;
    /// Every match behind those that it waits for.
    std::vector<int> m_order;
    std::vector<std::vector<int>> m_waiting;
    /// By match: no earlier slot is possible, and how many matches follow in a row.
    std::vector<int> m_heads;
    std::vector<int> m_tails;
    int m_fewest = 0;
    /// By match: the slot that it should have at the latest.
    std::vector<int> m_targets;
    std::vector<int> m_blame;
    /// Whose match is chosen in the slot that is filled; -1 for nobody.
    std::vector<int> m_taken;
    Generator m_generator;
    long long m_work = 0;
};

} // namespace touchline
