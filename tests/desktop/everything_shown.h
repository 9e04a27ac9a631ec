// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/announcer.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTextEdit>
#include <QWidget>

namespace touchline::testing {

/// What a screen reader is told of an object and all that is in it.
inline void hear(QAccessibleInterface *one, QStringList &texts)
{
    if (one == nullptr || !one->isValid() || qobject_cast<const Announcement *>(one->object()) != nullptr)
        return;
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                         QAccessible::Help, QAccessible::Accelerator})
        texts << one->text(text);
    for (int child = 0; child < one->childCount(); ++child)
        hear(one->child(child), texts);
}

/// Every cell of a model, in every role that is a text: what is drawn, what a tip says, what is read out.
inline void readModel(const QAbstractItemModel &model, const QModelIndex &parent, QStringList &texts)
{
    constexpr int userRoles = 12;
    QList<int> roles{Qt::DisplayRole,
                     Qt::EditRole,
                     Qt::ToolTipRole,
                     Qt::StatusTipRole,
                     Qt::WhatsThisRole,
                     Qt::AccessibleTextRole,
                     Qt::AccessibleDescriptionRole};
    for (int role = 0; role < userRoles; ++role)
        roles << Qt::UserRole + role;
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex cell = model.index(row, column, parent);
            for (const int role : roles)
                texts << cell.data(role).toString();
            if (column == 0)
                readModel(model, cell, texts);
        }
}

/// All that can be read of a widget and what is in it, by
/// eye, by pointing at it or by a screen reader, shown at the moment or not.
/// What was announced is heard by Ear.
inline QString everythingShown(QWidget &widget)
{
    QAccessible::setActive(true);
    QStringList texts{widget.window()->windowTitle()};
    QList<const QWidget *> all{&widget};
    for (const QWidget *one : widget.findChildren<QWidget *>())
        all << one;
    for (const QWidget *one : all) {
        if (qobject_cast<const Announcement *>(one) != nullptr)
            continue;
        texts << one->toolTip() << one->statusTip() << one->whatsThis() << one->accessibleName()
              << one->accessibleDescription() << one->windowTitle();
        for (const QAction *action : one->actions())
            texts << action->text() << action->toolTip() << action->statusTip();
        if (const auto *label = qobject_cast<const QLabel *>(one))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(one))
            texts << button->text();
        if (const auto *line = qobject_cast<const QLineEdit *>(one))
            texts << line->text() << line->placeholderText();
        if (const auto *box = qobject_cast<const QComboBox *>(one))
            readModel(*box->model(), {}, texts);
        if (const auto *text = qobject_cast<const QTextEdit *>(one))
            texts << text->toPlainText();
        if (const auto *view = qobject_cast<const QAbstractItemView *>(one);
            view != nullptr && view->model() != nullptr && qobject_cast<const QHeaderView *>(one) == nullptr)
            readModel(*view->model(), {}, texts);
    }
    hear(QAccessible::queryAccessibleInterface(&widget), texts);
    texts.removeAll(QString());
    return texts.join(u'\n');
}

} // namespace touchline::testing
