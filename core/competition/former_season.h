// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/tally.h"

#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// What a team has from one season of a table.
struct FormerTally
{
    QUuid team;
    Tally tally;

    bool operator==(const FormerTally &) const = default;
};

/// The figures of a season before, as they were when it ended, for a table over several seasons
/// (TableStage::seasons).
struct FormerSeason
{
    /// Id and name of its competition.
    QUuid competition;
    QString name;
    /// Name of the table.
    QString table;
    std::vector<FormerTally> teams;

    bool operator==(const FormerSeason &) const = default;
};

} // namespace touchline
