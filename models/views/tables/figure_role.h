// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"

#include <Qt>

#include <functional>

namespace touchline {

/// What rows of statistics answer beside their text.
enum FigureRole {
    FigureTeamRole = Qt::UserRole, ///< QUuid of the team; null where the row is of none
    FigureKitRole,                 ///< QStringList: both colours; in the column with the team's name alone
    FigureFixtureRole,             ///< QUuid of the match; null where the row is of none
    FigureKeyRole                  ///< QString: the same row has the same one after a change
};

using KitOf = std::function<Kit(const QUuid &team)>;

} // namespace touchline
