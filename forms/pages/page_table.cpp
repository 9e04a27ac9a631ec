// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/page_table.h"

#include "forms/match_centre/friendly_page.h"
#include "forms/match_centre/match_page.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/out_page.h"
#include "forms/pages/availability/player_page.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "forms/pages/friendlies/friendlies_page.h"
#include "forms/pages/history/history_page.h"
#include "forms/pages/home/home_page.h"
#include "forms/pages/tables/bracket_page.h"
#include "forms/pages/tables/statistics_page.h"
#include "forms/pages/tables/tables_page.h"
#include "forms/pages/teams/album_page.h"
#include "forms/pages/teams/teams_page.h"

#include <algorithm>
#include <array>

namespace touchline {

namespace {

struct PageSpec
{
    PageKind kind;
    Page *(*make)(PageHost &host, QWidget *parent);
};

template <class Kind>
Page *made(PageHost &host, QWidget *parent)
{
    return new Kind(host, parent);
}

/// The class of each page.
constexpr std::array pageTable{std::to_array<PageSpec>({
    {PageKind::Home, made<HomePage>},
    {PageKind::Fixtures, made<FixturesPage>},
    {PageKind::Tables, made<TablesPage>},
    {PageKind::Bracket, made<BracketPage>},
    {PageKind::Availability, made<AvailabilityPage>},
    {PageKind::Statistics, made<StatisticsPage>},
    {PageKind::Match, made<MatchPage>},
    {PageKind::Friendlies, made<FriendliesPage>},
    {PageKind::Friendly, made<FriendlyPage>},
    {PageKind::Out, made<OutPage>},
    {PageKind::Teams, made<TeamsPage>},
    {PageKind::Album, made<AlbumPage>},
    {PageKind::History, made<HistoryPage>},
    {PageKind::Player, made<PlayerPage>},
})};

} // namespace

Page *makePage(PageKind kind, PageHost &host, QWidget *parent)
{
    const auto *found = std::find_if(pageTable.begin(), pageTable.end(),
                                     [kind](const PageSpec &spec) { return spec.kind == kind; });
    Q_ASSERT(found != pageTable.end());
    return found->make(host, parent);
}

} // namespace touchline
