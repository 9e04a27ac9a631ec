// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/table_spec.h"

#include "models/store/rows/club_rows.h"

#include <QLatin1StringView>
#include <qglobal.h>

#include <algorithm>
#include <array>

namespace touchline::store {

namespace {

using enum ColumnType;

constexpr Column leagueColumns[]{
    {"uuid", Uuid},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"created", Text, QT_TRANSLATE_NOOP("core", "Created"), ColumnMeaning::Moment},
};
constexpr Column personColumns[]{
    {"uuid", Uuid},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"short_name", Text, QT_TRANSLATE_NOOP("core", "Short name")},
};
constexpr Column teamColumns[]{
    {"uuid", Uuid},
    {"code", Text, QT_TRANSLATE_NOOP("core", "Code")},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"year", Integer, QT_TRANSLATE_NOOP("core", "Year")},
    {"lineage", Text, QT_TRANSLATE_NOOP("core", "Lineage")},
    {"conference", Text, QT_TRANSLATE_NOOP("core", "Confederation")},
    {"manager", Text, QT_TRANSLATE_NOOP("core", "Manager")},
    {"kit_first", Text, QT_TRANSLATE_NOOP("core", "First kit")},
    {"kit_second", Text, QT_TRANSLATE_NOOP("core", "Second kit")},
};
constexpr Column clubColumns[]{
    {"team", Uuid},
    {"ground", Text, QT_TRANSLATE_NOOP("core", "Home ground")},
    {"address", Text, QT_TRANSLATE_NOOP("core", "Address")},
    {"home_table", Text, QT_TRANSLATE_NOOP("core", "Home table")},
    {"picture", Blob, QT_TRANSLATE_NOOP("core", "Picture")},
    {"contacts", Blob, QT_TRANSLATE_NOOP("core", "Contacts")},
};
constexpr Column teamDocumentColumns[]{
    {"team", Uuid},
    {"game", Text},
    {"content", Blob, QT_TRANSLATE_NOOP("core", "Card")},
};
constexpr Column competitionColumns[]{
    {"uuid", Uuid},
    {"place", Integer, QT_TRANSLATE_NOOP("core", "Place in the list")},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"game", Text, QT_TRANSLATE_NOOP("core", "Game")},
    {"level", Text, QT_TRANSLATE_NOOP("core", "Level")},
    {"seed", Text, QT_TRANSLATE_NOOP("core", "Seed"), ColumnMeaning::Seed},
    {"definition", Blob, QT_TRANSLATE_NOOP("core", "Format and options")},
    {"definition_version", Integer, QT_TRANSLATE_NOOP("core", "Schema version")},
};
constexpr Column drawColumns[]{
    {"competition", Uuid},
    {"kind", Text, QT_TRANSLATE_NOOP("core", "Kind of draw")},
    {"steps", Text, QT_TRANSLATE_NOOP("core", "Steps of the draw"), ColumnMeaning::Object},
};
constexpr Column entrantColumns[]{
    {"competition", Uuid},
    {"number", Integer},
    {"team", Uuid, QT_TRANSLATE_NOOP("core", "Team")},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"entry", Text, QT_TRANSLATE_NOOP("core", "Entry"), ColumnMeaning::Object},
    {"document", Blob, QT_TRANSLATE_NOOP("core", "Card")},
};
constexpr Column squadColumns[]{
    {"uuid", Uuid},
    {"team", Uuid, QT_TRANSLATE_NOOP("core", "Team")},
    {"competition", Uuid, QT_TRANSLATE_NOOP("core", "Competition")},
};
constexpr Column squadEntryColumns[]{
    {"squad", Uuid},
    {"person", Uuid},
    {"place", Integer, QT_TRANSLATE_NOOP("core", "Place in the list")},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"short_name", Text, QT_TRANSLATE_NOOP("core", "Short name")},
    {"position", Text, QT_TRANSLATE_NOOP("core", "Position")},
    {"shirt", Integer, QT_TRANSLATE_NOOP("core", "Shirt")},
    {"captain", Integer, QT_TRANSLATE_NOOP("core", "Captain")},
};
constexpr Column fixtureColumns[]{
    {"uuid", Uuid},
    {"competition", Uuid, QT_TRANSLATE_NOOP("core", "Competition")},
    {"number", Integer, QT_TRANSLATE_NOOP("core", "Number")},
    {"day", Text, QT_TRANSLATE_NOOP("core", "Day"), ColumnMeaning::Day},
    {"kick_off", Text, QT_TRANSLATE_NOOP("core", "Kick-off"), ColumnMeaning::Hour},
    {"zone", Text, QT_TRANSLATE_NOOP("core", "Time zone")},
    {"stadium", Text, QT_TRANSLATE_NOOP("core", "Stadium")},
    {"city", Text, QT_TRANSLATE_NOOP("core", "City")},
    {"country", Text, QT_TRANSLATE_NOOP("core", "Country")},
};
constexpr Column reportColumns[]{
    {"uuid", Uuid},
    {"fixture", Uuid, QT_TRANSLATE_NOOP("core", "Match")},
    {"competition", Uuid, QT_TRANSLATE_NOOP("core", "Competition")},
    {"state", Text, QT_TRANSLATE_NOOP("core", "State of the result")},
    {"aside", Integer, QT_TRANSLATE_NOOP("core", "Order among former results")},
    {"note_day", Text, QT_TRANSLATE_NOOP("core", "Day of the correction"), ColumnMeaning::Day},
    {"note_reason", Text, QT_TRANSLATE_NOOP("core", "Reason of the correction")},
    {"game", Text, QT_TRANSLATE_NOOP("core", "Game")},
    {"rules_version", Integer, QT_TRANSLATE_NOOP("core", "Version of the rules")},
    {"level", Text, QT_TRANSLATE_NOOP("core", "Level")},
    {"completeness", Text, QT_TRANSLATE_NOOP("core", "Completeness")},
    {"home_team", Uuid, QT_TRANSLATE_NOOP("core", "Home team")},
    {"away_team", Uuid, QT_TRANSLATE_NOOP("core", "Away team")},
    {"home_goals", Integer, QT_TRANSLATE_NOOP("core", "Home goals")},
    {"away_goals", Integer, QT_TRANSLATE_NOOP("core", "Away goals")},
    {"decided_by", Text, QT_TRANSLATE_NOOP("core", "Decided by")},
    {"winner", Text, QT_TRANSLATE_NOOP("core", "Winner")},
    {"details", Text, QT_TRANSLATE_NOOP("core", "Details"), ColumnMeaning::Object},
    {"home_sheet", Blob, QT_TRANSLATE_NOOP("core", "Home team sheet")},
    {"away_sheet", Blob, QT_TRANSLATE_NOOP("core", "Away team sheet")},
};
constexpr Column reportEventColumns[]{
    {"report", Uuid},
    {"place", Integer},
    {"kind", Text, QT_TRANSLATE_NOOP("core", "Event")},
    {"side", Text, QT_TRANSLATE_NOOP("core", "Side")},
    {"minute", Integer, QT_TRANSLATE_NOOP("core", "Minute")},
    {"stoppage", Integer, QT_TRANSLATE_NOOP("core", "Stoppage time")},
    {"player", Uuid, QT_TRANSLATE_NOOP("core", "Player")},
    {"player_name", Text, QT_TRANSLATE_NOOP("core", "Player's name")},
    {"detail", Text, QT_TRANSLATE_NOOP("core", "Detail")},
};
constexpr Column decisionColumns[]{
    {"competition", Uuid},
    {"kind", Text},
    {"place", Integer},
    {"fixture", Uuid, QT_TRANSLATE_NOOP("core", "Match")},
    {"body", Text, QT_TRANSLATE_NOOP("core", "Decision"), ColumnMeaning::Object},
};

