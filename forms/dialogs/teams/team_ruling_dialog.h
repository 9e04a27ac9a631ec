// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "models/views/competition_state.h"

#include <QDialog>

#include <memory>

namespace Ui {
class TeamRulingDialog;
}

namespace touchline {

/// What the organiser decides about a team: it withdraws, takes part after all, or loses points. What will
/// follow is shown before it is done.
class TeamRulingDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `states`: at least one competition; of several, one is chosen. `team`: who is chosen at first; may be
    /// null.
    TeamRulingDialog(std::vector<CompetitionStatePtr> states, const QUuid &team, QWidget *parent = nullptr);

    [[nodiscard]] Change ruling() const;
    /// The competition that it is about.
    [[nodiscard]] const CompetitionState &state() const { return *m_states[m_chosen]; }

private:
    enum class What { LeavesCounted, LeavesVoid, Stays, LosesPoints, WinsPoints };
    /// Nothing until somebody has chosen.
    [[nodiscard]] std::optional<What> what() const;
    [[nodiscard]] bool isAboutPoints() const;
    [[nodiscard]] int team() const;
    [[nodiscard]] Change rulingFor(const QString &reason) const;
    void chooseCompetition(int index);
    void fillTeams(const QUuid &team);
    void fillDecisions();
    void fillMatches();
    void changed();
    void showProblem();

    std::shared_ptr<Ui::TeamRulingDialog> m_ui;
    std::vector<CompetitionStatePtr> m_states;
    std::size_t m_chosen = 0;
    /// Why the ruling cannot be made; empty where it can.
    QString m_refusal;
};

} // namespace touchline
