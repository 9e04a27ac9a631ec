// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/date_sections.h"

#include <QApplication>
#include <QDateTimeEdit>
#include <QEvent>
#include <QLineEdit>

namespace touchline {

DateSections::DateSections(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DateSections::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        auto *text = qobject_cast<QLineEdit *>(watched);
        auto *edit = text != nullptr ? qobject_cast<QDateTimeEdit *>(text->parentWidget()) : nullptr;
        // What somebody marked with the mouse stays marked; the text itself takes its click first.
        if (edit != nullptr && !text->hasSelectedText())
            QMetaObject::invokeMethod(
                edit, [edit] { edit->setSelectedSection(edit->currentSection()); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace touchline
