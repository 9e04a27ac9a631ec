// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/row_values.h"

#include "core/base/parsed_json.h"
#include "models/store/rows/json_bytes.h"

#include <QJsonDocument>

#include <cstring>

namespace touchline::store {

QVariant textOrNull(const QString &text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

QVariant dayValue(const QDate &day)
{
    return day.isValid() ? QVariant(day.toString(Qt::ISODate)) : QVariant();
}

QVariant timeValue(const QTime &time)
{
    return time.isValid() ? QVariant(time.toString(QStringLiteral("HH:mm"))) : QVariant();
}

QString compactText(const QJsonObject &object)
{
    return QString::fromUtf8(jsonBytes(QJsonDocument(object)));
}

QJsonObject objectOf(const QString &text)
{
    return parsedJson(text.toUtf8()).value_or(QJsonDocument()).object();
}

QVariant RowReader::value(const char *column) const
{
    const auto columns = m_row->table->columns;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (std::strcmp(columns[i].name, column) == 0)
            return m_row->values[static_cast<qsizetype>(i)];
    Q_ASSERT_X(false, "RowReader", column);
    return {};
}

} // namespace touchline::store
