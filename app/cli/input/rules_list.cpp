// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/rules_list.h"

#include "core/base/json_reader.h"
#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/discipline/discipline_rules.h"
#include "models/words/parts/text_table.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

constexpr TextTable::Align atLeft = TextTable::Align::Left;

/// "3-1-0"; with the points of matches won later: "5-0, 4-1, 3-2".
QString schemeText(const PointsScheme &points)
{
    QString text = points.needsWinner
                       ? QStringLiteral("%1-%2").arg(pointsText(points.win), pointsText(points.defeat))
                       : QStringLiteral("%1-%2-%3")
                             .arg(pointsText(points.win), pointsText(points.draw), pointsText(points.defeat));
    for (const auto &late : {points.extraTime, points.shootOut})
        if (late)
            text += QStringLiteral(", %1-%2").arg(pointsText(late->win), pointsText(late->defeat));
    return points.hasBonus() ? QStringLiteral("%1 (%2)").arg(text, bonusText(points)) : text;
}

/// The words of a file of rules, readable.
QString tieBreaksText(const RuleSet &rules)
{
    QString words;
    for (const TieBreak tieBreak : rules.tieBreaks)
        words += (words.isEmpty() ? QString() : QStringLiteral(", ")) + tieBreakWord(tieBreak);
    return words.replace(QLatin1String("head_to_head"), QLatin1String("head-to-head"))
        .replace(QLatin1String("play_off"), QLatin1String("play-off"))
        .replace(u'_', u' ');
}

QString yearsText(const ListedRuleSet &one)
{
    if (one.from == 0)
        return {};
    if (one.until == 0)
        return QStringLiteral("from %1").arg(one.from);
    return one.until == one.from ? QString::number(one.from)
                                 : QStringLiteral("%1 to %2").arg(one.from).arg(one.until);
}

/// The heading of a group: its title, and the short names of its latest rules.
QString headingOf(const RuleSeries &series)
{
    QStringList names;
    if (!series.name.isEmpty())
        names << series.name;
    if (!series.country.isEmpty() && series.topUntil == 0)
        names << series.country;
    return names.isEmpty() ? series.title
                           : QStringLiteral("%1 (%2)").arg(series.title, names.join(QStringLiteral(", ")));
}

/// "saved" of rules that no competition follows.
template <class Rules>
QString savedText(const Rules &own)
{
    return own.competitions.empty() ? QStringLiteral("saved") : QString();
}

QString tablesText(const OwnRules &own)
{
    QString text =
        QStringLiteral("Points and tie-breaks (standings --rules, cup --rules, league add --rules)\n"
                       "NAME-YEAR is the season that begins in that year; without the year, the latest.\n");
    for (const RuleGroup &group : ruleGroups()) {
        text += u'\n' + headingOf(group.series) + u'\n';
        TextTable table({atLeft, atLeft, atLeft, atLeft});
        for (const ListedRuleSet &one : group.sets)
            table.add(
                {one.rules.name, yearsText(one), schemeText(one.rules.points), tieBreaksText(one.rules)});
        text += table.text(QStringLiteral("  "));
        if (!group.series.source.isEmpty())
            text += QStringLiteral("  Source: %1\n").arg(group.series.source);
    }
    if (own.tables.empty())
        return text;
    TextTable table({atLeft, atLeft, atLeft, atLeft});
    for (const OwnTableRules &one : own.tables)
        table.add({one.label, schemeText(one.rules.points), tieBreaksText(one.rules), savedText(one)});
    return text + QStringLiteral("\nRules of this league\n") + table.text(QStringLiteral("  "));
}

QString disciplineText(const OwnRules &own)
{
    TextTable table({atLeft, atLeft});
    for (const QString &name : disciplineRulesNames())
        if (const auto rules = disciplineRules(name))
            table.add({name, rules->title});
    TextTable ofLeague({atLeft, atLeft});
    for (const OwnDiscipline &one : own.disciplines)
        ofLeague.add({one.label, savedText(one)});
    return QStringLiteral(
               "Cards, suspensions and injuries (suspensions --rules, cup --discipline, league add "
               "--discipline)\n"
               "A year without rules of its own takes the last before it.\n\n") +
           table.text(QStringLiteral("  ")) +
           (own.disciplines.empty()
                ? QString()
                : QStringLiteral("\nRules of this league\n") + ofLeague.text(QStringLiteral("  ")));
}

QJsonArray tablesJson(const OwnRules &own)
{
    QJsonArray list;
    const auto year = [](int number) { return number == 0 ? QJsonValue() : QJsonValue(number); };
    for (const RuleGroup &group : ruleGroups())
        for (const ListedRuleSet &one : group.sets)
            list.append(QJsonObject{{QStringLiteral("name"), one.rules.name},
                                    {QStringLiteral("series"), group.series.name},
                                    {QStringLiteral("title"), group.series.title},
                                    {QStringLiteral("country"), group.series.country},
                                    {QStringLiteral("source"), group.series.source},
                                    {QStringLiteral("from"), year(one.from)},
                                    {QStringLiteral("until"), year(one.until)},
                                    {QStringLiteral("rules"), toJson(one.rules)}});
    for (const OwnTableRules &one : own.tables)
        list.append(QJsonObject{{QStringLiteral("name"), one.label},
                                {QStringLiteral("series"), QString()},
                                {QStringLiteral("title"), one.label},
                                {QStringLiteral("country"), QString()},
                                {QStringLiteral("source"), QString()},
                                {QStringLiteral("from"), QJsonValue()},
                                {QStringLiteral("until"), QJsonValue()},
                                {QStringLiteral("own"), true},
                                {QStringLiteral("rules"), toJson(one.rules)}});
    return list;
}

QJsonArray disciplineJson(const OwnRules &own)
{
    QJsonArray list;
    for (const QString &name : disciplineRulesNames())
        if (const auto file = disciplineRulesFile(name))
            list.append(QJsonObject{{QStringLiteral("name"), name},
                                    {QStringLiteral("title"), file->value(QStringLiteral("title"))},
                                    {QStringLiteral("rules"), *file}});
    for (const OwnDiscipline &one : own.disciplines)
        list.append(QJsonObject{{QStringLiteral("name"), one.label},
                                {QStringLiteral("title"), one.label},
                                {QStringLiteral("own"), true},
                                {QStringLiteral("rules"), one.rules}});
    return list;
}

} // namespace

int printRules(RulesKind first, bool asJson, Streams &streams, const OwnRules &own)
{
    const bool isTables = first == RulesKind::Tables;
    if (asJson) {
        QStringList names = isTables ? ruleSetNames() : disciplineRulesNames();
        if (isTables)
            for (const OwnTableRules &one : own.tables)
                names << one.label;
        else
            for (const OwnDiscipline &one : own.disciplines)
                names << one.label;
        streams.out << writtenJson({{QStringLiteral("rules"), QJsonArray::fromStringList(names)},
                                    {QStringLiteral("tables"), tablesJson(own)},
                                    {QStringLiteral("discipline"), disciplineJson(own)}});
        return done;
    }
    streams.out << (isTables ? tablesText(own) : disciplineText(own)) << "\n\n"
                << (isTables ? disciplineText(own) : tablesText(own));
    return done;
}

} // namespace touchline::cli
