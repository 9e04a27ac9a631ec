// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/calendar_file.h"

#include "core/base/index.h"
#include "core/exchange/calendar/calendar_lines.h"
#include "core/exchange/calendar/calendar_zone.h"
#include "models/words/fixtures/fixture_words.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

/// From kick-off to the final whistle, half-time and stoppage included.
constexpr const char *matchLength = "PT2H";

/// A fixture with what the calendar says of it.
struct Entry
{
    int fixture = 0;
    /// With a day.
    Appointment appointment;
    /// The day is the one before it was put off.
    bool isPostponed = false;
};

class CalendarWriter
{
public:
    CalendarWriter(const Competition &competition, const CalendarOptions &options)
        : m_competition(competition)
        , m_options(options)
        , m_now(progress(competition))
    {
        for (const Appointment &appointment : competition.definition().calendar)
            m_planned[appointment.match] = &appointment;
        for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
            addEntry(i);
    }

    [[nodiscard]] bool isEmpty() const { return m_entries.empty(); }

    QByteArray written()
    {
        m_lines.begin("VCALENDAR");
        m_lines.plain("VERSION", "2.0");
        m_lines.plain("PRODID", "-//Touchline//Touchline//EN");
        m_lines.plain("CALSCALE", "GREGORIAN");
        // The second is what calendars read that are older than RFC 7986.
        m_lines.text("NAME", m_competition.definition().name);
        m_lines.text("X-WR-CALNAME", m_competition.definition().name);
        addZones();
        for (const Entry &entry : m_entries)
            addEvent(entry);
        m_lines.end("VCALENDAR");
        return m_lines.bytes();
    }

private:
    void addEntry(int index)
    {
        const Fixture &fixture = m_competition.fixtures()[at(index)];
        const PerSide<int> &teams = m_now.fixtures[at(index)].teams;
        if (m_options.team >= 0 && teams[Side::Home] != m_options.team && teams[Side::Away] != m_options.team)
            return;
        // Nobody notes a day for a replay that may never come.
        if (fixture.isConditional() && m_now.fixtures[at(index)].state == FixtureState::Waiting)
            return;
        const Appointment *appointment = m_competition.appointment(index);
        if (appointment != nullptr && appointment->date.isValid()) {
            m_entries.push_back({index, *appointment, false});
            return;
        }
        const auto planned = m_planned.find(fixture.number);
        if (planned == m_planned.end() || !planned->second->date.isValid())
            return;
        Appointment former = *planned->second;
        former.time = {};
        m_entries.push_back({index, std::move(former), true});
    }

    /// The zone of an entry; an invalid one where its time is a floating one.
    [[nodiscard]] static QTimeZone zoneOf(const Appointment &appointment)
    {
        return appointment.time.isValid() && !appointment.zone.isEmpty()
                   ? QTimeZone(appointment.zone.toLatin1())
                   : QTimeZone();
    }

    void addZones()
    {
        struct Span
        {
            QDate from;
            QDate to;
        };
        std::map<QByteArray, Span> spans;
        for (const Entry &entry : m_entries) {
            const QTimeZone zone = zoneOf(entry.appointment);
            if (!zone.isValid())
                continue;
            const QDate date = entry.appointment.date;
            Span &span = spans.try_emplace(zone.id(), Span{date, date}).first->second;
            span = {std::min(span.from, date), std::max(span.to, date)};
        }
        // Whole years: some calendars look for winter time, too, where all matches are in summer.
        for (const auto &[id, span] : spans)
            addTimeZone(QTimeZone(id), QDate(span.from.year(), 1, 1), QDate(span.to.year(), 12, 31), m_lines);
    }

