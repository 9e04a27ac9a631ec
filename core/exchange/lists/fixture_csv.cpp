// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/fixture_csv.h"

#include "core/competition/progress.h"
#include "core/competition/schedule/match_zone.h"
#include "core/exchange/csv/list_headings.h"
#include "core/exchange/lists/match_cells.h"
#include "core/exchange/lists/name_index.h"

#include <QRegularExpression>
#include <QTimeZone>
#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace touchline {

namespace {

/// "UTC+02:00": QTimeZone leaves out minutes that are none, and does not know that name afterwards.
QString zoneAhead(int seconds)
{
    if (seconds == 0)
        return QStringLiteral("UTC");
    return QStringLiteral("UTC%1%2")
        .arg(QChar(seconds < 0 ? u'-' : u'+'))
        .arg(QTime(0, 0).addSecs(std::abs(seconds)).toString(QStringLiteral("HH:mm")));
}

constexpr int largestNumber = 100'000;

ColumnSet fixtureColumns()
{
    return {{optionalColumn("number", headings::matchNumber), optionalColumn("stage", headings::stage),
             optionalColumn("round", headings::round), optionalColumn("group", headings::group),
             optionalColumn("home", headings::homeTeam), optionalColumn("away", headings::awayTeam),
             dateColumn("date", headings::date), optionalColumn("time", headings::time),
             optionalColumn("zone", headings::zone), optionalColumn("stadium", headings::ground),
             optionalColumn("city", headings::city), optionalColumn("country", headings::country)},
            {},
            arrangeMatchCells};
}

/// What is read besides, as `schedule --csv` writes it.
ColumnSet listedColumns()
{
    ColumnSet set = fixtureColumns();
    set.columns.push_back(optionalColumn("leg", "hinrunde,rückrunde"));
    set.columns.push_back(optionalColumn("free", "bye,spielfrei"));
    return set;
}

/// How a file names where a team comes from; a place in a round that is still to be drawn has no name.
QString slotWord(const Slot &slot, const SlotNames &names)
{
    return slot.kind == Slot::Kind::RoundDraw ? QString() : slotText(slot, names);
}

/// Finds the match of a competition that a row is about.
class FixtureFinder
{
public:
    explicit FixtureFinder(const Competition &competition)
        : m_competition(competition)
        , m_now(progress(competition))
        , m_slots(slotNames(competition.definition().format))
        , m_names(indexOf(competition.definition().entrants))
        , m_isTaken(competition.fixtures().size(), false)
    {
    }

    /// A row with a number.
    void check(ImportLine &line, const FixtureRow &row)
    {
        const int fixture = m_competition.indexOfNumber(row.appointment.match);
        if (fixture < 0) {
            line.note("number", QT_TRANSLATE_NOOP("core", "There is no match %1 in this competition."),
                      {QString::number(row.appointment.match)});
            return;
        }
        m_isTaken[static_cast<std::size_t>(fixture)] = true;
        for (const Side side : bothSides)
            checkTeam(line, row, static_cast<std::size_t>(fixture), side);
    }

    /// A ruling says when a match is played that is put off: a list does not.
    void checkDay(ImportLine &line, const Appointment &wanted) const
    {
        const int fixture = m_competition.indexOfNumber(wanted.match);
        if (fixture < 0 || !m_competition.isPostponed(fixture))
            return;
        const Appointment &ruled = *m_competition.appointment(fixture);
        const QDate day = ruled.date;
        const QString match = QString::number(wanted.match);
        if (wanted.date.isValid() && !day.isValid())
            line.note(
                "date",
                QT_TRANSLATE_NOOP(
                    "core", "Match %1 is postponed without a new date: only another ruling can set one."),
                {match});
        else if (wanted.date.isValid() && wanted.date != day)
            line.note("date",
                      QT_TRANSLATE_NOOP("core",
                                        "Match %1 is postponed to %2: only another ruling can change that."),
                      {match, day.toString(Qt::ISODate)});
        else if (wanted.time.isValid() && !ruled.time.isValid())
            line.note("time",
                      QT_TRANSLATE_NOOP("core", "Match %1 is postponed, and its kick-off time is not known."),
                      {match});
        else if (wanted.time.isValid() && wanted.time != ruled.time)
            line.note("time",
                      QT_TRANSLATE_NOOP(
                          "core", "Match %1 is postponed to %2, %3: only another ruling can change that."),
                      {match, day.toString(Qt::ISODate), ruled.time.toString(QStringLiteral("HH:mm"))});
    }

