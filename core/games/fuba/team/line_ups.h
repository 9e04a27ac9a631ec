// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/fuba/charts/charts.h"

#include <QStringList>

#include <array>

namespace touchline::fuba {

/// How a historic team usually played, by the short names of its squad.
struct LineUp
{
    Formation formation;
    QString keeper;
    /// By line; as many as the formation says.
    std::array<QStringList, lineCount> lines;
    /// How often each role of advanced rule A1 was played, in the order of roleNames().
    std::array<int, 5> roles{};
    /// Who scored from the spot, the first one first; may be empty.
    QStringList takers;
};

/// The line-up of a historic team by its handle ("FRA-1998"); null for any other.
[[nodiscard]] const LineUp *lineUpOf(const QString &team);

} // namespace touchline::fuba
