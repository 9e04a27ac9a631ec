// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/own_rules.h"

#include "core/competition/competition.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/rules/named_rules.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/own_cards.h"
#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

const QString rulesNameKey = QStringLiteral("name");

QString nameOfRules(const RuleSet &rules)
{
    return rules.name;
}

QString nameOfRules(const QJsonObject &discipline)
{
    return discipline.value(rulesNameKey).toString();
}

bool isSameRules(const RuleSet &one, const RuleSet &other)
{
    return one == other;
}

/// Whatever they have of their games. In each game bans run while a player is injured: what says otherwise is
/// the word of the rules.
bool isSameRules(QJsonObject one, QJsonObject other)
{
    const QString &runs = keysOfInjuries.back();
    if (one.value(runs).toBool(true) != other.value(runs).toBool(true))
        return false;
    for (QJsonObject *rules : {&one, &other})
        for (const QString &key : keysOfInjuries)
            rules->remove(key);
    return one == other;
}

/// Without what they have of the game, so that another game can follow them.
QJsonObject withoutGame(QJsonObject discipline, const QString &gameName)
{
    const auto game = findGame(gameName);
    const auto ofGame = game ? disciplineRulesFile(QString::fromUtf8((*game)->info().discipline))
                             : Result<QJsonObject>(QJsonObject());
    for (const QString &key : keysOfInjuries)
        if (ofGame && discipline.value(key) == ofGame->value(key))
            discipline.remove(key);
    return discipline;
}

bool isSameName(const QString &one, const QString &other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

/// Words that mean something else where rules are chosen: the game's own, all that there are, standard input.
bool isReservedWord(const QString &name)
{
    for (const char *word : {"own", "list", "game", "none", "-", "=", "+"})
        if (isSameName(name, QLatin1String(word)))
            return true;
    return false;
}

bool isPublished(const QString &name)
{
    const auto league = disciplineName(name.toLower());
    return ruleSet(name.toLower()).has_value() || (league && disciplineRules(*league).has_value());
}

bool isOwnName(const QString &name)
{
    return !name.isEmpty() && !isReservedWord(name);
}

template <class List>
auto findLabel(const List &list, const QString &label) -> decltype(list.data())
{
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto &one) { return isSameName(one.label, label); });
    return found == list.end() ? nullptr : &*found;
}

template <class List, class Rules>
bool isTakenIn(const List &list, const Rules &rules, const QUuid &except)
{
    return std::any_of(list.begin(), list.end(), [&](const auto &one) {
        return isSameName(nameOfRules(one.rules), nameOfRules(rules)) && !isSameRules(one.rules, rules) &&
               std::any_of(one.competitions.begin(), one.competitions.end(),
                           [&](const QUuid &competition) { return competition != except; });
    });
}

template <class List, class Rules>
void takeIn(List &list, const Rules &rules, const UsedRules &from)
{
    const auto same = std::find_if(list.begin(), list.end(),
                                   [&](const auto &one) { return isSameRules(one.rules, rules); });
    if (same != list.end()) {
        same->competitions.push_back(from.competition);
        return;
    }
    const QString name = nameOfRules(rules);
    QString label = name;
    if (findLabel(list, label) != nullptr)
        label = QStringLiteral("%1 (%2)").arg(name, from.name);
    for (int number = 2; findLabel(list, label) != nullptr; ++number)
        label = QStringLiteral("%1 (%2, %3)").arg(name, from.name).arg(number);
    list.push_back({label, rules, {from.competition}});
}

/// Behind what competitions follow: the same rules are there already.
template <class List, class Rules>
void takeSaved(List &list, const std::vector<Rules> &saved)
{
    for (const Rules &rules : saved) {
        if (std::any_of(list.begin(), list.end(),
                        [&](const auto &one) { return isSameRules(one.rules, rules); }))
            continue;
        const QString name = nameOfRules(rules);
        QString label = name;
        for (int number = 2; findLabel(list, label) != nullptr; ++number)
            label = QStringLiteral("%1 (%2)").arg(name).arg(number);
        list.push_back({label, rules, {}});
    }
}

/// The rules of one kind that a competition has named.
std::vector<RuleSet> namedTables(const std::optional<UsedRules> &used)
{
    std::vector<RuleSet> named;
    if (used)
        std::copy_if(used->tables.begin(), used->tables.end(), std::back_inserter(named),
                     [](const RuleSet &rules) { return hasOwnName(rules); });
    return named;
}

std::vector<QJsonObject> namedDisciplines(const std::optional<UsedRules> &used)
{
    return used && hasOwnName(used->discipline) ? std::vector<QJsonObject>{used->discipline}
                                                : std::vector<QJsonObject>{};
}

template <class Rules>
bool holdsSame(const std::vector<Rules> &list, const Rules &rules)
{
    return std::any_of(list.begin(), list.end(),
                       [&rules](const Rules &one) { return isSameRules(one, rules); });
}

RuleSet renamed(RuleSet rules, const RuleSet &other)
{
    rules.name = other.name;
    return rules;
}

QJsonObject renamed(QJsonObject discipline, const QJsonObject &other)
{
    return withRulesName(std::move(discipline), nameOfRules(other));
}