    /// The time zone of a match, empty where it is not known.
    [[nodiscard]] QString zoneOf(int match) const
    {
        return zoneOfMatch(m_competition, m_competition.indexOfNumber(match));
    }

    /// The number of the match of a row that has both teams; 0 and a problem where there is none.
    int numberOf(ImportLine &line, const FixtureRow &row)
    {
        for (const Side side : bothSides)
            if (m_names.find(row.teams[side]).empty())
                line.note(side == Side::Home ? "home" : "away",
                          QT_TRANSLATE_NOOP("core", "%1 is not in this competition."), {row.teams[side]});
        if (!line.problems().empty())
            return 0;
        for (std::size_t i = 0; i < m_isTaken.size(); ++i) {
            if (m_isTaken[i] || !isOf(row, i))
                continue;
            m_isTaken[i] = true;
            return m_competition.fixtures()[i].number;
        }
        line.note("home",
                  QT_TRANSLATE_NOOP("core", "There is no match %1 against %2 left in this competition."),
                  {row.teams[Side::Home], row.teams[Side::Away]});
        return 0;
    }

private:
    [[nodiscard]] int teamOf(std::size_t fixture, Side side) const
    {
        return m_now.fixtures[fixture].teams[side];
    }

    [[nodiscard]] bool isTeam(int team, const QString &name) const
    {
        const NameIndex::Found found = m_names.find(name);
        return std::find(found.begin(), found.end(), team) != found.end();
    }

    [[nodiscard]] bool isOf(const FixtureRow &row, std::size_t fixture) const
    {
        return m_now.fixtures[fixture].state != FixtureState::NotNeeded &&
               isTeam(teamOf(fixture, Side::Home), row.teams[Side::Home]) &&
               isTeam(teamOf(fixture, Side::Away), row.teams[Side::Away]);
    }

    /// A team may be missing or stand there by its place ("W49"); for one that is not known yet the file may
    /// say what it likes.
    void checkTeam(ImportLine &line, const FixtureRow &row, std::size_t fixture, Side side) const
    {
        const int team = teamOf(fixture, side);
        const QString &name = row.teams[side];
        if (team < 0 || name.isEmpty() || isTeam(team, name) || name == placeText(fixture, side))
            return;
        line.note(side == Side::Home ? "home" : "away",
                  side == Side::Home ? QT_TRANSLATE_NOOP("core", "Match %1 has %2 at home, not %3.")
                                     : QT_TRANSLATE_NOOP("core", "Match %1 has %2 away, not %3."),
                  {QString::number(row.appointment.match), m_competition.entrant(team).name, name});
    }

    [[nodiscard]] QString placeText(std::size_t fixture, Side side) const
    {
        return slotWord(m_competition.fixtures()[fixture].slots[side], m_slots);
    }

    const Competition &m_competition;
    const Progress m_now;
    const SlotNames m_slots;
    const NameIndex m_names;
    std::vector<bool> m_isTaken;
};

class FixturesReader
{
public:
    /// Without a competition where `finder` is null.
    explicit FixturesReader(FixtureFinder *finder) : m_finder(finder) {}

    FixtureRow read(ImportLine &line)
    {
        FixtureRow row;
        row.stage = line.text("stage");
        row.round = line.text("round");
        row.group = line.text("group");
        row.teams = {{line.text("home"), line.text("away")}};
        row.free = line.text("free");
        const StampedTime stamp = readAppointment(line, row.appointment);
        if (row.isFreeTeam())
            return row;
        checkWhich(line, row);
        if (m_finder != nullptr && row.appointment.match != 0)
            m_finder->check(line, row);
        else if (m_finder != nullptr && line.problems().empty())
            row.appointment.match = m_finder->numberOf(line, row);
        toLocalTime(stamp, row.appointment);
        if (m_finder != nullptr)
            m_finder->checkDay(line, row.appointment);
        checkOnce(line, row.appointment.match);
        return row;
    }

private:
    /// A moment that the list gives by its distance from UTC is brought into the zone of the row, else into
    /// that of the match; where nobody knows one, the distance is its zone.
    void toLocalTime(const StampedTime &stamp, Appointment &appointment) const
    {
        if (!stamp.offset || !appointment.date.isValid() || !stamp.time.isValid())
            return;
        if (appointment.zone.isEmpty() && m_finder != nullptr)
            appointment.zone = m_finder->zoneOf(appointment.match);
        if (appointment.zone.isEmpty())
            appointment.zone = zoneAhead(*stamp.offset);
        const QTimeZone zone(appointment.zone.toUtf8());
        if (!zone.isValid())
            return;
        const QDateTime local =
            QDateTime(appointment.date, stamp.time, Qt::OffsetFromUTC, *stamp.offset).toTimeZone(zone);
        appointment.date = local.date();
        appointment.time = local.time();
    }

