// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/rules_choice.h"

#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/own_cards.h"
#include "core/play/discipline/competition_discipline.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace touchline::cli {

namespace {

bool isRulesFile(const QString &wish)
{
    return isPipe(wish) || wish.contains(u'/') || wish.endsWith(".json"_L1, Qt::CaseInsensitive) ||
           QFileInfo(wish).isFile();
}

/// What the rules of a file are called that says no name.
QString nameOfFile(const QString &path)
{
    return isPipe(path) ? QString() : QFileInfo(path).completeBaseName();
}

Result<QJsonObject> disciplineFromFile(const QString &path)
{
    return inFile(readJsonFile(path).and_then(ownDiscipline), path);
}

constexpr int mostTypedPoints = 99;

/// Points as "3-1-0", "5-2.5-0".
Result<PointsScheme> pointsFrom(const QString &text, PointsScheme points)
{
    static const QRegularExpression pattern(
        QRegularExpression::anchoredPattern(u"([^-]+)-([^-]+)-([^-]+)"_s));
    const QRegularExpressionMatch match = pattern.match(text);
    const auto win = tablePointsFrom(match.captured(1), mostTypedPoints);
    const auto draw = tablePointsFrom(match.captured(2), mostTypedPoints);
    const auto defeat = tablePointsFrom(match.captured(3), mostTypedPoints);
    if (!win || !draw || !defeat)
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "\"%1\" are no points for a win, a draw and a "
                                              "defeat, such as 3-1-0."),
                    {text});
    points.win = *win;
    points.draw = *draw;
    points.defeat = *defeat;
    return points;
}

Result<std::vector<TieBreak>> tieBreaksFrom(const QString &text)
{
    std::vector<TieBreak> order{TieBreak::Points};
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const auto one = tieBreakFromWord(part.trimmed());
        if (!one)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "There is no tie-break \"%1\". There are: %2."),
                        {part.trimmed(), tieBreakWords().join(u", "_s)});
        if (*one != TieBreak::Points)
            order.push_back(*one);
    }
    return order;
}

/// --points, --bonus and --tie-breaks, on top of the rules chosen, else of those of the format.
Result<void> changeTableRules(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const bool hasPoints = parser.isSet(u"points"_s);
    const bool hasOrder = parser.isSet(u"tie-breaks"_s);
    const bool hasBonus = parser.isSet(u"bonus"_s);
    if (!hasPoints && !hasOrder && !hasBonus)
        return {};
    if (!wishes.rules) {
        const auto format =
            wishes.ownFormat ? Result<Format>(*wishes.ownFormat) : formatTemplate(wishes.format);
        const std::vector<TablePlan> tables = format ? tablesOf(*format) : std::vector<TablePlan>();
        wishes.rules = tables.empty() ? leagueRules() : *tables.front().rules;
    }
    wishes.rules->name = ownCardRulesName;
    if (hasPoints)
        TOUCHLINE_TRY(
            assign(wishes.rules->points, pointsFrom(parser.value(u"points"_s), wishes.rules->points)));
    if (hasOrder)
        TOUCHLINE_TRY(assign(wishes.rules->tieBreaks, tieBreaksFrom(parser.value(u"tie-breaks"_s))));
    if (hasBonus)
        TOUCHLINE_TRY(
            assign(wishes.rules->points, asUsage(withBonus(wishes.rules->points, parser.value(u"bonus"_s)))));
    if (Problems problems = validate(*wishes.rules, {}); !problems.empty())
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "These points and tie-breaks cannot be used."),
                    {}, std::move(problems));
    return {};
}

/// Whether published rules are called that.
bool isPublishedDiscipline(const QString &name)
{
    const auto published = disciplineName(name);
    return name.isEmpty() || (published && disciplineRules(*published).has_value());
}

