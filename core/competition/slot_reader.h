// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
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

    /// -1 while the team is not known, emptyPlace where none comes.
    [[nodiscard]] int teamIn(const Slot &slot) const;
    enum class Reserve { Unknown, Taken, Free };
    /// Whether a reserved place (from 1) is free, because its team got there by itself.
    [[nodiscard]] Reserve reserve(int number) const;
    /// Whether the team has played a match, whatever became of its result; awarded ones are none.
    [[nodiscard]] bool hasAppeared(int team) const;
    /// The team in a place (from 1) of a table, -1 while the rules and lots do not put one team there.
    [[nodiscard]] int teamOfTable(TableIndex table, int place) const;

private:
    [[nodiscard]] int teamOfTie(const Slot &slot) const;
    [[nodiscard]] int drawnTeam(const Slot &slot) const;
    [[nodiscard]] int allocatedTeam(const Slot &slot) const;
    [[nodiscard]] int teamWithReserve(int number) const;
    [[nodiscard]] QString groupsThatGoOn(const TableStage &stage, int table) const;

    const Competition &m_competition;
    const Progress &m_progress;
};

} // namespace touchline
