// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/top_scorers.h"
#include "models/views/tables/figure_model.h"

#include <QAbstractTableModel>

namespace touchline {

/// Who scored, most goals first. Players with as many goals share a rank. Roles: FigureRole.
class ScorerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { RankColumn, PlayerColumn, TeamColumn, GoalsColumn, PenaltiesColumn };
    static constexpr int columns = PenaltiesColumn + 1;

    explicit ScorerModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// `scorers` in the order of topScorers().
    void setScorers(std::vector<Scorer> scorers, KitOf kits);
    [[nodiscard]] const std::vector<Scorer> &scorers() const { return m_scorers; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString rankText(std::size_t row) const;

    std::vector<Scorer> m_scorers;
    /// ranks[row], from 1.
    std::vector<int> m_ranks;
    KitOf m_kits;
};

} // namespace touchline
