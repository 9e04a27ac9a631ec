// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace touchline {

/// One step on the way through a format: a stage of groups or tables, or a round of a knockout.
struct FlowStep
{
    enum class Kind { Groups, Table, Ties };

    Kind kind = Kind::Ties;
    QString title;
    /// "8 groups of 4, 48 matches".
    QString figures;
    /// Groups, tables or ties.
    int units = 0;
    /// Teams in a group or table, of the largest; two in a tie.
    int unitSize = 2;
    int matches = 0;

    bool operator==(const FlowStep &) const = default;
};

/// The steps of a format, from the first on. Lists without matches of their own are left out.
[[nodiscard]] std::vector<FlowStep> flowSteps(const Format &format);

/// "32 teams, 64 matches".
[[nodiscard]] QString flowFigures(const Format &format);

/// Where a step is painted.
struct FlowRow
{
    /// All of it.
    QRectF place;
    /// The drawings of its groups or ties, as many as units or as have room for their number.
    std::vector<QRectF> units;
    /// Title and figures stand here.
    QRectF words;
};

/// The picture of a format: one row a step from above, the drawings in the middle of the left part so that
/// their number makes the funnel of a tournament; arrows from row to row are between the places.
[[nodiscard]] std::vector<FlowRow> flowRows(const std::vector<FlowStep> &steps, qreal width, qreal rowHeight);

} // namespace touchline
