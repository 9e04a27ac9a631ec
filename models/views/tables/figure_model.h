// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/badge.h"
#include "models/words/common/figure_table.h"

#include <QAbstractTableModel>
#include <QUuid>
#include <Qt>

#include <vector>

namespace touchline {

/// What rows of statistics answer beside their text.
enum FigureRole {
    FigureTeamRole = Qt::UserRole, ///< QUuid of the team; null where the row is of none
    FigureKitRole,                 ///< Badge; in the column with the team's name alone
    FigureFixtureRole,             ///< QUuid of the match; null where the row is of none
    FigureKeyRole                  ///< QString: the same row has the same one after a change
};

/// A table of figures. Roles: FigureRole.
class FigureModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit FigureModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    void setTable(FigureTable table, BadgeOf kits);
    [[nodiscard]] const FigureTable &table() const { return m_table; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    FigureTable m_table;
    BadgeOf m_kits;
};

/// A table of statistics as plain text, with columns below each other and their headings on top.
[[nodiscard]] QString figureText(const QAbstractItemModel &model);

} // namespace touchline