    static StampedTime readAppointment(ImportLine &line, Appointment &appointment)
    {
        appointment.match = line.number("number", 1, largestNumber).value_or(0);
        appointment.date = line.date("date");
        const StampedTime stamp = line.stampedTime("time", "date");
        appointment.time = stamp.time;
        if (appointment.time.isValid() && line.text("date").isEmpty())
            line.note("time", QT_TRANSLATE_NOOP("core", "There is a time but no date."));
        appointment.zone = line.text("zone");
        if (!appointment.zone.isEmpty() && !QTimeZone::isTimeZoneIdAvailable(appointment.zone.toUtf8()))
            line.note(
                "zone",
                QT_TRANSLATE_NOOP("core", "\"%1\" is not a time zone. Write a name like Europe/Berlin."),
                {appointment.zone});
        appointment.stadium = line.text("stadium");
        appointment.city = line.text("city");
        appointment.country = line.text("country");
        return stamp;
    }

    static void checkWhich(ImportLine &line, const FixtureRow &row)
    {
        const PerSide<QString> &teams = row.teams;
        const bool hasTeams = !teams[Side::Home].isEmpty() && !teams[Side::Away].isEmpty();
        if (!hasTeams && line.text("number").isEmpty())
            line.note("number", QT_TRANSLATE_NOOP("core", "A match needs a number or two teams."));
        if (hasTeams && teams[Side::Home] == teams[Side::Away])
            line.note("away", QT_TRANSLATE_NOOP("core", "A match needs two different teams."));
    }

    void checkOnce(ImportLine &line, int number)
    {
        if (number == 0)
            return;
        const auto [first, isNew] = m_lineOfNumber.emplace(number, line.line());
        if (!isNew)
            line.note("number", QT_TRANSLATE_NOOP("core", "Match %1 is in the list twice; first in line %2."),
                      {QString::number(number), QString::number(first->second)});
    }

    FixtureFinder *m_finder;
    std::map<int, int> m_lineOfNumber;
};

ImportPreview<FixtureRow> preview(const CsvList &csv, FixtureFinder *finder, DayOrder order)
{
    FixturesReader reader(finder);
    return previewOf<FixtureRow>(
        csv, listedColumns(), [&reader](ImportLine &line) { return reader.read(line); }, order);
}

void writeFixture(CsvWriter &writer, const Competition &competition, const Progress &now,
                  const SlotNames &names, std::size_t index)
{
    const Fixture &fixture = competition.fixtures()[index];
    writer.add(fixture.number);
    writer.add(fixture.stageName);
    writer.add(fixture.round + 1);
    writer.add(fixture.table < 0 ? QString()
                                 : competition.tables()[static_cast<std::size_t>(fixture.table)].name);
    for (const Side side : bothSides) {
        const int team = now.fixtures[index].teams[side];
        writer.add(team >= 0 ? competition.entrant(team).name : slotWord(fixture.slots[side], names));
    }
    const Appointment *known = competition.appointment(static_cast<int>(index));
    const Appointment appointment = known == nullptr ? Appointment() : *known;
    writer.add(appointment.date);
    writer.add(appointment.time);
    for (const QString &text : {appointment.zone, appointment.stadium, appointment.city, appointment.country})
        writer.add(text);
    writer.endRow();
}

} // namespace

int FixtureRow::matchday() const
{
    static const QRegularExpression digits(QStringLiteral("\\d{1,4}"));
    auto found = digits.globalMatch(round);
    if (!found.hasNext())
        return 0;
    const int number = found.next().captured().toInt();
    // "2026-08-15" is none.
    return found.hasNext() ? 0 : number;
}

ImportPreview<FixtureRow> previewFixtures(const CsvList &csv, DayOrder order)
{
    return preview(csv, nullptr, order);
}

ImportPreview<FixtureRow> previewFixtures(const CsvList &csv, const Competition &competition, DayOrder order)
{
    FixtureFinder finder(competition);
    return preview(csv, &finder, order);
}

QByteArray fixturesCsv(const Competition &competition, CsvStyle style)
{
    CsvWriter writer(style);
    writer.addRow(fixtureColumns().names());
    const Progress now = progress(competition);
    const SlotNames names = slotNames(competition.definition().format);
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
        if (now.fixtures[i].state != FixtureState::NotNeeded)
            writeFixture(writer, competition, now, names, i);
    return writer.bytes();
}

ColumnSet fixtureListColumns()
{
    return fixtureColumns();
}

} // namespace touchline
