// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"

#include <QDialog>

#include <functional>
#include <vector>

class QMenu;
class QPushButton;

namespace touchline {

class TeamCardView;

/// The card of a team as large as it is printed, front and back; from the list that it stands in somebody
/// goes on to the next one, or compares it with another. It is printed, saved as a picture, and made one's
/// own.
class TeamCardDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `game` has documents of teams; `cards` are its own, and `shown` is one of their places. `league` takes
    /// cards of one's own; it may be null and else outlives the dialog.
    TeamCardDialog(const Game &game, std::vector<TeamDocumentPtr> cards, std::size_t shown, League *league,
                   QWidget *parent = nullptr);

    [[nodiscard]] const TeamDocument &card() const { return *m_cards[m_shown]; }

Q_SIGNALS:
    void shown(std::size_t place);
    /// What was done with it, as a sentence.
    void told(const QString &what);

private:
    [[nodiscard]] QMenu *moreMenu();
    void compare();
    void save();
    void showCard(std::size_t place);

    const Game &m_game;
    std::vector<TeamDocumentPtr> m_cards;
    std::size_t m_shown = 0;
    League *m_league;
    TeamCardView *m_view;
    QPushButton *m_previous;
    QPushButton *m_next;
};

/// Opens it over `parent`, which goes on meanwhile. `told`: TeamCardDialog::told().
TeamCardDialog *showTeamCard(const Game &game, std::vector<TeamDocumentPtr> cards, std::size_t shown,
                             League *league, QWidget *parent, std::function<void(const QString &)> told);

} // namespace touchline
