// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/team_model.h"

#include "core/base/search_key.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

namespace {

QString keyOf(const Team &team)
{
    return searchKey(
        QStringList{team.displayName(), team.code, team.lineage, team.conference, team.manager}.join(u' '));
}

} // namespace

Result<void> TeamModel::take(OpenLeague *league)
{
    std::vector<Line> lines;
    QHash<QUuid, std::vector<SquadSize>> lists;
    Result<void> read;
    if (league != nullptr) {
        for (const Team &team : league->teams())
            lines.push_back({team, league->badgeOf(team.id), keyOf(team)});
        const auto sizes = squadSizes(league->league());
        if (sizes)
            for (const SquadSize &size : *sizes)
                lists[size.team].push_back(size);
        else
            read = fail(sizes.error());
    }
    if (lines == m_lines && lists == m_lists)
        return read;
    const bool isSameTeams =
        std::equal(lines.begin(), lines.end(), m_lines.begin(), m_lines.end(),
                   [](const Line &one, const Line &other) { return one.team.id == other.team.id; });
    if (!isSameTeams)
        beginResetModel();
    m_lines = std::move(lines);
    m_lists = std::move(lists);
    if (isSameTeams) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return read;
    }
    m_rows.clear();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_rows.insert(m_lines[i].team.id, static_cast<int>(i));
    endResetModel();
    return read;
}

int TeamModel::rowOf(const QUuid &team) const
{
    return m_rows.value(team, -1);
}

std::vector<SquadSize> TeamModel::listsOf(const QUuid &team) const
{
    return m_lists.value(team);
}

int TeamModel::playersOf(const QUuid &team) const
{
    const auto lists = m_lists.constFind(team);
    if (lists == m_lists.constEnd() || lists->empty())
        return 0;
    return lists->front().competition.isNull() ? lists->front().players : lists->back().players;
}

QVariant TeamModel::text(const Line &line, int column) const
{
    switch (column) {
    case TeamColumn:
        return line.team.displayName();
    case CodeColumn:
        return line.team.code;
    case ConferenceColumn:
        return line.team.conference;
    case PlayersColumn:
        return windowLanguage().number(playersOf(line.team.id));
    default:
        return {};
    }
}

QVariant TeamModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(line, index.column());
    case Qt::ToolTipRole:
        return index.column() == TeamColumn ? QVariant(line.team.displayName()) : QVariant();
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case IdRole:
        return line.team.id;
    case KitRole:
        return QVariant::fromValue(line.badge);
    case FilterRole:
        return line.key;
    case SortRole:
        return index.column() == PlayersColumn ? QVariant(playersOf(line.team.id))
                                               : text(line, index.column());
    default:
        return {};
    }
}

QVariant TeamModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("Team")}, {tr("Code")}, {tr("Confederation")}, {tr("Players"), Qt::AlignRight}},
                         section, orientation, role);
}

} // namespace touchline
