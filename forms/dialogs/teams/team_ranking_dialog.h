// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

#include <QDialog>

namespace touchline {

class ConsequencesPanel;
class OrderedTeams;

/// The ranking of the teams of a competition, which draws and tie-breaks go by.
class TeamRankingDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit TeamRankingDialog(const CompetitionStatePtr &state, QWidget *parent = nullptr);

    /// Ids of the teams, the best first.
    [[nodiscard]] std::vector<QUuid> ranking() const;
    /// The part of it that was put into another order; empty = none.
    [[nodiscard]] std::vector<QUuid> moved() const;

private:
    [[nodiscard]] std::vector<QUuid> idsOf(const std::vector<int> &teams) const;

    /// Tables and ties that the new order changes.
    void showFollowing();

    CompetitionStatePtr m_state;
    std::vector<int> m_before;
    OrderedTeams *m_teams;
    ConsequencesPanel *m_following;
};

} // namespace touchline
