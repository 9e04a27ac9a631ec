// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/home/due_draw.h"

#include <QDialog>

class QVBoxLayout;

namespace touchline {

class OrderedTeams;

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
    [[nodiscard]] OrderedTeams *addLot(const Lot &lot, const CompetitionState &state, QVBoxLayout &column);

    std::vector<Lot> m_lots;
    /// One for each.
    std::vector<OrderedTeams *> m_lists;
};

} // namespace touchline
