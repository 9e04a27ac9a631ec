// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/team_players.h"

#include <QDialog>

#include <memory>

namespace Ui {
class MovesDialog;
}

namespace touchline {

/// The moves of players in the competitions that are not over; one of them can be cancelled, with what
/// follows from that before it is done.
class MovesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog. The newest move of `player` is selected; of nobody (null) the newest.
    explicit MovesDialog(League &league, const QUuid &player = {}, QWidget *parent = nullptr);

    /// What was done last.
    [[nodiscard]] const std::optional<JournalEntry> &made() const { return m_made; }

private:
    void list();
    void preview();
    void cancelMove();
    [[nodiscard]] const PlayerMove *selected() const;

    std::shared_ptr<Ui::MovesDialog> m_ui;
    League &m_league;
    std::vector<PlayerMove> m_moves;
    std::optional<JournalEntry> m_made;
};

} // namespace touchline
