// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/rules_choice.h"
#include "core/exchange/lists/results_file.h"
#include "models/publish/competition_lists.h"
#include "models/words/competition/cup_text.h"
#include "models/words/competition/final_places.h"

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
    return {{u"rules"_s, rules.name}, {u"groups"_s, tables}};
}

QString tablesText(const std::vector<ResultsGroup> &groups, const RuleSet &rules)
{
    QString text;
    for (const ResultsGroup &group : groups) {
        if (!text.isEmpty())
            text += u'\n';
        QStringList title{group.stage, group.name};
        title.removeAll(QString());
        text += title.isEmpty() ? QString() : title.join(u", "_s) + u'\n';
        text += tableText(tableOf(group, rules), rules, group.teams, u"  "_s);
        for (const GroupDeduction &one : group.deductions)
            text += deductionText(one.points, group.teams[at(one.team)], one.reason, u"  "_s);
    }
    return text;
}

Result<std::vector<ResultsGroup>> groupsOf(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    Problems notes;
    auto groups = inFile(readResults(*bytes, notes), path);
    TOUCHLINE_TRY(groups);
    printNotes(streams, notes, path);
    if (!parser.isSet(u"facts"_s))
        return groups;
    const QString factsPath = parser.value(u"facts"_s);
    const auto facts = inFile(readJsonFile(factsPath), factsPath);
    TOUCHLINE_TRY(facts);
    TOUCHLINE_TRY(inFile(addFacts(*groups, *facts), factsPath));
    return groups;
}

/// With where every team can still end, as far as it is proven.
QJsonObject withPlaces(QJsonObject table, const GroupTable &group, const PlaceRanges &places,
                       std::span<const Certainty> certain)
{
    if (places.empty())
        return table;
    QJsonArray rows = table.value(u"rows"_s).toArray();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const std::size_t team = at(group.table.rows[at(i)].team);
        QJsonObject row = rows[i].toObject();
        row.insert(u"best_place"_s, places[team].best);
        row.insert(u"worst_place"_s, places[team].worst);
        if (certain[team] != Certainty::Open)
            row.insert(u"certain"_s, certaintyKey(certain[team]));
        rows[i] = row;
    }
    table.insert(u"rows"_s, rows);
    return table;
}

int printCupTables(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const auto competition = readCupFile(path, parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, competition);
    if (competition->tables().empty())
        return printError(
            streams,
            {Fault::Refused,
             {QT_TRANSLATE_NOOP("core", "%1 has no table: it is a cup. \"touchline-cli bracket\" shows it."),
              {competition->definition().name}},
             {}});
    if (parser.isSet(u"csv"_s)) {
        streams.exactOut() << QString::fromUtf8(tablesCsv(*competition));
        return done;
    }
    const Progress now = progress(*competition);
    const std::vector<PlaceRanges> places = possiblePlaces(*competition);
    const Certainties certain = certainties(*competition, places);
    QJsonArray tables;
    for (std::size_t i = 0; i < now.tables.size(); ++i) {
        const TablePlan &plan = competition->tables()[i];
        if (streams.asJson)
            tables.append(withPlaces(tableJson(*competition, now, i), now.tables[i], places[i], certain[i]));
        else
            streams.out << (i == 0 ? "" : "\n") << tableTitle(plan) << '\n'
                        << tableText(now.tables[i].table, *plan.rules,
                                     groupTeamNames(*competition, now.tables[i]), u"  "_s, certain[i])
                        << tableNotesText(*competition, now, static_cast<int>(i), u"  "_s);
    }
    if (streams.asJson) {
        const std::vector<TablePlan> &plans = competition->tables();
        streams.out << writtenJson({{u"rules"_s, plans.front().rules->name}, {u"groups"_s, tables}});
    }
    return done;
}

/// Who ended where, from the first place to the last one that the format decides.
QString placesText(const Competition &competition, const std::vector<FinalPlace> &places)
{
    const auto decided =
        std::count_if(places.begin(), places.end(), [](const FinalPlace &one) { return one.team != -1; });
    const QString name = competition.definition().name;
    if (decided == 0)
        return u"%1: no place is decided yet.\n"_s.arg(name);
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    for (const FinalPlace &place : places)
        table.add({finalPlaceTitle(place, Language{}), place.team >= 0 ? competition.entrant(place.team).name
                                                       : place.team == emptyPlace ? u"not awarded"_s
                                                                                  : u"not decided yet"_s});
    return u"%1: final places\n"_s.arg(name) + table.text(u"  "_s);
}

