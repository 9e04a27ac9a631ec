// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_session.h"

#include <QDialog>

class QTreeWidget;

namespace touchline {

/// Which rolls are made with real dice, for each side; the computer makes the others.
class WhichDiceDialog final : public QDialog
{
    Q_OBJECT

public:
    WhichDiceDialog(const std::vector<RollKind> &kinds, const PerSide<QString> &teams,
                    const PerSide<Seat> &seats, QWidget *parent = nullptr);

    /// Those that were given, with the dice that were chosen.
    [[nodiscard]] const PerSide<Seat> &seats() const { return m_seats; }

    void accept() override;

private:
    PerSide<Seat> m_seats;
    QTreeWidget *m_kinds;
};

} // namespace touchline
