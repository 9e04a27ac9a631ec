// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
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

/// A table of rows without children, which always has the same columns.
class FlatTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    FlatTable(int columns, QObject *parent) : QAbstractTableModel(parent), m_columns(columns) {}

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const final;

protected:
    [[nodiscard]] virtual int rows() const = 0;

private:
    int m_columns;
};

/// One whose texts all stand left, with a heading for each column.
class HeadedList : public FlatTable
{
    Q_OBJECT

public:
    using FlatTable::FlatTable;

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

protected:
    /// Of all columns; empty for one that speaks for itself.
    [[nodiscard]] virtual QStringList headings() const = 0;
};

} // namespace touchline
