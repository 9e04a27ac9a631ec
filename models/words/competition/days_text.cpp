// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/days_text.h"

#include "core/base/index.h"
#include "core/competition/progress.h"
#include "models/words/fixtures/fixture_words.h"

#include <qglobal.h>

namespace touchline {

namespace {

QString dayAndHour(QDate day, QTime time, const Language &language)
{
    if (!day.isValid())
        return language.text(QT_TRANSLATE_NOOP("core", "no day"));
    return time.isValid() ? language.shortDate(day) + u' ' + language.clock(time) : language.shortDate(day);
}

/// The open matches of the matchday of a fixture.
int openWith(const Competition &competition, const Fixture &fixture)
{
    int count = 0;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const Fixture &other = competition.fixtures()[i];
        if (!other.isConditional() && other.stage == fixture.stage && other.round == fixture.round &&
            other.leg == fixture.leg && competition.report(static_cast<int>(i)) == nullptr)
            ++count;
    }
    return count;
}

/// Who moves: the whole matchday, some of its matches, or one match.
QString moved(const DayMove &move, const Competition &after, const Progress &now, const Language &language)
{
    const Fixture &first = after.fixtures()[at(move.fixtures.front())];
    if (move.fixtures.size() == 1)
        return language.text(QT_TRANSLATE_NOOP("core", "Match %1, %2 v %3"),
                             {QString::number(first.number),
                              sideWords(after, now, move.fixtures.front(), Side::Home, language),
                              sideWords(after, now, move.fixtures.front(), Side::Away, language)});
    QString matchday = matchdayTitle(first, language);
    if (static_cast<int>(move.fixtures.size()) == openWith(after, first))
        return matchday;
    QStringList numbers;
    for (const int fixture : move.fixtures)
        numbers << QString::number(after.fixtures()[at(fixture)].number);
    return language.text(QT_TRANSLATE_NOOP("core", "%1, matches %2"),
                         {matchday, numbers.join(QStringLiteral(", "))});
}

/// As the sentence has it, with the clubs and the day as people write them.
QString sentenceOf(const CalendarWish &wish, const std::vector<Entrant> &teams, const Language &language)
{
    Message sentence = wishSentence(wish, teams);
    sentence.arguments[0] = language.list(clubsOf(wish, teams));
    return language.text(sentence);
}

QString rhythmLine(const Calendar &calendar, const Language &language)
{
    if (!calendar.dates.empty())
        return language.text(QT_TRANSLATE_NOOP("core", "Dates set one by one: %1."),
                             {QString::number(calendar.dates.size())});
    if (!calendar.first.isValid())
        return language.text(QT_TRANSLATE_NOOP("core", "No days are set."));
    const QString first = language.shortDate(calendar.first);
    if (calendar.isOneDay())
        return language.text(QT_TRANSLATE_NOOP("core", "Everything on %1."), {first});
    if (calendar.weekdays.empty())
        return calendar.every == 1 ? language.text(QT_TRANSLATE_NOOP("core", "Every day from %1."), {first})
                                   : language.text(QT_TRANSLATE_NOOP("core", "Every %1 days from %2."),
                                                   {QString::number(calendar.every), first});
    QStringList days;
    for (const int day : calendar.weekdays)
        days << language.weekday(day);
    return language.text(QT_TRANSLATE_NOOP("core", "%1, from %2."), {days.join(QStringLiteral(", ")), first});
}

} // namespace

QStringList dayMoveLines(const Competition &before, const Competition &after, const Language &language)
{
    const Progress now = progress(after);
    QStringList lines;
    for (const DayMove &move : dayMoves(before, after))
        lines << language.text(QT_TRANSLATE_NOOP("core", "%1: %2 → %3"),
                               {moved(move, after, now, language),
                                dayAndHour(move.fromDay, move.fromTime, language),
                                dayAndHour(move.toDay, move.toTime, language)});
    return lines;
}

QStringList restOfSeasonLines(const RestOfSeason &rest, const Language &language)
{
    QStringList lines;
    for (const CalendarWish &wish : rest.broken)
        lines << language.text(QT_TRANSLATE_NOOP("core", "Not kept: %1"),
                               {sentenceOf(wish, rest.after.definition().entrants, language)});
    const auto count = [&](const char *text, int matches) {
        if (matches > 0)
            lines << language.text(text, {QString::number(matches)});
    };
    count(QT_TRANSLATE_NOOP("core", "Matches that are not on the home day of their home team: %1."),
          rest.offHomeDay);
    count(QT_TRANSLATE_NOOP("core", "Open matches of matchdays that have begun, which keep their day: %1."),
          rest.begun);
    count(QT_TRANSLATE_NOOP("core", "Postponed matches, which keep the day that was decided: %1."),
          rest.postponed);
    return lines;
}

QStringList seasonDaysLines(const SeasonDays &days, const std::vector<Entrant> &teams,
                            const Language &language)
{
    const Calendar &calendar = days.calendar;
    QStringList lines{rhythmLine(calendar, language)};
    QStringList hours;
    for (const KickOff &kickOff : calendar.kickOffs)
        if (kickOff.time.isValid() && !hours.contains(language.clock(kickOff.time)))
            hours << language.clock(kickOff.time);
    if (!hours.isEmpty())
        lines << language.text(QT_TRANSLATE_NOOP("core", "Kick-off: %1."),
                               {hours.join(QStringLiteral(", "))});
    for (const Blackout &free : calendar.blackouts)
        lines << (free.from == free.to
                      ? language.text(QT_TRANSLATE_NOOP("core", "Nobody plays on %1."),
                                      {language.shortDate(free.from)})
                      : language.text(QT_TRANSLATE_NOOP("core", "Nobody plays from %1 to %2."),
                                      {language.shortDate(free.from), language.shortDate(free.to)}));
    for (const auto &[team, day] : calendar.homeDays)
        lines << language.text(QT_TRANSLATE_NOOP("core", "Home day of %1: %2."),
                               {team, language.weekday(day)});
    for (const CalendarWish &wish : days.wishes)
        lines << sentenceOf(wish, teams, language);
    return lines;
}

} // namespace touchline
