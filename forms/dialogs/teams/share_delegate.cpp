// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/teams/share_delegate.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/teams/card_draft.h"
#include "models/views/translated.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPainter>
#include <QSpinBox>

namespace touchline {

namespace {

/// A list with what each choice means, in which anything may be typed.
QComboBox *choiceEditor(QWidget *parent, const std::vector<CardDraft::Choice> &choices, const QString &name)
{
    constexpr int shownChoices = 16;
    auto *box = new QComboBox(parent);
    box->setEditable(true);
    box->setFrame(false);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setCompleter(nullptr);
    box->setMaxVisibleItems(shownChoices);
    box->setAccessibleName(name);
    int widest = 0;
    for (const CardDraft::Choice &choice : choices) {
        const QString line = choice.text.isEmpty()
                                 ? choice.meaning
                                 : QStringLiteral("%1  –  %2").arg(choice.text, choice.meaning);
        box->addItem(line, choice.text);
        widest = qMax(widest, box->fontMetrics().horizontalAdvance(line));
    }
    box->view()->setMinimumWidth(widest + spacing::page);
    QObject::connect(box, &QComboBox::activated, box,
                     [box](int chosen) { box->setEditText(box->itemData(chosen).toString()); });
    return box;
}

} // namespace

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    painter->setPen(hairline());
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void ShareDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    const QString share = index.siblingAtColumn(CardDraft::WeightColumn).data().toString();
    if (share.isEmpty() || share == QLatin1String("0"))
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
}

QWidget *ShareDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    const auto *draft = qobject_cast<const CardDraft *>(index.model());
    if (const auto choices = draft->choices(index); !choices.empty())
        return choiceEditor(parent, choices, translated(draft->method().shares.each));
    auto *number = new QSpinBox(parent);
    number->setFrame(false);
    number->setRange(0, draft->mostShare());
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    number->setAccessibleName(translated(draft->method().shares.each));
    return number;
}

void ShareDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setEditText(index.data(Qt::EditRole).toString());
    else
        RowDelegate::setEditorData(editor, index);
}

void ShareDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    // What is no share leaves the one that there was.
    if (const auto *box = qobject_cast<const QComboBox *>(editor))
        model->setData(index, box->currentText());
    else
        RowDelegate::setModelData(editor, model, index);
}

} // namespace touchline
