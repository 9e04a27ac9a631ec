// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/squad.h"
#include "models/store/rows/team_rows.h"
#include "models/views/column_heading.h"

#include <QHash>
#include <QPointer>

namespace touchline {

class OpenLeague;

/// A list of players that is edited in place. Below the players stands an empty row: who is typed in there
/// joins them.
///
/// Every edit that leaves a good list is a command of the league. One that does not stays here, with what is
/// wrong with it, until further edits have put it right or it is taken back; the league keeps the last good
/// list meanwhile. Such a draft waits for its list while others are shown.
class SquadModel : public FlatTable
{
    Q_OBJECT

public:
    enum Column { ShirtColumn, NameColumn, ShortNameColumn, PositionColumn, CaptainColumn };
    static constexpr int columns = CaptainColumn + 1;

    enum Role {
        ProblemRole = Qt::UserRole, ///< QString: what is wrong with the player; empty if nothing is
        IsNewRole                   ///< bool: the empty row at the end
    };

    explicit SquadModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    /// Shows a team's own list (null competition), or the one for a competition; null league or team:
    /// nothing.
    void show(OpenLeague *league, const QUuid &team, const QUuid &competition = {});
    /// Takes in what has changed since.
    void refresh();

    /// The players as they are shown, without the empty row.
    [[nodiscard]] const Squad &squad() const { return m_squad; }
    /// There is something that the league does not have: an edit that was refused.
    [[nodiscard]] bool isDraft() const;
    /// Why the league does not have it, one sentence a line, with the players it is about.
    [[nodiscard]] QString problemText() const { return m_problemText; }
    /// Takes back what was refused.
    void discard();
    /// Those of these rows leave the list: one command.
    void removePlayers(const std::vector<int> &rows);
    /// "Goalkeeper"
    [[nodiscard]] static QString positionName(Position position);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// isDraft() or problemText() is another.
    void problemsChanged();
    /// The list could not be read.
    void failed(const touchline::Error &error);

private:
    [[nodiscard]] int rows() const override;
    struct Draft
    {
        Squad base;
        Squad mine;
    };
    using Key = std::pair<QUuid, QUuid>;

    [[nodiscard]] store::StoredSquad read();
    void showSquad(Squad squad);
    /// Tries to make what is shown the league's.
    void keep();
    void setProblems(const Problems &problems);
    void rename(SquadEntry &entry, int row, QString name);
    void change(SquadEntry &entry, int row, int column, const QVariant &value);
    void setCaptain(int row, bool isCaptain);
    [[nodiscard]] QVariant text(const SquadEntry &entry, int column) const;
    [[nodiscard]] Squad withoutBlanks() const;

    QPointer<OpenLeague> m_league;
    QUuid m_team;
    QUuid m_competition;
    bool m_isEditable = false;
    /// As the league has it.
    store::StoredSquad m_stored;
    Squad m_squad;
    /// By row.
    QHash<int, QString> m_problems;
    QString m_problemText;
    QHash<Key, Draft> m_drafts;
};

} // namespace touchline
