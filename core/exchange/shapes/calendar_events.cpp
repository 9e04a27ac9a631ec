// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/calendar_events.h"

#include "core/exchange/shapes/match_table.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr std::size_t mostEvents = 100'000;

/// A content line, unfolded: "DTSTART;TZID=Europe/Berlin:20260815T150000".
struct CalendarProperty
{
    int line = 0;
    QString name;
    QString parameters;
    QString value;
};

/// RFC 5545, 3.3.11: "\," is a comma, "\n" a new line.
QString plainText(const QString &value)
{
    QString text;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const bool isEscape = value.at(i) == u'\\' && i + 1 < value.size();
        if (isEscape)
            ++i;
        text += isEscape && value.at(i).toLower() == u'n' ? QChar(u' ') : value.at(i);
    }
    return text.simplified();
}

std::vector<CalendarProperty> propertiesOf(const QString &text)
{
    std::vector<CalendarProperty> properties;
    QString folded;
    int begin = 0;
    const auto end = [&] {
        // Quotation marks may hold a colon.
        bool isQuoted = false;
        qsizetype colon = 0;
        while (colon < folded.size() && (isQuoted || folded.at(colon) != u':'))
            isQuoted = isQuoted != (folded.at(colon++) == u'"');
        const QString head = folded.left(colon);
        if (!head.isEmpty())
            properties.push_back({begin, head.section(u';', 0, 0).trimmed().toUpper(), head.section(u';', 1),
                                  folded.mid(colon + 1).trimmed()});
    };
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        // RFC 5545, 3.1: a line that begins with a blank carries on.
        if (line.startsWith(u' ') || line.startsWith(u'\t')) {
            folded += line.mid(1).remove(u'\r');
            continue;
        }
        end();
        folded = QString(line).remove(u'\r');
        begin = number;
    }
    end();
    return properties;
}

/// "Rovers v United", "Rovers - United", "Rovers 2-1 United", "Rovers v United (2-1)", with what stands in
/// front of a colon left out ("League: ...").
bool readSummary(const QString &summary, ForeignMatch &match)
{
    static const QString goals =
        QStringLiteral("\\d{1,3} ?[-:\\x{2013}] ?\\d{1,3}(?: (?:aet|a\\.e\\.t\\.))?");
    static const QRegularExpression between(QStringLiteral("^(.+?) (%1) (.+)$").arg(goals));
    static const QRegularExpression versus(
        QStringLiteral("^(.+?) (?:vs?\\.?|-|\\x{2013}|gegen|contre|contra) (.+?)(?:[ ,:]+\\(?(%1)\\)?)?$")
            .arg(goals),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto found = between.match(summary);
        found.hasMatch() && !found.captured(3).contains(QLatin1String(" v "))) {
        match.home = found.captured(1);
        match.score = found.captured(2);
        match.away = found.captured(3);
        return true;
    }
    const auto found = versus.match(summary);
    match.home = found.captured(1);
    match.away = found.captured(2);
    match.score = found.captured(3);
    return found.hasMatch();
}

void readStart(const CalendarProperty &start, ForeignMatch &match)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\d{4})(\\d{2})(\\d{2})(?:T(\\d{2})(\\d{2})\\d{0,2}(Z?))?$"));
    static const QRegularExpression zone(QStringLiteral("TZID=\"?([^\";]+)"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto parts = form.match(start.value);
    if (!parts.hasMatch()) {
        match.date = start.value;
        return;
    }
    match.date = QStringLiteral("%1-%2-%3").arg(parts.captured(1), parts.captured(2), parts.captured(3));
    if (parts.captured(4).isEmpty())
        return;
    match.time = QStringLiteral("%1:%2").arg(parts.captured(4), parts.captured(5)) + parts.captured(6);
    if (parts.captured(6).isEmpty())
        match.zone = zone.match(start.parameters).captured(1);
}

class CalendarReader
{
public:
    void read(const QString &text)
    {
        for (const CalendarProperty &one : propertiesOf(text)) {
            if (one.name == QLatin1String("BEGIN") && one.value.toUpper() == QLatin1String("VEVENT")) {
                m_isEvent = true;
                m_match = {};
                m_match.line = one.line;
                m_isCancelled = false;
                m_summary.clear();
            } else if (one.name == QLatin1String("END") && one.value.toUpper() == QLatin1String("VEVENT")) {
                takeEvent();
            } else if (m_isEvent) {
                readProperty(one);
            } else if (one.name == QLatin1String("X-WR-CALNAME")) {
                m_title = plainText(one.value).simplified();
            }
        }
        if (m_isEvent)
            m_problems.push_back({csvPlace(m_match.line),
                                  {QT_TRANSLATE_NOOP("core", "The file ends inside an event."), {}},
                                  {}});
    }

    CsvSheet sheet()
    {
        Problems notes;
        if (!m_others.isEmpty())
            notes.push_back({csvPlace(m_firstOther),
                             {QT_TRANSLATE_NOOP("core", "Events that are not matches were left out: %1."),
                              {m_others.join(QStringLiteral(", "))}},
                             {}});
        CsvSheet sheet = matchTable(std::move(m_matches), std::move(m_problems), std::move(notes));
        sheet.title = std::move(m_title);
        return sheet;
    }

private:
    void readProperty(const CalendarProperty &one)
    {
        if (one.name == QLatin1String("SUMMARY"))
            m_summary = plainText(one.value);
        else if (one.name == QLatin1String("DTSTART"))
            readStart(one, m_match);
        else if (one.name == QLatin1String("LOCATION"))
            readPlace(plainText(one.value));
        else if (one.name == QLatin1String("STATUS"))
            m_isCancelled = one.value.toUpper() == QLatin1String("CANCELLED");
    }

    void readPlace(const QString &place)
    {
        m_match.ground = place.section(u',', 0, 0).trimmed();
        m_match.city = place.section(u',', 1, 1).trimmed();
    }

    void takeEvent()
    {
        constexpr qsizetype mostNamed = 5;
        if (!m_isEvent || m_matches.size() >= mostEvents)
            return;
        m_isEvent = false;
        if (!readSummary(m_summary, m_match)) {
            m_firstOther = m_firstOther == 0 ? m_match.line : m_firstOther;
            if (m_others.size() < mostNamed)
                m_others << m_summary.left(60);
            else if (m_others.size() == mostNamed)
                m_others << QStringLiteral("…");
            return;
        }
        if (m_isCancelled)
            m_match.score = QStringLiteral("postponed");
        m_matches.push_back(std::move(m_match));
    }

    bool m_isEvent = false;
    bool m_isCancelled = false;
    int m_firstOther = 0;
    QString m_title;
    QString m_summary;
    ForeignMatch m_match;
    QStringList m_others;
    std::vector<ForeignMatch> m_matches;
    Problems m_problems;
};

} // namespace

bool isCalendar(const QString &text)
{
    return text.left(200).trimmed().startsWith(QLatin1String("BEGIN:VCALENDAR"), Qt::CaseInsensitive);
}

CsvSheet readCalendarEvents(const QString &text)
{
    CalendarReader reader;
    reader.read(text);
    return reader.sheet();
}

} // namespace touchline
