// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/language.h"

#include "core/match/report/minute.h"

#include <QLocale>
#include <QtGlobal>

namespace touchline {

namespace {

QLocale localeOf(const QString &tag)
{
    return QLocale(QString(tag).replace(u'-', u'_'));
}

} // namespace

QString Language::say(const char *text, const QStringList &arguments) const
{
    return filledIn(translate ? translate(text) : QString::fromUtf8(text), arguments);
}

QString Language::say(const Message &message) const
{
    return message.isEmpty() ? QString() : say(message.text, message.arguments);
}

QString Language::shortDate(QDate date) const
{
    // The order of the parts belongs to the language as its words do.
    return date.isValid() ? localeOf(tag).toString(date, say(QT_TRANSLATE_NOOP("core", "ddd d MMM yyyy")))
                          : QString();
}

QString Language::longDate(QDate date) const
{
    return date.isValid() ? localeOf(tag).toString(date, say(QT_TRANSLATE_NOOP("core", "d MMMM yyyy")))
                          : QString();
}

QString Language::minute(const ReportEvent &event) const
{
    return event.minute ? minuteFigure(event) + minuteSign : QString();
}

QString Language::clock(QTime time) const
{
    return time.toString(QStringLiteral("HH:mm"));
}

} // namespace touchline
