// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_rules.h"

#include "core/discipline/discipline_rules_json.h"

#include <QDir>
#include <QFile>
#include <qglobal.h>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initDisciplineResources()
{
    Q_INIT_RESOURCE(discipline);
}

namespace touchline {

namespace {

constexpr auto folder = ":/touchline/discipline/";

} // namespace

DisciplineRules forSeason(DisciplineRules rules, int outGames)
{
    if (outGames == 0)
        return rules;
    for (InjuryRule &injury : rules.injuries)
        injury.games = injury.games.value_or(outGames);
    return rules;
}

QStringList disciplineRulesNames()
{
    initDisciplineResources();
    QStringList names;
    for (const QString &file : QDir(QLatin1String(folder)).entryList(QDir::Files, QDir::Name))
        names.append(file.chopped(5)); // ".json"
    return names;
}

Result<DisciplineRules> disciplineRules(const QString &name)
{
    const QStringList names = disciplineRulesNames();
    if (!names.contains(name))
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "No discipline rules are called \"%1\". There are: %2."),
                    {name, names.join(QStringLiteral(", "))});
    QFile file(QLatin1String(folder) + name + QLatin1String(".json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be read."), {file.fileName()});
    const Result<QJsonObject> object = parseJsonObject(file.readAll());
    return object ? disciplineRulesFromJson(*object) : Result<DisciplineRules>(fail(object.error()));
}

} // namespace touchline
