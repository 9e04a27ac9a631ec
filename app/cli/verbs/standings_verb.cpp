// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/rules_choice.h"
#include "app/cli/input/rules_list.h"
#include "core/base/index.h"
#include "core/base/json_reader.h"
#include "core/exchange/lists/results_file.h"
#include "models/words/competition/cup_text.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::cli {

namespace {

QJsonObject tablesJson(const std::vector<ResultsGroup> &groups, const RuleSet &rules)
{
    QJsonArray tables;
    for (const ResultsGroup &group : groups) {
        QJsonObject table = tableJson(group.stage, group.name, tableOf(group, rules), rules, group.teams);
        for (const GroupDeduction &one : group.deductions)
            insertDeduction(group.teams[at(one.team)], one.points, one.reason, table);
        tables.append(table);
    }
    return {{QStringLiteral("rules"), rules.name}, {QStringLiteral("groups"), tables}};
}

QString tablesText(const std::vector<ResultsGroup> &groups, const RuleSet &rules)
{
    QString text;
    for (const ResultsGroup &group : groups) {
        if (!text.isEmpty())
            text += u'\n';
        QStringList title{group.stage, group.name};
        title.removeAll(QString());
        text += title.isEmpty() ? QString() : title.join(QStringLiteral(", ")) + u'\n';
        text += tableText(tableOf(group, rules), rules, group.teams, QStringLiteral("  "));
        for (const GroupDeduction &one : group.deductions)
            text += deductionText(one.points, group.teams[at(one.team)], one.reason, QStringLiteral("  "));
    }
    return text;
}

Result<std::vector<ResultsGroup>> groupsOf(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    Problems notes;
    auto groups = readResults(*bytes, notes);
    if (!groups)
        return fail(inFile(groups.error(), path));
    printNotes(streams, notes, path);
    if (!parser.isSet(QStringLiteral("facts")))
        return groups;
    const QString factsPath = parser.value(QStringLiteral("facts"));
    const auto facts = readJsonFile(factsPath);
    if (!facts)
        return fail(inFile(facts.error(), factsPath));
    if (auto added = addFacts(*groups, *facts); !added)
        return fail(inFile(added.error(), factsPath));
    return groups;
}

int printCupTables(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const auto competition = readCupFile(path, parser.value(QStringLiteral("competition")));
    TOUCHLINE_TRY_ON(streams, competition);
    if (competition->tables().empty())
        return printError(
            streams,
            {Fault::Refused,
             {QT_TRANSLATE_NOOP("core", "%1 has no table: it is a cup. \"touchline-cli bracket\" shows it."),
              {competition->definition().name}},
             {}});
    const Progress now = progress(*competition);
    QJsonArray tables;
    for (std::size_t i = 0; i < now.tables.size(); ++i) {
        const TablePlan &plan = competition->tables()[i];
        if (parser.isSet(QStringLiteral("json")))
            tables.append(tableJson(*competition, now, i));
        else
            streams.out << (i == 0 ? "" : "\n") << tableTitle(plan) << '\n'
                        << tableText(now.tables[i].table, *plan.rules,
                                     groupTeamNames(*competition, now.tables[i]), QStringLiteral("  "))
                        << tableNotesText(*competition, now, static_cast<int>(i), QStringLiteral("  "));
    }
    if (parser.isSet(QStringLiteral("json"))) {
        const std::vector<TablePlan> &plans = competition->tables();
        streams.out << writtenJson(
            {{QStringLiteral("rules"), plans.front().rules->name}, {QStringLiteral("groups"), tables}});
    }
    return done;
}

void describeStandings(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral(
            "Results as CSV (home,away,home_goals,away_goals, with stage and group if there are several "
            "tables; no goals: a match still to be played), a cup saved by \"cup --out\", or a "
            "league."));
    describeCompetition(parser);
    parser.addOptions({
        {QStringLiteral("rules"),
         QStringLiteral(
             "Points and tie-breaks: a name (\"list\" prints them all) or a JSON file of your own."),
         QStringLiteral("name")},
        {QStringLiteral("facts"),
         QStringLiteral("Facts that results do not show, as JSON: lots, deductions, ranking."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
}

int runStandings(const QCommandLineParser &parser, Streams &streams)
{
    const QString name = parser.value(QStringLiteral("rules"));
    if (name == QLatin1String("list"))
        return printRules(RulesKind::Tables, parser.isSet(QStringLiteral("json")), streams);
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               QStringLiteral("Missing FILE: results, a cup or a league."));
    const QString path = parser.positionalArguments().constFirst();
    if (isCup(path)) {
        if (parser.isSet(QStringLiteral("rules")) || parser.isSet(QStringLiteral("facts")))
            return refuseUsage(streams,
                               QStringLiteral("--rules and --facts are only for a list of results."));
        return printCupTables(parser, streams);
    }
    if (parser.isSet(QStringLiteral("competition")))
        return refuseUsage(streams, QStringLiteral("--competition is only for a league."));
    if (name.isEmpty())
        return refuseUsage(
            streams,
            QStringLiteral("Choose the rules with --rules NAME or FILE; --rules list prints the names."));
    const auto rules = tableRules(name);
    TOUCHLINE_TRY_ON(streams, rules);
    const auto groups = groupsOf(parser, streams);
    TOUCHLINE_TRY_ON(streams, groups);
    if (const auto fits = checkResults(*groups, *rules); !fits)
        return printError(streams, inFile(fits.error(), path));
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(tablesJson(*groups, *rules));
    else
        streams.out << tablesText(*groups, *rules);
    return done;
}

} // namespace

const Verb standingsVerb{"standings", "Shows the tables of a cup, a league or any list of results.",
                         describeStandings, runStandings};

} // namespace touchline::cli
