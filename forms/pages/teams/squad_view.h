// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/row_delegate.h"

#include <QTableView>

namespace touchline {

/// The table of a SquadModel. Return goes to the row below, Tab behind the position to the next player, so
/// that a whole squad can be typed without the mouse.
class SquadView : public QTableView
{
    Q_OBJECT

public:
    explicit SquadView(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Begins with somebody new.
    void addPlayer();
    /// Rows in which something is chosen, without the empty one.
    [[nodiscard]] std::vector<int> chosenPlayers() const;

Q_SIGNALS:
    void choiceChanged();

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void changeEvent(QEvent *event) override;

private:
    void setWidths();
};

/// Cells of a list of players (SquadModel), with the editors for numbers and positions.
class SquadDelegate : public LinedRowDelegate
{
    Q_OBJECT

public:
    using LinedRowDelegate::LinedRowDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace touchline
