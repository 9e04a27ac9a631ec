// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/table_spec.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>

namespace touchline::store {

namespace {

using enum ColumnType;

constexpr std::array leagueColumns{Column{"uuid", Uuid}, Column{"name", Text}, Column{"created", Text}};
constexpr std::array personColumns{Column{"uuid", Uuid}, Column{"name", Text}, Column{"short_name", Text}};
constexpr std::array teamColumns{
    Column{"uuid", Uuid},    Column{"code", Text},      Column{"name", Text},
    Column{"year", Integer}, Column{"lineage", Text},   Column{"conference", Text},
    Column{"manager", Text}, Column{"kit_first", Text}, Column{"kit_second", Text}};
constexpr std::array teamDocumentColumns{Column{"team", Uuid}, Column{"game", Text}, Column{"content", Blob}};
constexpr std::array competitionColumns{Column{"uuid", Uuid},       Column{"place", Integer},
                                        Column{"name", Text},       Column{"game", Text},
                                        Column{"level", Text},      Column{"seed", Text},
                                        Column{"definition", Blob}, Column{"definition_version", Integer}};
constexpr std::array drawColumns{Column{"competition", Uuid}, Column{"kind", Text}, Column{"steps", Text}};
constexpr std::array entrantColumns{Column{"competition", Uuid}, Column{"number", Integer},
                                    Column{"team", Uuid},        Column{"name", Text},
                                    Column{"entry", Text},       Column{"document", Blob}};
constexpr std::array squadColumns{Column{"uuid", Uuid}, Column{"team", Uuid}, Column{"competition", Uuid}};
constexpr std::array squadEntryColumns{Column{"squad", Uuid},      Column{"person", Uuid},
                                       Column{"place", Integer},   Column{"name", Text},
                                       Column{"short_name", Text}, Column{"position", Text},
                                       Column{"shirt", Integer},   Column{"captain", Integer}};
constexpr std::array fixtureColumns{
    Column{"uuid", Uuid},    Column{"competition", Uuid}, Column{"number", Integer},
    Column{"day", Text},     Column{"kick_off", Text},    Column{"zone", Text},
    Column{"stadium", Text}, Column{"city", Text},        Column{"country", Text}};
constexpr std::array reportColumns{
    Column{"uuid", Uuid},        Column{"fixture", Uuid},       Column{"competition", Uuid},
    Column{"state", Text},       Column{"aside", Integer},      Column{"note_day", Text},
    Column{"note_reason", Text}, Column{"game", Text},          Column{"rules_version", Integer},
    Column{"level", Text},       Column{"completeness", Text},  Column{"home_team", Uuid},
    Column{"away_team", Uuid},   Column{"home_goals", Integer}, Column{"away_goals", Integer},
    Column{"decided_by", Text},  Column{"winner", Text},        Column{"details", Text},
    Column{"home_sheet", Blob},  Column{"away_sheet", Blob}};
constexpr std::array reportEventColumns{
    Column{"report", Uuid}, Column{"place", Integer},    Column{"kind", Text},
    Column{"side", Text},   Column{"minute", Integer},   Column{"stoppage", Integer},
    Column{"player", Uuid}, Column{"player_name", Text}, Column{"detail", Text}};
constexpr std::array decisionColumns{Column{"competition", Uuid}, Column{"kind", Text},
                                     Column{"place", Integer}, Column{"fixture", Uuid}, Column{"body", Text}};

constexpr std::array savedRulesColumns{Column{"kind", Text}, Column{"name", Text}, Column{"content", Blob}};

constexpr std::array friendlyColumns{Column{"uuid", Uuid},
                                     Column{"name", Text},
                                     Column{"begun", Text},
                                     Column{"origin", Uuid},
                                     Column{"origin_inputs", Integer},
                                     Column{"game", Text},
                                     Column{"rules_version", Integer},
                                     Column{"level", Text},
                                     Column{"report", Text},
                                     Column{"log", Blob}};

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

constexpr TableSpec savedRulesSpec{"saved_rules", savedRulesColumns, 2};
constexpr TableSpec friendlySpec{"friendly", friendlyColumns, 1};

constexpr std::array<const TableSpec *, 15> all{
    &leagueSpec, &personSpec,      &teamSpec,     &teamDocumentSpec, &competitionSpec,
    &drawSpec,   &entrantSpec,     &squadSpec,    &squadEntrySpec,   &fixtureSpec,
    &reportSpec, &reportEventSpec, &decisionSpec, &savedRulesSpec,   &friendlySpec};

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
const TableSpec &savedRulesTable()
{
    return savedRulesSpec;
}
const TableSpec &friendlyTable()
{
    return friendlySpec;
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