    void addEvent(const Entry &entry)
    {
        const Fixture &fixture = m_competition.fixtures()[at(entry.fixture)];
        m_lines.begin("VEVENT");
        m_lines.plain("UID", fixture.id.toByteArray(QUuid::WithoutBraces) + "@touchline");
        m_lines.plain("DTSTAMP",
                      m_options.stamp.toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'")).toLatin1());
        m_lines.plain("SEQUENCE", QByteArray::number(m_options.revision + rulingsAbout(fixture.number)));
        addTime(entry.appointment);
        m_lines.text("SUMMARY", summary(entry.fixture));
        QString place = placeWords(entry.appointment);
        if (place.isEmpty())
            place = matchPlace(m_competition, entry.fixture, m_now.fixtures[at(entry.fixture)].teams,
                               m_options.grounds);
        if (!place.isEmpty())
            m_lines.text("LOCATION", place);
        m_lines.text("DESCRIPTION", description(entry));
        m_lines.plain("STATUS", status(entry));
        m_lines.end("VEVENT");
    }

    void addTime(const Appointment &appointment)
    {
        if (!appointment.time.isValid()) {
            m_lines.plain("DTSTART;VALUE=DATE",
                          appointment.date.toString(QStringLiteral("yyyyMMdd")).toLatin1());
            // A match does not fill the day.
            m_lines.plain("TRANSP", "TRANSPARENT");
            return;
        }
        const QTimeZone zone = zoneOf(appointment);
        const QByteArray start = calendarDateTime(appointment.date, appointment.time);
        m_lines.plain(zone.isValid() ? "DTSTART;TZID=" + zone.id() : QByteArray("DTSTART"), start);
        m_lines.plain("DURATION", matchLength);
    }

    [[nodiscard]] int rulingsAbout(int match) const
    {
        const std::vector<Ruling> &rulings = m_competition.rulings();
        return static_cast<int>(std::count_if(
            rulings.begin(), rulings.end(), [match](const Ruling &ruling) { return ruling.match == match; }));
    }

    [[nodiscard]] QString summary(int index) const
    {
        const OutcomeWords outcome = outcomeWords(m_competition, m_now, index, m_options.language);
        const QString words = sideTitle(m_competition, m_now, index, Side::Home, m_options.language) +
                              QStringLiteral(" %1 ").arg(outcome.between) +
                              sideWords(m_competition, m_now, index, Side::Away, m_options.language);
        return outcome.note.isEmpty() ? words : words + QStringLiteral(" (%1)").arg(outcome.note);
    }

    /// "World Cup\nGroup A, match 1\nThe kick-off time is to be announced."
    [[nodiscard]] QString description(const Entry &entry) const
    {
        const Language &language = m_options.language;
        const Fixture &fixture = m_competition.fixtures()[at(entry.fixture)];
        const QString stage = fixture.table >= 0
                                  ? tableWords(m_competition.tables()[at(fixture.table)], language)
                                  : capitalized(fixture.stageName);
        QStringList lines{m_competition.definition().name,
                          language.text(QT_TRANSLATE_NOOP("core", "%1, match %2"),
                                        {stage, QString::number(fixture.number)})};
        if (entry.isPostponed)
            lines << language.text(QT_TRANSLATE_NOOP("core", "The new date is to be announced."));
        return lines.join(u'\n');
    }

    [[nodiscard]] QByteArray status(const Entry &entry) const
    {
        const FixtureState state = m_now.fixtures[at(entry.fixture)].state;
        if (state == FixtureState::Void || state == FixtureState::NotNeeded)
            return "CANCELLED";
        return entry.isPostponed && state != FixtureState::Played ? "TENTATIVE" : "CONFIRMED";
    }

    const Competition &m_competition;
    const CalendarOptions &m_options;
    const Progress m_now;
    std::map<int, const Appointment *> m_planned;
    std::vector<Entry> m_entries;
    CalendarLines m_lines;
};

} // namespace

Result<QByteArray> calendarFile(const Competition &competition, const CalendarOptions &options)
{
    CalendarWriter writer(competition, options);
    if (writer.isEmpty() && options.team >= 0)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No match of %1 in %2 has a date yet."),
                    {competition.entrant(options.team).name, competition.definition().name});
    if (writer.isEmpty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No match of %1 has a date yet."),
                    {competition.definition().name});
    return writer.written();
}

} // namespace touchline