QJsonObject placesJson(const Competition &competition, const std::vector<FinalPlace> &places)
{
    const QJsonArray all = arrayOf(places, [&](const FinalPlace &place) {
        return QJsonObject{
            {u"place"_s, place.place},
            {u"title"_s, finalPlaceTitle(place, Language{})},
            {u"shared"_s, place.isShared},
            {u"decided"_s, place.team != -1},
            {u"team"_s, place.team >= 0 ? QJsonValue(competition.entrant(place.team).name) : QJsonValue()}};
    });
    return {{u"competition"_s, competition.definition().name}, {u"places"_s, all}};
}

int printPlaces(const QCommandLineParser &parser, Streams &streams)
{
    const auto competition =
        readCupFile(parser.positionalArguments().constFirst(), parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, competition);
    const std::vector<FinalPlace> places = finalPlaces(*competition, progress(*competition));
    if (places.empty())
        return printError(streams, {Fault::Refused,
                                    {QT_TRANSLATE_NOOP("core", "%1 has no final places: its format names no "
                                                               "champion."),
                                     {competition->definition().name}},
                                    {}});
    if (parser.isSet(u"csv"_s))
        streams.exactOut() << QString::fromUtf8(finalPlacesCsv(*competition));
    else if (streams.asJson)
        streams.out << writtenJson(placesJson(*competition, places));
    else
        streams.out << placesText(*competition, places);
    return done;
}

int runStandings(const QCommandLineParser &parser, Streams &streams)
{
    const QString name = parser.value(u"rules"_s);
    if (name == "list"_L1)
        return printRules(RulesKind::Tables, streams.asJson, streams);
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               u"Missing FILE: results, a cup or a league."_s);
    if (streams.asJson && parser.isSet(u"csv"_s))
        return refuseUsage(streams, u"Use --json or --csv, not both."_s);
    const QString path = parser.positionalArguments().constFirst();
    if (isCup(path)) {
        if (parser.isSet(u"rules"_s) || parser.isSet(u"facts"_s))
            return refuseUsage(streams, u"--rules and --facts are only for a list of results."_s);
        return parser.isSet(u"places"_s) ? printPlaces(parser, streams) : printCupTables(parser, streams);
    }
    if (parser.isSet(u"competition"_s))
        return refuseUsage(streams, u"--competition is only for a league."_s);
    if (parser.isSet(u"csv"_s))
        return refuseUsage(streams, u"--csv is only for a cup or a league."_s);
    if (parser.isSet(u"places"_s))
        return refuseUsage(streams, u"--places is only for a cup or a league."_s);
    if (name.isEmpty())
        return refuseUsage(streams,
                           u"Choose the rules with --rules NAME or FILE; --rules list prints the names."_s);
    const auto rules = tableRules(name);
    TOUCHLINE_TRY_ON(streams, rules);
    const auto groups = groupsOf(parser, streams);
    TOUCHLINE_TRY_ON(streams, groups);
    TOUCHLINE_TRY_ON(streams, inFile(checkResults(*groups, *rules), path));
    streams.out << (streams.asJson ? jsonText(tablesJson(*groups, *rules)) : tablesText(*groups, *rules));
    return done;
}

} // namespace

const Verb standingsVerb{
    "standings",
    "Shows the tables of a cup, a league or any list of results, or who won.",
    Subject::Results,
    {{"The tables of a league, with the reason for every place", "standings club.touchline"},
     {"Who won a cup, and who ended where", "standings cup.json --places"},
     {"All rules that there are", "standings --rules list"}},
    {argument("FILE",
              "Results as CSV (home,away,home_goals,away_goals, with stage and group if there are several "
              "tables; no goals: a match still to be played), a cup saved by \"cup --out\", or a league."),
     competitionRow,
     {"rules <name>", "Points and tie-breaks: a name (\"list\" prints them all) or a JSON file of your own."},
     {"facts <file>", "Facts that results do not show, as JSON: lots, deductions, ranking."},
     {"places",
      "Instead of the tables of a cup or a league: champions, runners-up and all other final places, as "
      "far as they are decided."},
     {"csv", "Print the tables or places of a cup or a league as CSV for spreadsheets."},
     jsonRow},
    runStandings};

} // namespace touchline::cli
