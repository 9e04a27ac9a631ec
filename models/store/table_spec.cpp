// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/table_spec.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace touchline::store {

namespace {

constexpr ColumnType uuid = ColumnType::Uuid;
constexpr ColumnType text = ColumnType::Text;
constexpr ColumnType integer = ColumnType::Integer;
constexpr ColumnType blob = ColumnType::Blob;

constexpr std::array leagueColumns{Column{"uuid", uuid}, Column{"name", text}, Column{"created", text}};
constexpr std::array personColumns{Column{"uuid", uuid}, Column{"name", text}, Column{"short_name", text}};
constexpr std::array teamColumns{
    Column{"uuid", uuid},    Column{"code", text},      Column{"name", text},
    Column{"year", integer}, Column{"lineage", text},   Column{"conference", text},
    Column{"manager", text}, Column{"kit_first", text}, Column{"kit_second", text}};
constexpr std::array teamDocumentColumns{Column{"team", uuid}, Column{"game", text}, Column{"content", blob}};
constexpr std::array competitionColumns{Column{"uuid", uuid},       Column{"place", integer},
                                        Column{"name", text},       Column{"game", text},
                                        Column{"level", text},      Column{"seed", text},
                                        Column{"definition", blob}, Column{"definition_version", integer}};
constexpr std::array drawColumns{Column{"competition", uuid}, Column{"kind", text}, Column{"steps", text}};
constexpr std::array entrantColumns{Column{"competition", uuid}, Column{"number", integer},
                                    Column{"team", uuid},        Column{"name", text},
                                    Column{"entry", text},       Column{"document", blob}};
constexpr std::array squadColumns{Column{"uuid", uuid}, Column{"team", uuid}, Column{"competition", uuid}};
constexpr std::array squadEntryColumns{Column{"squad", uuid},      Column{"person", uuid},
                                       Column{"place", integer},   Column{"name", text},
                                       Column{"short_name", text}, Column{"position", text},
                                       Column{"shirt", integer},   Column{"captain", integer}};
constexpr std::array fixtureColumns{
    Column{"uuid", uuid},    Column{"competition", uuid}, Column{"number", integer},
    Column{"day", text},     Column{"kick_off", text},    Column{"zone", text},
    Column{"stadium", text}, Column{"city", text},        Column{"country", text}};
constexpr std::array reportColumns{
    Column{"uuid", uuid},        Column{"fixture", uuid},       Column{"competition", uuid},
    Column{"state", text},       Column{"aside", integer},      Column{"note_day", text},
    Column{"note_reason", text}, Column{"game", text},          Column{"rules_version", integer},
    Column{"level", text},       Column{"completeness", text},  Column{"home_team", uuid},
    Column{"away_team", uuid},   Column{"home_goals", integer}, Column{"away_goals", integer},
    Column{"decided_by", text},  Column{"winner", text},        Column{"details", text},
    Column{"home_sheet", blob},  Column{"away_sheet", blob}};
constexpr std::array reportEventColumns{
    Column{"report", uuid}, Column{"place", integer},    Column{"kind", text},
    Column{"side", text},   Column{"minute", integer},   Column{"stoppage", integer},
    Column{"player", uuid}, Column{"player_name", text}, Column{"detail", text}};
constexpr std::array decisionColumns{Column{"competition", uuid}, Column{"kind", text},
                                     Column{"place", integer}, Column{"fixture", uuid}, Column{"body", text}};

constexpr std::array personReferences{Reference{"squad_entry", "person"},
                                      Reference{"report_event", "player"}};
constexpr std::array teamReferences{Reference{"entrant", "team"}, Reference{"squad", "team"},
                                    Reference{"team_document", "team"}, Reference{"report", "home_team"},
                                    Reference{"report", "away_team"}};

constexpr std::array namesTeam{Naming{"team", "team"}};
constexpr std::array namesCompetition{Naming{"competition", "competition"}};
constexpr std::array namesTeamAndCompetition{Naming{"team", "team"}, Naming{"competition", "competition"}};
constexpr std::array squadEntryNames{Naming{"squad", "squad"}, Naming{"person", "person"}};
constexpr std::array reportNames{Naming{"fixture", "fixture"}, Naming{"competition", "competition"},
                                 Naming{"home_team", "team"}, Naming{"away_team", "team"}};
constexpr std::array reportEventNames{Naming{"report", "report"}, Naming{"player", "person"}};
constexpr std::array decisionNames{Naming{"competition", "competition"}, Naming{"fixture", "fixture"}};

constexpr std::array<const char *, 1> code{"code"};
constexpr std::array<const char *, 2> teamInCompetition{"team", "competition"};
constexpr std::array<const char *, 2> matchNumber{"competition", "number"};
constexpr std::array<const char *, 2> reportOfFixture{"fixture", "state"};
constexpr std::array distinctTeams{Distinct{code, "code <> ''"}};
constexpr std::array distinctTeamInCompetition{Distinct{teamInCompetition, "1 = 1"}};
constexpr std::array distinctFixtures{Distinct{matchNumber, "1 = 1"}};
constexpr std::array distinctReports{Distinct{reportOfFixture, "state = 'counts'"}};

constexpr TableSpec leagueSpec{"league", leagueColumns, 1};
constexpr TableSpec personSpec{"person", personColumns, 1, personReferences};
constexpr TableSpec teamSpec{"team", teamColumns, 1, teamReferences, {}, distinctTeams};
constexpr TableSpec teamDocumentSpec{"team_document", teamDocumentColumns, 2, {}, namesTeam};
constexpr TableSpec competitionSpec{"competition", competitionColumns, 1};
constexpr TableSpec drawSpec{"draw", drawColumns, 1, {}, namesCompetition};
constexpr TableSpec entrantSpec{"entrant", entrantColumns,          2,
                                {},        namesTeamAndCompetition, distinctTeamInCompetition};
constexpr TableSpec squadSpec{
    "squad", squadColumns, 1, {}, namesTeamAndCompetition, distinctTeamInCompetition};
constexpr TableSpec squadEntrySpec{"squad_entry", squadEntryColumns, 2, {}, squadEntryNames};
constexpr TableSpec fixtureSpec{"fixture", fixtureColumns, 1, {}, namesCompetition, distinctFixtures};
constexpr TableSpec reportSpec{"report", reportColumns, 1, {}, reportNames, distinctReports};
constexpr TableSpec reportEventSpec{"report_event", reportEventColumns, 2, {}, reportEventNames};
constexpr TableSpec decisionSpec{"decision", decisionColumns, 3, {}, decisionNames};

constexpr std::array<const TableSpec *, 13> all{
    &leagueSpec, &personSpec,      &teamSpec,    &teamDocumentSpec, &competitionSpec,
    &drawSpec,   &entrantSpec,     &squadSpec,   &squadEntrySpec,   &fixtureSpec,
    &reportSpec, &reportEventSpec, &decisionSpec};

} // namespace

const TableSpec &leagueTable()
{
    return leagueSpec;
}
const TableSpec &personTable()
{
    return personSpec;
}
const TableSpec &teamTable()
{
    return teamSpec;
}
const TableSpec &teamDocumentTable()
{
    return teamDocumentSpec;
}
const TableSpec &competitionTable()
{
    return competitionSpec;
}
const TableSpec &drawTable()
{
    return drawSpec;
}
const TableSpec &entrantTable()
{
    return entrantSpec;
}
const TableSpec &squadTable()
{
    return squadSpec;
}
const TableSpec &squadEntryTable()
{
    return squadEntrySpec;
}
const TableSpec &fixtureTable()
{
    return fixtureSpec;
}
const TableSpec &reportTable()
{
    return reportSpec;
}
const TableSpec &reportEventTable()
{
    return reportEventSpec;
}
const TableSpec &decisionTable()
{
    return decisionSpec;
}

std::span<const TableSpec *const> factTables()
{
    return all;
}

const TableSpec *factTable(const QString &name)
{
    const auto found = std::find_if(all.begin(), all.end(), [&name](const TableSpec *table) {
        return name == QLatin1StringView(table->name);
    });
    return found == all.end() ? nullptr : *found;
}

} // namespace touchline::store
