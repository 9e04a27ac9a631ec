// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/team_players.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace touchline {

/// Players who have left a team and have joined no other; from here they find one.
class FreePlayersDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog.
    explicit FreePlayersDialog(League &league, QWidget *parent = nullptr);

    /// What was done last.
    [[nodiscard]] const std::optional<JournalEntry> &made() const { return m_made; }

private:
    void list();
    void sign();

    League &m_league;
    std::vector<FreePlayer> m_players;
    QLabel *m_word;
    QTableWidget *m_table;
    QPushButton *m_sign;
    std::optional<JournalEntry> m_made;
};

} // namespace touchline
