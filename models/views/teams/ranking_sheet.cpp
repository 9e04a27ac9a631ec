// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/ranking_sheet.h"

#include "core/exchange/csv/csv_writer.h"
#include "core/games/atcs/card/ranking.h"
#include "core/play/new_competition.h"
#include "models/views/teams/card_face.h"

namespace touchline {

void RankingSheet::setCards(Cards cards)
{
    std::vector<const atcs::TeamCard *> plain;
    plain.reserve(cards.size());
    for (const Card &card : cards)
        plain.push_back(card.get());
    beginResetModel();
    m_cards.clear();
    for (const std::size_t place : atcs::rankingOrder(plain))
        m_cards.push_back(cards[place]);
    endResetModel();
}

int RankingSheet::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int RankingSheet::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString RankingSheet::text(int row, int column) const
{
    const atcs::TeamCard &card = *m_cards[static_cast<std::size_t>(row)];
    switch (column) {
    case NumberColumn:
        return QString::number(row + 1);
    case TeamColumn:
        return card.team.name;
    case YearColumn:
        return card.team.year == 0 ? QString() : QString::number(card.team.year);
    case ConferenceColumn:
        return card.team.conference;
    case PowerColumn:
        return QString::number(card.power);
    case BestColumn:
        // A club was never at a World Cup.
        return card.kind == atcs::CardKind::Custom ? QString() : bestResultWord(card.bestResult);
    case ShotsColumn:
        return QString::number(card.shotsOnGoal);
    case AttemptsColumn:
        return QString::number(card.attempts[1]);
    default:
        return {};
    }
}

QVariant RankingSheet::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole: {
        const bool isWord = index.column() == TeamColumn || index.column() == ConferenceColumn ||
                            index.column() == BestColumn;
        return QVariant::fromValue(Qt::Alignment(isWord ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString(),
            text(index.row(), index.column()));
    case KitRole:
        return index.column() == TeamColumn
                   ? QVariant::fromValue(m_cards[static_cast<std::size_t>(index.row())]->team.kit)
                   : QVariant();
    default:
        return {};
    }
}

QVariant RankingSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isWord = section == TeamColumn || section == ConferenceColumn || section == BestColumn;
        return QVariant::fromValue(Qt::Alignment(isWord ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool isShort = role == Qt::DisplayRole;
    switch (section) {
    case NumberColumn:
        return isShort ? tr("No.") : tr("Ranking number");
    case TeamColumn:
        return tr("Team");
    case YearColumn:
        return tr("Year");
    case ConferenceColumn:
        return tr("Confederation");
    case PowerColumn:
        return isShort ? tr("Power") : tr("Relative power ranking, 1 to 10");
    case BestColumn:
        return isShort ? tr("Best result") : tr("Best result at a World Cup");
    case ShotsColumn:
        return isShort ? tr("SOG") : tr("Shots on goal");
    case AttemptsColumn:
        return isShort ? tr("2nd half") : tr("Attempts in the second half");
    default:
        return {};
    }
}

QByteArray RankingSheet::csv() const
{
    CsvWriter writer;
    writer.addRow({QStringLiteral("ranking"), QStringLiteral("team"), QStringLiteral("year"),
                   QStringLiteral("conference"), QStringLiteral("power"), QStringLiteral("best_result"),
                   QStringLiteral("shots_on_goal"), QStringLiteral("second_half_attempts")});
    for (int row = 0; row < rowCount(); ++row) {
        const atcs::TeamCard &card = *m_cards[static_cast<std::size_t>(row)];
        writer.add(row + 1);
        writer.add(card.team.name);
        writer.add(card.team.year == 0 ? std::nullopt : std::optional(card.team.year));
        writer.add(card.team.conference);
        writer.add(card.power);
        writer.add(card.bestResult);
        writer.add(card.shotsOnGoal);
        writer.add(card.attempts[1]);
        writer.endRow();
    }
    return writer.bytes();
}

QString RankingSheet::text() const
{
    QStringList lines;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells << text(row, column);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

Cards historicCards()
{
    return cardsFor(historicTeams()).value_or(Cards());
}

Cards cardsOf(const CompetitionState &state)
{
    Cards cards;
    const std::vector<Entrant> &entrants = state.competition.definition().entrants;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        Card card;
        if (state.rules && i < state.rules->documents.size())
            card = std::dynamic_pointer_cast<const atcs::TeamCard>(state.rules->documents[i]);
        if (card == nullptr)
            card = builtInCardOf(entrants[i]);
        if (card != nullptr)
            cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace touchline
