// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/ago.h"

#include <qglobal.h>

namespace touchline {

Message ago(const QDateTime &then, const QDateTime &now)
{
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    const qint64 seconds = then.secsTo(now);
    if (seconds < minute)
        return {QT_TRANSLATE_NOOP("core", "just now"), {}};
    if (seconds < 2 * minute)
        return {QT_TRANSLATE_NOOP("core", "a minute ago"), {}};
    if (seconds < hour)
        return {QT_TRANSLATE_NOOP("core", "%1 minutes ago"), {QString::number(seconds / minute)}};
    if (seconds < 2 * hour)
        return {QT_TRANSLATE_NOOP("core", "an hour ago"), {}};
    if (seconds < day)
        return {QT_TRANSLATE_NOOP("core", "%1 hours ago"), {QString::number(seconds / hour)}};
    if (seconds < 2 * day)
        return {QT_TRANSLATE_NOOP("core", "yesterday"), {}};
    return {QT_TRANSLATE_NOOP("core", "on %1"), {then.toLocalTime().date().toString(Qt::ISODate)}};
}

} // namespace touchline
