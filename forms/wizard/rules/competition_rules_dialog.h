// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/changes/rules_change.h"
#include "models/views/new_competition/table_rules_model.h"
#include "models/views/open_league.h"

#include <QDialog>

#include <memory>

namespace Ui {
class CompetitionRulesDialog;
}

namespace touchline {

/// Other points, tie-breaks and rules of suspension for a competition that is running: what follows is shown
/// before they are changed.
class CompetitionRulesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog.
    CompetitionRulesDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent = nullptr);

    /// Points and tie-breaks that were chosen; nothing = as they are.
    void setTableRules(const std::optional<TableRules> &rules);
    /// Changes the rules; the dialog stays open where that is refused.
    void accept() override;

Q_SIGNALS:
    void changed(const touchline::JournalEntry &entry);

private:
    void fillSuspensions();
    void chooseTableRules();
    void takeSuspensions();
    void changeCards();
    void fillRegistration();
    void takeRegistration();
    void fillTakingBack();
    void fillCompetitionType();
    void takeCompetitionType();
    /// The file of rules that is followed now; empty where there is none.
    [[nodiscard]] QJsonObject presentRules() const;
    void showConsequences(const Competition &after);
    void showAll(const std::optional<Error> &problem = {});

    std::shared_ptr<Ui::CompetitionRulesDialog> m_ui;
    OpenLeague &m_league;
    CompetitionStatePtr m_state;
    std::optional<TableRules> m_tables;
    RulesWish m_wish;
    OwnRules m_ofLeague;
};

} // namespace touchline
