// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of days, hours and grounds.
#include "core/base/index.h"
#include "core/competition/progress.h"
#include "core/competition/schedule/day_clashes.h"
#include "core/competition/schedule/own_schedule.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/name_index.h"
#include "core/play/discipline/availability_changes.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/import/list_lines.h"
#include "models/league/league_matches.h"
#include "models/words/fixtures/fixture_words.h"

#include <qglobal.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace touchline {

namespace {

void take(QString &known, const QString &listed)
{
    if (!listed.isEmpty())
        known = listed;
}

/// What is known of a match with what the list says of it. The day of a match that was put off is the
/// ruling's (`ruled`, else null), and so is its ground where the list has the same.
Appointment merged(Appointment known, const Appointment &listed, const Appointment *ruled)
{
    const bool isPostponed = ruled != nullptr;
    const bool isRuledGround = isPostponed && ruled->stadium == listed.stadium && ruled->city == listed.city;
    known.match = listed.match;
    if (listed.date.isValid() && !isPostponed)
        known.date = listed.date;
    if (listed.time.isValid() && !isPostponed)
        known.time = listed.time;
    take(known.zone, listed.zone);
    if (!isRuledGround) {
        take(known.stadium, listed.stadium);
        take(known.city, listed.city);
    }
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

    Message operator()(const FixtureRow &row) const
    {
        const Appointment &listed = row.appointment;
        if (row.isFreeTeam())
            return plainWords(QStringLiteral("%1: %2").arg(row.round, row.free));
        const int index = m_competition.indexOfNumber(listed.match);
        const QString match = QStringLiteral("%1: %2 - %3")
                                  .arg(QString::number(listed.match),
                                       sideTitle(m_competition, m_now, index, Side::Home, m_english),
                                       sideWords(m_competition, m_now, index, Side::Away, m_english));
        QString rest;
        if (listed.time.isValid())
            rest += listed.time.toString(QStringLiteral(" HH:mm"));
        if (const QString place = placeWords(listed); !place.isEmpty())
            rest += QStringLiteral(", ") + place;
        if (!listed.date.isValid())
            return plainWords(match + rest);
        return {QT_TRANSLATE_NOOP("core", "%1, %2%3"), {match, listed.date.toString(Qt::ISODate), rest}};
    }

private:
    const Competition &m_competition;
    Progress m_now;
    Language m_english;
};

/// The matches of a list with their matchdays; empty where it does not say the teams and the matchday of
/// each.
std::vector<ListedMatch> matchesOf(const ImportPreview<FixtureRow> &preview, const Competition &competition)
{
    const NameIndex names = indexOf(competition.definition().entrants);
    std::vector<ListedMatch> matches;
    for (const ImportedRow<FixtureRow> &row : preview.rows) {
        if (row.isGood() && row.value.isFreeTeam())
            continue;
        PerSide<NameIndex::Found> teams;
        for (const Side side : bothSides)
            teams[side] = names.find(row.value.teams[side]);
        if (!row.isGood() || row.value.matchday() == 0 || teams[Side::Home].size() != 1 ||
            teams[Side::Away].size() != 1)
            return {};
        matches.push_back({row.value.matchday(), teams[Side::Home].front(), teams[Side::Away].front(),
                           row.value.appointment.match});
    }
    return matches;
}

/// Whether every match of the list is on its matchday already.
bool isScheduled(const std::vector<ListedMatch> &matches, const Competition &competition)
{
    const Progress now = progress(competition);
    std::multiset<std::array<int, 3>> present;
    for (const int fixture : reschedulableFixtures(competition)) {
        const PerSide<int> &teams = now.fixtures[static_cast<std::size_t>(fixture)].teams;
        present.insert({competition.fixtures()[static_cast<std::size_t>(fixture)].round + 1,
                        teams[Side::Home], teams[Side::Away]});
    }
    std::multiset<std::array<int, 3>> listed;
    for (const ListedMatch &one : matches)
        listed.insert({one.matchday, one.home, one.away});
    return listed == present;
}

/// The league with the schedule of the list where it has a whole one that is another; nothing where the list
/// only says days, or the season has begun.
Result<std::optional<Competition>> rescheduled(League &league, const CsvList &csv,
                                               const Competition &competition, DayOrder order)
{
    const std::size_t all = reschedulableFixtures(competition).size();
    const std::vector<ListedMatch> matches = matchesOf(previewFixtures(csv, order), competition);
    if (all == 0 || matches.size() != all || isScheduled(matches, competition))
        return std::optional<Competition>();
    const auto live = league.matches().underWay();
    TOUCHLINE_TRY(live);
    for (const store::LiveLine &line : *live)
        if (competition.indexOfFixture(line.fixture) >= 0)
            return std::optional<Competition>();
    auto made = withOwnSchedule(competition, matches);
    TOUCHLINE_TRY(made);
    return std::optional(std::move(*made));
}

/// Where a list says what its columns are.
QString headOfList()
{
    return csvPlace(1);
}

/// Says that matches keep their matchday although the list has another one.
Problems keptMatchdays(const ImportPreview<FixtureRow> &preview, const Competition &competition)
{
    int kept = 0;
    for (const ImportedRow<FixtureRow> &row : preview.rows) {
        const int index = competition.indexOfNumber(row.value.appointment.match);
        if (!row.isGood() || index < 0 || row.value.matchday() == 0)
            continue;
        const Fixture &fixture = competition.fixtures()[static_cast<std::size_t>(index)];
        kept += fixture.isGroupMatch() && fixture.round + 1 != row.value.matchday() ? 1 : 0;
    }
    if (kept == 0)
        return {};
    return {
        {headOfList(),
         {kept == 1 ? QT_TRANSLATE_NOOP("core", "%1 match is on another matchday in the list: it keeps its "
                                                "own. Matchdays are only taken from a whole schedule, "
                                                "before the season begins.")
                    : QT_TRANSLATE_NOOP("core", "%1 matches are on another matchday in the list: they keep "
                                                "their own. Matchdays are only taken from a whole "
                                                "schedule, before the season begins."),
          {QString::number(kept)}},
         {}}};
}

/// The calendar with what the list says; a row that says nothing new is marked as known.
std::vector<Appointment> newCalendar(const Competition &competition, ImportPreview<FixtureRow> &preview)
{
    std::map<int, Appointment> calendar;
    for (const Appointment &one : competition.definition().calendar)
        calendar.emplace(one.match, one);
    for (ImportedRow<FixtureRow> &row : preview.rows) {
        if (!row.isGood())
            continue;
        row.isKnown = row.value.isFreeTeam();
        if (row.isKnown)
            continue;
        const Appointment &listed = row.value.appointment;
        const Appointment known =
            calendar.try_emplace(listed.match, Appointment{listed.match, {}, {}, {}, {}, {}, {}})
                .first->second;
        const int fixture = competition.indexOfNumber(listed.match);
        const Appointment wanted = merged(
            known, listed, competition.isPostponed(fixture) ? competition.appointment(fixture) : nullptr);
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
                  {day.toString(Qt::ISODate), middle.toString(Qt::ISODate)}},
                 {}});
    }
    return notes;
}

