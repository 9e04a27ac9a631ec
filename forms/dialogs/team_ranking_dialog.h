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

    /// Whether the order was changed.
    [[nodiscard]] bool isChanged() const;
    /// Ids of the teams, the best first.
    [[nodiscard]] std::vector<QUuid> ranking() const;

private:
    const Competition m_competition;
    std::vector<int> m_before;
    OrderedTeams *m_teams;
};

} // namespace touchline
