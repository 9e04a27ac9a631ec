// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/ranking_sheet.h"

#include "core/exchange/csv/csv_writer.h"
#include "core/teams/historic_teams.h"
#include "models/views/column_heading.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

RankingSheet::RankingSheet(const Game &game, QObject *parent) : QAbstractTableModel(parent), m_game(game) {}

void RankingSheet::setCards(std::vector<TeamDocumentPtr> cards)
{
    std::vector<std::pair<TeamStrength, TeamDocumentPtr>> ranked;
    ranked.reserve(cards.size());
    for (TeamDocumentPtr &card : cards)
        ranked.emplace_back(documents().strength(*card), std::move(card));
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &one, const auto &other) { return isStronger(one.first, other.first); });
    beginResetModel();
    m_cards.clear();
    for (auto &[strength, card] : ranked)
        m_cards.push_back(std::move(card));
    endResetModel();
}

int RankingSheet::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int RankingSheet::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : GameColumn + static_cast<int>(documents().rankingColumns().size());
}

const Team &RankingSheet::team(int row) const
{
    return documents().team(*m_cards[static_cast<std::size_t>(row)]);
}

bool RankingSheet::isWord(int column) const
{
    return column == TeamColumn || column == ConferenceColumn ||
           (column >= GameColumn &&
            !documents().rankingColumns()[static_cast<std::size_t>(column - GameColumn)].isNumber);
}

QString RankingSheet::text(int row, int column) const
{
    switch (column) {
    case NumberColumn:
        return QString::number(row + 1);
    case TeamColumn:
        return team(row).name;
    case YearColumn:
        return team(row).year == 0 ? QString() : QString::number(team(row).year);
    case ConferenceColumn:
        return team(row).conference;
    default:
        break;
    }
    const auto cells = documents().rankingCells(*m_cards[static_cast<std::size_t>(row)]);
    return translated(cells[static_cast<std::size_t>(column - GameColumn)].shown);
}

QVariant RankingSheet::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(isWord(index.column()) ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(
            headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole).toString(),
            text(index.row(), index.column()));
    case KitRole:
        return index.column() == TeamColumn ? QVariant::fromValue(team(index.row()).kit) : QVariant();
    default:
        return {};
    }
}

QVariant RankingSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < GameColumn)
        return columnHeading({{tr("No."), Qt::AlignRight, tr("Ranking number")},
                              {tr("Team"), Qt::AlignLeft, tr("Team")},
                              {tr("Year"), Qt::AlignRight, tr("Year")},
                              {tr("Confederation"), Qt::AlignLeft, tr("Confederation")}},
                             section, orientation, role);
    const auto &columns = documents().rankingColumns();
    const auto place = static_cast<std::size_t>(section - GameColumn);
    if (place >= columns.size())
        return {};
    const TeamDocuments::RankingColumn &column = columns[place];
    return columnHeading(ColumnHeading{translated(column.title),
                                       column.isNumber ? Qt::AlignRight : Qt::AlignLeft,
                                       translated(column.meaning)},
                         orientation, role);
}

QByteArray RankingSheet::csv() const
{
    CsvWriter writer;
    QStringList headings{QStringLiteral("ranking"), QStringLiteral("team"), QStringLiteral("year"),
                         QStringLiteral("conference")};
    for (const TeamDocuments::RankingColumn &column : documents().rankingColumns())
        headings << QString::fromLatin1(column.key);
    writer.addRow(headings);
    for (int row = 0; row < rowCount(); ++row) {
        writer.add(row + 1);
        writer.add(team(row).name);
        writer.add(team(row).year == 0 ? std::nullopt : std::optional(team(row).year));
        writer.add(team(row).conference);
        for (const auto &cell : documents().rankingCells(*m_cards[static_cast<std::size_t>(row)]))
            writer.add(cell.number);
        writer.endRow();
    }
    return writer.bytes();
}

QString RankingSheet::text() const
{
    QStringList lines;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << text(row, column);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n');
}

std::vector<TeamDocumentPtr> historicCards(const Game &game, const QStringList &ids)
{
    std::vector<TeamDocumentPtr> cards;
    for (const QString &id : ids)
        if (const auto team = historicTeamNamed(id))
            if (auto card = game.documentFor(sideOf(**team)))
                cards.push_back(std::move(*card));
    return cards;
}

std::vector<TeamDocumentPtr> cardsOf(const CompetitionState &state, const Game &game)
{
    std::vector<TeamDocumentPtr> cards;
    const std::vector<Entrant> &entrants = state.competition.definition().entrants;
    const bool isOfGame = state.rules && state.rules->choice.game == &game;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        TeamDocumentPtr card;
        if (isOfGame && i < state.rules->documents.size())
            card = state.rules->documents[i];
        if (card == nullptr)
            if (const KnownTeamPtr historic = historicTeamOf(entrants[i]))
                card = game.documentFor(sideOf(*historic)).value_or(nullptr);
        if (card != nullptr)
            cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace touchline
