// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences.h"
#include "core/play/availability_changes.h"

#include <QStringList>

#include <array>
#include <vector>

namespace touchline {

/// What a change brings, in the words of the window, ready to be shown.
struct ConsequenceList
{
    /// A row of a table, before and after.
    struct Row
    {
        /// Team, played, goals, points.
        std::array<QString, 4> before;
        std::array<QString, 4> after;
        /// Somebody else stands in this place.
        bool isOther = false;
    };
    struct TableOf
    {
        QString title;
        std::vector<Row> rows;
    };
    struct Group
    {
        QString heading;
        QStringList lines;
    };
    std::vector<TableOf> tables;
    /// Ties, matches, places, conflicts, players; only those with lines.
    std::vector<Group> groups;

    [[nodiscard]] bool isEmpty() const { return tables.empty() && groups.empty(); }
};

/// `after` is `before` with the change, `found` what is different.
[[nodiscard]] ConsequenceList consequenceList(const Competition &before, const Competition &after,
                                              const Consequences &found,
                                              const std::vector<AvailabilityChange> &players);

/// A line for each, as in the list.
[[nodiscard]] QStringList playerLines(const Competition &competition,
                                      const std::vector<AvailabilityChange> &players);

} // namespace touchline
