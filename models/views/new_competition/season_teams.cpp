// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/season_teams.h"

#include "core/base/index.h"
#include "models/views/name_order.h"

#include <algorithm>

namespace touchline {

SeasonTeams::SeasonTeams(const Competition &old, const std::vector<Team> &teams, QObject *parent)
    : FlatTable(columns, parent)
    , m_old(old)
    , m_divisions(seasonDivisions(old.definition().format))
{
    const std::vector<int> now = divisionsOf(old);
    for (std::size_t i = 0; i < old.definition().entrants.size(); ++i) {
        const Entrant &entrant = old.definition().entrants[i];
        Row row;
        row.team.id = entrant.id;
        row.team.name = entrant.name;
        for (const Team &known : teams)
            if (known.id == entrant.id)
                row.team.kit = known.kit;
        row.now = now[i];
        m_rows.push_back(std::move(row));
    }
    const auto inOrder = [](const Row &one, const Row &other) {
        return one.now != other.now ? one.now < other.now : nameLessThan(one.team.name, other.team.name);
    };
    std::stable_sort(m_rows.begin(), m_rows.end(), inOrder);
    const auto own = static_cast<std::ptrdiff_t>(m_rows.size());
    for (const Team &team : teams)
        if (old.indexOfTeam(team.id) < 0) {
            m_rows.push_back({team, outside, outside, outside, true});
            m_rows.back().team.name = team.displayName();
        }
    std::stable_sort(m_rows.begin() + own, m_rows.end(), inOrder);
    setDivisionsKept(false);
}

void SeasonTeams::setDivisionsKept(bool areKept)
{
    m_areKept = areKept;
    const auto next = divisionsOfNextSeason(m_old, areKept);
    for (Row &row : m_rows) {
        const int team = m_old.indexOfTeam(row.team.id);
        row.usual = team < 0 || !next ? outside : (*next)[at(team)];
        // A club that has withdrawn plays on only where somebody says so.
        row.next = team >= 0 && m_old.isWithdrawn(team) ? outside : row.usual;
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void SeasonTeams::setDivision(int row, int division)
{
    m_rows[at(row)].next = division;
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
}

int SeasonTeams::divisionOf(int row) const
{
    return m_rows[at(row)].next;
}

std::vector<SeasonTeams::Choice> SeasonTeams::choices() const
{
    std::vector<Choice> list;
    for (std::size_t i = 0; i < m_divisions.size(); ++i)
        if (m_divisions[i].entry >= 0)
            list.push_back({static_cast<int>(i), titleOf(static_cast<int>(i))});
    list.push_back({outside, titleOf(outside)});
    return list;
}

bool SeasonTeams::hasDivisions() const
{
    return std::count_if(m_divisions.begin(), m_divisions.end(),
                         [](const SeasonDivision &one) { return one.entry >= 0; }) > 1;
}

QString SeasonTeams::titleOf(int division) const
{
    if (division < 0 || m_divisions[at(division)].entry < 0)
        return tr("Does not take part");
    return hasDivisions() ? m_divisions[at(division)].name : tr("Takes part");
}

std::vector<Team> SeasonTeams::newcomers() const
{
    std::vector<Team> list;
    for (const Row &row : m_rows)
        if (row.isNew && row.next != outside)
            list.push_back(row.team);
    return list;
}

SeasonWishes SeasonTeams::wishes(std::vector<Entrant> newcomers) const
{
    SeasonWishes wishes;
    wishes.newcomers = std::move(newcomers);
    wishes.keepsDivisions = m_areKept;
    for (const Row &row : m_rows) {
        if (row.next == row.usual)
            continue;
        if (row.next != outside)
            wishes.moves.emplace_back(row.team.id, m_divisions[at(row.next)].name);
        else if (!row.isNew)
            wishes.leavers.push_back(row.team.id);
    }
    return wishes;
}

QVariant SeasonTeams::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[at(index.row())];
    if (role == KitRole && index.column() == TeamColumn)
        return QVariant::fromValue(row.team.kit);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case TeamColumn:
        return row.team.name;
    case NowColumn:
        return partOf(row);
    default:
        return titleOf(row.next);
    }
}

/// What the team did this season.
QString SeasonTeams::partOf(const Row &row) const
{
    if (row.isNew)
        return tr("Did not take part");
    QString part = hasDivisions() ? titleOf(row.now) : tr("Took part");
    if (!m_old.isWithdrawn(m_old.indexOfTeam(row.team.id)))
        return part;
    return hasDivisions() ? tr("%1, withdrew").arg(part) : tr("Withdrew");
}

QVariant SeasonTeams::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("Team")}, {tr("This season")}, {tr("Next season")}}, section, orientation,
                         role);
}

} // namespace touchline
