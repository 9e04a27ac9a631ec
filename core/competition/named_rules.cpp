// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/named_rules.h"

#include "core/competition/json_values.h"
#include "core/competition/rule_set_json.h"

#include <QFile>

#include <algorithm>
#include <vector>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initRuleResources()
{
    Q_INIT_RESOURCE(rules);
}

namespace touchline {

namespace {

/// In the order in which a list shows them.
constexpr std::array<const char *, 4> ruleFiles{"games", "fifa", "uefa", "leagues"};

/// {"rule_sets": [{"names": ["fifa-1986", "fifa-1990"], <a rule set without its name>}, ...]}
void readFile(const QString &path, std::vector<RuleSet> &sets)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "named rules", qPrintable(path));
    if (!isOpen)
        return;
    const Result<QJsonObject> object = parseJsonObject(file.readAll());
    Q_ASSERT_X(object, "named rules", qPrintable(path));
    Problems problems;
    JsonReader reader(object.value_or(QJsonObject()), problems);
    reader.each("rule_sets", [&sets](JsonReader &entry, int) {
        const QStringList names = readTexts(entry, "names");
        const RuleSet rules = readRuleSet(entry);
        for (const QString &name : names) {
            sets.push_back(rules);
            sets.back().name = name;
        }
        entry.refuseUnknownKeys();
    });
    Q_ASSERT_X(problems.empty(), "named rules", qPrintable(path));
}

std::vector<RuleSet> readAll()
{
    initRuleResources();
    std::vector<RuleSet> sets;
    for (const char *file : ruleFiles)
        readFile(QStringLiteral(":/touchline/rules/%1.json").arg(QLatin1String(file)), sets);
    return sets;
}

const std::vector<RuleSet> &ruleSets()
{
    static const std::vector<RuleSet> table = readAll();
    return table;
}

/// "fifa-" and 1930 of "fifa-1930"; the year is 0 where the name has none.
std::pair<QString, int> seriesAndYear(const QString &name)
{
    const QString digits = name.right(4);
    const bool hasYear =
        name.size() > 5 && name.at(name.size() - 5) == u'-' &&
        std::all_of(digits.begin(), digits.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    return hasYear ? std::pair(name.chopped(4), digits.toInt()) : std::pair(name, 0);
}

bool namesEditions(const QString &series)
{
    return series == QLatin1String("fifa-") || series == QLatin1String("uefa-euro-");
}

} // namespace

std::optional<RuleSet> ruleSet(const QString &name)
{
    const auto [series, year] = seriesAndYear(name);
    const RuleSet *lastBefore = nullptr;
    int yearOfLast = 0;
    for (const RuleSet &rules : ruleSets()) {
        if (rules.name == name)
            return rules;
        const auto [otherSeries, otherYear] = seriesAndYear(rules.name);
        if (namesEditions(series) && otherSeries == series && otherYear <= year && otherYear > yearOfLast) {
            lastBefore = &rules;
            yearOfLast = otherYear;
        }
    }
    return lastBefore != nullptr ? std::optional(*lastBefore) : std::nullopt;
}

QStringList ruleSetNames()
{
    QStringList names;
    for (const RuleSet &rules : ruleSets())
        names.append(rules.name);
    return names;
}

} // namespace touchline