/// They have got another name, and are the same otherwise.
template <class Rules>
bool isRenamed(const Rules &before, const std::vector<Rules> &after)
{
    return std::any_of(after.begin(), after.end(),
                       [&before](const Rules &one) { return isSameRules(renamed(before, one), one); });
}

template <class Rules>
auto ofName(std::vector<Rules> &list, const Rules &rules)
{
    return std::find_if(list.begin(), list.end(), [&rules](const Rules &one) {
        return isSameName(nameOfRules(one), nameOfRules(rules));
    });
}

/// `others`: the named rules of the other competitions.
template <class Rules>
void saveRules(std::vector<Rules> &saved, const std::vector<Rules> &before, std::vector<Rules> after,
               const std::vector<Rules> &others)
{
    for (const Rules &rules : after)
        if (const auto old = ofName(saved, rules);
            old != saved.end() && !isSameRules(*old, rules) && !holdsSame(others, *old))
            *old = rules;
    for (const Rules &rules : before) {
        if (holdsSame(others, rules) || ofName(after, rules) != after.end() || isRenamed(rules, after))
            continue;
        if (const auto old = ofName(saved, rules); old == saved.end())
            saved.push_back(rules);
        else if (!isSameRules(*old, rules))
            *old = rules;
    }
}

tl::unexpected<Error> takenName(const QString &name)
{
    return fail(Fault::Conflict,
                QT_TRANSLATE_NOOP("core", "Another competition has different rules called \"%1\". Choose "
                                          "another name."),
                {name});
}

} // namespace

const OwnTableRules *OwnRules::tablesCalled(const QString &label) const
{
    return findLabel(tables, label);
}

const OwnDiscipline *OwnRules::disciplineCalled(const QString &label) const
{
    return findLabel(disciplines, label);
}

bool OwnRules::isTaken(const RuleSet &rules, const QUuid &except) const
{
    return isTakenIn(tables, rules, except);
}

bool OwnRules::isTaken(const QJsonObject &discipline, const QUuid &except) const
{
    return isTakenIn(disciplines, discipline, except);
}

OwnRules ownRulesOf(const std::vector<UsedRules> &used, const SavedRules &saved)
{
    OwnRules own;
    for (const UsedRules &one : used) {
        for (const RuleSet &rules : one.tables)
            if (hasOwnName(rules))
                takeIn(own.tables, rules, one);
        if (hasOwnName(one.discipline))
            takeIn(own.disciplines, one.discipline, one);
    }
    takeSaved(own.tables, saved.tables);
    takeSaved(own.disciplines, saved.disciplines);
    return own;
}

SavedRules savedAfter(SavedRules saved, const std::optional<UsedRules> &before,
                      const std::optional<UsedRules> &after, const std::vector<UsedRules> &others)
{
    std::vector<RuleSet> tables;
    std::vector<QJsonObject> disciplines;
    for (const UsedRules &one : others) {
        for (const RuleSet &rules : namedTables(one))
            tables.push_back(rules);
        for (const QJsonObject &rules : namedDisciplines(one))
            disciplines.push_back(rules);
    }
    saveRules(saved.tables, namedTables(before), namedTables(after), tables);
    saveRules(saved.disciplines, namedDisciplines(before), namedDisciplines(after), disciplines);
    return saved;
}

UsedRules usedRules(const CompetitionDefinition &definition)
{
    UsedRules used{definition.id, definition.name, {}, withoutGame(definition.discipline, definition.game)};
    for (const TablePlan &table : tablesOf(definition.format))
        if (std::find(used.tables.begin(), used.tables.end(), *table.rules) == used.tables.end())
            used.tables.push_back(*table.rules);
    return used;
}

Result<QString> ownRulesName(const QString &wish)
{
    const QString name = wish.simplified();
    if (name.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Rules need a name."));
    if (name.size() > longestRulesName)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The name of a set of rules has at most %1 characters."),
                    {QString::number(longestRulesName)});
    if (isReservedWord(name))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Rules cannot be called \"%1\": choose another name."), {name});
    if (isPublished(name))
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP("core", "There are published rules called \"%1\": choose another name."),
            {name});
    return name;
}

Result<void> checkNotTaken(const OwnRules &known, const RuleSet &rules, const QUuid &except)
{
    if (known.isTaken(rules, except))
        return takenName(rules.name);
    return {};
}

Result<void> checkNotTaken(const OwnRules &known, const QJsonObject &discipline, const QUuid &except)
{
    if (known.isTaken(discipline, except))
        return takenName(nameOfRules(discipline));
    return {};
}

bool hasOwnName(const RuleSet &rules)
{
    return isOwnName(rules.name) && !ruleSet(rules.name);
}

bool hasOwnName(const QJsonObject &discipline)
{
    const QString name = nameOfRules(discipline);
    return isOwnName(name) && !disciplineRulesNames().contains(name);
}

QJsonObject withRulesName(QJsonObject discipline, const QString &name)
{
    discipline.insert(rulesNameKey, name);
    discipline.insert(QStringLiteral("title"), name);
    return discipline;
}

} // namespace touchline
