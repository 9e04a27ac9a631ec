// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/availability/player_mark.h"
#include "models/views/competition_state.h"

#include <QAbstractListModel>

namespace touchline {

/// Something that cards, injuries and the organiser brought a player, or a match that he missed.
struct LedgerLine
{
    /// The match in which, or after which, it happened: "v Italy (match 12)", "before the first match".
    QString match;
    PlayerMark mark = PlayerMark::Yellow;
    /// "booked, 34'", "sent off v Italy, banned for 2 matches", "missed this match: ...".
    QString text;

    bool operator==(const LedgerLine &) const = default;
};

/// Everything of one player of an entrant, the oldest first. Empty where the game carries nothing from match
/// to match.
[[nodiscard]] std::vector<LedgerLine> playerLedger(const CompetitionState &state, int team,
                                                   const QUuid &player);

/// The ledger of one player, the newest on top.
class PlayerLedgerModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        MatchRole = Qt::UserRole, ///< QString
        MarkRole                  ///< PlayerMarks, one
    };

    explicit PlayerLedgerModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

    /// The oldest first, as playerLedger() gives them.
    void show(std::vector<LedgerLine> lines);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<LedgerLine> m_lines;
};

} // namespace touchline
