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
    /// `team`: index of the entrant that is chosen at first.
    TeamRulingDialog(const CompetitionStatePtr &state, int team, QWidget *parent = nullptr);
    ~TeamRulingDialog() override;
    Q_DISABLE_COPY_MOVE(TeamRulingDialog)

    [[nodiscard]] Change ruling() const;

private:
    enum class What { LeavesCounted, LeavesVoid, Stays, LosesPoints };
    [[nodiscard]] What what() const;
    [[nodiscard]] int team() const;
    [[nodiscard]] Change rulingFor(const QString &reason) const;
    void fillDecisions();
    void changed();

    std::unique_ptr<Ui::TeamRulingDialog> m_ui;
    CompetitionStatePtr m_state;
};

} // namespace touchline
