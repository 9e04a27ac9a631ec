// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/table_match.h"
#include "models/league/league.h"

#include <QDialog>

#include <memory>

namespace Ui {
class AddPlayerDialog;
}

namespace touchline {

/// Puts somebody whom a score sheet names, and no list has, on the list of players of his team.
class AddPlayerDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` and `match` outlive the dialog. `name`: as it was typed on the sheet.
    AddPlayerDialog(League &league, const QUuid &competition, const TableMatch &match, const QString &name,
                    QWidget *parent = nullptr);

    /// Adds him; the dialog stays open where that is refused.
    void accept() override;
    /// What was done, for the history.
    [[nodiscard]] const std::optional<JournalEntry> &made() const { return m_made; }

private:
    void changed();
    [[nodiscard]] Side side() const;

    std::shared_ptr<Ui::AddPlayerDialog> m_ui;
    League &m_league;
    QUuid m_competition;
    /// The deadline of registration that is past; null: there is none.
    QDate m_closed;
    const TableMatch &m_match;
    std::optional<JournalEntry> m_made;
};

} // namespace touchline
