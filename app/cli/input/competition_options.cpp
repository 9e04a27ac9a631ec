// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/competition_options.h"

#include "app/cli/input/rules_choice.h"
#include "core/competition/schedule/calendar_json.h"
#include "core/competition/schedule/dated_fixtures.h"
#include "core/competition/schedule/schedule_wish_json.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "core/match/option_schema.h"
#include "core/play/competition_host.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/qualifying_competition.h"

namespace touchline::cli {

namespace {

constexpr int mostSeasonOutGames = 1000;

Result<void> readSeasonOutGames(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const QString option = u"season-out-games"_s;
    if (!parser.isSet(option))
        return {};
    bool isNumber = false;
    wishes.seasonOutGames = parser.value(option).toInt(&isNumber);
    if (isNumber && *wishes.seasonOutGames >= 0 && *wishes.seasonOutGames <= mostSeasonOutGames)
        return {};
    return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--season-out-games takes a number from 0 to %1."),
                {QString::number(mostSeasonOutGames)});
}

Result<void> readSeeds(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const QString option = u"seeds"_s;
    if (!parser.isSet(option))
        return {};
    bool isNumber = false;
    wishes.seeds = parser.value(option).toInt(&isNumber);
    if (!isNumber || *wishes.seeds < 0)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--seeds takes a number of teams."));
    const auto format = wishes.ownFormat ? Result<Format>(*wishes.ownFormat) : formatTemplate(wishes.format);
    if (format && !isDrawnBracket(*format))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This format has no bracket that is drawn, so seeds have no "
                                              "effect."));
    return {};
}

/// Names of hosts, levels and computer players: each is one of a list.
Result<void> checkNames(const CompetitionWishes &wishes)
{
    const Game &game = *wishes.choice.game;
    TOUCHLINE_TRY(asUsage(checkHostName(wishes)));
    for (const MatchRules &rules : wishes.matchRules)
        TOUCHLINE_TRY(asUsage(levelChoiceOf(
            rules, wishes.choice.level, toJson(wishes.choice.options, game.info().options), game.info())));
    for (const auto &[team, agent] : wishes.agents)
        TOUCHLINE_TRY(asUsage(checkAgentName(game, agent)));
    return {};
}

bool isFormatFile(const QString &name)
{
    return isPipe(name) || name.endsWith(".json"_L1, Qt::CaseInsensitive);
}

Result<MatchRules> matchRulesOf(const QString &wish)
{
    const qsizetype sign = wish.indexOf(u'=');
    const QString where = wish.left(sign).trimmed();
    const QString what = wish.mid(sign + 1);
    const QString level = what.section(u':', 0, 0).trimmed();
    const QString list = what.section(u':', 1);
    if (sign <= 0 || where.isEmpty() || (level.isEmpty() && list.trimmed().isEmpty()))
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "\"%1\" isn't a rule for matches. Try \"group stage=quick\", "
                                              "\"64=premier\" or \"final=premier:referees=off\"."),
                    {wish});
    auto options = asUsage(parseOptionWishes(list));
    TOUCHLINE_TRY(options);
    MatchRules rules;
    bool isNumber = false;
    const int number = where.toInt(&isNumber);
    if (isNumber)
        rules.match = number;
    else
        rules.stage = where;
    rules.level = level;
    rules.options = std::move(*options);
    return rules;
}

} // namespace

const std::vector<OptionRow> competitionRows{
    addCompetitionGameRows,
    chartRow,
    matchRulesRow,
    teamAgentsRow,
    servedInRows,
    {"draw <name>", "A ready-made draw (1, 2, 3; for 64 teams: 64), random, or balanced (cups of historic "
                    "teams: equals meet in the first round)."},
    {"relax-spread", "Draw groups without limits on teams of one conference."},
    {"seed <number>", "The same seed gives the same draw and the same matches."},
    {"rules <name>", "Points and tie-breaks instead of the format's own: a name (\"list\" prints them all) "
                     "or a JSON file of your own."},
    {"discipline <name>", "Rules for suspensions instead of the game's: a name (\"list\" prints them all) or "
                          "a JSON file of your own."},
    pointsRow,
    tieBreaksRow,
    bonusRow,
    {"yellow-limits <list>", "Yellow cards that bring a ban: 5,10,15 for a match each, 5:1,10:2 with its "
                             "matches, \"every 3\" for each third one, or none."},
    redGamesRow,
    finesRow,
    {"seeds <number>",
     "In a cup: how many of the first teams are seeded: they have the byes and meet late. Clubs: 0."},
    {"season-out-games <number>", "In a league: how many matches an injury to the end of the tournament "
                                  "lasts (10), 0 = to the end of the season."},
    {"host <country>", "The host country, or none for neutral ground; by default it is drawn where the rules "
                       "have home advantage."},
    {"calendar <file>", "Dates and times of the matchdays as JSON, as for \"schedule --calendar\"."},
    jsonRow};

std::optional<int> printAskedList(const QCommandLineParser &parser, Streams &streams, const OwnRules &own)
{
    const auto asks = [&parser](const char *option) {
        return parser.value(QLatin1String(option)) == "list"_L1;
    };
    const bool asJson = streams.asJson;
    if (asks("template"))
        return printFormats(Qualifying::Listed, asJson, streams);
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    if (asks("rules"))
        return printRules(RulesKind::Tables, asJson, streams, own);
    if (asks("discipline"))
        return printRules(RulesKind::Discipline, asJson, streams, own);
    return std::nullopt;
}

