// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/views/teams/team_agents.h"

#include <QDialog>

#include <functional>
#include <memory>

namespace Ui {
class TeamAgentsDialog;
}

namespace touchline {

/// Who decides for each team of a competition: the same computer player as for the rest, or one of its own.
class TeamAgentsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Keeps what was chosen; the dialog stays open and says so where that is refused.
    using Keep = std::function<Result<void>(const std::vector<TeamAgent> &teams)>;

    /// As TeamAgents takes them.
    TeamAgentsDialog(const GameInfo &info, const QString &rest, std::vector<TeamAgent> teams, Keep keep,
                     QWidget *parent = nullptr);

    void accept() override;

private:
    void prepareTable();
    /// The box shows whom the chosen teams have.
    void showChosen();
    void takeAgent();

    std::shared_ptr<Ui::TeamAgentsDialog> m_ui;
    TeamAgents *m_teams;
    /// As the dialog was opened.
    std::vector<TeamAgent> m_before;
    Keep m_keep;
};

} // namespace touchline
