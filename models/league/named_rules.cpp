// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that organisers have named: what competitions follow, and what the league saves.
#include "models/league/named_rules.h"

#include "core/competition/competition.h"
#include "core/competition/format/format_keys.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/store/rows/competition_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>
#include <qglobal.h>

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

Result<OwnRules> LeagueRules::own()
{
    auto transaction = Transaction::beginReading(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto used = rulesOfCompetitions(m_league->m_database, m_league->m_contents);
    TOUCHLINE_TRY(used);
    const auto saved = savedRules(m_league->m_database, m_league->m_contents);
    TOUCHLINE_TRY(saved);
    return ownRulesOf(*used, *saved);
}

Result<RowChanges> League::savedWith(const QUuid &competition, const std::optional<UsedRules> &before,
                                     const std::optional<UsedRules> &after)
{
    const auto isNamed = [](const std::optional<UsedRules> &used) {
        return used && (hasOwnName(used->discipline) ||
                        std::any_of(used->tables.begin(), used->tables.end(),
                                    [](const RuleSet &rules) { return hasOwnName(rules); }));
    };
    const bool isSame =
        before && after && before->tables == after->tables && before->discipline == after->discipline;
    if (isSame || (!isNamed(before) && !isNamed(after)))
        return RowChanges();
    const auto others = rulesOfCompetitions(m_database, m_contents, competition);
    TOUCHLINE_TRY(others);
    const auto saved = savedRules(m_database, m_contents);
    TOUCHLINE_TRY(saved);
    const SavedRules wanted = savedAfter(*saved, before, after, *others);
    return wanted == *saved ? RowChanges() : changesOfSavedRules(m_database, m_contents, wanted);
}

Result<JournalEntry> LeagueRules::commit(const SavedRules &rules, const Message &title)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    auto changes = changesOfSavedRules(m_league->m_database, m_league->m_contents, rules);
    TOUCHLINE_TRY(changes);
    if (changes->empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    const League::Command command{title, std::move(*changes), {{Touch::Kind::League, m_league->m_id}}};
    return m_league->commit(*transaction, command, {});
}

Result<JournalEntry> LeagueRules::save(const SavedRules &rules)
{
    auto saved = savedRules(m_league->m_database, m_league->m_contents);
    TOUCHLINE_TRY(saved);
    QStringList names;
    for (const RuleSet &one : rules.tables) {
        std::erase_if(saved->tables, [&one](const RuleSet &old) { return old.name == one.name; });
        saved->tables.push_back(one);
        names << one.name;
    }
    const auto nameOf = [](const QJsonObject &file) { return file.value(QStringLiteral("name")).toString(); };
    for (const QJsonObject &one : rules.disciplines) {
        std::erase_if(saved->disciplines, [&](const QJsonObject &old) { return nameOf(old) == nameOf(one); });
        saved->disciplines.push_back(one);
        names << nameOf(one);
    }
    return commit(*saved, {QT_TRANSLATE_NOOP("core", "Rules saved: %1"), {names.join(QStringLiteral(", "))}});
}

Result<JournalEntry> LeagueRules::forget(const QString &label)
{
    const auto named = own();
    TOUCHLINE_TRY(named);
    const OwnTableRules *tables = named->tablesCalled(label);
    const OwnDiscipline *discipline = named->disciplineCalled(label);
    if (tables == nullptr && discipline == nullptr)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This league has no rules called \"%1\"."),
                    {label});
    const auto isFollowed = [](const auto *rules) {
        return rules != nullptr && !rules->competitions.empty();
    };
    if (isFollowed(tables) || isFollowed(discipline))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "A competition follows the rules \"%1\": they stay with it."),
                    {label});
    auto saved = savedRules(m_league->m_database, m_league->m_contents);
    TOUCHLINE_TRY(saved);
    if (tables != nullptr)
        std::erase(saved->tables, tables->rules);
    if (discipline != nullptr)
        std::erase(saved->disciplines, discipline->rules);
    return commit(*saved, {QT_TRANSLATE_NOOP("core", "Saved rules deleted: %1"), {label}});
}

Result<SavedRules> LeagueRules::saved()
{
    return savedRules(m_league->m_database, m_league->m_contents);
}

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