Result<CompetitionWishes> competitionWishes(const QCommandLineParser &parser, std::uint64_t seed,
                                            const OwnRules &own)
{
    CompetitionWishes wishes;
    const bool isOfClubs = isClubTemplate(parser.value(u"template"_s));
    auto choice = gameChoice(parser, isOfClubs ? competitionGames().back() : nullptr);
    TOUCHLINE_TRY(choice);
    wishes.choice = std::move(*choice);
    wishes.seed = seed;
    TOUCHLINE_TRY(chooseFormat(parser, wishes));
    wishes.draw = parser.value(u"draw"_s);
    wishes.relaxSpread = parser.isSet(u"relax-spread"_s);
    TOUCHLINE_TRY(chooseTableRules(parser, wishes, own));
    TOUCHLINE_TRY(chooseDiscipline(parser, wishes, own));
    TOUCHLINE_TRY(readSeeds(parser, wishes));
    wishes.host = parser.value(u"host"_s);
    TOUCHLINE_TRY(readSeasonOutGames(parser, wishes));
    TOUCHLINE_TRY(assign(wishes.matchRules, matchRulesFrom(parser)));
    TOUCHLINE_TRY(assign(wishes.agents, teamAgents(parser)));
    TOUCHLINE_TRY(checkNames(wishes));
    TOUCHLINE_TRY(asUsage(checkDrawName(wishes)));
    TOUCHLINE_TRY(assign(wishes.charts, chartWishes(parser, *wishes.choice.game)));
    return wishes;
}

Result<Competition> withDates(Competition competition, const std::optional<Calendar> &calendar)
{
    if (!calendar)
        return competition;
    auto appointments = datedFixtures(competition, *calendar);
    TOUCHLINE_TRY(appointments);
    CompetitionDefinition definition = competition.definition();
    definition.calendar = std::move(*appointments);
    return Competition::create(std::move(definition));
}

Result<Format> formatFor(const QString &name)
{
    if (!isFormatFile(name))
        return asUsage(formatTemplate(name));
    const auto object = readJsonFile(name);
    return inFile(object ? formatFromJson(*object) : Result<Format>(fail(object.error())), name);
}

Result<void> chooseFormat(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    const QString name = parser.value(u"template"_s);
    if (name.isEmpty())
        return {};
    wishes.format = name;
    if (name == qualifyingTemplate)
        return {};
    auto format = formatFor(name);
    TOUCHLINE_TRY(format);
    if (isFormatFile(name)) {
        wishes.format = format->name;
        wishes.ownFormat = std::move(*format);
    }
    return {};
}

int printFormats(Qualifying qualifying, bool asJson, Streams &streams)
{
    QJsonArray list;
    TextTable table({TextTable::Align::Left, TextTable::Align::Left});
    const auto add = [&list, &table](const QString &name, const QString &title) {
        list.append(QJsonObject{{u"name"_s, name}, {u"title"_s, title}});
        table.add({name, title});
    };
    for (const QString &name : formatTemplateNames()) {
        const auto format = formatTemplate(name);
        TOUCHLINE_TRY_ON(streams, format, name);
        add(name, format->title);
    }
    if (qualifying == Qualifying::Listed)
        add(qualifyingTemplate, u"World Cup with 32 teams, with qualifying"_s);
    for (const BuiltTemplate &kind : builtTemplates())
        add(kind.example, kind.help);
    streams.out << (asJson ? jsonText({{u"formats"_s, list}}) : table.text());
    return done;
}

Result<std::vector<MatchRules>> matchRulesFrom(const QCommandLineParser &parser)
{
    std::vector<MatchRules> all;
    for (const QString &wish : parser.values(u"match-rules"_s)) {
        auto rules = matchRulesOf(wish);
        TOUCHLINE_TRY(rules);
        all.push_back(std::move(*rules));
    }
    return all;
}

Result<std::vector<std::pair<QString, QString>>> teamAgents(const QCommandLineParser &parser)
{
    std::vector<std::pair<QString, QString>> agents;
    for (const QString &wish : parser.values(u"agent"_s)) {
        const QString team = wish.section(u'=', 0, 0).trimmed();
        const QString agent = wish.section(u'=', 1).trimmed();
        if (team.isEmpty() || agent.isEmpty())
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't TEAM=NAME. Try FRA-1998=solo."),
                        {wish});
        if (std::any_of(agents.begin(), agents.end(), [&team](const auto &one) { return one.first == team; }))
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 has two computer players."), {team});
        agents.emplace_back(team, agent);
    }
    return agents;
}

Result<QStringList> readTeams(const QString &path)
{
    const auto teams = linesOfFile(path);
    TOUCHLINE_TRY(teams);
    Problems problems;
    QStringList seen;
    for (const QString &team : *teams) {
        if (seen.contains(team))
            problems.push_back({{}, {QT_TRANSLATE_NOOP("core", "%1 is listed twice."), {team}}, {}});
        seen.append(team);
    }
    if (teams->size() < smallestGroup || teams->size() > largestGroup)
        problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "A schedule is for %1 to %2 teams; the file names %3."),
              {QString::number(smallestGroup), QString::number(largestGroup),
               QString::number(teams->size())}},
             {}});
    if (!problems.empty())
        return fail(inFile({Fault::BadInput, {}, std::move(problems)}, path));
    return *teams;
}

Result<Calendar> readCalendarFile(const QString &path)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    auto calendar = inFile(readCalendar(*object), path);
    TOUCHLINE_TRY(calendar);
    TOUCHLINE_TRY(inFile(checkZones(*calendar), path));
    return calendar;
}

Result<void> addWishes(ScheduleInput &input, const QString &path)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    TOUCHLINE_TRY(assign(input.plan.wishes,
                         inFile(readWishes(*object, input.teams, input.plan.shape, input.dates), path)));
    return {};
}

} // namespace touchline::cli
