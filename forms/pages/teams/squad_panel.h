// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/league/players/listed_players.h"

#include <memory>

namespace Ui {
class SquadPanel;
}

namespace touchline {

class SquadModel;

/// The players of a team: which list, the list itself, and what is wrong with it.
class SquadPanel : public QWidget
{
    Q_OBJECT

public:
    /// `host` outlives the panel.
    explicit SquadPanel(PageHost &host, QWidget *parent = nullptr);

    /// Shows a team with its lists (TeamModel::listsOf()), the one that was shown if it still has it.
    void show(const QUuid &team, const std::vector<SquadSize> &lists);
    /// Chooses a player of the team, on the list that is shown if he is on it, else on the first that has
    /// him. False where none has.
    [[nodiscard]] bool goTo(const QUuid &player);
    /// Types somebody in.
    void addPlayer();
    /// Asks where the chosen player goes.
    void transferPlayer();
    /// Lists those without a team.
    void showFreePlayers();
    void showMoves();

private:
    void offerCommands();
    void fillChooser(const std::vector<SquadSize> &lists);
    void showList();
    [[nodiscard]] bool chooseRow(const QUuid &player);
    void showProblems();
    void paintTheme();
    [[nodiscard]] QString listName(const SquadSize &list) const;

    std::shared_ptr<Ui::SquadPanel> m_ui;
    PageHost &m_host;
    SquadModel *m_model;
    QUuid m_team;
};

} // namespace touchline
