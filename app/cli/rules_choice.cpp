// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules_choice.h"

#include "app/cli/files.h"
#include "core/base/json_reader.h"
#include "core/competition/named_rules.h"
#include "core/competition/rule_set_json.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/play/competition_discipline.h"

#include <QFileInfo>

namespace touchline::cli {

namespace {

bool isRulesFile(const QString &wish)
{
    return isPipe(wish) || wish.contains(u'/') ||
           wish.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || QFileInfo(wish).isFile();
}

/// What the rules of a file are called that says no name.
QString nameOfFile(const QString &path)
{
    return isPipe(path) ? QString() : QFileInfo(path).completeBaseName();
}

Result<QJsonObject> disciplineFromFile(const QString &path)
{
    const auto object = readJsonFile(path);
    auto rules = object ? ownDiscipline(*object) : Result<QJsonObject>(fail(object.error()));
    return rules ? rules : fail(inFile(rules.error(), path));
}

} // namespace

Result<RuleSet> tableRules(const QString &wish)
{
    if (auto rules = ruleSet(wish))
        return std::move(*rules);
    if (!isRulesFile(wish))
        return fail(asUsage(noRuleSet(wish)));
    const auto object = readJsonFile(wish);
    auto rules = object ? ruleSetFromJson(*object) : Result<RuleSet>(fail(object.error()));
    if (!rules)
        return fail(inFile(rules.error(), wish));
    if (rules->name.isEmpty())
        rules->name = nameOfFile(wish);
    return rules;
}

Result<DisciplineRules> disciplineOfWish(const QString &wish)
{
    const auto name = disciplineName(wish);
    auto rules = name ? disciplineRules(*name) : Result<DisciplineRules>(fail(name.error()));
    if (rules || !isRulesFile(wish))
        return rules ? rules : fail(asUsage(rules.error()));
    const auto object = disciplineFromFile(wish);
    return object ? disciplineRulesFromJson(*object) : Result<DisciplineRules>(fail(object.error()));
}

Result<void> chooseDiscipline(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const QString wish = parser.value(QStringLiteral("discipline"));
    if (wish.isEmpty())
        return {};
    wishes.discipline = wish;
    const auto known = disciplineFor(*wishes.choice.game, wish);
    if (known)
        return {};
    if (!isRulesFile(wish))
        return fail(asUsage(known.error()));
    auto object = disciplineFromFile(wish);
    if (!object)
        return fail(object.error());
    wishes.discipline = object->value(QStringLiteral("name")).toString();
    wishes.ownDiscipline = std::move(*object);
    return {};
}

Result<void> chooseTableRules(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const QString wish = parser.value(QStringLiteral("rules"));
    if (wish.isEmpty())
        return {};
    auto rules = tableRules(wish);
    if (!rules)
        return fail(rules.error());
    wishes.rules = std::move(*rules);
    return {};
}

} // namespace touchline::cli
