// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

#include <QString>

#include <vector>

namespace touchline {

/// A match in a file of another program, as that file says it.
struct ForeignMatch
{
    /// Line of the file, from 1.
    int line = 0;
    int number = 0;
    /// "Matchday 1", "Semi-finals".
    QString round{};
    QString group{};
    QString home{};
    QString away{};
    /// "2026-08-15", or as the file has it where that is no date: it is refused with its line.
    QString date{};
    /// "15:00", "15:00Z", "15:00+02:00", else as the file has it.
    QString time{};
    QString zone{};
    QString ground{};
    QString city{};
    /// As scoreCell() reads it; empty for a match to come.
    QString score{};
    /// As listedGoals() reads them.
    QString goals{};
};

/// The matches as a list with the program's own headings, so that they are checked and imported like any
/// other. Lines have to rise; where they do not (a file in one line), a match has its number in the file as
/// its line, and a note says so.
[[nodiscard]] CsvSheet matchTable(std::vector<ForeignMatch> matches, Problems problems, Problems notes);

/// "Group A": a round of that name is a group.
[[nodiscard]] bool isGroupName(const QString &round);

} // namespace touchline
