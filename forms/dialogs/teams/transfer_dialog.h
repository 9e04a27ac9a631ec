// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/transfers/player_move.h"
#include "models/league/league.h"

#include <QDialog>
#include <QTimer>

#include <memory>

namespace Ui {
class TransferDialog;
}

namespace touchline {

/// Moves a player: to another team, on loan, as a guest, out of the league, or to another shirt; with what
/// follows from it before it is done.
class TransferDialog final : public QDialog
{
    Q_OBJECT

public:
    /// A player of a team, or of none (null). `league` outlives the dialog.
    TransferDialog(League &league, const Team &from, const SquadEntry &player, QWidget *parent = nullptr);

    /// What was done, for the history.
    [[nodiscard]] const std::optional<JournalEntry> &made() const { return m_made; }

private:
    void offerKinds();
    void offerTeams();
    void offerMatches();
    void changed();
    void preview();
    void make();
    void refuse(const QString &why);
    [[nodiscard]] PlayerMove::Kind kind() const;
    [[nodiscard]] PlayerMove move() const;

    std::shared_ptr<Ui::TransferDialog> m_ui;
    League &m_league;
    Team m_from;
    SquadEntry m_player;
    QTimer m_pause;
    std::optional<JournalEntry> m_made;
};

} // namespace touchline
