// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/decision.h"
#include "models/views/competition_state.h"

#include <QDialog>

#include <functional>
#include <memory>

namespace Ui {
class DecisionDialog;
}

namespace touchline {

/// What the organiser decides about a player: lift, extend or add a ban, and why.
class DecisionDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Enters what was decided; the dialog stays open and says so where that is refused.
    using Enter = std::function<Result<void>(int team, const Decision &decision)>;
    /// Who stands on the lists that the league keeps of an entrant.
    using Listed = std::function<std::vector<Person>(int team)>;

    /// `player` is known to the competition. To add a ban another one can be chosen, and a null player is the
    /// first of the team.
    DecisionDialog(const CompetitionStatePtr &state, Decision::Kind kind, int team, const QUuid &player,
                   Enter enter, QWidget *parent = nullptr, Listed listed = {});

    void accept() override;

private:
    void showPlayers();
    void showKind();
    [[nodiscard]] Decision decision() const;

    std::shared_ptr<Ui::DecisionDialog> m_ui;
    CompetitionStatePtr m_state;
    Decision::Kind m_kind;
    Enter m_enter;
    Listed m_listed;
};

} // namespace touchline
