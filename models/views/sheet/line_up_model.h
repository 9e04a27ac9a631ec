// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"
#include "models/views/column_heading.h"

namespace touchline {

/// The squad of one side with who begins and who sits on the bench. Who may not play is shown with the
/// reason and cannot be chosen.
class LineUpModel final : public FlatTable
{
    Q_OBJECT

public:
    enum Column { ShirtColumn, PlayerColumn, BeganColumn, BenchColumn };
    static constexpr int columns = BenchColumn + 1;
    enum Role {
        BecauseRole = Qt::UserRole ///< QString: why he may not play; empty = he may
    };

    explicit LineUpModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    void show(const TableMatch &match, Side side, const LineUp &lineUp);
    [[nodiscard]] const LineUp &lineUp() const { return m_lineUp; }
    [[nodiscard]] int starters() const { return static_cast<int>(m_lineUp.started.size()); }
    /// The first of the squad as it is kept who may play begin, the others sit on the bench.
    void chooseFirst(int starters);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// Somebody changed it here.
    void lineUpChanged();

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_order.size()); }
    [[nodiscard]] const PlayerOnTheDay &player(int row) const;
    [[nodiscard]] bool isIn(const std::vector<QUuid> &list, int row) const;

    TeamOnTheDay m_team;
    Squad m_squad;
    /// Of each row: the index of the player. Shown as people read a squad, kept as the squad is.
    std::vector<std::size_t> m_order;
    LineUp m_lineUp;
};

} // namespace touchline
