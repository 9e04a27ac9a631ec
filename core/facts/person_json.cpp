// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/person_json.h"

#include <qglobal.h>

namespace touchline {

QJsonObject personJson(const QUuid &player, const QString &name, QJsonObject more)
{
    more.insert(QStringLiteral("player"), player.toString(QUuid::WithoutBraces));
    more.insert(QStringLiteral("name"), name);
    return more;
}

QDate readDay(JsonReader &reader, const char *key)
{
    const QString text = reader.text(key);
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!day.isValid())
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "\"%1\" isn't a date. Try 2026-06-11."), {text}});
    return day;
}

} // namespace touchline
