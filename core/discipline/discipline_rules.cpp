// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_rules.h"

#include "core/base/near_miss.h"
#include "core/discipline/discipline_rules_json.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <qglobal.h>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initDisciplineResources()
{
    Q_INIT_RESOURCE(discipline);
}

namespace touchline {

namespace {

constexpr auto folder = ":/touchline/discipline/";

/// The name of the rules that serve for "fifa-2014": the last of that series up to the year; else the name
/// itself.
QString inForce(const QString &name, const QStringList &names)
{
    static const QRegularExpression form(QStringLiteral("^([a-z]+-)(\\d{4})$"));
    const QRegularExpressionMatch parts = form.match(name);
    QString best = name;
    if (!parts.hasMatch() || names.contains(name))
        return best;
    for (const QString &other : names) { // by name, so the years rise
        const QRegularExpressionMatch own = form.match(other);
        if (own.hasMatch() && own.captured(1) == parts.captured(1) &&
            own.captured(2).toInt() <= parts.captured(2).toInt())
            best = other;
    }
    return best;
}

} // namespace

DisciplineRules forSeason(DisciplineRules rules, int outGames)
{
    if (outGames == 0)
        return rules;
    for (InjuryRule &injury : rules.injuries)
        injury.games = injury.games.value_or(outGames);
    return rules;
}

DisciplineRules withYellowLimit(DisciplineRules rules, int limit)
{
    if (limit > 0)
        rules.yellows.push_back({YellowWindow::Competition, limit, 1, limit});
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

Result<QJsonObject> disciplineRulesFile(const QString &wanted)
{
    const QStringList names = disciplineRulesNames();
    const QString name = inForce(wanted, names);
    if (!names.contains(name))
        return fail(notOfList(
            name, names, QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\". Did you mean %2?"),
            QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\". Discipline rules: %2.")));
    QFile file(QLatin1String(folder) + name + QLatin1String(".json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be read."), {file.fileName()});
    return parseJsonObject(file.readAll());
}

Result<DisciplineRules> disciplineRules(const QString &name)
{
    const Result<QJsonObject> object = disciplineRulesFile(name);
    return object ? disciplineRulesFromJson(*object) : Result<DisciplineRules>(fail(object.error()));
}

} // namespace touchline