constexpr Column savedRulesColumns[]{
    {"kind", Text},
    {"name", Text},
    {"content", Blob, QT_TRANSLATE_NOOP("core", "Rules")},
};

constexpr Column friendlyColumns[]{
    {"uuid", Uuid},
    {"name", Text, QT_TRANSLATE_NOOP("core", "Name")},
    {"begun", Text, QT_TRANSLATE_NOOP("core", "Created"), ColumnMeaning::Moment},
    {"origin", Uuid, QT_TRANSLATE_NOOP("core", "Forked from")},
    {"origin_inputs", Integer, QT_TRANSLATE_NOOP("core", "Rolls and choices before the fork")},
    {"game", Text, QT_TRANSLATE_NOOP("core", "Game")},
    {"rules_version", Integer, QT_TRANSLATE_NOOP("core", "Version of the rules")},
    {"level", Text, QT_TRANSLATE_NOOP("core", "Level")},
    {"report", Text, QT_TRANSLATE_NOOP("core", "Report"), ColumnMeaning::Object},
    {"log", Blob, QT_TRANSLATE_NOOP("core", "Log")},
};

constexpr Column liveMatchColumns[]{
    {"fixture", Uuid}, {"game", Text},     {"rules_version", Integer},
    {"begun", Text},   {"begun_by", Text}, {"data", Blob},
};
constexpr Column liveInputColumns[]{{"fixture", Uuid}, {"place", Integer}, {"input", Text}};
constexpr Column liveFriendlyColumns[]{
    {"uuid", Uuid},   {"name", Text},
    {"origin", Uuid}, {"origin_inputs", Integer},
    {"game", Text},   {"rules_version", Integer},
    {"begun", Text},  {"begun_by", Text},
    {"data", Blob},
};
constexpr Column liveFriendlyInputColumns[]{{"uuid", Uuid}, {"place", Integer}, {"input", Text}};

constexpr std::array personReferences{Reference{"squad_entry", "person"},
                                      Reference{"report_event", "player"}};
constexpr std::array teamReferences{Reference{"entrant", "team"},       Reference{"squad", "team"},
                                    Reference{"team_document", "team"}, Reference{"report", "home_team"},
                                    Reference{"report", "away_team"},   Reference{"club", "team"}};

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
constexpr TableSpec clubSpec{"club", clubColumns, 1, {}, namesTeam};
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

constexpr TableSpec liveMatchSpec{"live_match", liveMatchColumns, 1};
constexpr TableSpec liveInputSpec{"live_input", liveInputColumns, 2};
constexpr TableSpec liveFriendlySpec{"live_friendly", liveFriendlyColumns, 1};
constexpr TableSpec liveFriendlyInputSpec{"live_friendly_input", liveFriendlyInputColumns, 2};

constexpr std::array<const TableSpec *, 16> all{
    &leagueSpec,   &personSpec,     &teamSpec,       &teamDocumentSpec, &competitionSpec, &drawSpec,
    &entrantSpec,  &squadSpec,      &squadEntrySpec, &fixtureSpec,      &reportSpec,      &reportEventSpec,
    &decisionSpec, &savedRulesSpec, &friendlySpec,   &clubSpec};

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
const TableSpec &clubTable()
{
    return clubSpec;
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

const TableSpec &liveMatchTable()
{
    return liveMatchSpec;
}
const TableSpec &liveInputTable()
{
    return liveInputSpec;
}
const TableSpec &liveFriendlyTable()
{
    return liveFriendlySpec;
}
const TableSpec &liveFriendlyInputTable()
{
    return liveFriendlyInputSpec;
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
