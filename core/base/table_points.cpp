// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/table_points.h"

#include <QtGlobal>

#include <cmath>
#include <cstdlib>

namespace touchline {

namespace {

const QChar halfSign(u'½');

QString signOf(TablePoints points)
{
    return points.halves() < 0 ? QStringLiteral("-") : QString();
}

} // namespace

QString pointsText(TablePoints points)
{
    const int whole = std::abs(points.halves()) / 2;
    if (points.isWhole())
        return signOf(points) + QString::number(whole);
    return signOf(points) + (whole == 0 ? QString() : QString::number(whole)) + halfSign;
}

QString pointsFigure(TablePoints points)
{
    const QString whole = signOf(points) + QString::number(std::abs(points.halves()) / 2);
    return points.isWhole() ? whole : whole + QStringLiteral(".5");
}

std::optional<TablePoints> tablePointsFrom(const QString &text, int most)
{
    QString digits = text.trimmed();
    int halves = 0;
    for (const QString &end : {QString(halfSign), QStringLiteral(".5"), QStringLiteral(",5")}) {
        if (halves == 0 && digits.endsWith(end)) {
            digits.chop(end.size());
            halves = 1;
            // "½" alone is one half; ".5" is not how anybody writes it here.
            if (digits.isEmpty() && end.size() == 1)
                digits = QStringLiteral("0");
        }
    }
    // Nothing but digits: toInt() would take a sign, and of a very long number says only that it is none.
    for (const QChar sign : digits)
        if (sign < u'0' || sign > u'9')
            return std::nullopt;
    bool isNumber = false;
    const int whole = digits.toInt(&isNumber);
    if (!isNumber || whole > most || (whole == most && halves > 0))
        return std::nullopt;
    return TablePoints::ofHalves(2 * whole + halves);
}

QJsonValue pointsJson(TablePoints points)
{
    return points.isWhole() ? QJsonValue(points.halves() / 2) : QJsonValue(points.number());
}

TablePoints readPoints(JsonReader &reader, const char *key, TablePoints least, TablePoints most)
{
    if (reader.value(key).isUndefined()) {
        reader.integer(key, 0, 0); // says that it is missing
        return least;
    }
    return readPointsOr(reader, key, least, most, least);
}

TablePoints readPointsOr(JsonReader &reader, const char *key, TablePoints least, TablePoints most,
                         TablePoints usual)
{
    const QJsonValue found = reader.value(key);
    if (found.isUndefined())
        return usual;
    const double halves = 2 * found.toDouble();
    if (!found.isDouble() || std::floor(halves) != halves) {
        reader.problem(key, {QT_TRANSLATE_NOOP("core", "This must be a whole number, or one and a half as in "
                                                       "2.5."),
                             {}});
        return usual;
    }
    if (halves < least.halves() || halves > most.halves()) {
        reader.problem(key,
                       {QT_TRANSLATE_NOOP("core", "This must be a number from %1 to %2, not %3."),
                        {pointsFigure(least), pointsFigure(most), QString::number(halves / 2, 'g', 17)}});
        return usual;
    }
    return TablePoints::ofHalves(static_cast<int>(halves));
}

} // namespace touchline
