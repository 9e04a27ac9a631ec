// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game_info.h"
#include "models/views/badge.h"
#include "models/views/column_heading.h"

#include <QList>

#include <vector>

namespace touchline {

/// A team and who decides for it in its matches (ATCS R60).
struct TeamAgent
{
    QUuid team;
    QString name;
    Badge kit;
    /// Name of a computer player of the game, or personAgent; empty = like the other teams.
    QString agent{};

    bool operator==(const TeamAgent &) const = default;
};

/// The teams of a competition and who decides for each, to be changed.
class TeamAgents : public FlatTable
{
    Q_OBJECT

public:
    enum Column { TeamColumn, AgentColumn };
    static constexpr int columns = AgentColumn + 1;
    /// Who can decide for a team, as it is chosen.
    struct Choice
    {
        QString agent;
        QString title;
        QString help;
    };
    /// A Kit, in the column of the team.
    static constexpr int KitRole = Qt::UserRole;

    /// `rest`: the computer player of all teams that have none of their own. `info` outlives the model.
    TeamAgents(const GameInfo &info, const QString &rest, std::vector<TeamAgent> teams,
               QObject *parent = nullptr);

    [[nodiscard]] const std::vector<TeamAgent> &teams() const { return m_teams; }
    void setAgent(int row, const QString &agent);
    /// "Solo"; of none "Like the rest (Coach)".
    [[nodiscard]] QString agentTitle(const QString &agent) const;

    /// Like the rest, a person, the computer players of the game.
    [[nodiscard]] QList<Choice> choices() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_teams.size()); }
    const GameInfo *m_info;
    QString m_rest;
    std::vector<TeamAgent> m_teams;
};

} // namespace touchline
