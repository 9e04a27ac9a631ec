// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/before_match.h"

#include <QWidget>

#include <memory>

class QComboBox;

namespace Ui {
class BeforeKickOff;
}

namespace touchline {

class BeforeSquadModel;

/// What is settled before a match begins: who decides with whose dice, who is missing, the rules and the
/// place; what the game rolls for before the first whistle can be rolled here.
class BeforeKickOff final : public QWidget
{
    Q_OBJECT

public:
    explicit BeforeKickOff(QWidget *parent = nullptr);

    /// A match that is to begin.
    void show(const BeforeMatch &before);
    /// What was rolled so far in a match that has begun, and the roll that is due before the first whistle.
    void showDrawn(const MatchSession &session, const QStringList &told);
    /// The same for a match under way, to be gone on with by other persons or other dice.
    void showSeats(const MatchSession &session);
    void setEnabledToPlay(bool isEnabled);
    /// The names can be pressed of those sides whose cards can be seen.
    void setHasCards(const PerSide<bool> &hasCards);

    [[nodiscard]] PerSide<Seat> seats() const;
    /// What was typed for the roll that is due was refused.
    void refuse(const QString &reason);
    /// The index of a pace, as the page has it; see paceChosen().
    void setPace(int index);
    /// A digit for the roll that is due.
    void type(const QString &digit);

Q_SIGNALS:
    void kickOffWanted();
    void drawWanted();
    void thrown(const QString &typed);
    void paceChosen(int index);
    /// The name of that side was pressed.
    void cardWanted(Side side);
    /// Other rolls are typed than before.
    void diceChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitSquads();
    void showName(Side side, const QString &name);
    void fillSeat(Side side, const Seat &seat);
    [[nodiscard]] QComboBox *box(Side side) const;
    [[nodiscard]] QComboBox *dice(Side side) const;
    /// A person who rolled last time rolls again.
    void offerClicks(Side side);
    void chooseDice();
    void showDice();

    std::shared_ptr<Ui::BeforeKickOff> m_ui;
    PerSide<BeforeSquadModel *> m_squads;
    const Game *m_game = nullptr;
    PerSide<QStringList> m_computerRolls;
};

} // namespace touchline
