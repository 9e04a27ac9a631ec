// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/calendar/calendar_lines.h"

#include "core/exchange/html/bidi_control.h"

namespace touchline {

namespace {

constexpr qsizetype longestLine = 75;

/// Whether a UTF-8 character goes on with this byte.
bool isContinued(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The line in pieces; each after the first begins with a space, which counts.
QByteArray folded(const QByteArray &line)
{
    QByteArray result;
    qsizetype begin = 0;
    while (begin < line.size()) {
        const qsizetype room = begin == 0 ? longestLine : longestLine - 1;
        qsizetype end = qMin(line.size(), begin + room);
        while (end < line.size() && isContinued(line.at(end)))
            --end;
        result += (begin == 0 ? "" : " ") + line.mid(begin, end - begin) + "\r\n";
        begin = end;
    }
    return result;
}

bool endsCalendarLine(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

} // namespace

QByteArray calendarText(const QString &value)
{
    QString result;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const QChar c = value.at(i);
        if (c == u'\r' && i + 1 < value.size() && value.at(i + 1) == u'\n')
            continue;
        if (endsCalendarLine(c))
            result += QLatin1String("\\n");
        else if (c == u'\\' || c == u';' || c == u',')
            result += QLatin1Char('\\') + c;
        else if (c == u'\t')
            result += u' ';
        else if (c.category() != QChar::Other_Control && !isBidiControl(c.unicode()))
            result += c;
    }
    return result.toUtf8();
}

void CalendarLines::begin(const char *component)
{
    plain("BEGIN", component);
}

void CalendarLines::end(const char *component)
{
    plain("END", component);
}

void CalendarLines::plain(const QByteArray &property, const QByteArray &value)
{
    m_bytes += folded(property + ':' + value);
}

void CalendarLines::text(const QByteArray &property, const QString &value)
{
    plain(property, calendarText(value));
}

} // namespace touchline
