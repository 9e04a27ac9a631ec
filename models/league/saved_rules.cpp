// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/saved_rules.h"

#include "core/competition/competition.h"
#include "core/competition/format/format_keys.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/store/rows/competition_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

const QString tableKind = QStringLiteral("table");
const QString disciplineKind = QStringLiteral("discipline");

Result<std::vector<store::Row>> rowsOfSavedRules(Database &database)
{
    return readRows(database, savedRulesTable(), QStringLiteral("ORDER BY kind, name"));
}

} // namespace

std::optional<UsedRules> rulesOfRow(const store::Row &competition, ContentStore &contents)
{
    const RowReader reader(competition);
    const auto facts = contents.object(reader.bytes("definition"));
    if (!facts)
        return {};
    auto format = formatFromJson(facts->value(QStringLiteral("format")).toObject(), FormatSource::Kept);
    if (!format)
        return {};
    CompetitionDefinition definition;
    definition.id = reader.uuid("uuid");
    definition.name = reader.text("name");
    definition.game = reader.text("game");
    definition.format = std::move(*format);
    definition.discipline = facts->value(QStringLiteral("discipline")).toObject();
    return usedRules(definition);
}

Result<std::vector<UsedRules>> rulesOfCompetitions(Database &database, ContentStore &contents,
                                                   const QUuid &except)
{
    auto rows = readRows(database, competitionTable(), QStringLiteral("ORDER BY place DESC"));
    TOUCHLINE_TRY(rows);
    std::stable_partition(rows->begin(), rows->end(), [](const store::Row &row) {
        return RowReader(row).number("place") <= archivePlaces;
    });
    std::vector<UsedRules> used;
    for (const store::Row &row : *rows)
        if (RowReader(row).uuid("uuid") != except)
            if (auto rules = rulesOfRow(row, contents))
                used.push_back(std::move(*rules));
    return used;
}

/// Up to version 0.2 an empty list was saved of rules that say nothing of injuries.
QJsonObject withoutEmptyInjuries(QJsonObject discipline)
{
    const QJsonValue injuries = discipline.value(keysOfInjuries.front());
    if (injuries.isArray() && injuries.toArray().isEmpty() &&
        discipline.value(keysOfInjuries.back()).toBool(true))
        for (const QString &key : keysOfInjuries)
            discipline.remove(key);
    return discipline;
}

Result<SavedRules> savedRules(Database &database, ContentStore &contents)
{
    const auto rows = rowsOfSavedRules(database);
    TOUCHLINE_TRY(rows);
    SavedRules saved;
    for (const store::Row &row : *rows) {
        const RowReader reader(row);
        const auto file = contents.object(reader.bytes("content"));
        if (!file)
            continue;
        if (reader.text("kind") == disciplineKind)
            saved.disciplines.push_back(withoutEmptyInjuries(*file));
        else if (auto rules = ruleSetFromJson(*file))
            saved.tables.push_back(std::move(*rules));
    }
    return saved;
}

Result<RowChanges> changesOfSavedRules(Database &database, ContentStore &contents, const SavedRules &after)
{
    const auto before = rowsOfSavedRules(database);
    TOUCHLINE_TRY(before);
    std::vector<store::Row> rows;
    const auto add = [&](const QString &kind, const QString &name, const QJsonObject &file) -> Result<void> {
        const auto content = contents.put(file);
        TOUCHLINE_TRY(content);
        rows.push_back({&savedRulesTable(), {kind, name, *content}});
        return {};
    };
    for (const RuleSet &rules : after.tables)
        TOUCHLINE_TRY(add(tableKind, rules.name, toJson(rules)));
    for (const QJsonObject &rules : after.disciplines)
        TOUCHLINE_TRY(add(disciplineKind, rules.value(QStringLiteral("name")).toString(), rules));
    return differences(*before, rows);
}

} // namespace touchline
