// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/views/new_competition/table_rules_model.h"

#include <QDialog>

#include <memory>

namespace Ui {
class TableRulesDialog;
}

namespace touchline {

/// Points and tie-breaks for the tables of a competition: those of a league and a season, found by country,
/// name or year, or out of a file; beside them what they mean.
class TableRulesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `own`: of the format; `chosen`: what is chosen so far, nothing = the format's own. `ofLeague`: those
    /// of its competitions, of which `competition` is the one that they are for.
    TableRulesDialog(const RuleSet &own, const std::optional<TableRules> &chosen, OwnRules ofLeague,
                     const QUuid &competition, QWidget *parent = nullptr);

    /// Nothing = the format's own.
    [[nodiscard]] std::optional<TableRules> chosen() const;
    /// Reads rules of one's own and chooses them; what is wrong with them is said above the buttons.
    void takeFile(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search(const QString &words);
    void browse();
    /// Makes own rules out of the current ones.
    void changeRules();
    void choose(const QModelIndex &found);
    /// Of the rules that the search leaves; invalid where there are none.
    [[nodiscard]] QModelIndex firstFound() const;
    [[nodiscard]] QModelIndex current() const;
    void showMeaning();
    void showProblem(const QString &problem);

    std::shared_ptr<Ui::TableRulesDialog> m_ui;
    TableRulesModel *m_rules;
    FoundTableRules *m_found;
    OwnRules m_ofLeague;
    QUuid m_competition;
};

} // namespace touchline
