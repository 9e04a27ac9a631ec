// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/competition_draft.h"

#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/views/new_competition/calendar_wish.h"
#include "models/views/new_competition/format_flow.h"
#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

QString datesLine(const std::vector<Appointment> &dates)
{
    const auto [first, last] =
        std::minmax_element(dates.begin(), dates.end(), [](const Appointment &one, const Appointment &other) {
            return one.date < other.date;
        });
    if (first == dates.end() || !first->date.isValid())
        return CompetitionDraft::tr("No dates.");
    return CompetitionDraft::tr("First match: %1. Last match: %2.")
        .arg(windowLanguage().fullDate(first->date), windowLanguage().fullDate(last->date));
}

QStringList breakLines(const Calendar &calendar)
{
    QStringList lines;
    for (const Blackout &one : calendar.blackouts) {
        const QString days = one.from == one.to ? windowLanguage().fullDate(one.from)
                                                : CompetitionDraft::tr("%1 to %2", "days without matches")
                                                      .arg(windowLanguage().fullDate(one.from),
                                                           windowLanguage().fullDate(one.to));
        lines << (one.reason.isEmpty() ? CompetitionDraft::tr("No matches: %1.").arg(days)
                                       : CompetitionDraft::tr("No matches: %1 (%2).").arg(days, one.reason));
    }
    return lines;
}

/// What the clubs wish of the calendar; how many they are where nobody would read them all.
QStringList wishLines(const std::vector<CalendarWish> &wishes, const std::vector<Entrant> &teams)
{
    constexpr std::size_t mostShown = 6;
    const auto takesPart = [&teams](const QUuid &id) {
        return std::any_of(teams.begin(), teams.end(), [&id](const Entrant &one) { return one.id == id; });
    };
    if (wishes.size() > mostShown)
        return {CompetitionDraft::tr("The calendar takes %n wishes of clubs into account.", nullptr,
                                     static_cast<int>(wishes.size()))};
    QStringList lines;
    for (const CalendarWish &one : wishes)
        if (std::all_of(one.teams.begin(), one.teams.end(), takesPart))
            lines << wishText(one, teams) + u'.';
    return lines;
}

/// Matches that would be played at the hour of others of the league; how many more there are where nobody
/// would read them all.
QStringList clashLines(League &league, const Competition &made)
{
    constexpr std::size_t mostShown = 4;
    const std::vector<Message> clashes = clashesOfNew(league, made);
    QStringList lines;
    for (std::size_t i = 0; i < std::min(clashes.size(), mostShown); ++i)
        lines << windowLanguage().text(clashes[i]);
    if (clashes.size() > mostShown)
        lines << CompetitionDraft::tr("%n more matches clash with other competitions.", nullptr,
                                      static_cast<int>(clashes.size() - mostShown));
    return lines;
}

} // namespace

QString CompetitionDraft::teamsText() const
{
    switch (m_source.kind) {
    case TeamSource::Kind::AsHeld:
        return tr("The teams, groups and dates of that year.");
    case TeamSource::Kind::Ready:
        return tr("Historic teams in the groups of draw %1.").arg(m_source.draw);
    case TeamSource::Kind::ByChance:
        return isOneTable() ? tr("Random historic teams, chosen with seed %1.").arg(m_wishes.seed)
                            : tr("Random historic teams, drawn with seed %1.").arg(m_wishes.seed);
    case TeamSource::Kind::Chosen:
        break;
    }
    const QString lower = isLowerDivisionAtHome()
                              ? u' ' + tr("In ties of one match the club of the lower division is at home.")
                              : QString();
    if (!places().empty())
        return canBeGrouped() ? tr("Your teams, in the groups you chose.")
                              : tr("Your teams, the first round placed by hand.") + lower;
    if (isOneTable())
        return tr("Your teams, all in one table.");
    if (const auto &made = drawn(); made && made->competition.definition().draw.kind == DrawKind::Fixed)
        return tr("Your teams, in divisions in the order of the list.");
    if (hasSeeds() && seeds() >= teamsNeeded())
        return tr("Your teams, all seeded.") + lower;
    return tr("Your teams, drawn with seed %1.").arg(m_wishes.seed) + lower;
}

QStringList CompetitionDraft::summary() const
{
    QStringList lines;
    if (!isReady())
        return lines;
    lines << tr("%1: %2.").arg(m_format->title, flowFigures(*m_format));
    const GameInfo &info = m_wishes.choice.game->info();
    const auto level = findLevel(info.levels, m_wishes.choice.level);
    const bool isByHand = m_wishes.choice.game == competitionGames().back();
    if (isByHand)
        lines << tr("Results are entered by hand.");
    else if (level)
        lines << tr("Played with %1, level “%2”.")
                     .arg(QString::fromUtf8(info.title),
                          QCoreApplication::translate("core", (*level)->title));
    if (m_tableRules && hasTableRules())
        lines << tr("Points and tie-breaks: %1.").arg(m_tableRules->title);
    lines << teamsText();
    QStringList told;
    const auto competition = madeTelling(told);
    if (!competition)
        return lines;
    const CompetitionDefinition &definition = competition->competition.definition();
    if (definition.location)
        lines << tr("Host: %1.").arg(definition.location->country);
    lines << datesLine(definition.calendar);
    if (m_calendar && !hasRealDates())
        lines << breakLines(*m_calendar);
    if (m_calendar && takesWishes())
        lines << wishLines(m_calendarWishes, definition.entrants);
    if (competition->rules.discipline && (isByHand || hasChosenDiscipline(competition->competition)))
        lines << tr("Suspensions: %1.").arg(competition->rules.discipline->title);
    if (const auto missing = missingCards(competition->competition))
        lines << translated(*missing);
    for (const QString &one : told)
        lines << tr("Not kept: %1").arg(one);
    if (m_league != nullptr)
        lines << clashLines(*m_league, competition->competition);
    const auto bare = static_cast<int>(withoutDocuments(competition->rules).size());
    if (bare > 0 && !isByHand)
        lines << tr(
            "%n teams have no card in this game: you can enter their results, but the computer cannot "
            "play their matches.",
            nullptr, bare);
    return lines;
}

} // namespace touchline
