// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"
#include "models/views/page_kind.h"

#include <QAbstractItemModel>
#include <QPointer>

namespace touchline {

/// The list at the side of the window: home; the pages of the league, which stay in reach whatever
/// it holds; each competition with its pages. Without a league only home.
class NavigationModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< int(PageKind); of a competition itself: that of its first page
        CompetitionRole,         ///< QUuid; null where the page belongs to the league
        IconRole,                ///< QString: name of its icon; empty for a competition
        ArchivedRole             ///< bool: a competition in the archive, or a page of it
    };

    /// `pages`: those that the window has, in the order in which they are listed; home first.
    explicit NavigationModel(const std::vector<PageKind> &pages, QObject *parent = nullptr);

    /// Null = no league. It outlives the model or is taken away before.
    void setLeague(OpenLeague *league);
    /// Invalid where there is no such page.
    [[nodiscard]] QModelIndex indexOf(PageKind kind, const QUuid &competition = {}) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Line
    {
        QUuid id;
        QString name;
        bool isArchived = false;
        bool hasTables = true;
        bool hasBracket = true;
        bool hasTimetable = false;
        bool operator==(const Line &) const = default;
    };
    void take();
    /// Its row.
    [[nodiscard]] int firstCompetition() const;
    [[nodiscard]] int competitionOf(int row) const;
    /// The pages of a competition: tables and a bracket only where it has them.
    [[nodiscard]] std::vector<PageKind> pagesOf(const Line &line) const;
    [[nodiscard]] QString headingOf(const Line &line) const;
    [[nodiscard]] PageKind kindOf(const QModelIndex &index) const;
    [[nodiscard]] const std::vector<PageKind> &besideHome() const { return m_league ? m_ofLeague : m_always; }

    std::vector<PageKind> m_ofCompetition;
    std::vector<PageKind> m_ofLeague;
    /// Of these the ones that need no league.
    std::vector<PageKind> m_always;
    QPointer<OpenLeague> m_league;
    std::vector<Line> m_lines;
};

} // namespace touchline
