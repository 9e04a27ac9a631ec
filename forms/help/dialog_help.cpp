// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/help/dialog_help.h"

#include "forms/help/help_topics.h"
#include "forms/help/help_window.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QKeyEvent>

namespace touchline {

namespace {

void showHelp(QWidget &about)
{
    if (const QString topic = helpTopic(&about); !topic.isEmpty())
        HelpWindow::showPage(topic);
}

void addButton(QDialog &dialog)
{
    auto *box = dialog.findChild<QDialogButtonBox *>();
    if (box == nullptr || helpTopic(&dialog).isEmpty() || box->button(QDialogButtonBox::Help) != nullptr)
        return;
    box->addButton(QDialogButtonBox::Help);
    QObject::connect(box, &QDialogButtonBox::helpRequested, &dialog, [&dialog] {
        QWidget *keys = dialog.focusWidget();
        showHelp(keys == nullptr ? dialog : *keys);
    });
}

} // namespace

DialogHelp::DialogHelp(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

DialogHelp::~DialogHelp()
{
    HelpWindow::closeAll();
}

bool DialogHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) {
        if (auto *dialog = qobject_cast<QDialog *>(watched))
            addButton(*dialog);
    } else if (event->type() == QEvent::KeyPress &&
               static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents)) {
        auto *widget = qobject_cast<QWidget *>(watched);
        if (widget != nullptr && qobject_cast<QDialog *>(widget->window()) != nullptr) {
            showHelp(*widget);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace touchline
