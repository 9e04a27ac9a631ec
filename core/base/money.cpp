// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"

#include <cmath>

namespace touchline {

namespace {

/// More digits than any amount has that is allowed anywhere.
constexpr qsizetype mostUnitDigits = 12;
constexpr double mostWhole = 1e12;

bool areDigits(QStringView text)
{
    for (const QChar one : text)
        if (one < u'0' || one > u'9')
            return false;
    return !text.isEmpty();
}

} // namespace

QString moneyText(const Money &money)
{
    const QString units = QString::number(money.hundredths / 100);
    const int rest = static_cast<int>(money.hundredths % 100);
    return rest == 0 ? units : QStringLiteral("%1.%2").arg(units).arg(rest, 2, 10, QLatin1Char('0'));
}

std::optional<Money> moneyFrom(const QString &text)
{
    QString typed = text.trimmed();
    typed.replace(u',', u'.');
    const qsizetype point = typed.indexOf(u'.');
    const QString units = point < 0 ? typed : typed.left(point);
    const QString decimals = point < 0 ? QStringLiteral("0") : typed.mid(point + 1);
    if (!areDigits(units) || units.size() > mostUnitDigits || !areDigits(decimals) || decimals.size() > 2)
        return std::nullopt;
    return Money{units.toLongLong() * 100 + decimals.leftJustified(2, u'0').toLongLong()};
}

QJsonValue moneyJson(const Money &money)
{
    if (money.hundredths % 100 == 0)
        return QJsonValue(static_cast<qint64>(money.hundredths / 100));
    return moneyText(money);
}

std::optional<Money> moneyFromJson(const QJsonValue &value)
{
    if (value.isString())
        return moneyFrom(value.toString());
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < 0 || number > mostWhole || std::floor(number) != number)
        return std::nullopt;
    return Money::units(static_cast<std::int64_t>(number));
}

} // namespace touchline
