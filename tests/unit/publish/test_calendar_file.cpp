// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/calendar/calendar_lines.h"
#include "core/exchange/html/bidi_control.h"
#include "models/publish/calendar_file.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/real_cup.h"
#include "tests/unit/competition/small_formats.h"
#include "tests/unit/publish/hostile_cup.h"
#include "tests/unit/publish/ical_reader.h"

#include <QSet>
#include <QTest>
#include <QTimeZone>

#include <algorithm>
#include <rapidcheck.h>

namespace test_calendar_file {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QDateTime stamp(QDate(2026, 11, 21), QTime(9, 30, 5), Qt::UTC);

QByteArray fileOf(const Competition &competition, int revision = 0)
{
    const auto bytes = calendarFile(competition, {stamp, revision});
    if (!bytes)
        qFatal("%s", qPrintable(bytes.error().message.english()));
    return *bytes;
}

IcalComponent calendarOf(const Competition &competition)
{
    IcalReader reader;
    IcalComponent calendar = reader.read(fileOf(competition));
    if (!reader.faults.isEmpty())
        qFatal("%s", qPrintable(reader.faults.join(u'\n')));
    return calendar;
}

/// The entry of a match; null where there is none.
const IcalComponent *entryOf(const IcalComponent &calendar, const Competition &competition, int match)
{
    const int index = competition.indexOfNumber(match);
    const QByteArray uid =
        competition.fixtures()[static_cast<std::size_t>(index)].id.toByteArray(QUuid::WithoutBraces) +
        "@touchline";
    for (const IcalComponent *event : calendar.all("VEVENT"))
        if (event->value("UID") == uid)
            return event;
    return nullptr;
}

QString textOf(const IcalComponent &event, const QByteArray &property)
{
    QStringList faults;
    const QString text = IcalReader::text(event.value(property), faults);
    return faults.isEmpty() ? text : faults.join(u'\n');
}

QDateTime localOf(const QByteArray &value)
{
    return {QDate::fromString(QString::fromLatin1(value.left(8)), QStringLiteral("yyyyMMdd")),
            QTime::fromString(QString::fromLatin1(value.mid(9)), QStringLiteral("HHmmss")), Qt::UTC};
}

int secondsOf(const QByteArray &offset)
{
    const int sign = offset.startsWith('-') ? -1 : 1;
    return sign * (offset.mid(1, 2).toInt() * 3600 + offset.mid(3, 2).toInt() * 60 + offset.mid(5).toInt());
}

/// Seconds east of Greenwich at a local time, by the rules that stand in the file: the change that was the
/// last one before (RFC 5545, section 3.6.5).
std::optional<int> offsetAt(const IcalComponent &zone, const QByteArray &local)
{
    QByteArray latest;
    std::optional<int> offset;
    for (const IcalComponent &change : zone.components)
        if (const QByteArray start = change.value("DTSTART"); start <= local && start >= latest) {
            latest = start;
            offset = secondsOf(change.value("TZOFFSETTO"));
        }
    return offset;
}

/// Four teams, all six matches on one day of June.
Competition dated(const Appointment &pattern)
{
    Format format;
    format.name = QStringLiteral("group");
    format.title = QStringLiteral("Group of four");
    RoundRobinStage stage;
    stage.groups = {{QStringLiteral("A"), 4}};
    stage.rules = ruleSet(QStringLiteral("league-3-1-0")).value();
    format.stages = {{QStringLiteral("group stage"), stage}};
    CompetitionDefinition definition = cup::hold(format).definition();
    for (int match = 1; match <= 6; ++match) {
        definition.calendar.push_back(pattern);
        definition.calendar.back().match = match;
    }
    return Competition::create(definition).value();
}

Ruling rulingOf(const Competition &competition, int match, Ruling::Kind kind)
{
    Ruling ruling;
    ruling.match = match;
    ruling.kind = kind;
    ruling.teams =
        progress(competition).fixtures[static_cast<std::size_t>(competition.indexOfNumber(match))].teams;
    return ruling;
}

} // namespace

class TestCalendarFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEntryHasWhatTheStandardAsksFor_data()
    {
        QTest::addColumn<QString>("edition");
        for (const char *year : {"1930", "1950", "1974", "2002", "2006", "2026"})
            QTest::newRow(year) << QStringLiteral("worldcup-%1").arg(QLatin1String(year));
    }

    void everyEntryHasWhatTheStandardAsksFor()
    {
        QFETCH(QString, edition);
        const Competition competition = cup::staged(realEdition(edition).value());
        const IcalComponent calendar = calendarOf(competition);
        QCOMPARE(calendar.name, QByteArray("VCALENDAR"));
        QCOMPARE(calendar.value("VERSION"), QByteArray("2.0"));
        QCOMPARE(calendar.count("PRODID"), 1);
        QSet<QByteArray> uids;
        for (const IcalComponent *event : calendar.all("VEVENT")) {
            for (const char *once : {"UID", "DTSTAMP", "DTSTART", "SEQUENCE", "SUMMARY", "STATUS"})
                QCOMPARE(event->count(once), 1);
            QCOMPARE(event->value("DTSTAMP"), QByteArray("20261121T093005Z"));
            uids.insert(event->value("UID"));
        }
        const auto dates =
            std::count_if(competition.definition().calendar.begin(), competition.definition().calendar.end(),
                          [&](const Appointment &one) {
                              const auto index =
                                  static_cast<std::size_t>(competition.indexOfNumber(one.match));
                              return one.date.isValid() && !competition.fixtures()[index].isConditional();
                          });
        QCOMPARE(uids.size(), static_cast<int>(dates));
        QCOMPARE(calendar.all("VEVENT").size(), static_cast<std::size_t>(uids.size()));
    }

    /// Every kick-off means the same moment by the rules in the file as by the computer's own.
    void theZonesInTheFileAreRight_data() { everyEntryHasWhatTheStandardAsksFor_data(); }

    void theZonesInTheFileAreRight()
    {
        QFETCH(QString, edition);
        const Competition competition = cup::staged(realEdition(edition).value());
        const IcalComponent calendar = calendarOf(competition);
        std::map<QByteArray, const IcalComponent *> zones;
        for (const IcalComponent *zone : calendar.all("VTIMEZONE"))
            QVERIFY(zones.emplace(zone->value("TZID"), zone).second);
        int timed = 0;
        for (const IcalComponent *event : calendar.all("VEVENT")) {
            const IcalProperty *start = event->find("DTSTART");
            const QByteArray id = start->parameters.value("TZID");
            if (id.isEmpty())
                continue;
            ++timed;
            QVERIFY2(zones.contains(id), id.constData());
            const QDateTime local = localOf(start->value);
            const QDateTime moment(local.date(), local.time(), QTimeZone(id));
            const auto offset = offsetAt(*zones.at(id), start->value);
            QVERIFY2(offset.has_value(), start->value.constData());
            QCOMPARE(*offset, moment.offsetFromUtc());
        }
        QVERIFY(edition == QLatin1String("worldcup-1930") || timed > 0);
        // Winter time is told where all matches are in summer (1974 there was none yet).
        if (edition != QLatin1String("worldcup-2006"))
            return;
        const IcalComponent *berlin = zones.at("Europe/Berlin");
        QCOMPARE(berlin->all("DAYLIGHT").size(), std::size_t(1));
        QCOMPARE(berlin->all("STANDARD").size(), std::size_t(2));
    }

    /// Through both changes of a year and in zones of every kind.
    void everyDayOfAYearIsRight_data()
    {
        QTest::addColumn<QString>("zone");
        for (const char *zone : {"Europe/Berlin", "America/New_York", "America/Montevideo", "Asia/Tokyo",
                                 "Asia/Kolkata", "Australia/Lord_Howe", "UTC", "Africa/Casablanca"})
            QTest::newRow(zone) << QString::fromLatin1(zone);
    }

    void everyDayOfAYearIsRight()
    {
        QFETCH(QString, zone);
        CompetitionDefinition definition = cup::make("league-20").definition();
        for (int match = 1; match <= 380; ++match)
            definition.calendar.push_back(
                {match, QDate(2025, 8, 1).addDays(match), QTime(20, 45), zone, {}, {}, {}});
        const IcalComponent calendar = calendarOf(Competition::create(definition).value());
        const auto zones = calendar.all("VTIMEZONE");
        QCOMPARE(zones.size(), std::size_t(1));
        for (const IcalComponent *event : calendar.all("VEVENT")) {
            const QByteArray start = event->value("DTSTART");
            const QDateTime local = localOf(start);
            QCOMPARE(offsetAt(*zones.front(), start).value_or(-1),
                     QDateTime(local.date(), local.time(), QTimeZone(zone.toLatin1())).offsetFromUtc());
        }
    }

    void whatIsNotKnownIsNotInvented()
    {
        const QDate day(2026, 6, 11);
        const Competition floating = dated({0, day, QTime(16, 0), {}, {}, {}, {}});
        const IcalComponent first = calendarOf(floating);
        QVERIFY(first.all("VTIMEZONE").empty());
        QCOMPARE(entryOf(first, floating, 1)->value("DTSTART"), QByteArray("20260611T160000"));
        QVERIFY(entryOf(first, floating, 1)->find("DTSTART")->parameters.isEmpty());
        QCOMPARE(entryOf(first, floating, 1)->value("DURATION"), QByteArray("PT2H"));
        QCOMPARE(entryOf(first, floating, 1)->count("LOCATION"), 0);

        const Competition wholeDay =
            dated({0, day, {}, QStringLiteral("Europe/Berlin"), {}, QStringLiteral("Bern"), {}});
        const IcalComponent second = calendarOf(wholeDay);
        QVERIFY(second.all("VTIMEZONE").empty());
        const IcalComponent *event = entryOf(second, wholeDay, 1);
        QCOMPARE(event->value("DTSTART"), QByteArray("20260611"));
        QCOMPARE(event->find("DTSTART")->parameters.value("VALUE"), QByteArray("DATE"));
        QCOMPARE(event->value("LOCATION"), QByteArray("Bern"));
        QCOMPARE(event->count("DURATION"), 0);

        const auto none = calendarFile(dated({}), {stamp});
        QVERIFY(!none);
        QCOMPARE(none.error().message.english(), QStringLiteral("No match of Small Cup has a date yet."));
    }

    /// The clocks of this computer leave the hour out: at the ground it may well exist.
    void theClocksOfThisComputerDoNotMatter()
    {
        const QByteArray own = qgetenv("TZ");
        qputenv("TZ", "Europe/Berlin");
        const Competition competition = dated({0, QDate(2026, 3, 29), QTime(2, 30), {}, {}, {}, {}});
        const IcalComponent calendar = calendarOf(competition);
        qputenv("TZ", own);
        QCOMPARE(entryOf(calendar, competition, 1)->value("DTSTART"), QByteArray("20260329T023000"));
    }

    void theSummarySaysWhatIsKnown()
    {
        CompetitionDefinition definition = cup::make("worldcup-32").definition();
        for (int match = 1; match <= 64; ++match)
            definition.calendar.push_back({match, QDate(2026, 6, 1).addDays(match), {}, {}, {}, {}, {}});
        Competition competition = Competition::create(definition).value();
        const auto summary = [&](int match) {
            const IcalComponent calendar = calendarOf(competition);
            return textOf(*entryOf(calendar, competition, match), "SUMMARY");
        };
        const QString pair = cup::pairing(competition, 1);
        const QString first = QStringLiteral("Team ") + pair.section(u'-', 0, 0);
        const QString second = QStringLiteral("Team ") + pair.section(u'-', 1, 1);
        QCOMPARE(summary(1), first + QStringLiteral(" v ") + second);
        QCOMPARE(summary(49), QStringLiteral("Winner of Group A v runner-up of Group B"));
        QCOMPARE(summary(64), QStringLiteral("Winner of match 61 v winner of match 62"));
        QCOMPARE(summary(63), QStringLiteral("Loser of match 61 v loser of match 62"));
        cup::play(competition, 1, {3, 1});
        QCOMPARE(summary(1), first + QStringLiteral(" 3–1 ") + second);
        cup::playGroupsInOrder(competition);
        cup::play(competition, 49, {2, 2});
        QVERIFY(summary(49).endsWith(QStringLiteral(" (4–3 on penalties)")));
        QVERIFY(summary(49).contains(QStringLiteral(" 2–2 ")));
    }

    /// A calendar that reads the file again finds the same entries, with a higher number when a day changes.
    void entriesStayTheSame()
    {
        Competition competition = dated({0, QDate(2026, 6, 11), QTime(16, 0), {}, {}, {}, {}});
        const IcalComponent before = calendarOf(competition);
        QCOMPARE(entryOf(before, competition, 3)->value("SEQUENCE"), QByteArray("0"));

        Ruling later = rulingOf(competition, 3, Ruling::Kind::Postponed);
        later.newDate = QDate(2026, 6, 20);
        QVERIFY(competition.rule(later));
        const IcalComponent after = calendarOf(competition);
        const IcalComponent *moved = entryOf(after, competition, 3);
        QCOMPARE(moved->value("DTSTART"), QByteArray("20260620"));
        QCOMPARE(moved->value("SEQUENCE"), QByteArray("1"));
        QCOMPARE(moved->value("STATUS"), QByteArray("CONFIRMED"));
        QCOMPARE(entryOf(after, competition, 4)->value("SEQUENCE"), QByteArray("0"));
        QCOMPARE(after.all("VEVENT").size(), before.all("VEVENT").size());

        IcalReader reader;
        const IcalComponent revised = reader.read(fileOf(competition, 5));
        QCOMPARE(entryOf(revised, competition, 3)->value("SEQUENCE"), QByteArray("6"));
        QCOMPARE(entryOf(revised, competition, 4)->value("SEQUENCE"), QByteArray("5"));
    }

    void aMatchThatIsPutOffOrAnnulledStaysInTheCalendar()
    {
        Competition competition = dated({0, QDate(2026, 6, 11), QTime(16, 0), {}, {}, {}, {}});
        QVERIFY(competition.rule(rulingOf(competition, 1, Ruling::Kind::Postponed)));
        QVERIFY(competition.rule(rulingOf(competition, 2, Ruling::Kind::Annulled)));
        Ruling lost = rulingOf(competition, 3, Ruling::Kind::Walkover);
        lost.winner = Side::Home;
        QVERIFY(competition.rule(lost));
        const IcalComponent calendar = calendarOf(competition);
        const IcalComponent *putOff = entryOf(calendar, competition, 1);
        QCOMPARE(putOff->value("STATUS"), QByteArray("TENTATIVE"));
        QCOMPARE(putOff->value("DTSTART"), QByteArray("20260611"));
        QVERIFY(textOf(*putOff, "SUMMARY").endsWith(QStringLiteral(" (postponed)")));
        QVERIFY(
            textOf(*putOff, "DESCRIPTION").endsWith(QStringLiteral("\nThe new date is to be announced.")));
        QCOMPARE(entryOf(calendar, competition, 2)->value("STATUS"), QByteArray("CANCELLED"));
        QVERIFY(
            textOf(*entryOf(calendar, competition, 3), "SUMMARY").endsWith(QStringLiteral(" (walkover)")));
        QCOMPARE(entryOf(calendar, competition, 3)->value("STATUS"), QByteArray("CONFIRMED"));
    }

    void hostileNamesGoThroughUnharmed()
    {
        const Competition competition = hostileCup();
        const IcalComponent calendar = calendarOf(competition);
        QCOMPARE(calendar.all("VEVENT").size(), std::size_t(64));
        const Progress now = progress(competition);
        for (std::size_t i = 0; i < 48; ++i) {
            const IcalComponent *event = entryOf(calendar, competition, competition.fixtures()[i].number);
            for (const char *property : {"SUMMARY", "LOCATION", "DESCRIPTION"}) {
                QStringList faults;
                QVERIFY(!IcalReader::text(event->value(property), faults).isEmpty());
                QCOMPARE(faults, QStringList());
            }
            // Letters, digits, marks and symbols of the name are all there, in their order; what turns the
            // text behind the name around is not.
            const auto essence = [](const QString &text) {
                QString kept;
                for (const QChar c : QString::fromUtf8(text.toUtf8()))
                    if (c.category() != QChar::Other_Control && !c.isSpace() && c != QChar::LineSeparator &&
                        !isBidiControl(c.unicode()))
                        kept += c;
                return kept;
            };
            const QString shown = textOf(*event, "SUMMARY");
            QVERIFY(
                std::none_of(shown.begin(), shown.end(), [](QChar c) { return isBidiControl(c.unicode()); }));
            const QString summary = essence(shown);
            const QString away = essence(competition.entrant(now.fixtures[i].teams[Side::Away]).name);
            QVERIFY2(summary.endsWith(away), qPrintable(away.left(50)));
        }
    }

    /// Whatever a text holds, lines are short and whole, and the text comes back.
    void textsComeBack()
    {
        const bool ok = rc::check([](const std::vector<char32_t> &points) {
            QString text;
            for (const char32_t point : points) {
                const char32_t c = point % 0x110000;
                if (c < 0xD800 || c >= 0xE000)
                    text += QString::fromUcs4(&c, 1);
            }
            text += QStringLiteral("a;b,c\\d\r\ne\tf");
            CalendarLines lines;
            lines.begin("X");
            lines.text("SUMMARY", text);
            lines.end("X");
            IcalReader reader;
            const IcalComponent read = reader.read(lines.bytes());
            RC_ASSERT(reader.faults.isEmpty());
            QString expected;
            text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
            for (const QChar c : text) {
                if (c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator || c == u'\n')
                    expected += u'\n';
                else if (c == u'\t')
                    expected += u' ';
                else if (c.category() != QChar::Other_Control && !isBidiControl(c.unicode()))
                    expected += c;
            }
            RC_ASSERT(IcalReader::text(read.value("SUMMARY"), reader.faults) == expected);
            RC_ASSERT(reader.faults.isEmpty());
        });
        QVERIFY(ok);
    }
};

TOUCHLINE_TEST(TestCalendarFile)

} // namespace test_calendar_file

#include "test_calendar_file.moc"
