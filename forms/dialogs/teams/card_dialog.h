// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_strengths.h"
#include "core/squad/squad.h"

#include <QDialog>

#include <array>
#include <memory>

class QSlider;
class QSpinBox;

namespace Ui {
class CardDialog;
}

namespace touchline {

class CardDraft;
class League;

namespace atcs {
struct TeamCard;
} // namespace atcs

/// Makes a club's ATCS card, from how strong it is and who shoots how often, or from its squad and power
/// alone, and shows it at once.
class CardDialog : public QDialog
{
    Q_OBJECT

public:
    /// `kept`: the card that the team has; null = none. `league` outlives the dialog.
    CardDialog(League &league, const Team &team, const Squad &squad,
               std::shared_ptr<const atcs::TeamCard> kept, QWidget *parent = nullptr);
    ~CardDialog() override;
    Q_DISABLE_COPY_MOVE(CardDialog)

private:
    /// A slider and a box that show the same number.
    struct Dial
    {
        QSlider *slider;
        QSpinBox *box;
        int atcs::CardStrengths::*strength;
    };

    [[nodiscard]] std::array<Dial, 4> dials() const;
    void bindMethod();
    void showMethod();
    void bindDials();
    void bindPlans();
    void buildShares();
    void showCard();
    /// Says what is wrong and stays, if the league refuses it.
    void keep();

    std::unique_ptr<Ui::CardDialog> m_ui;
    League &m_league;
    CardDraft *m_draft;
};

} // namespace touchline
