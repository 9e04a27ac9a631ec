// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

namespace touchline {

/// Finds the team of a slot in what is derived so far. Both outlive the reader.
class SlotReader
{
public:
    SlotReader(const Competition &competition, const Progress &progress)
        : m_competition(competition)
        , m_progress(progress)
    {
    }

    /// Index of an entrant, unknownTeam or noTeam.
    [[nodiscard]] int teamIn(const Slot &slot) const;
    enum class Reserve { Unknown, Taken, Free };
    /// Whether a reserved place (from 1) is free, because its team got there by itself.
    [[nodiscard]] Reserve reserve(int number) const;
    /// The team in a place (from 1) of a table; unknownTeam while the rules and lots do not put one team
    /// there, noTeam where the table has ended with fewer teams.
    [[nodiscard]] int teamOfTable(int table, int place) const;

private:
    [[nodiscard]] int teamOfTie(const Slot &slot) const;
    [[nodiscard]] bool hasNeverAppeared(int team) const;
    [[nodiscard]] int drawnTeam(const Slot &slot) const;
    [[nodiscard]] int allocatedTeam(const Slot &slot) const;
    [[nodiscard]] int teamWithReserve(int number) const;
    [[nodiscard]] QString groupsThatGoOn(const TableStage &stage, int table) const;

    const Competition &m_competition;
    const Progress &m_progress;
};

} // namespace touchline
