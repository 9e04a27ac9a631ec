// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/page_table.h"

#include "forms/match_centre/friendly_page.h"
#include "forms/match_centre/match_page.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/out_page.h"
#include "forms/pages/availability/player_page.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "forms/pages/fixtures/timetable_page.h"
#include "forms/pages/friendlies/friendlies_page.h"
#include "forms/pages/history/history_page.h"
#include "forms/pages/home/home_page.h"
#include "forms/pages/tables/bracket_page.h"
#include "forms/pages/tables/forecast_page.h"
#include "forms/pages/tables/statistics_page.h"
#include "forms/pages/tables/tables_page.h"
#include "forms/pages/teams/album_page.h"
#include "forms/pages/teams/teams_page.h"

namespace touchline {

Page *makePage(PageKind kind, PageHost &host, QWidget *parent)
{
    // Without a default: a page that is missing here does not compile.
    switch (kind) {
    case PageKind::Home:
        return new HomePage(host, parent);
    case PageKind::Fixtures:
        return new FixturesPage(host, parent);
    case PageKind::Timetable:
        return new TimetablePage(host, parent);
    case PageKind::Tables:
        return new TablesPage(host, parent);
    case PageKind::Bracket:
        return new BracketPage(host, parent);
    case PageKind::Availability:
        return new AvailabilityPage(host, parent);
    case PageKind::Statistics:
        return new StatisticsPage(host, parent);
    case PageKind::Forecast:
        return new ForecastPage(host, parent);
    case PageKind::Match:
        return new MatchPage(host, parent);
    case PageKind::Friendlies:
        return new FriendliesPage(host, parent);
    case PageKind::Friendly:
        return new FriendlyPage(host, parent);
    case PageKind::Out:
        return new OutPage(host, parent);
    case PageKind::Teams:
        return new TeamsPage(host, parent);
    case PageKind::Album:
        return new AlbumPage(host, parent);
    case PageKind::History:
        return new HistoryPage(host, parent);
    case PageKind::Player:
        return new PlayerPage(host, parent);
    }
    Q_UNREACHABLE();
    return nullptr;
}

} // namespace touchline
