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

/// "fifa" and "2014" of "fifa-2014"; no year where the name ends with none.
std::pair<QString, QString> nameAndYear(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^(.+)-([0-9]{4})$"));
    const QRegularExpressionMatch parts = form.match(name);
    return parts.hasMatch() ? std::pair(parts.captured(1), parts.captured(2)) : std::pair(name, QString());
}

/// The rules of a series ("fifa"), the earliest first.
QStringList seriesOf(const QString &series, const QStringList &names)
{
    QStringList found;
    for (const QString &name : names) // by name, so the years rise
        if (const auto [other, year] = nameAndYear(name); other == series && !year.isEmpty())
            found.append(name);
    return found;
}

/// The name of the rules that serve for "fifa-2014": the last of that series up to the year, the latest
/// without one; else the name itself.
QString inForce(const QString &name, const QStringList &names)
{
    if (names.contains(name))
        return name;
    const auto [series, year] = nameAndYear(name);
    QString best = name;
    for (const QString &other : seriesOf(series, names))
        if (year.isEmpty() || nameAndYear(other).second <= year)
            best = other;
    return best;
}

Error noDiscipline(const QString &name, const QStringList &names)
{
    if (const QStringList series = seriesOf(nameAndYear(name).first, names); !series.isEmpty())
        return {Fault::NotFound,
                {QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\": the first are %2."),
                 {name, series.front()}},
                {}};
    return notOfList(
        name, names, QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\". Did you mean %2?"),
        QT_TRANSLATE_NOOP("core", "There are no discipline rules \"%1\". Discipline rules: %2."));
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
        return fail(noDiscipline(name, names));
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
