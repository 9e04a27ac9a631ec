// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/availability/player_ledger.h"

#include <QAbstractListModel>

namespace touchline {

/// The ledger of one player, the newest on top.
class PlayerLedgerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        MatchRole = Qt::UserRole, ///< QString
        MarkRole                  ///< PlayerMarks, one
    };

    explicit PlayerLedgerModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    /// The oldest first, as playerLedger() gives them.
    void show(std::vector<LedgerLine> lines);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<LedgerLine> m_lines;
};

} // namespace touchline
