// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace touchline {

/// A list in columns whose texts all stand left, with a heading for each.
class HeadedList : public QAbstractTableModel
{
    Q_OBJECT

public:
    HeadedList(int columns, QObject *parent) : QAbstractTableModel(parent), m_columns(columns) {}

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

protected:
    [[nodiscard]] virtual int rows() const = 0;
    /// Of all columns; empty for one that speaks for itself.
    [[nodiscard]] virtual QStringList headings() const = 0;

private:
    int m_columns;
};

} // namespace touchline
