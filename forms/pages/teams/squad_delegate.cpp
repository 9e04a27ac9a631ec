// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/squad_delegate.h"

#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/views/teams/squad_model.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QIntValidator>
#include <QLineEdit>

namespace touchline {

namespace {

/// More digits than a shirt has are a slip of the finger; a wrong number is explained by the list.
constexpr int greatestTyped = 999;

} // namespace

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
