// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/due_draw.h"

#include <QDialog>

class QListWidget;
class QVBoxLayout;

namespace touchline {

/// Lots that somebody drew at the table: the teams of each in the order in which they were drawn.
class LotsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Something is to be drawn by lot in `state`.
    explicit LotsDialog(const CompetitionStatePtr &state, QWidget *parent = nullptr);

    /// As they stand in the lists.
    [[nodiscard]] std::vector<Lot> lots() const;

private:
    [[nodiscard]] QListWidget *addLot(const Lot &lot, const CompetitionState &state, QVBoxLayout &column);
    static void moveRow(QListWidget &list, int by);

    std::vector<Lot> m_lots;
    /// One for each.
    std::vector<QListWidget *> m_lists;
};

} // namespace touchline
