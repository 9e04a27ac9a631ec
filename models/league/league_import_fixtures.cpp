// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of days, hours and grounds.
#include "core/base/index.h"
#include "core/competition/progress.h"
#include "core/exchange/fixture_csv.h"
#include "core/exchange/fixture_words.h"
#include "core/play/availability_changes.h"
#include "core/play/competition_discipline.h"
#include "core/play/competition_ledger.h"
#include "models/league/list_lines.h"

#include <qglobal.h>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

void take(QString &known, const QString &listed)
{
    if (!listed.isEmpty())
        known = listed;
}

/// What is known of a match with what the list says of it. The day of a match that was put off is the
/// ruling's.
Appointment merged(Appointment known, const Appointment &listed, bool isPutOff)
{
    known.match = listed.match;
    if (listed.date.isValid() && !isPutOff)
        known.date = listed.date;
    if (listed.time.isValid() && !isPutOff)
        known.time = listed.time;
    take(known.zone, listed.zone);
    take(known.stadium, listed.stadium);
    take(known.city, listed.city);
    take(known.country, listed.country);
    return known;
}

/// "3: Rovers - United, 2026-08-15 15:00, Old Park"
class Words
{
public:
    explicit Words(const Competition &competition) : m_competition(competition), m_now(progress(competition))
    {
    }

    QString operator()(const FixtureRow &row) const
    {
        const Appointment &listed = row.appointment;
        const int index = m_competition.indexOfNumber(listed.match);
        QString text = QStringLiteral("%1: %2 - %3")
                           .arg(QString::number(listed.match),
                                sideTitle(m_competition, m_now, index, Side::Home, m_english),
                                sideWords(m_competition, m_now, index, Side::Away, m_english));
        if (listed.date.isValid())
            text += QStringLiteral(", ") + listed.date.toString(Qt::ISODate);
        if (listed.time.isValid())
            text += listed.time.toString(QStringLiteral(" HH:mm"));
        if (const QString place = placeWords(listed); !place.isEmpty())
            text += QStringLiteral(", ") + place;
        return text;
    }

private:
    const Competition &m_competition;
    Progress m_now;
    Language m_english;
};

/// The calendar with what the list says; a row that says nothing new is marked as known.
std::vector<Appointment> newCalendar(const Competition &competition, ImportPreview<FixtureRow> &preview)
{
    std::map<int, Appointment> calendar;
    for (const Appointment &one : competition.definition().calendar)
        calendar.emplace(one.match, one);
    for (ImportedRow<FixtureRow> &row : preview.rows) {
        if (!row.isGood())
            continue;
        const Appointment &listed = row.value.appointment;
        const Appointment known =
            calendar.try_emplace(listed.match, Appointment{listed.match, {}, {}, {}, {}, {}, {}})
                .first->second;
        const Appointment wanted =
            merged(known, listed, competition.isPutOff(competition.indexOfNumber(listed.match)));
        row.isKnown = wanted == known;
        calendar[listed.match] = wanted;
    }
    std::vector<Appointment> all;
    for (const auto &[match, appointment] : calendar)
        if (!(appointment == Appointment{match, {}, {}, {}, {}, {}, {}}))
            all.push_back(appointment);
    return all;
}

/// The day in the middle; null where none is known.
QDate middleOf(std::vector<QDate> days)
{
    std::erase_if(days, [](QDate day) { return !day.isValid(); });
    if (days.empty())
        return {};
    const auto middle = days.begin() + static_cast<std::ptrdiff_t>(days.size() / 2);
    std::nth_element(days.begin(), middle, days.end());
    return *middle;
}

/// What asks whether the year of a day is right: it is more than a year from the dates that the competition
/// has, or else from those of the list.
Problems strayDays(const Competition &before, const ImportPreview<FixtureRow> &preview)
{
    constexpr qint64 farAway = 366;
    std::vector<QDate> known;
    for (const Appointment &one : before.definition().calendar)
        known.push_back(one.date);
    std::vector<QDate> listed;
    for (const ImportedRow<FixtureRow> &row : preview.rows)
        listed.push_back(row.value.appointment.date);
    QDate middle = middleOf(std::move(known));
    if (!middle.isValid())
        middle = middleOf(std::move(listed));
    Problems notes;
    for (const ImportedRow<FixtureRow> &row : preview.rows) {
        const QDate day = row.value.appointment.date;
        if (row.isGood() && day.isValid() && qAbs(middle.daysTo(day)) > farAway)
            notes.push_back(
                {csvPlace(row.line),
                 {QT_TRANSLATE_NOOP("core", "%1 is more than a year from the other matches (around "
                                            "%2). Is the year right?"),
                  {Language{}.shortDate(day), Language{}.shortDate(middle)}},
                 {}});
    }
    return notes;
}

/// The bans that move with the days: who misses another match than before.
Problems movedBans(const Competition &before, const Competition &after)
{
    const auto rules = disciplineOf(before);
    Problems notes;
    if (!rules || !*rules)
        return notes;
    for (const AvailabilityChange &change : availabilityChanges(before, after, **rules)) {
        QString match = QString::number(after.fixtures()[at(change.fixture)].number);
        if (const QDate day = dayOfFixture(after, change.fixture); day.isValid())
            match += QStringLiteral(" (%1)").arg(day.toString(Qt::ISODate));
        notes.push_back({{},
                         {change.change.isOut
                              ? QT_TRANSLATE_NOOP("core", "With these days %1 (%2) misses match %3.")
                              : QT_TRANSLATE_NOOP("core", "With these days %1 (%2) may play in match %3."),
                          {change.change.name, after.entrant(change.team).name, match}},
                         {}});
    }
    return notes;
}

} // namespace

Result<ListImport> readFixtureList(League &league, const QByteArray &csv, const QUuid &competition)
{
    const auto before = freshCompetition(league, competition);
    if (!before)
        return fail(before.error());
    ImportPreview<FixtureRow> preview = previewFixtures(csv, *before);
    Competition after = *before;
    if (auto dated = after.setCalendar(newCalendar(*before, preview)); !dated)
        return fail(dated.error());
    ListImport list = listOf(ListImport::Kind::Fixtures, preview, Words(*before));
    list.title = countedTitle(
        list.count(ListImport::Fate::New), QT_TRANSLATE_NOOP("core", "Import the day of %1 match: %2"),
        QT_TRANSLATE_NOOP("core", "Import the days of %1 matches: %2"), before->definition().name);
    const Problems stray = strayDays(*before, preview);
    list.notes.insert(list.notes.end(), stray.begin(), stray.end());
    const Problems moved = movedBans(*before, after);
    list.notes.insert(list.notes.end(), moved.begin(), moved.end());
    list.facts = ListImport::NewState{*before, std::move(after)};
    return list;
}

} // namespace touchline
