// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"
#include "models/views/teams/chances_task.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace touchline {

class ChanceBar;

/// Two cards side by side: what differs, and their chances against each other at any level of the game.
class CompareCardsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game` has documents of teams, which the cards are. `matches`: how many are simulated where there is
    /// no formula.
    CompareCardsDialog(const Game &game, const PerSide<TeamDocumentPtr> &cards, QWidget *parent = nullptr,
                       int matches = usualPairMatches);

private:
    [[nodiscard]] QWidget *chances();
    [[nodiscard]] QWidget *differences();
    [[nodiscard]] QWidget *bothCards();
    /// At the level that is chosen.
    void begin();
    void setRunning(bool isRunning);
    void showChances(const PairChances &chances);

    const Game &m_game;
    PerSide<TeamDocumentPtr> m_cards;
    PerSide<DocumentView> m_views;
    ChancesTask *m_task;
    int m_matches;
    QComboBox *m_level;
    ChanceBar *m_bar;
    QLabel *m_result;
    QLabel *m_goals;
    QLabel *m_source;
    QProgressBar *m_progress;
    QPushButton *m_stop;
};

/// Opens it and waits until it is closed.
void showComparison(QWidget *parent, const Game &game, const PerSide<TeamDocumentPtr> &cards);

} // namespace touchline
