// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rule_set.h"

#include <QDialog>

#include <memory>

namespace Ui {
class OwnTableRulesDialog;
}

namespace touchline {

/// Points and tie-breaks of the organiser's own, made out of others: numbers, and criteria to be ticked and
/// put into order.
class OwnTableRulesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit OwnTableRulesDialog(const RuleSet &rules, QWidget *parent = nullptr);
    ~OwnTableRulesDialog() override;
    Q_DISABLE_COPY_MOVE(OwnTableRulesDialog)

    /// As they stand now; they have no name.
    [[nodiscard]] RuleSet rules() const;

private:
    void fillCriteria();
    void moveRow(int by);
    /// Whoever is still level then is separated by lots: nothing can follow them.
    void keepLotsLast();
    void check();

    std::unique_ptr<Ui::OwnTableRulesDialog> m_ui;
    RuleSet m_rules;
};

/// "Own rules: 3–1–0".
[[nodiscard]] QString ownTableRulesTitle(const RuleSet &rules);

} // namespace touchline
