// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/stored_values.h"

#include <QMetaType>

#include <cmath>
#include <limits>

namespace touchline::store {

namespace {

constexpr QChar byteOrderMark = QChar(u'\uFEFF');
/// So much of a text is shown in a message.
constexpr int shown = 40;

QString shownText(const QString &text)
{
    QString start = text.left(shown);
    for (QChar &letter : start)
        if (!letter.isPrint())
            letter = u'?';
    return text.size() > shown ? start + QStringLiteral("...") : start;
}

/// PostgreSQL has no U+0000 in texts; SQLite turns halves of a pair, U+FFFE and U+FFFF into question marks.
bool survives(const QString &text)
{
    for (const QChar letter : text)
        if (letter.isNull() || letter == QChar(0xFFFE) || letter == QChar(0xFFFF))
            return false;
    return text.isValidUtf16();
}

Result<QVariant> storedText(const QString &text)
{
    if (!survives(text))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The text \"%1\" contains a character that cannot be stored."),
                    {shownText(text)});
    if (text.isNull())
        return QVariant(QStringLiteral("")); // drivers take a null QString for NULL
    // A byte order mark at the start is taken away, by SQLite on the way in, by Qt's PostgreSQL driver on the
    // way out; of two, one is left.
    if (text.startsWith(byteOrderMark))
        return QVariant(QString(byteOrderMark + text));
    return QVariant(text);
}

tl::unexpected<Error> noColumn(const QString &what)
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A value of the kind %1 cannot be stored."),
                {what});
}

} // namespace

Result<QVariant> storedValue(const QVariant &value)
{
    if (value.isNull())
        return QVariant(QMetaType(QMetaType::QString)); // a null of a type that every driver binds
    switch (value.typeId()) {
    case QMetaType::QString:
        return storedText(value.toString());
    case QMetaType::QByteArray:
        return value.toByteArray().isNull() ? QVariant(QByteArray("")) : value;
    case QMetaType::Double:
    case QMetaType::Float:
        if (!std::isfinite(value.toDouble()))
            return noColumn(QString::number(value.toDouble()));
        return QVariant(value.toDouble());
    case QMetaType::ULong:
    case QMetaType::ULongLong:
        if (value.toULongLong() > static_cast<qulonglong>(std::numeric_limits<qlonglong>::max()))
            return noColumn(value.toString());
        return QVariant(value.toLongLong());
    case QMetaType::Bool:
    case QMetaType::Short:
    case QMetaType::UShort:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::Long:
    case QMetaType::LongLong:
        return QVariant(value.toLongLong());
    default:
        return noColumn(QString::fromLatin1(value.typeName()));
    }
}

QVariant readValue(const QVariant &value)
{
    if (value.isNull())
        return {};
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong: // PostgreSQL's driver has it for a BIGINT that is not negative
        return QVariant(value.toLongLong());
    case QMetaType::Double:
    case QMetaType::QByteArray:
        return value;
    default:
        return QVariant(value.toString());
    }
}

} // namespace touchline::store
