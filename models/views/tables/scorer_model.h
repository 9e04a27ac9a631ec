// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/statistics/top_scorers.h"
#include "models/views/column_heading.h"
#include "models/views/tables/figure_model.h"

namespace touchline {

/// Who scored, most goals first. Players with as many goals share a rank. Roles: FigureRole.
class ScorerModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column { RankColumn, PlayerColumn, TeamColumn, GoalsColumn, PenaltiesColumn };
    static constexpr int columns = PenaltiesColumn + 1;

    explicit ScorerModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    /// `scorers` in the order of topScorers().
    void setScorers(std::vector<Scorer> scorers, BadgeOf kits);
    [[nodiscard]] const std::vector<Scorer> &scorers() const { return m_scorers; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_scorers.size()); }
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString rankText(std::size_t row) const;

    std::vector<Scorer> m_scorers;
    /// ranks[row], from 1.
    std::vector<int> m_ranks;
    BadgeOf m_kits;
};

} // namespace touchline
