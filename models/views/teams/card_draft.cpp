// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/card_draft.h"

#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

CardDraft::CardDraft(const Game &game, const Team &team, const Squad &squad, TeamDocumentPtr kept,
                     QObject *parent)
    : FlatTable(columns, parent)
    , m_game(game)
    , m_wishes(documents().wishesFor(team, squad, kept.get()))
    , m_kept(std::move(kept))
    , m_card(documents().make(m_wishes))
{
    const auto &entries = m_wishes.squad.entries;
    m_rows.reserve(entries.size());
    for (std::size_t i = 0; i < entries.size() && i < m_wishes.shares.size(); ++i)
        if (documents().hasShare(entries[i]))
            m_rows.push_back(i);
}

int CardDraft::value(const DocumentField &field) const
{
    const auto found = m_wishes.values.find(QString::fromLatin1(field.key));
    return found == m_wishes.values.end() ? field.usual : found->second;
}

const DocumentMethod &CardDraft::method() const
{
    const auto ways = documents().methods();
    const auto found = std::find_if(ways.begin(), ways.end(), [this](const DocumentMethod &one) {
        return m_wishes.method == QLatin1String(one.key);
    });
    return found == ways.end() ? ways.front() : *found;
}

Message CardDraft::note() const
{
    return documents().noteOn(method(), m_kept.get());
}

void CardDraft::setMethod(const QString &key)
{
    m_wishes.method = key;
    make();
}

void CardDraft::setValue(const QString &field, int value)
{
    m_wishes.values[field] = value;
    make();
}

bool CardDraft::isNew() const
{
    return m_card && (m_kept == nullptr || m_game.writeTeam(**m_card) != m_game.writeTeam(*m_kept));
}

void CardDraft::make()
{
    m_card = documents().make(m_wishes);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    Q_EMIT changed();
}

void CardDraft::setUsualWeights()
{
    m_wishes.shares = documents().usualShares(m_wishes.squad);
    make();
}

std::vector<CardDraft::Choice> CardDraft::choices(const QModelIndex &index) const
{
    std::vector<Choice> list;
    if (checkIndex(index, CheckIndexOption::IndexIsValid))
        for (const ShareChoice &one : documents().shareChoices(m_wishes, entryOf(index.row())))
            list.push_back({documents().shareText(one.share), translated(one.meaning)});
    return list;
}

QString CardDraft::shots(std::size_t entry) const
{
    if (QString cost = documents().costOf(m_wishes.shares[entry]); !cost.isEmpty())
        return cost;
    QString none = QStringLiteral("–");
    if (m_wishes.shares[entry] == 0)
        return none;
    if (!m_card)
        return {};
    const QString share = documents().sharedWith(**m_card, m_wishes.squad.entries[entry].person.id);
    return share.isEmpty() ? none : share;
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
        return documents().shareText(m_wishes.shares[entry]);
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
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != WeightColumn ||
        role != Qt::EditRole)
        return false;
    const auto share = documents().shareFrom(value.toString());
    if (!share) {
        Q_EMIT refused(value.toString());
        return false;
    }
    m_wishes.shares[entryOf(index.row())] = *share;
    make();
    return true;
}

QVariant CardDraft::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isNumber = m_rows.empty() || documents().shareChoices(m_wishes, m_rows.front()).empty();
    return columnHeading({{tr("Player")},
                          {tr("Pos.")},
                          {isNumber ? tr("Share") : translated(method().shares.each), Qt::AlignRight},
                          {translated(method().shares.brought), Qt::AlignRight}},
                         section, orientation, role);
}

Qt::ItemFlags CardDraft::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == WeightColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace touchline
