// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/availability/player_ledger.h"

#include <QListView>

namespace touchline {

/// The ledger of a player: for each line its card, the match, and what happened, as long as it takes.
class LedgerView final : public QListView
{
    Q_OBJECT

public:
    explicit LedgerView(QWidget *parent = nullptr);

    [[nodiscard]] PlayerLedgerModel *ledger() const { return m_ledger; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    PlayerLedgerModel *m_ledger;
};

} // namespace touchline
