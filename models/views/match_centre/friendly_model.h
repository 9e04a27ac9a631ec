// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/friendlies.h"
#include "models/views/column_heading.h"
#include "models/views/open_league.h"

#include <vector>

namespace touchline {

/// The matches of a league that belong to no competition, the newest first: friendlies and what-ifs, under
/// way and over.
class FriendlyModel final : public FlatTable
{
    Q_OBJECT

public:
    enum Column { Name, Standing, Rules, Begun, Origin, Columns };
    enum Role {
        IdRole = Qt::UserRole,
        /// It can be gone on with.
        UnderWayRole
    };

    explicit FriendlyModel(QObject *parent = nullptr) : FlatTable(Columns, parent) {}

    /// Null = no league. Errors: those of Friendlies::all(); the model is empty then.
    [[nodiscard]] Result<void> show(OpenLeague *league);
    /// -1 where it is not there.
    [[nodiscard]] int rowOf(const QUuid &id) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_lines.size()); }
    struct Line
    {
        QUuid id;
        bool isUnderWay = false;
        std::array<QString, Columns> texts;
    };
    std::vector<Line> m_lines;
};

/// A friendly under way, as Home lists it.
struct FriendlyUnderWay
{
    QUuid id;
    QString name;
    /// "1–0, second half, 67'"; empty where it cannot be gone on with.
    QString standing;
};
/// The newest first; none where they cannot be read.
[[nodiscard]] std::vector<FriendlyUnderWay> friendliesUnderWay(OpenLeague &league);

} // namespace touchline