/// --yellow-limits, --red-games, --fines and where bans are served, on top of the rules chosen.
Result<void> changeCards(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const bool hasLimits = parser.isSet(u"yellow-limits"_s);
    const bool hasRed = parser.isSet(u"red-games"_s);
    const bool hasFines = parser.isSet(u"fines"_s);
    const bool hasServed = parser.isSet(u"bans-served-in"_s) || parser.isSet(u"yellow-bans-served-in"_s);
    if (!hasLimits && !hasRed && !hasFines && !hasServed)
        return {};
    const QString usual = QString::fromUtf8(wishes.choice.game->info().discipline);
    const QString name = wishes.discipline.isEmpty() ? usual : wishes.discipline;
    const auto base = asUsage(disciplineFor(*wishes.choice.game, name, wishes.ownDiscipline));
    TOUCHLINE_TRY(base);
    OwnCards cards = ownCardsOf(*base);
    if (hasLimits)
        TOUCHLINE_TRY(assign(cards.yellows, asUsage(yellowLimitsFrom(parser.value(u"yellow-limits"_s)))));
    if (hasRed) {
        bool isNumber = false;
        cards.redGames = parser.value(u"red-games"_s).toInt(&isNumber);
        if (!isNumber || cards.redGames < 0 || cards.redGames > mostCardGames)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--red-games takes a number from 0 to %1."),
                        {QString::number(mostCardGames)});
    }
    if (hasFines)
        TOUCHLINE_TRY(assign(cards.fines, asUsage(finesFrom(parser.value(u"fines"_s)))));
    for (const auto &[option, place] : {std::pair(u"bans-served-in"_s, &ServingRules::bans),
                                        std::pair(u"yellow-bans-served-in"_s, &ServingRules::bookingBans)}) {
        if (!parser.isSet(option))
            continue;
        const auto served = servedInFrom(parser.value(option));
        if (!served)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "--%1 takes same_competition, same_kind, same_category or "
                                                  "all_competitive, not \"%2\"."),
                        {option, parser.value(option)});
        cards.served.*place = *served;
    }
    auto rules = ownDiscipline(withOwnCards(*base, cards));
    TOUCHLINE_TRY(rules);
    wishes.discipline = ownCardRulesName;
    wishes.ownDiscipline = std::move(*rules);
    return {};
}

Result<void> chooseNamedDiscipline(const QCommandLineParser &parser, CompetitionWishes &wishes,
                                   const OwnRules &own)
{
    const QString wish = parser.value(u"discipline"_s);
    if (wish.isEmpty())
        return {};
    wishes.discipline = wish;
    const auto known = disciplineFor(*wishes.choice.game, wish);
    if (known)
        return {};
    if (const OwnDiscipline *ofLeague = own.disciplineCalled(wish)) {
        wishes.discipline = ofLeague->rules.value(u"name"_s).toString();
        wishes.ownDiscipline = ofLeague->rules;
        return {};
    }
    if (!isRulesFile(wish))
        return fail(asUsage(known.error()));
    auto object = disciplineFromFile(wish);
    TOUCHLINE_TRY(object);
    wishes.discipline = object->value(u"name"_s).toString();
    wishes.ownDiscipline = std::move(*object);
    return {};
}

Result<void> chooseNamedTableRules(const QCommandLineParser &parser, CompetitionWishes &wishes,
                                   const OwnRules &own)
{
    const QString wish = parser.value(u"rules"_s);
    if (wish.isEmpty())
        return {};
    TOUCHLINE_TRY(assign(wishes.rules, tableRules(wish, own)));
    return {};
}

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

Result<std::optional<QString>> rulesNameOf(const QCommandLineParser &parser)
{
    const QString option = u"rules-name"_s;
    if (!parser.optionNames().contains(option))
        return std::optional<QString>();
    auto name = asUsage(ownRulesName(parser.value(option)));
    TOUCHLINE_TRY(name);
    return std::optional(std::move(*name));
}

Result<RuleSet> tableRules(const QString &wish, const OwnRules &own)
{
    if (auto rules = ruleSet(wish))
        return std::move(*rules);
    if (const OwnTableRules *ofLeague = own.tablesCalled(wish))
        return ofLeague->rules;
    if (!isRulesFile(wish))
        return fail(asUsage(noRuleSet(wish)));
    auto rules = inFile(readJsonFile(wish).and_then(ruleSetFromJson), wish);
    TOUCHLINE_TRY(rules);
    if (rules->name.isEmpty())
        rules->name = nameOfFile(wish);
    return rules;
}

