// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/page_kind.h"

#include <QCoreApplication>

#include <span>

namespace touchline {

namespace {

constexpr bool hasEveryPage(std::span<const PageRow> rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].kind != static_cast<PageKind>(i))
            return false;
    return true;
}

std::span<const PageRow> pageRows()
{
    using enum PageKind;
    using enum PageScope;
    static constexpr PageRow rows[]{
        {Home, OfProgram, QT_TRANSLATE_NOOP("Pages", "Home"), "home", "README", "go-home",
         QT_TRANSLATE_NOOP("Commands", "&Home"), QT_TRANSLATE_NOOP("Commands", "What comes next."), "Alt+1"},
        {Fixtures, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Fixtures"), "fixtures", "howto/enter-a-result",
         "go-fixtures", QT_TRANSLATE_NOOP("Commands", "&Fixtures"),
         QT_TRANSLATE_NOOP("Commands", "The fixtures and results of the competition."), "Alt+2"},
        {Timetable, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Timetable"), "clock",
         "howto/evening-tournament", "go-timetable", QT_TRANSLATE_NOOP("Commands", "Ti&metable"),
         QT_TRANSLATE_NOOP("Commands", "Which match is at which table and when.")},
        {Tables, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Tables"), "table", "howto/level-teams",
         "go-tables", QT_TRANSLATE_NOOP("Commands", "&Tables"),
         QT_TRANSLATE_NOOP("Commands", "The tables of the competition."), "Alt+3"},
        {Bracket, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Bracket"), "bracket", "howto/level-teams",
         "go-bracket", QT_TRANSLATE_NOOP("Commands", "&Bracket"),
         QT_TRANSLATE_NOOP("Commands", "The knockout rounds of the competition."), "Alt+4"},
        {Availability, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Eligibility"), "card",
         "howto/who-is-suspended", "go-availability", QT_TRANSLATE_NOOP("Commands", "Eli&gibility"),
         QT_TRANSLATE_NOOP("Commands", "Who misses the next matchday."), "Alt+5"},
        {Statistics, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Statistics"), "chart", "window#statistics",
         "go-statistics", QT_TRANSLATE_NOOP("Commands", "&Statistics"),
         QT_TRANSLATE_NOOP("Commands", "Scorers, goals, cards, form and records."), "Alt+6"},
        {Forecast, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Forecast"), "dice", "howto/forecast",
         "go-forecast", QT_TRANSLATE_NOOP("Commands", "F&orecast"),
         QT_TRANSLATE_NOOP("Commands", "The chances of titles, places and the next matches.")},
        {Match, OfCompetition, QT_TRANSLATE_NOOP("Pages", "Match"), "ball", "howto/play-a-match"},
        {Friendlies, OfLeague, QT_TRANSLATE_NOOP("Pages", "Friendlies"), "ball", "howto/play-a-match",
         "go-friendlies", QT_TRANSLATE_NOOP("Commands", "Frien&dlies"),
         QT_TRANSLATE_NOOP("Commands", "Friendlies and what-ifs: matches outside every competition.")},
        {Friendly, OfLeague, QT_TRANSLATE_NOOP("Pages", "Friendly"), "ball", "howto/play-a-match"},
        {Out, OfLeague, QT_TRANSLATE_NOOP("Pages", "Absences by date"), "calendar", "howto/who-is-suspended",
         "go-out", QT_TRANSLATE_NOOP("Commands", "&Absences by Date"),
         QT_TRANSLATE_NOOP("Commands", "Absences on a day, in all competitions."), "Alt+9"},
        {Teams, OfLeague, QT_TRANSLATE_NOOP("Pages", "Teams and players"), "shirt",
         "howto/squads-and-transfers", "go-teams", QT_TRANSLATE_NOOP("Commands", "Teams and &Players"),
         QT_TRANSLATE_NOOP("Commands", "Clubs, national teams and their squads."), "Alt+7"},
        {Album, OfProgram, QT_TRANSLATE_NOOP("Pages", "Album"), "album", "howto/album", "go-album",
         QT_TRANSLATE_NOOP("Commands", "A&lbum"),
         QT_TRANSLATE_NOOP("Commands", "The cards of all World Cup teams.")},
        {History, OfLeague, QT_TRANSLATE_NOOP("Pages", "History"), "history", "howto/undo", "go-history",
         QT_TRANSLATE_NOOP("Commands", "H&istory"),
         QT_TRANSLATE_NOOP("Commands", "All changes, with what was there before."), "Alt+8"},
        {Player, OfLeague, QT_TRANSLATE_NOOP("Pages", "Player"), "player", "howto/sent-off"},
    };
    static_assert(hasEveryPage(rows), "a row for each, in the order of the enumeration");
    return rows;
}

} // namespace

const PageRow &pageRow(PageKind kind)
{
    return pageRows()[static_cast<std::size_t>(kind)];
}

std::vector<PageKind> pageKinds()
{
    std::vector<PageKind> kinds;
    for (const PageRow &row : pageRows())
        kinds.push_back(row.kind);
    return kinds;
}

QString manualPage(PageKind kind)
{
    const QString page = QString::fromLatin1(pageRow(kind).manual);
    const qsizetype heading = page.indexOf(u'#');
    return QStringLiteral("manual/%1.md%2")
        .arg(page.left(heading), heading < 0 ? QString() : page.mid(heading));
}

QString pageName(PageKind kind)
{
    return QCoreApplication::translate("Pages", pageRow(kind).name);
}

} // namespace touchline
