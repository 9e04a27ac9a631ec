// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/named_rules.h"

#include "core/base/json_values.h"
#include "core/base/near_miss.h"
#include "core/competition/rules/rule_set_json.h"

#include <QFile>
#include <qglobal.h>

#include <algorithm>
#include <array>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initRuleResources()
{
    Q_INIT_RESOURCE(rules);
}

namespace touchline {

namespace {

/// In the order in which a list shows them.
constexpr std::array<const char *, 4> ruleFiles{"games", "fifa", "uefa", "leagues"};

constexpr int lastYear = 9999;

/// "fifa" and 1930 of "fifa-1930"; no year where the name ends with none.
std::pair<QString, std::optional<int>> nameAndYear(const QString &name)
{
    const QString digits = name.right(4);
    const bool hasYear =
        name.size() > 5 && name.at(name.size() - 5) == u'-' &&
        std::all_of(digits.begin(), digits.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    return hasYear ? std::pair(name.chopped(5), std::optional(digits.toInt()))
                   : std::pair(name, std::nullopt);
}

RuleSeries readSeries(JsonReader &reader)
{
    RuleSeries series;
    series.name = reader.text("name");
    series.title = reader.text("title");
    series.country = reader.textOr("country", {});
    series.topUntil = reader.integerOr("top_until", 1, lastYear, 0);
    series.source = reader.text("source");
    if (reader.has("discipline")) {
        JsonReader discipline(reader.object("discipline"), reader.problems(), reader.path("discipline"));
        series.discipline = discipline.text("name");
        series.disciplineFrom = discipline.integer("from", 1, lastYear);
        discipline.refuseUnknownKeys();
    }
    reader.refuseUnknownKeys();
    return series;
}

/// Puts a set into the group of its series, or into the first one of the file, which has no series.
void addSet(RuleSet rules, const QString &title, std::vector<RuleGroup> &groups)
{
    const auto [name, year] = nameAndYear(rules.name);
    const auto group = std::find_if(groups.begin(), groups.end(),
                                    [&name = name](const RuleGroup &one) { return one.series.name == name; });
    const bool hasYears = year && group != groups.end();
    std::vector<ListedRuleSet> &sets = hasYears ? group->sets : groups.front().sets;
    if (hasYears && !sets.empty())
        sets.back().until = *year - 1;
    sets.push_back({std::move(rules), hasYears ? *year : 0, 0, title});
}

/// {"title": ..., "series": [...], "rule_sets": [{"names": ["fifa-1986", "fifa-1990"], "title": <of one
/// without a year>, <a rule set without its name>}, ...]}; the sets of a series by year.
void readFile(const QString &path, std::vector<RuleGroup> &all)
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
    std::vector<RuleGroup> groups(1);
    groups.front().series.title = reader.text("title");
    reader.each("series", [&groups](JsonReader &entry, int) { groups.push_back({readSeries(entry), {}}); });
    reader.each("rule_sets", [&groups](JsonReader &entry, int) {
        const QStringList names = readTexts(entry, "names");
        const QString title = entry.textOr("title", {});
        RuleSet rules = readRuleSet(entry);
        for (const QString &name : names) {
            rules.name = name;
            addSet(rules, title, groups);
        }
        entry.refuseUnknownKeys();
    });
    reader.refuseUnknownKeys();
    Q_ASSERT_X(problems.empty(), "named rules", qPrintable(path));
    for (RuleGroup &group : groups)
        if (!group.sets.empty())
            all.push_back(std::move(group));
}

std::vector<RuleGroup> readAll()
{
    initRuleResources();
    std::vector<RuleGroup> groups;
    for (const char *file : ruleFiles)
        readFile(QStringLiteral(":/touchline/rules/%1.json").arg(QLatin1String(file)), groups);
    return groups;
}

bool isTopIn(const RuleSeries &series, int year)
{
    return series.topUntil == 0 || series.topUntil >= year;
}

/// The top league of the country in that year, also before its first season; null for no country.
const RuleGroup *topLeague(const QString &country, int year)
{
    const RuleGroup *top = nullptr;
    for (const RuleGroup &group : ruleGroups()) {
        const RuleSeries &series = group.series;
        if (country.isEmpty() || series.country != country || !isTopIn(series, year))
            continue;
        // Of two leagues the one that began later; before both the one that will begin first.
        const auto rank = [year](const RuleGroup &one) {
            const int from = one.sets.front().from;
            return std::pair(from <= year, from <= year ? from : -from);
        };
        if (top == nullptr || rank(group) > rank(*top))
            top = &group;
    }
    return top;
}

/// The group that a name belongs to, whether or not it has rules for the year.
const RuleGroup *groupOf(const QString &name, std::optional<int> year)
{
    const std::vector<RuleGroup> &groups = ruleGroups();
    const auto named = std::find_if(groups.begin(), groups.end(), [&name](const RuleGroup &one) {
        return !name.isEmpty() && one.series.name == name;
    });
    return named != groups.end() ? &*named : topLeague(name, year.value_or(lastYear));
}

/// What a person may have meant.
QStringList everyName()
{
    QStringList names = ruleSetNames();
    for (const RuleGroup &group : ruleGroups())
        for (const QString &name : {group.series.name, group.series.country})
            if (!name.isEmpty() && !names.contains(name))
                names.append(name);
    return names;
}

} // namespace

std::optional<RuleSet> ruleSet(const QString &name)
{
    for (const RuleGroup &group : ruleGroups())
        for (const ListedRuleSet &one : group.sets)
            if (one.rules.name == name)
                return one.rules;
    const auto [series, year] = nameAndYear(name);
    const RuleGroup *group = groupOf(series, year);
    if (group == nullptr)
        return std::nullopt;
    const std::vector<ListedRuleSet> &sets = group->sets;
    const auto after = std::find_if(sets.begin(), sets.end(), [year = year](const ListedRuleSet &one) {
        return one.from > year.value_or(lastYear);
    });
    return after == sets.begin() ? std::nullopt : std::optional(std::prev(after)->rules);
}

std::optional<SeriesOfName> seriesOf(const QString &name)
{
    const auto [series, year] = nameAndYear(name);
    const RuleGroup *group = groupOf(series, year);
    return group == nullptr ? std::nullopt : std::optional(SeriesOfName{group->series, year});
}

Error noRuleSet(const QString &name)
{
    const auto [series, year] = nameAndYear(name);
    if (const RuleGroup *group = groupOf(series, year); group != nullptr && year)
        return {Fault::NotFound,
                {QT_TRANSLATE_NOOP("core", "There are no rules \"%1\": those of %2 begin with %3."),
                 {name, group->series.title, QString::number(group->sets.front().from)}},
                {}};
    if (const QStringList meant = nearMisses(name, everyName()); !meant.isEmpty())
        return {Fault::NotFound,
                {QT_TRANSLATE_NOOP("core", "There are no rules \"%1\". Did you mean %2?"),
                 {name, meant.join(QStringLiteral(", "))}},
                {}};
    return {Fault::NotFound,
            {QT_TRANSLATE_NOOP("core", "There are no rules \"%1\". \"touchline-cli standings --rules list\" "
                                       "prints the names."),
             {name}},
            {}};
}

const std::vector<RuleGroup> &ruleGroups()
{
    static const std::vector<RuleGroup> groups = readAll();
    return groups;
}

QStringList ruleSetNames()
{
    QStringList names;
    for (const RuleGroup &group : ruleGroups())
        for (const ListedRuleSet &one : group.sets)
            names.append(one.rules.name);
    return names;
}

} // namespace touchline
