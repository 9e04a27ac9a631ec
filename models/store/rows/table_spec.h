// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <span>

namespace touchline::store {

/// What a column holds, whatever the database calls it.
enum class ColumnType : std::uint8_t { Uuid, Text, Integer, Blob };

/// What a value is beyond its type: a local day, "15:30", a moment, an object of JSON, a large number.
enum class ColumnMeaning : std::uint8_t { Any, Day, Hour, Moment, Object, Seed };

struct Column
{
    const char *name;
    ColumnType type;
    /// What it is called where a person reads of it, English; null: by its name.
    const char *label = nullptr;
    ColumnMeaning meaning = ColumnMeaning::Any;
};

/// A column of another table that names a row.
struct Reference
{
    const char *table;
    const char *column;
};

/// A column that names a row of another table, by its key.
struct Naming
{
    const char *column;
    const char *table;
};

/// Columns whose values no two rows share, among the rows that the condition is about.
struct Distinct
{
    std::span<const char *const> columns;
    const char *where;
};

/// A table of the league file. Static storage; resources/schema says the same to the database.
struct TableSpec
{
    const char *name;
    /// Those of the key stand first.
    std::span<const Column> columns;
    std::size_t keys;
    /// Rows that several commands may bring, each for itself (persons, teams): one that is there already
    /// stays as it is, and it goes only when none of these columns names it. Empty for all other tables.
    std::span<const Reference> sharedBy{};
    std::span<const Naming> names{};
    /// Besides the key.
    std::span<const Distinct> distinct{};
};

[[nodiscard]] const TableSpec &leagueTable();
[[nodiscard]] const TableSpec &personTable();
[[nodiscard]] const TableSpec &teamTable();
[[nodiscard]] const TableSpec &teamDocumentTable();
[[nodiscard]] const TableSpec &clubTable();
[[nodiscard]] const TableSpec &competitionTable();
[[nodiscard]] const TableSpec &drawTable();
[[nodiscard]] const TableSpec &entrantTable();
[[nodiscard]] const TableSpec &squadTable();
[[nodiscard]] const TableSpec &squadEntryTable();
[[nodiscard]] const TableSpec &fixtureTable();
[[nodiscard]] const TableSpec &reportTable();
[[nodiscard]] const TableSpec &reportEventTable();
[[nodiscard]] const TableSpec &decisionTable();
[[nodiscard]] const TableSpec &savedRulesTable();
[[nodiscard]] const TableSpec &friendlyTable();

/// Those whose rows are facts: the journal can take changes of them back. A table stands behind those that it
/// refers to.
[[nodiscard]] std::span<const TableSpec *const> factTables();
/// Null where there is none of that name.
[[nodiscard]] const TableSpec *factTable(const QString &name);

/// Matches under way are no facts yet: the match with its beginning, and its inputs.
[[nodiscard]] const TableSpec &liveMatchTable();
[[nodiscard]] const TableSpec &liveInputTable();
/// Those that belong to no competition.
[[nodiscard]] const TableSpec &liveFriendlyTable();
[[nodiscard]] const TableSpec &liveFriendlyInputTable();

} // namespace touchline::store