Result<DisciplineRules> disciplineOfWish(const QString &wish)
{
    auto rules = disciplineName(wish).and_then(disciplineRules);
    if (rules || !isRulesFile(wish))
        return rules ? rules : fail(asUsage(rules.error()));
    return disciplineFromFile(wish).and_then(disciplineRulesFromJson);
}

const std::vector<OptionRow> servedInRows{
    {"bans-served-in <matches>",
     "Which matches of the team serve a ban for a red card, or by the organiser: same_competition, same_kind "
     "(leagues, or cups), same_category (first team, reserves, youth) or all_competitive."},
    {"yellow-bans-served-in <matches>", "The same for bans for yellow cards in several matches."}};

const std::vector<OptionRow> sortRows{
    {"kind <kind>", "league, cup or friendly: for bans that are served in several competitions. A friendly "
                    "neither brings nor serves bans. By default as the format has it."},
    {"category <text>", "Whose competition it is, for the same: first_team (the default), reserves, youth or "
                        "a word of your own."}};

Result<std::optional<CompetitionType>> typeFrom(const QCommandLineParser &parser, CompetitionType present)
{
    if (!parser.isSet(u"kind"_s) && !parser.isSet(u"category"_s))
        return std::optional<CompetitionType>();
    if (parser.isSet(u"kind"_s)) {
        const QString word = parser.value(u"kind"_s);
        const auto found = enumFromWord<CompetitionKind>(competitionKindWords, word);
        if (!found)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "--kind is league, cup or friendly, not \"%1\"."), {word});
        present.kind = *found;
    }
    if (parser.isSet(u"category"_s)) {
        const QString category = parser.value(u"category"_s).simplified();
        if (category.isEmpty() || category.size() > longestCategory)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "--category takes a name of 1 to %1 characters."),
                        {QString::number(longestCategory)});
        present.category = category == firstTeamWord ? QString() : category;
    }
    return std::optional(present);
}

Result<void> chooseDiscipline(const QCommandLineParser &parser, CompetitionWishes &wishes,
                              const OwnRules &own, const QUuid &competition)
{
    TOUCHLINE_TRY(chooseNamedDiscipline(parser, wishes, own));
    TOUCHLINE_TRY(changeCards(parser, wishes));
    const auto name = rulesNameOf(parser);
    TOUCHLINE_TRY(name);
    if (!*name || !wishes.ownDiscipline || isPublishedDiscipline(wishes.discipline))
        return {};
    wishes.ownDiscipline = withRulesName(*wishes.ownDiscipline, **name);
    wishes.discipline = **name;
    return checkNotTaken(own, *wishes.ownDiscipline, competition);
}

Result<void> chooseTableRules(const QCommandLineParser &parser, CompetitionWishes &wishes,
                              const OwnRules &own, const QUuid &competition)
{
    TOUCHLINE_TRY(chooseNamedTableRules(parser, wishes, own));
    TOUCHLINE_TRY(changeTableRules(parser, wishes));
    const auto name = rulesNameOf(parser);
    TOUCHLINE_TRY(name);
    if (!*name || !wishes.rules || ruleSet(wishes.rules->name))
        return {};
    wishes.rules->name = **name;
    return checkNotTaken(own, *wishes.rules, competition);
}

Result<void> checkRulesAreNamed(const QCommandLineParser &parser, const std::optional<RuleSet> &tables,
                                const std::optional<QJsonObject> &discipline)
{
    const auto name = rulesNameOf(parser);
    TOUCHLINE_TRY(name);
    if (!*name || (tables && tables->name == **name) ||
        (discipline && discipline->value(u"name"_s).toString() == **name))
        return {};
    return fail(Fault::Usage,
                QT_TRANSLATE_NOOP(
                    "core", "--rules-name is for rules of your own: add --points, --bonus, --tie-breaks, "
                            "--yellow-limits, --red-games, --fines, --bans-served-in or a file of rules."));
}

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
