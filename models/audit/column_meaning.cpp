// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/column_meaning.h"

#include "models/audit/fact_words.h"

#include <QDateTime>
#include <QJsonDocument>

namespace touchline {

using namespace store;

namespace {

bool isObject(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).isObject();
}

bool isSeed(const QString &text)
{
    bool isNumber = false;
    (void)text.toULongLong(&isNumber);
    return isNumber;
}

} // namespace

bool hasMeaning(const Column &column, const QVariant &value)
{
    if (!value.isValid())
        return true;
    const QString text = value.toString();
    switch (column.meaning) {
    case ColumnMeaning::Day:
        return QDate::fromString(text, Qt::ISODate).isValid();
    case ColumnMeaning::Hour:
        return QTime::fromString(text, QStringLiteral("HH:mm")).isValid();
    case ColumnMeaning::Moment:
        return QDateTime::fromString(text, Qt::ISODateWithMs).isValid();
    case ColumnMeaning::Object:
        return isObject(text);
    case ColumnMeaning::Seed:
        return isSeed(text);
    case ColumnMeaning::Any:
        break;
    }
    return true;
}

QString columnLabel(const Column &column)
{
    return column.label == nullptr ? QString::fromLatin1(column.name) : auditWords(column.label);
}

} // namespace touchline
