// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <initializer_list>

namespace touchline {

/// What stands above a column of a list.
struct ColumnHeading
{
    /// As it is painted; empty for a column that speaks for itself.
    QString text;
    /// Of the heading and of the texts below it; they are always centred vertically.
    Qt::Alignment alignment = Qt::AlignLeft;
    /// In full, for the tool tip and for a screen reader; empty where `text` says all.
    QString name{};
};

/// For QAbstractItemModel::headerData(): what a heading has for `role`; nothing for rows.
[[nodiscard]] QVariant columnHeading(const ColumnHeading &heading, Qt::Orientation orientation, int role);
/// The same of columns[section]; nothing where there is no such column.
[[nodiscard]] QVariant columnHeading(std::initializer_list<ColumnHeading> columns, int section,
                                     Qt::Orientation orientation, int role);

} // namespace touchline
