// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/club.h"
#include "forms/widgets/page.h"

#include <QHash>

#include <memory>

class QSortFilterProxyModel;

namespace Ui {
class TeamsPage;
}

namespace touchline {

class EmptyState;
class SquadPanel;
class TeamModel;

/// All teams of the league; the chosen one with its players and all that is known of it, to be edited.
class TeamsPage : public Page
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit TeamsPage(PageHost &host, QWidget *parent = nullptr);

    /// Shows a team, or a player of the team that is shown.
    void focusOn(const QUuid &subject) override;
    [[nodiscard]] QUuid subjectId() const override { return m_team; }

protected:
    void refresh() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildList();
    void offerCommands();
    void filter(const QString &text);
    void choose(const QUuid &team);
    void showTeam();
    /// Only while its sheet is on top: it is read when it is looked at.
    void showCard();
    /// Only while its sheet is on top, as the card.
    void showClub();
    void changeTeam(const Team &team);
    void changeClub(const Club &club);
    void makeTeam();
    void deleteTeam();
    void ruleOnTeam();
    /// Asks for the strengths; without players the sheet of the card says that they are needed.
    void makeCard();
    /// A team with a card of the program's own needs no other.
    [[nodiscard]] bool canHaveCard();
    /// Every game in which teams have cards, to choose from where there are several.
    void listCardGames();
    /// The game whose cards are shown: the one that was chosen, else that of the league.
    [[nodiscard]] const Game &shownGame();
    /// What may be done about the card, and why there is none.
    void showCardActions(const TeamDocument *card);
    void enterPlayers();
    void setWidths();
    [[nodiscard]] bool isEditable();

    std::shared_ptr<Ui::TeamsPage> m_ui;
    TeamModel *m_model;
    QSortFilterProxyModel *m_rows;
    SquadPanel *m_squad;
    EmptyState *m_empty;
    QUuid m_team;
    /// Null until somebody chooses one.
    const Game *m_cardGame = nullptr;
    bool m_isTaking = false;
    /// What was typed of a team and refused, with the reason, until it is put right.
    struct Refused
    {
        Team team;
        QString reason;
    };
    QHash<QUuid, Refused> m_refused;
    /// The same of a club.
    struct RefusedClub
    {
        Club club;
        QString reason;
    };
    QHash<QUuid, RefusedClub> m_refusedClubs;
};

} // namespace touchline
