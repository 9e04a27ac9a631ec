// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/rows/row.h"

#include <QHash>
#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// What a command did to one fact, or to many of a kind that are all new or all gone.
struct DescribedChange
{
    enum class Kind { New, Gone, Other };
    Kind kind = Kind::New;
    /// "result", "player".
    QString what;
    /// What it was and what it is; empty where it was or is not there. Of many: how many.
    QString before;
    QString after;

    bool operator==(const DescribedChange &) const = default;
};

/// In the order in which they were made. More than 32 facts of a kind in a row that are all new or all gone
/// are counted. `teams`: the names of the teams of the league.
[[nodiscard]] std::vector<DescribedChange> describedChanges(const store::RowChanges &changes,
                                                            const QHash<QUuid, QString> &teams);

} // namespace touchline
