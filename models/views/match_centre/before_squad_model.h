// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/before_match.h"

#include <QAbstractTableModel>

namespace touchline {

/// The squad of one side before a match: shirt, name, position, and of who is out why; struck through.
class BeforeSquadModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Shirt, Name, PositionCode, Because, Columns };

    explicit BeforeSquadModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<PlayerBefore> players);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<PlayerBefore> m_players;
};

} // namespace touchline
