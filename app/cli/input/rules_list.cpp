// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/rules_list.h"

#include "core/base/json_reader.h"
#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/discipline/discipline_rules.h"
#include "models/words/common/text_table.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

constexpr TextTable::Align atLeft = TextTable::Align::Left;

/// "3-1-0"; with the points of matches won later: "5-0, 4-1, 3-2".
QString schemeText(const PointsScheme &points)
{
    QString text = points.needsWinner ? u"%1-%2"_s.arg(pointsText(points.win), pointsText(points.defeat))
                                      : u"%1-%2-%3"_s.arg(pointsText(points.win), pointsText(points.draw),
                                                          pointsText(points.defeat));
    for (const auto &late : {points.extraTime, points.shootOut})
        if (late)
            text += u", %1-%2"_s.arg(pointsText(late->win), pointsText(late->defeat));
    return points.hasBonus() ? u"%1 (%2)"_s.arg(text, bonusText(points)) : text;
}

/// The words of a file of rules, readable.
QString tieBreaksText(const RuleSet &rules)
{
    QString words;
    for (const TieBreak tieBreak : rules.tieBreaks)
        words += (words.isEmpty() ? QString() : u", "_s) + tieBreakWord(tieBreak);
    return words.replace("head_to_head"_L1, "head-to-head"_L1)
        .replace("play_off"_L1, "play-off"_L1)
        .replace(u'_', u' ');
}

QString yearsText(const ListedRuleSet &one)
{
    if (one.from == 0)
        return {};
    if (one.until == 0)
        return u"from %1"_s.arg(one.from);
    return one.until == one.from ? QString::number(one.from) : u"%1 to %2"_s.arg(one.from).arg(one.until);
}

/// The heading of a group: its title, and the short names of its latest rules.
QString headingOf(const RuleSeries &series)
{
    QStringList names;
    if (!series.name.isEmpty())
        names << series.name;
    if (!series.country.isEmpty() && series.topUntil == 0)
        names << series.country;
    return names.isEmpty() ? series.title : u"%1 (%2)"_s.arg(series.title, names.join(u", "_s));
}

/// "saved" of rules that no competition follows.
template <class Rules>
QString savedText(const Rules &own)
{
    return own.competitions.empty() ? u"saved"_s : QString();
}

QString tablesText(const OwnRules &own)
{
    QString text = u"Points and tie-breaks (standings --rules, cup --rules, league add --rules)\n"
                   "NAME-YEAR is the season that begins in that year; without the year, the latest.\n"_s;
    for (const RuleGroup &group : ruleGroups()) {
        text += u'\n' + headingOf(group.series) + u'\n';
        TextTable table({atLeft, atLeft, atLeft, atLeft});
        for (const ListedRuleSet &one : group.sets)
            table.add(
                {one.rules.name, yearsText(one), schemeText(one.rules.points), tieBreaksText(one.rules)});
        text += table.text(u"  "_s);
        if (!group.series.source.isEmpty())
            text += u"  Source: %1\n"_s.arg(group.series.source);
    }
    if (own.tables.empty())
        return text;
    TextTable table({atLeft, atLeft, atLeft, atLeft});
    for (const OwnTableRules &one : own.tables)
        table.add({one.label, schemeText(one.rules.points), tieBreaksText(one.rules), savedText(one)});
    return text + u"\nRules of this league\n"_s + table.text(u"  "_s);
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
    return u"Cards, suspensions and injuries (suspensions --rules, cup --discipline, league add "
           "--discipline)\n"
           "A year without rules of its own takes the last before it.\n\n"_s +
           table.text(u"  "_s) +
           (own.disciplines.empty() ? QString() : u"\nRules of this league\n"_s + ofLeague.text(u"  "_s));
}

QJsonArray tablesJson(const OwnRules &own)
{
    QJsonArray list;
    const auto year = [](int number) { return number == 0 ? QJsonValue() : QJsonValue(number); };
    for (const RuleGroup &group : ruleGroups())
        for (const ListedRuleSet &one : group.sets)
            list.append(QJsonObject{{u"name"_s, one.rules.name},
                                    {u"series"_s, group.series.name},
                                    {u"title"_s, group.series.title},
                                    {u"country"_s, group.series.country},
                                    {u"source"_s, group.series.source},
                                    {u"from"_s, year(one.from)},
                                    {u"until"_s, year(one.until)},
                                    {u"rules"_s, toJson(one.rules)}});
    for (const OwnTableRules &one : own.tables)
        list.append(QJsonObject{{u"name"_s, one.label},
                                {u"series"_s, QString()},
                                {u"title"_s, one.label},
                                {u"country"_s, QString()},
                                {u"source"_s, QString()},
                                {u"from"_s, QJsonValue()},
                                {u"until"_s, QJsonValue()},
                                {u"own"_s, true},
                                {u"rules"_s, toJson(one.rules)}});
    return list;
}

QJsonArray disciplineJson(const OwnRules &own)
{
    QJsonArray list;
    for (const QString &name : disciplineRulesNames())
        if (const auto file = disciplineRulesFile(name))
            list.append(
                QJsonObject{{u"name"_s, name}, {u"title"_s, file->value(u"title"_s)}, {u"rules"_s, *file}});
    for (const OwnDiscipline &one : own.disciplines)
        list.append(QJsonObject{
            {u"name"_s, one.label}, {u"title"_s, one.label}, {u"own"_s, true}, {u"rules"_s, one.rules}});
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
        streams.out << writtenJson({{u"rules"_s, QJsonArray::fromStringList(names)},
                                    {u"tables"_s, tablesJson(own)},
                                    {u"discipline"_s, disciplineJson(own)}});
        return done;
    }
    streams.out << (isTables ? tablesText(own) : disciplineText(own)) << "\n\n"
                << (isTables ? disciplineText(own) : tablesText(own));
    return done;
}

} // namespace touchline::cli
