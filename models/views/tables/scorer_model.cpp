// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/scorer_model.h"

namespace touchline {

namespace {

bool isText(int column)
{
    return column == ScorerModel::PlayerColumn || column == ScorerModel::TeamColumn;
}

Qt::Alignment alignmentOf(int column)
{
    return (isText(column) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

} // namespace

void ScorerModel::setScorers(std::vector<Scorer> scorers, BadgeOf kits)
{
    beginResetModel();
    m_scorers = std::move(scorers);
    m_kits = std::move(kits);
    m_ranks.clear();
    for (std::size_t row = 0; row < m_scorers.size(); ++row) {
        const bool isTied = row > 0 && m_scorers[row].goals == m_scorers[row - 1].goals;
        m_ranks.push_back(isTied ? m_ranks.back() : static_cast<int>(row) + 1);
    }
    endResetModel();
}

/// "3", or "3=" for all that share it.
QString ScorerModel::rankText(std::size_t row) const
{
    const bool isShared = (row > 0 && m_ranks[row - 1] == m_ranks[row]) ||
                          (row + 1 < m_ranks.size() && m_ranks[row + 1] == m_ranks[row]);
    return QString::number(m_ranks[row]) + (isShared ? QStringLiteral("=") : QString());
}

QString ScorerModel::text(int row, int column) const
{
    const Scorer &scorer = m_scorers[static_cast<std::size_t>(row)];
    switch (column) {
    case RankColumn:
        return rankText(static_cast<std::size_t>(row));
    case PlayerColumn:
        return scorer.name;
    case TeamColumn:
        return scorer.teamName;
    case GoalsColumn:
        return QString::number(scorer.goals);
    default:
        return QString::number(scorer.penalties);
    }
}

QVariant ScorerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Scorer &scorer = m_scorers[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant(alignmentOf(index.column()));
    case FigureTeamRole:
        return scorer.team;
    case FigureKitRole:
        return index.column() != TeamColumn ? QVariant()
                                            : QVariant::fromValue(m_kits ? m_kits(scorer.team) : Badge{});
    case FigureFixtureRole:
        return QUuid();
    case FigureKeyRole:
        return QStringList{scorer.player.toString(), scorer.player.isNull() ? scorer.name : QString(),
                           scorer.team.toString(), scorer.team.isNull() ? scorer.teamName : QString()}
            .join(u'|');
    default:
        return {};
    }
}

QVariant ScorerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columnHeading(
        {{tr("#"), Qt::AlignRight, tr("Rank")},
         {tr("Player")},
         {tr("Team")},
         {tr("Goals"), Qt::AlignRight, tr("Goals, including penalties, excluding own goals")},
         {tr("Pen."), Qt::AlignRight, tr("Penalties among the goals")}},
        section, orientation, role);
}

} // namespace touchline
