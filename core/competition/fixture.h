// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format.h"
#include "core/match/side.h"

#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// A match that a competition will have, as its format alone knows it.
struct Fixture
{
    /// Unique in the competition; the order of play.
    int number = 0;
    /// Made from the competition's id and the number, so it is the same whenever it is asked for.
    QUuid id;
    /// Index of the stage in the format, and of the round (matchday) inside it.
    int stage = 0;
    int round = 0;
    /// "group stage", "quarter-finals": the stage of a group match, the round of a tie.
    QString stageName;
    /// Index of the group, -1 in a knockout.
    int group = -1;
    PerSide<Slot> slots;
    /// A tie cannot end without a winner (ATCS 9.3, R59).
    bool needsWinner = false;

    bool operator==(const Fixture &) const = default;
};

[[nodiscard]] QUuid fixtureId(const QUuid &competition, int number);

/// All fixtures of a valid format by number: group matches by round, then group, then order in the schedule
/// (ATCS 2.9), then the ties.
[[nodiscard]] std::vector<Fixture> plannedFixtures(const Format &format, const QUuid &competition);

} // namespace touchline
