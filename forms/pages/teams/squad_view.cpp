// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/squad_view.h"

#include "forms/pages/parts/flat_header.h"
#include "forms/pages/teams/squad_delegate.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/teams/squad_model.h"

#include <QEvent>

#include <set>

namespace touchline {

SquadView::SquadView(QWidget *parent) : QTableView(parent)
{
    auto *header = new FlatHeader(this);
    header->setSectionsClickable(false);
    setHorizontalHeader(header);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setItemDelegate(new SquadDelegate(this));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed | SelectedClicked);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void SquadView::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    setWidths();
}

void SquadView::setWidths()
{
    if (model() == nullptr)
        return;
    const QFontMetrics metrics = fontMetrics();
    verticalHeader()->setDefaultSectionSize(Theme::rowHeight());
    QHeaderView *head = horizontalHeader();
    head->setMinimumSectionSize(spacing::groups);
    const auto heading = [&](int column) {
        return metrics.horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString());
    };
    int positions = heading(SquadModel::PositionColumn);
    for (const Position position :
         {Position::Goalkeeper, Position::Defender, Position::Midfielder, Position::Forward})
        positions = qMax(positions, metrics.horizontalAdvance(SquadModel::positionName(position)));
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->resizeSection(SquadModel::ShirtColumn, heading(SquadModel::ShirtColumn) + spacing::groups);
    head->setSectionResizeMode(SquadModel::NameColumn, QHeaderView::Stretch);
    head->setSectionResizeMode(SquadModel::ShortNameColumn, QHeaderView::Stretch);
    // Room for the arrow of its list.
    head->resizeSection(SquadModel::PositionColumn, positions + 2 * spacing::page);
    head->resizeSection(SquadModel::CaptainColumn, heading(SquadModel::CaptainColumn) + spacing::groups);
}

void SquadView::addPlayer()
{
    const int last = model()->rowCount() - 1;
    if (last < 0)
        return;
    const QModelIndex index = model()->index(last, SquadModel::ShirtColumn);
    setFocus();
    setCurrentIndex(index);
    scrollTo(index);
    edit(index);
}

std::vector<int> SquadView::chosenPlayers() const
{
    std::set<int> rows;
    if (selectionModel() != nullptr)
        for (const QModelIndex &index : selectionModel()->selectedIndexes())
            if (!index.data(SquadModel::IsNewRole).toBool())
                rows.insert(index.row());
    return {rows.begin(), rows.end()};
}

void SquadView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    const QPersistentModelIndex at = currentIndex();
    const bool isBehindPosition =
        hint == QAbstractItemDelegate::EditNextItem && at.column() >= SquadModel::PositionColumn;
    QTableView::closeEditor(editor, isBehindPosition ? QAbstractItemDelegate::NoHint : hint);
    if (!at.isValid())
        return;
    const bool isReturn = hint == QAbstractItemDelegate::SubmitModelCache;
    const QModelIndex below =
        at.sibling(at.row() + 1, isReturn ? at.column() : static_cast<int>(SquadModel::ShirtColumn));
    if (!below.isValid() || !(isReturn || isBehindPosition))
        return;
    setCurrentIndex(below);
    if (isBehindPosition)
        edit(below);
}

void SquadView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT choiceChanged();
}

void SquadView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setWidths();
}

} // namespace touchline
