// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"
#include "models/views/competition_state.h"

#include <QAbstractTableModel>

namespace touchline {

/// The ranking sheet of a game's teams: all of them in one list, the strongest first. A ranking number is the
/// place among the teams that are in the list.
class RankingSheet : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Behind these come the columns of the game (TeamDocuments::rankingColumns()).
    enum Column { NumberColumn, TeamColumn, YearColumn, ConferenceColumn, GameColumn };
    /// A Kit, in the column of the team.
    static constexpr int KitRole = Qt::UserRole;

    /// `game` has documents of teams.
    explicit RankingSheet(const Game &game, QObject *parent = nullptr);

    void setCards(std::vector<TeamDocumentPtr> cards);
    /// In their order on the sheet.
    [[nodiscard]] const std::vector<TeamDocumentPtr> &cards() const { return m_cards; }
    [[nodiscard]] const TeamDocuments &documents() const { return *m_game.teamDocuments(); }
    /// For a spreadsheet, with a line of headings.
    [[nodiscard]] QByteArray csv() const;
    /// For the clipboard: a line for each team, with tabs.
    [[nodiscard]] QString text() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] const Team &team(int row) const;
    [[nodiscard]] bool isWord(int column) const;

    const Game &m_game;
    std::vector<TeamDocumentPtr> m_cards;
};

/// The cards of World Cup teams in a game, by their ids: famousTeamIds(), historicTeamIds(). Teams without
/// one are left out.
[[nodiscard]] std::vector<TeamDocumentPtr> historicCards(const Game &game, const QStringList &ids);

/// The cards with which the teams of a competition play, or would play the game; teams without one are left
/// out.
[[nodiscard]] std::vector<TeamDocumentPtr> cardsOf(const CompetitionState &state, const Game &game);

} // namespace touchline