/// A team that would play twice on a day, or a ground that is taken at that hour.
Problems clashNotes(const Competition &before, const Competition &after)
{
    Problems notes;
    const auto number = [&after](int fixture) {
        return QString::number(after.fixtures()[at(fixture)].number);
    };
    for (const DayClash &clash : dayClashes(before, after)) {
        const Appointment &day = *after.appointment(clash.fixture);
        const QString date = day.date.toString(Qt::ISODate);
        if (clash.team >= 0)
            notes.push_back(
                {{},
                 {QT_TRANSLATE_NOOP("core", "%1 would play twice on %2: matches %3 and %4."),
                  {after.entrant(clash.team).name, date, number(clash.fixture), number(clash.other)}},
                 {}});
        else
            notes.push_back({{},
                             {QT_TRANSLATE_NOOP("core", "%1 is taken on %2 at that time: matches %3 and %4."),
                              {day.stadium, date, number(clash.fixture), number(clash.other)}},
                             {}});
    }
    return notes;
}

/// The same with matches of the other competitions.
Problems clashNotesElsewhere(League &league, const Competition &before, const Competition &after)
{
    Problems notes;
    for (Message &clash : clashesElsewhere(league, before, after))
        notes.push_back({{}, std::move(clash), {}});
    return notes;
}

