// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"
#include "forms/theme/colours.h"

#include <QString>
#include <QStringList>
#include <QUuid>

#include <optional>
#include <vector>

namespace touchline {

/// One kind of figure in a chart, or one team.
struct ChartSeries
{
    QString name;
    /// As many as there are categories; of a line that ends earlier, fewer.
    std::vector<double> values;
    /// Its colour; nothing where it is a team, which has its own.
    std::optional<ColourRole> role{};
    /// What is written on `role` inside of bars: a letter where it tells the kinds apart without colour.
    std::optional<ColourRole> onRole{};
    Kit kit{};
    /// The team; null for other figures.
    QUuid team{};
    /// Lines: it stands out and has its name at its end.
    bool isStrong = false;
    /// Lines: what is said about each value; empty where they are points of a table.
    QStringList tips{};
};

/// What a chart shows.
struct ChartContent
{
    enum class Shape {
        Columns, ///< upright, the categories below
        Bars,    ///< lying, the categories at the left, the first one on top
        Lines
    };
    Shape shape = Shape::Columns;
    /// For those who do not see it.
    QString title;
    QString categoryTitle;
    QString valueTitle;
    QStringList categories;
    /// Where the scale of values begins to count: they are so much less than the figures on it (1500 of
    /// ratings).
    int base = 0;
    /// Several ones of columns and bars stand on top of each other.
    std::vector<ChartSeries> series;
    /// What is said about a category; as many as there are, or none.
    QStringList tips{};

    [[nodiscard]] bool isEmpty() const { return series.empty() || categories.isEmpty(); }
};

} // namespace touchline
