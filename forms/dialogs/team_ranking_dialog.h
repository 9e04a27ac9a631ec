// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <QDialog>

namespace touchline {

class OrderedTeams;

/// The ranking of the teams of a competition, which draws and tie-breaks go by.
class TeamRankingDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit TeamRankingDialog(const Competition &competition, QWidget *parent = nullptr);

    /// Ids of the teams, the best first.
    [[nodiscard]] std::vector<QUuid> ranking() const;
    /// The part of it that was put into another order; empty = none.
    [[nodiscard]] std::vector<QUuid> moved() const;

private:
    [[nodiscard]] std::vector<QUuid> idsOf(const std::vector<int> &teams) const;

    const Competition m_competition;
    std::vector<int> m_before;
    OrderedTeams *m_teams;
};

} // namespace touchline
