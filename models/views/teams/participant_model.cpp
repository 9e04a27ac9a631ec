// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/participant_model.h"

#include "core/base/search_key.h"

#include <algorithm>
#include <set>

namespace touchline {

void ParticipantModel::setParticipants(std::vector<Participant> list)
{
    beginResetModel();
    m_list = std::move(list);
    endResetModel();
}

bool ParticipantModel::has(const QUuid &team) const
{
    return std::any_of(m_list.begin(), m_list.end(),
                       [&team](const Participant &one) { return one.team.id == team; });
}

void ParticipantModel::add(const std::vector<Participant> &list)
{
    std::vector<Participant> fresh;
    std::set<QUuid> there;
    for (const Participant &one : m_list)
        there.insert(one.team.id);
    for (const Participant &one : list)
        if (there.insert(one.team.id).second)
            fresh.push_back(one);
    if (fresh.empty())
        return;
    const auto first = static_cast<int>(m_list.size());
    beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
    m_list.insert(m_list.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

void ParticipantModel::remove(std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end(), std::greater<>());
    for (const int row : rows) {
        beginRemoveRows({}, row, row);
        m_list.erase(m_list.begin() + row);
        endRemoveRows();
    }
}

QVariant ParticipantModel::text(const Participant &one, int column) const
{
    switch (column) {
    case NameColumn:
        return one.name();
    case ConferenceColumn:
        return one.isClub() && one.team.conference.isEmpty() ? tr("Club") : one.team.conference;
    case YearColumn:
        return one.team.year == 0 ? QString() : QString::number(one.team.year);
    case StrengthColumn:
        return one.power == 0 ? QString() : QString::number(one.power);
    default:
        return {};
    }
}

QVariant ParticipantModel::sortKey(const Participant &one, int column)
{
    switch (column) {
    case ConferenceColumn:
        return one.team.conference;
    case YearColumn:
        return one.team.year;
    case StrengthColumn:
        return one.power;
    default:
        return one.name();
    }
}

QVariant ParticipantModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Participant &one = m_list[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(one, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (index.column() >= YearColumn ? Qt::AlignRight : Qt::AlignLeft));
    case KitRole:
        return index.column() == NameColumn ? QVariant(QStringList{one.team.kit.first, one.team.kit.second})
                                            : QVariant();
    case SortRole:
        return sortKey(one, index.column());
    default:
        return {};
    }
}

QVariant ParticipantModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading({{tr("Team")},
                          {tr("Confederation")},
                          {tr("Year"), Qt::AlignRight},
                          {tr("Strength"), Qt::AlignRight, tr("Card strength; 10 is the best.")}},
                         section, orientation, role);
}

ParticipantFilter::ParticipantFilter(QObject *parent) : NameSortModel(parent)
{
    setSortRole(ParticipantModel::SortRole);
    setDynamicSortFilter(true);
}

void ParticipantFilter::setText(const QString &text)
{
    m_text = searchKey(text);
    invalidateFilter();
}

void ParticipantFilter::setConference(const QString &conference)
{
    m_conference = conference;
    invalidateFilter();
}

void ParticipantFilter::setClubsAlone(bool isAlone)
{
    m_isClubsAlone = isAlone;
    invalidateFilter();
}

void ParticipantFilter::setYears(int first, int last)
{
    m_firstYear = first;
    m_lastYear = last;
    invalidateFilter();
}

void ParticipantFilter::setStrength(int least)
{
    m_strength = least;
    invalidateFilter();
}

const ParticipantModel &ParticipantFilter::source() const
{
    return *static_cast<const ParticipantModel *>(sourceModel());
}

const Participant &ParticipantFilter::at(const QModelIndex &index) const
{
    return source().participants()[static_cast<std::size_t>(mapToSource(index).row())];
}

std::vector<Participant> ParticipantFilter::left() const
{
    std::vector<Participant> list;
    for (int row = 0; row < rowCount(); ++row)
        list.push_back(at(index(row, 0)));
    return list;
}

bool ParticipantFilter::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const Participant &one = source().participants()[static_cast<std::size_t>(row)];
    if (!m_text.isEmpty() && !searchKey(one.name()).contains(m_text))
        return false;
    if (!m_conference.isEmpty() && one.team.conference != m_conference)
        return false;
    if (m_isClubsAlone && one.team.year != 0)
        return false;
    if (m_firstYear != 0 && one.team.year < m_firstYear)
        return false;
    if (m_lastYear != 0 && one.team.year > m_lastYear)
        return false;
    return one.power >= m_strength;
}

} // namespace touchline
