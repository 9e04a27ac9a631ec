// SPDX-License-Identifier: GPL-3.0-or-later
// What the list says in its cells, headings and tooltips.
#include "core/base/index.h"
#include "core/exchange/fixture_words.h"
#include "models/views/fixture_deeds.h"
#include "models/views/fixture_model.h"
#include "models/views/said.h"

#include <QLocale>

#include <algorithm>

namespace touchline {

namespace {

/// Day with its year, hour and ground, a line each, as far as they are known.
QString appointmentWords(const Appointment &appointment)
{
    const QString clock =
        appointment.time.isValid() ? u' ' + windowLanguage().clock(appointment.time) : QString();
    QStringList lines{windowLanguage().shortDate(appointment.date) + clock, placeWords(appointment)};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

QString FixtureModel::longestWhen() const
{
    QString clock = windowLanguage().clock(QTime(20, 0));
    if (m_order == Order::Date)
        return clock;
    const std::vector<Appointment> &calendar = m_state->competition.definition().calendar;
    const bool hasTimes = std::any_of(calendar.begin(), calendar.end(),
                                      [](const Appointment &one) { return one.time.isValid(); });
    // A day with two figures in a month with a long name.
    const QString day = dayText(QDate(2026, 9, 30));
    return hasTimes ? day + u' ' + clock : day;
}

QString FixtureModel::longestWhere() const
{
    QString longest = headerData(WhereColumn, Qt::Horizontal, Qt::DisplayRole).toString();
    // One match stands for its section: group and round are the same, or of the same length, in all of it.
    for (const Section &section : m_sections)
        for (std::size_t i = 0; i < std::min<std::size_t>(section.fixtures.size(), 16); ++i)
            if (const QString words = whereText(section.fixtures[i]); words.size() > longest.size())
                longest = words;
    return longest;
}

QString FixtureModel::longestTeam() const
{
    QString longest;
    const auto take = [&longest](const QString &name) {
        if (name.size() > longest.size())
            longest = name;
    };
    for (const Entrant &entrant : m_state->competition.definition().entrants)
        take(entrant.name);
    // Where teams are not known yet, those of one round come from like places.
    for (const Section &section : m_sections)
        for (std::size_t i = 0; i < std::min<std::size_t>(section.fixtures.size(), 16); ++i)
            for (const Side side : bothSides)
                take(sideTitle(m_state->competition, m_state->now, section.fixtures[i], side,
                               windowLanguage()));
    return longest;
}

QString FixtureModel::progressText(const Section &section) const
{
    const auto done = std::count_if(section.fixtures.begin(), section.fixtures.end(),
                                    [this](int fixture) { return isDone(markOf(*m_state, fixture)); });
    const auto all = static_cast<int>(section.fixtures.size());
    return tr("%1 of %n played", nullptr, all).arg(done);
}

QString FixtureModel::text(int fixture, Column column) const
{
    const Competition &competition = m_state->competition;
    switch (column) {
    case NumberColumn:
        return QString::number(competition.fixtures()[at(fixture)].number);
    case WhenColumn:
        return whenText(fixture);
    case HomeColumn:
        return sideTitle(competition, m_state->now, fixture, Side::Home, windowLanguage());
    case ScoreColumn:
        return outcomeWords(competition, m_state->now, fixture, windowLanguage()).between;
    case AwayColumn:
        return sideTitle(competition, m_state->now, fixture, Side::Away, windowLanguage());
    case WhereColumn:
        return whereText(fixture);
    case MarkColumn:
        return markText(fixture);
    }
    return {};
}

/// Without the year, which is the same in nearly all of the list: it stands in the tooltip.
QString FixtureModel::dayText(QDate day)
{
    return day.isValid() ? QLocale().toString(day, tr("ddd d MMM")) : QString();
}

QString FixtureModel::whenText(int fixture) const
{
    const Appointment *appointment = m_state->competition.appointment(fixture);
    if (appointment == nullptr)
        return {};
    QString clock = appointment->time.isValid() ? windowLanguage().clock(appointment->time) : QString();
    if (m_order == Order::Date)
        return clock;
    return (dayText(appointment->date) + u' ' + clock).trimmed();
}

QString FixtureModel::whereText(int index) const
{
    const Fixture &fixture = m_state->competition.fixtures()[at(index)];
    if (m_order == Order::Group)
        return fixture.isGroupMatch() ? QString::number(fixture.round + 1) : QString();
    if (fixture.table >= 0)
        return groupTitle(index);
    return m_order == Order::Matchday ? QString() : matchdayTitle(index);
}

QString FixtureModel::markText(int fixture) const
{
    const FixtureMark mark = markOf(*m_state, fixture);
    if (mark != FixtureMark::Played)
        return markWords(mark);
    const QString note = outcomeWords(m_state->competition, m_state->now, fixture, windowLanguage()).note;
    return note.isEmpty() ? markWords(mark) : capitalized(note);
}

QString FixtureModel::toolTip(int fixture, Column column) const
{
    const Appointment *appointment = m_state->competition.appointment(fixture);
    if (column == WhenColumn)
        return appointment == nullptr ? QString() : appointmentWords(*appointment);
    if (column == MarkColumn) {
        QString words = markHelp(markOf(*m_state, fixture));
        const Ruling *ruling = m_state->competition.ruling(fixture);
        if (ruling != nullptr && !ruling->reason.isEmpty())
            words += u'\n' + ruling->reason;
        return words;
    }
    if (column == ScoreColumn)
        return takesResult(*m_state, fixture)
                   ? tr("Type the score: 2-1, 2-1 aet or 1-1 4-3p, then Enter.")
                   : outcomeWords(m_state->competition, m_state->now, fixture, windowLanguage()).note;
    return text(fixture, column);
}

} // namespace touchline
