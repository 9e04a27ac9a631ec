// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/card_draft.h"

#include <algorithm>

namespace touchline {

CardDraft::CardDraft(Team team, Squad squad, Card kept, QObject *parent)
    : QAbstractTableModel(parent)
    , m_kept(std::move(kept))
    , m_card(atcs::TeamCard())
{
    m_wishes.team = std::move(team);
    m_wishes.squad = std::move(squad);
    m_wishes.shotWeights = atcs::usualShotWeights(m_wishes.squad);
    m_wishes.formation = atcs::usualFormation(m_wishes.squad);
    const auto &entries = m_wishes.squad.entries;
    m_rows.reserve(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].position != Position::Goalkeeper)
            m_rows.push_back(i);
    if (m_kept != nullptr && m_kept->strengths) {
        m_wishes.strengths = *m_kept->strengths;
        m_wishes.formation = m_kept->formation;
        m_wishes.strategy = m_kept->strategy;
        takeWeightsOf(*m_kept);
    }
    if (!atcs::cardSquadProblems(m_wishes.squad).empty())
        m_method = Method::Squad;
    if (m_kept != nullptr && !m_kept->strengths)
        if (const auto generic = madeFromSquad(m_kept->power); generic && *generic == *m_kept) {
            m_method = Method::Squad;
            m_power = m_kept->power;
        }
    m_card = made();
}

Result<atcs::TeamCard> CardDraft::madeFromSquad(int power) const
{
    return atcs::cardFromSquad({m_wishes.team, m_wishes.squad, {}, power});
}

Result<atcs::TeamCard> CardDraft::made() const
{
    return m_method == Method::Squad ? madeFromSquad(m_power) : atcs::cardFromStrengths(m_wishes);
}

void CardDraft::setMethod(Method method)
{
    m_method = method;
    make();
}

void CardDraft::setPower(int power)
{
    m_power = power;
    make();
}

void CardDraft::takeWeightsOf(const atcs::TeamCard &card)
{
    for (const std::size_t entry : m_rows) {
        const QUuid &person = m_wishes.squad.entries[entry].person.id;
        const auto player =
            std::find_if(card.players.begin(), card.players.end(),
                         [&person](const atcs::CardPlayer &one) { return one.entry.person.id == person; });
        m_wishes.shotWeights[entry] = player == card.players.end() ? 0 : player->shot.width();
    }
}

void CardDraft::make()
{
    m_card = made();
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT changed();
}

void CardDraft::setStrengths(const atcs::CardStrengths &strengths)
{
    m_wishes.strengths = strengths;
    make();
}

void CardDraft::setFormation(atcs::Formation formation)
{
    m_wishes.formation = formation;
    make();
}

void CardDraft::setStrategy(atcs::Strategy strategy)
{
    m_wishes.strategy = strategy;
    make();
}

void CardDraft::setUsualWeights()
{
    m_wishes.shotWeights = atcs::usualShotWeights(m_wishes.squad);
    make();
}

int CardDraft::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CardDraft::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CardDraft::shots(std::size_t entry) const
{
    if (m_wishes.shotWeights[entry] == 0)
        return QStringLiteral("–");
    if (!m_card)
        return {};
    const int row = m_card->squad().indexOf(m_wishes.squad.entries[entry].person.id);
    return row < 0 ? QStringLiteral("–")
                   : rangeText(m_card->players[static_cast<std::size_t>(row)].shot).replace(u'-', u'–');
}

QVariant CardDraft::text(std::size_t entry, int column) const
{
    const SquadEntry &player = m_wishes.squad.entries[entry];
    switch (column) {
    case PlayerColumn:
        return player.person.shortName;
    case PositionColumn:
        return positionCode(player.position);
    case WeightColumn:
        return m_wishes.shotWeights[entry];
    case ShotsColumn:
        return shots(entry);
    default:
        return {};
    }
}

QVariant CardDraft::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t entry = entryOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text(entry, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(index.column() >= WeightColumn ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
            text(entry, index.column()).toString());
    default:
        return {};
    }
}

bool CardDraft::setData(const QModelIndex &index, const QVariant &value, int role)
{
    bool isNumber = false;
    const int weight = value.toInt(&isNumber);
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != WeightColumn ||
        role != Qt::EditRole || !isNumber || weight < 0 || weight > atcs::mostShotWeight)
        return false;
    m_wishes.shotWeights[entryOf(index.row())] = weight;
    make();
    return true;
}

QVariant CardDraft::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section >= WeightColumn ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PlayerColumn:
        return tr("Player");
    case PositionColumn:
        return tr("Pos.");
    case WeightColumn:
        return tr("Share");
    case ShotsColumn:
        return tr("Shoots on");
    default:
        return {};
    }
}

Qt::ItemFlags CardDraft::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == WeightColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace touchline