/// Matches at an hour that there is not, or twice.
Problems skippedNotes(const Competition &before, const Competition &after)
{
    Problems notes;
    for (const auto &[match, hour] : doubtfulHours(before, after))
        notes.push_back(
            {{}, {QT_TRANSLATE_NOOP("core", "Match %1: %2"), {QString::number(match)}, {hour}}, {}});
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
        if (change.unserved > 0) {
            notes.push_back(
                {{},
                 {QT_TRANSLATE_NOOP("core",
                                    "With these days no match is left in which %1 (%2) serves his ban."),
                  {change.change.name, after.entrant(change.team).name}},
                 {}});
            continue;
        }
        const QDate day = dayOfFixture(after, change.fixture);
        const char *text =
            day.isValid()
                ? (change.change.isOut
                       ? QT_TRANSLATE_NOOP("core", "With these days %1 (%2) misses match %3 on %4.")
                       : QT_TRANSLATE_NOOP("core", "With these days %1 (%2) may play in match %3 on %4."))
                : (change.change.isOut
                       ? QT_TRANSLATE_NOOP("core", "With these days %1 (%2) misses match %3.")
                       : QT_TRANSLATE_NOOP("core", "With these days %1 (%2) may play in match %3."));
        notes.push_back(
            {{},
             {text,
              {change.change.name, after.entrant(change.team).name,
               QString::number(after.fixtures()[at(change.fixture)].number), day.toString(Qt::ISODate)}},
             {}});
    }
    return notes;
}

} // namespace

Result<ListImport> readFixtureList(League &league, const CsvList &csv, const QUuid &competition,
                                   DayOrder order)
{
    const auto before = freshCompetition(league, competition);
    TOUCHLINE_TRY(before);
    auto schedule = rescheduled(league, csv, *before, order);
    // A schedule that cannot be is said; the days are taken all the same.
    if (!schedule && schedule.error().fault != Fault::BadInput && schedule.error().fault != Fault::Refused)
        return fail(schedule.error());
    const bool isNew = schedule && *schedule;
    const Competition planned = isNew ? **schedule : *before;
    ImportPreview<FixtureRow> preview = previewFixtures(csv, planned, order);
    Competition after = planned;
    TOUCHLINE_TRY(after.setCalendar(newCalendar(planned, preview)));
    if (isNew)
        for (ImportedRow<FixtureRow> &row : preview.rows)
            row.isKnown = row.value.isFreeTeam();
    ListImport list = listOf(ListImport::Kind::Fixtures, preview, Words(planned));
    const int count = list.count(ListImport::Fate::New);
    list.title =
        isNew ? Message{QT_TRANSLATE_NOOP("core", "Imported the schedule: %1"), {before->definition().name}}
              : countedTitle(count, QT_TRANSLATE_NOOP("core", "Imported the day of %1 match: %2"),
                             QT_TRANSLATE_NOOP("core", "Imported the days of %1 matches: %2"),
                             before->definition().name);
    if (!schedule) {
        const Error &error = schedule.error();
        list.notes.push_back({headOfList(),
                              {QT_TRANSLATE_NOOP("core", "The matchdays of this list are not taken over: %1"),
                               {},
                               {error.problems.empty() ? error.message : error.problems.front().what}},
                              {}});
    }
    const Problems kept = schedule ? keptMatchdays(preview, planned) : Problems();
    for (const Problems &notes :
         {strayDays(*before, preview), kept, clashNotes(isNew ? planned : *before, after),
          clashNotesElsewhere(league, isNew ? planned : *before, after),
          skippedNotes(isNew ? planned : *before, after), isNew ? Problems() : movedBans(*before, after)})
        list.notes.insert(list.notes.end(), notes.begin(), notes.end());
    list.facts = ListImport::NewState{*before, std::move(after)};
    return list;
}

} // namespace touchline
