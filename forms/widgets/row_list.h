// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace touchline {

/// Makes a tree view the list of rows that all pages have: no branches, no grid, a flat header, whole rows
/// chosen one at a time, scrolled by pixels, with a menu of its own.
void dressAsList(QTreeView &list);

/// Such a list with headings between its rows: the row under the pointer is lifted, and there is a hairline
/// below each. The cursor passes over headings; a screen reader is told of another one after the row.
class RowList : public QTreeView
{
    Q_OBJECT

public:
    explicit RowList(QWidget *parent = nullptr);

protected:
    /// Rows that are drawn by drawHeading() in place of their cells.
    [[nodiscard]] virtual bool isDrawnWhole(int row) const = 0;
    virtual void drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const = 0;
    /// What drawHeading() mostly does: a title at the left, a caption at the right, a hairline below.
    static void drawTitle(QPainter *painter, const QRect &rect, int indent, const QString &title,
                          const QString &caption);

    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const final;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void hover(int row);
    void announceHeading();

    int m_hovered = -1;
    /// What announceHeading() told last.
    QString m_heading;
};

} // namespace touchline
