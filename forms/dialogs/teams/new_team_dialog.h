// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QUuid>

#include <memory>

namespace Ui {
class NewTeamDialog;
}

namespace touchline {

class League;

/// Asks for a new team and puts it into the league.
class NewTeamDialog : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog.
    explicit NewTeamDialog(League &league, QWidget *parent = nullptr);

    /// The team that was made; null before.
    [[nodiscard]] const QUuid &made() const { return m_made; }

private:
    /// Says what is wrong and stays, if the league refuses it.
    void make();

    std::shared_ptr<Ui::NewTeamDialog> m_ui;
    League &m_league;
    QUuid m_made;
};

} // namespace touchline
