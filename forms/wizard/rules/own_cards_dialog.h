// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/own_cards.h"
#include "core/play/changes/own_rules.h"

#include <QDialog>

#include <array>
#include <memory>
#include <vector>

class QDoubleSpinBox;

namespace Ui {
class OwnCardsDialog;
}

namespace touchline {

/// What cards bring by the organiser's own rules: limits of yellow cards, length of a ban for a red one. With
/// a name the rules can be chosen for other competitions of the league.
class OwnCardsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `base`: the file of rules of which everything else is kept. `ofLeague`: what its competitions have
    /// already, of which `competition` is the one that they are for.
    OwnCardsDialog(QJsonObject base, OwnRules ofLeague, const QUuid &competition, QWidget *parent = nullptr);

    /// As they were accepted.
    [[nodiscard]] const OwnCards &cards() const { return m_cards; }
    /// The whole file with them.
    [[nodiscard]] QJsonObject rules() const;

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// The box of one amount of the fines.
    struct FineBox
    {
        QDoubleSpinBox *box;
        Money FineRules::*amount;
    };
    [[nodiscard]] std::array<FineBox, 5> fineBoxes() const;
    void fillFines(const FineRules &fines);
    /// As the boxes have them; without an amount none.
    [[nodiscard]] FineRules fines() const;
    void showHeadings();
    void fitRows();
    void addLimit(const OwnCards::Limit &limit);
    void removeLimit();
    [[nodiscard]] std::vector<OwnCards::Limit> limits() const;
    /// What is wrong with the boxes; empty for nothing.
    [[nodiscard]] QString problem() const;
    void check();
    void save();

    std::shared_ptr<Ui::OwnCardsDialog> m_ui;
    QJsonObject m_base;
    OwnCards m_cards;
    OwnRules m_ofLeague;
    QUuid m_competition;
};

} // namespace touchline
