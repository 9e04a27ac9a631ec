// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that organisers have named: what competitions follow, and what the league saves.
#include "models/league/named_rules.h"
#include "models/league/saved_rules.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

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

} // namespace touchline
