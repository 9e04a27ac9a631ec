// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/listed_players.h"
#include "models/views/badge.h"
#include "models/views/column_heading.h"
#include "models/views/open_league.h"

#include <QHash>

namespace touchline {

/// All teams of a league, in the order of their names.
class TeamModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column { TeamColumn, CodeColumn, ConferenceColumn, PlayersColumn };
    static constexpr int columns = PlayersColumn + 1;

    enum Role {
        IdRole = Qt::UserRole, ///< QUuid of the team
        KitRole,               ///< Badge
        FilterRole,            ///< QString: everything that it can be found by, as searchKey() has it
        SortRole               ///< what a column is sorted by
    };

    explicit TeamModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    /// Takes what the league holds now; null = none. Rows stay where they are while no team comes or goes.
    /// Errors: those of the database; the teams are there all the same.
    [[nodiscard]] Result<void> take(OpenLeague *league);
    /// -1 where there is no such team.
    [[nodiscard]] int rowOf(const QUuid &team) const;
    /// The lists of players that a team has or is to have: its own, then by competition.
    [[nodiscard]] std::vector<SquadSize> listsOf(const QUuid &team) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_lines.size()); }
    struct Line
    {
        Team team;
        Badge badge;
        QString key;
        bool operator==(const Line &) const = default;
    };
    [[nodiscard]] QVariant text(const Line &line, int column) const;
    /// Of its own list, else of that for the newest competition.
    [[nodiscard]] int playersOf(const QUuid &team) const;

    std::vector<Line> m_lines;
    QHash<QUuid, int> m_rows;
    QHash<QUuid, std::vector<SquadSize>> m_lists;
};

} // namespace touchline
