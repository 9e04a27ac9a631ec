// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/navigation_model.h"

#include <QTreeView>

namespace touchline {

/// The list of pages at the side of the window. One competition is open at a time.
class NavigationView : public QTreeView
{
    Q_OBJECT

public:
    explicit NavigationView(QWidget *parent = nullptr);

    void setLeague(OpenLeague *league);
    /// Shows which page is there, without telling of it.
    void select(PageKind page, const QUuid &competition);

Q_SIGNALS:
    /// The person wants another page.
    void wanted(touchline::PageKind page, const QUuid &competition);
    /// The person asks what can be done with a competition, which is the chosen one now.
    void menuWanted(const QPoint &place);

protected:
    /// The delegate paints whole rows; branches before them would cut them.
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    /// A click beside the entries leaves the page chosen that is there.
    void mousePressEvent(QMouseEvent *event) override;

private:
    /// Only this one shows its pages, and where there is one alone that.
    void openAlone(const QModelIndex &heading);
    void askForMenu(const QPoint &place);
    void askFor(const QModelIndex &index);
    /// From a page that has no line of its own, as a match, the line that is chosen leads to its own page.
    void leaveUnlisted(const QModelIndex &index);

    NavigationModel *m_model;
    /// While select() does it.
    bool m_isQuiet = false;
    PageKind m_page = PageKind::Home;
    QUuid m_competition;
};

} // namespace touchline
