// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/rule_set.h"
#include "core/play/changes/own_rules.h"

#include <QDialog>

#include <array>
#include <memory>
#include <optional>

class QSpinBox;

namespace Ui {
class OwnTableRulesDialog;
}

namespace touchline {

class PointsBox;

/// Points and tie-breaks of the organiser's own, made out of others: numbers, and criteria to be ticked and
/// put into order. With a name they can be chosen for other competitions of the league.
class OwnTableRulesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `ofLeague`: what its competitions have already, of which `competition` is the one that they are for.
    OwnTableRulesDialog(const RuleSet &rules, OwnRules ofLeague, const QUuid &competition,
                        QWidget *parent = nullptr);

    /// As they stand now; without a name of their own they have none.
    [[nodiscard]] RuleSet rules() const;

private:
    /// The boxes of one bonus: no goals is no bonus.
    struct BonusRow
    {
        QSpinBox *goals;
        PointsBox *points;
        std::optional<BonusRule> PointsScheme::*rule;
    };
    [[nodiscard]] std::array<BonusRow, 3> bonusRows() const;
    void fillBonus();
    void fillCriteria();
    void moveRow(int by);
    /// Whoever is still level then is separated by lots: nothing can follow them.
    void keepLotsLast();
    void check();
    void save();

    std::shared_ptr<Ui::OwnTableRulesDialog> m_ui;
    RuleSet m_rules;
    OwnRules m_ofLeague;
    QUuid m_competition;
};

/// Their name; without one "Own rules: 3–1–0".
[[nodiscard]] QString ownTableRulesTitle(const RuleSet &rules);

} // namespace touchline
