// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/squads/card_entrants.h"
#include "models/views/competition_state.h"

#include <QAbstractTableModel>

namespace touchline {

/// The ranking sheet of the ATCS cards (specification 2.11): all of them in one list, the strongest first. A
/// ranking number is the place among the cards that are in the list.
class RankingSheet : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        TeamColumn,
        YearColumn,
        ConferenceColumn,
        PowerColumn,
        BestColumn,
        ShotsColumn,
        AttemptsColumn
    };
    static constexpr int columns = AttemptsColumn + 1;
    /// A Kit, in the column of the team.
    static constexpr int KitRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setCards(Cards cards);
    /// In their order on the sheet.
    [[nodiscard]] const Cards &cards() const { return m_cards; }
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

    Cards m_cards;
};

/// The 64 cards of the box, without the bonus cards.
[[nodiscard]] Cards historicCards();

/// The cards with which the teams of a competition play, or would play ATCS; teams without one are left out.
[[nodiscard]] Cards cardsOf(const CompetitionState &state);

} // namespace touchline
