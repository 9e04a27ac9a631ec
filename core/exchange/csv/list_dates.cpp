// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/list_dates.h"

#include "core/base/plain_digits.h"
#include "core/exchange/csv/column_match.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

constexpr int monthsOfYear = 12;

int fullYear(const QString &digits)
{
    constexpr int firstOfThisCentury = 70;
    const int year = digits.toInt();
    if (digits.size() > 2)
        return year;
    return year < firstOfThisCentury ? 2000 + year : 1900 + year;
}

/// "sep", "september", "Sept.", "septembre": by their first letters in five languages; 0 for another word.
int monthOf(const QString &word)
{
    static const std::map<QString, int> months = [] {
        std::map<QString, int> all;
        for (const auto language :
             {QLocale::English, QLocale::German, QLocale::French, QLocale::Spanish, QLocale::Italian})
            for (int month = 1; month <= monthsOfYear; ++month)
                for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat})
                    all.emplace(columnKey(QLocale(language).monthName(month, format)), month);
        all.emplace(QStringLiteral("sept"), 9);
        return all;
    }();
    const auto found = months.find(columnKey(word));
    return found == months.end() ? 0 : found->second;
}

DateCell oneMeaning(int year, int month, int day, const QString &time)
{
    const QDate date(year, month, day);
    return {date, date, time};
}

} // namespace

DateCell dateCell(const QString &cell)
{
    static const QString end = QStringLiteral("(?:(?:,?\\s+|T)(\\S.*))?$");
    static const QRegularExpression weekday(QStringLiteral("^\\p{L}+\\.?,?\\s+(?=\\d)"));
    static const QRegularExpression yearFirst(QStringLiteral("^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})") +
                                              end);
    static const QRegularExpression yearLast(
        QStringLiteral("^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})") + end);
    static const QRegularExpression dayAndName(
        QStringLiteral("^(\\d{1,2})\\.?[\\s-]\\s*(?:de )?(\\p{L}+)\\.?,?[\\s-]\\s*(?:de )?(\\d{4}|\\d{2})") +
        end);
    static const QRegularExpression nameAndDay(
        QStringLiteral("^(?:\\p{L}+,?\\s)?(\\p{L}+)\\.?\\s(\\d{1,2}),?\\s(\\d{4})") + end);
    const QString plain = withPlainDigits(cell).simplified();
    QString text = plain;
    text.remove(weekday);
    if (const auto parts = yearFirst.match(text); parts.hasMatch())
        return oneMeaning(parts.captured(1).toInt(), parts.captured(3).toInt(), parts.captured(4).toInt(),
                          parts.captured(5));
    if (const auto parts = yearLast.match(text); parts.hasMatch()) {
        const int first = parts.captured(1).toInt();
        const int second = parts.captured(3).toInt();
        const int year = fullYear(parts.captured(4));
        // With full stops nobody writes the month first.
        if (parts.captured(2) == u'.')
            return oneMeaning(year, second, first, parts.captured(5));
        return {QDate(year, second, first), QDate(year, first, second), parts.captured(5)};
    }
    if (const auto parts = dayAndName.match(text); parts.hasMatch())
        return oneMeaning(fullYear(parts.captured(3)), monthOf(parts.captured(2)), parts.captured(1).toInt(),
                          parts.captured(4));
    if (const auto parts = nameAndDay.match(plain); parts.hasMatch())
        return oneMeaning(parts.captured(3).toInt(), monthOf(parts.captured(1)), parts.captured(2).toInt(),
                          parts.captured(4));
    return {};
}

DayOrder dayOrderOf(const QStringList &cells)
{
    bool isDayFirst = false;
    bool isMonthFirst = false;
    bool isOpen = false;
    for (const QString &cell : cells) {
        const DateCell date = dateCell(cell);
        isDayFirst = isDayFirst || (date.dayFirst.isValid() && !date.monthFirst.isValid());
        isMonthFirst = isMonthFirst || (date.monthFirst.isValid() && !date.dayFirst.isValid());
        isOpen = isOpen || date.isAmbiguous();
    }
    if (isDayFirst != isMonthFirst)
        return isDayFirst ? DayOrder::DayFirst : DayOrder::MonthFirst;
    return isOpen || isDayFirst ? DayOrder::Unknown : DayOrder::DayFirst;
}

QTime timeOfCell(const QString &cell)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{1,2})(?:[:.h](\\d{2})(?::(\\d{2}))?)?\\s*([ap]\\.?m\\.?)?(?:\\s*(?:uhr|h))?$"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr int noon = 12;
    const auto parts = form.match(withPlainDigits(cell).simplified());
    const bool hasMinutes = !parts.captured(2).isEmpty();
    const QString half = parts.captured(4).left(1).toLower();
    if (!parts.hasMatch() || (!hasMinutes && half.isEmpty()))
        return {};
    int hour = parts.captured(1).toInt();
    if (!half.isEmpty()) {
        if (hour < 1 || hour > noon)
            return {};
        hour = hour % noon + (half == u'p' ? noon : 0);
    }
    const QTime time(hour, parts.captured(2).toInt(), parts.captured(3).toInt());
    return time.isValid() ? QTime(time.hour(), time.minute()) : time;
}

StampedTime stampedTimeOfCell(const QString &cell)
{
    static const QRegularExpression form(
        QStringLiteral(
            "^(\\d{1,2}:\\d{2}(?::\\d{2})?)(?:[.,]\\d{1,9})?\\s?(?:Z|UTC|GMT|([-+\\x{2212}])(\\d{2}):?"
            "(\\d{2})?)$"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr int minutesOfHour = 60;
    constexpr int mostHours = 14;
    const auto parts = form.match(withPlainDigits(cell).simplified());
    if (!parts.hasMatch())
        return {timeOfCell(cell), {}};
    const int hours = parts.captured(3).toInt();
    const int minutes = parts.captured(4).toInt();
    if (hours > mostHours || minutes >= minutesOfHour)
        return {};
    const int ahead = (hours * minutesOfHour + minutes) * minutesOfHour;
    const QString sign = parts.captured(2);
    return {timeOfCell(parts.captured(1)), sign.isEmpty() || sign == u'+' ? ahead : -ahead};
}

} // namespace touchline
