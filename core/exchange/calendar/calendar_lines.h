// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace touchline {

/// Writes the content lines of an iCalendar file (RFC 5545, section 3.1): CR LF behind every line, no line
/// longer than 75 octets, never cut inside a character.
class CalendarLines
{
public:
    void begin(const char *component);
    void end(const char *component);
    /// A value that is written as it stands: a date, a number, a word of the format. `property` brings its
    /// parameters along ("DTSTART;VALUE=DATE").
    void plain(const QByteArray &property, const QByteArray &value);
    /// A value of the type TEXT: what has a meaning in it is escaped.
    void text(const QByteArray &property, const QString &value);

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// The value of the type TEXT (RFC 5545, section 3.3.11): backslash, semicolon and comma are escaped, line
/// ends of every kind are "\n", a tabulator is a space; other control characters are dropped, and those that
/// turn the text behind them around.
[[nodiscard]] QByteArray calendarText(const QString &value);

} // namespace touchline
