// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"
#include "models/league/players/own_document.h"

#include <QDialog>

#include <memory>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace Ui {
class CardDialog;
}

namespace touchline {

class CardDraft;

/// Makes a club's card in a game, by one of the ways that the game has, and shows it at once.
class CardDialog : public QDialog
{
    Q_OBJECT

public:
    /// `game` has documents of teams; `kept`: the one that the team has, null = none. `league` outlives the
    /// dialog.
    CardDialog(League &league, const Game &game, const Team &team, const Squad &squad, TeamDocumentPtr kept,
               QWidget *parent = nullptr);

private:
    void bindMethod();
    void showMethod();
    /// The fields of a method, one below the other; choices beside each other.
    QWidget *fieldsOf(const DocumentMethod &method);
    QLabel *labelOf(const DocumentField &field, QWidget *buddy);
    void addNumber(const DocumentField &field, QGridLayout &grid);
    QComboBox *choiceOf(const DocumentField &field);
    void buildShares();
    void showCard();
    /// Says what is wrong and stays, if the league refuses it.
    void keep();

    std::shared_ptr<Ui::CardDialog> m_ui;
    League &m_league;
    CardDraft *m_draft;
    /// By method, in the order of the game; and what is filled in first.
    std::vector<QWidget *> m_fields;
    std::vector<QWidget *> m_first;
};

} // namespace touchline
