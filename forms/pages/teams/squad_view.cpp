// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/squad_view.h"

#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/flat_header.h"
#include "models/views/teams/squad_model.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QIntValidator>
#include <QLineEdit>

#include <set>

namespace touchline {

namespace {

/// More digits than a shirt has are a slip of the finger; a wrong number is explained by the list.
constexpr int greatestTyped = 999;

} // namespace

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

void SquadDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    if (index.data(SquadModel::IsNewRole).toBool()) {
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
        return;
    }
    if (index.data(SquadModel::ProblemRole).toString().isEmpty())
        return;
    option->palette.setColor(QPalette::Text, colour(ColourRole::Error));
    if (index.column() != SquadModel::NameColumn)
        return;
    // Not by the colour alone.
    const int side = option->fontMetrics.height();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon =
        icon(QStringLiteral("warning"),
             (option->state & QStyle::State_Selected) != 0 ? ColourRole::OnAccent : ColourRole::Error);
    option->decorationSize = QSize(side, side);
}

QWidget *SquadDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    if (index.column() == SquadModel::PositionColumn) {
        auto *box = new QComboBox(parent);
        box->setFrame(false);
        for (const Position position :
             {Position::Goalkeeper, Position::Defender, Position::Midfielder, Position::Forward})
            box->addItem(SquadModel::positionName(position), static_cast<int>(position));
        box->setAccessibleName(tr("Position"));
        return box;
    }
    QWidget *editor = RowDelegate::createEditor(parent, option, index);
    auto *line = qobject_cast<QLineEdit *>(editor);
    // Who is new may be typed at once, "10 Max Bell": in the field of the number, which is as wide as both.
    const bool isNew = index.data(SquadModel::IsNewRole).toBool();
    if (line != nullptr && index.column() == SquadModel::ShirtColumn && !isNew) {
        line->setValidator(new QIntValidator(0, greatestTyped, line));
        line->setAlignment(Qt::AlignRight);
    }
    return editor;
}

void SquadDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                         const QModelIndex &index) const
{
    LinedRowDelegate::updateEditorGeometry(editor, option, index);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (view == nullptr || index.column() != SquadModel::ShirtColumn ||
        !index.data(SquadModel::IsNewRole).toBool())
        return;
    const QRect name = view->visualRect(index.siblingAtColumn(SquadModel::NameColumn));
    editor->setGeometry(editor->geometry().united(name.adjusted(0, 0, 0, -1)));
}

void SquadDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else
        LinedRowDelegate::setEditorData(editor, index);
}

void SquadDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<const QComboBox *>(editor))
        model->setData(index, box->currentData(), Qt::EditRole);
    else
        LinedRowDelegate::setModelData(editor, model, index);
}

} // namespace touchline
