// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QString>

namespace touchline {

/// Names in the order of the window's language, whatever their case; numbers in them by value. Less than,
/// equal to or greater than 0.
[[nodiscard]] int compareNames(const QString &one, const QString &other);
[[nodiscard]] inline bool nameLessThan(const QString &one, const QString &other)
{
    return compareNames(one, other) < 0;
}

/// Sorts texts as names.
class NameSortModel : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace touchline
