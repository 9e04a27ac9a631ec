// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/rows/row.h"

#include <QDate>
#include <QJsonObject>
#include <QTime>
#include <QUuid>

namespace touchline::store {

/// Values as Row keeps them.
[[nodiscard]] inline QVariant number(qlonglong value)
{
    return value;
}
/// Nothing for an empty text or an unknown day.
[[nodiscard]] QVariant textOrNull(const QString &text);
[[nodiscard]] QVariant dayValue(const QDate &day);
[[nodiscard]] QVariant timeValue(const QTime &time);
/// JSON in one line.
[[nodiscard]] QString compactText(const QJsonObject &object);
/// The object of such a text; empty where it is none.
[[nodiscard]] QJsonObject objectOf(const QString &text);

/// Reads the columns of a row by name; a column that holds nothing gives an empty value. A name that the
/// table does not have is a bug.
class RowReader
{
public:
    /// `row` outlives the reader.
    explicit RowReader(const Row &row) : m_row(&row) {}

    [[nodiscard]] QVariant value(const char *column) const;
    [[nodiscard]] bool isNull(const char *column) const { return !value(column).isValid(); }
    [[nodiscard]] QString text(const char *column) const { return value(column).toString(); }
    [[nodiscard]] qlonglong number(const char *column) const { return value(column).toLongLong(); }
    [[nodiscard]] QUuid uuid(const char *column) const { return value(column).toUuid(); }
    [[nodiscard]] QByteArray bytes(const char *column) const { return value(column).toByteArray(); }
    [[nodiscard]] QDate day(const char *column) const { return QDate::fromString(text(column), Qt::ISODate); }
    [[nodiscard]] QTime time(const char *column) const
    {
        return QTime::fromString(text(column), Qt::ISODate);
    }

private:
    const Row *m_row;
};

} // namespace touchline::store
