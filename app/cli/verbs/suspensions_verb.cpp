// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/base/options.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/rules_choice.h"
#include "app/cli/input/rules_list.h"
#include "app/cli/output/suspensions_on_day.h"
#include "app/cli/output/suspensions_output.h"
#include "core/base/json_reader.h"
#include "core/play/discipline/competition_discipline.h"

namespace touchline::cli {

namespace {

constexpr int mostYellows = 100;

void print(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules,
           const QCommandLineParser &parser, Streams &streams)
{
    const bool onlyViolations = parser.isSet(QStringLiteral("violations"));
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(onlyViolations ? violationsJson(teams, rules)
                                                  : suspensionsJson(teams, rules));
    else if (onlyViolations)
        streams.out << violationsText(teams, rules);
    else
        streams.out << suspensionsText(teams, rules);
}

int printCup(const QString &path, const QCommandLineParser &parser, Streams &streams)
{
    const auto competition = readCupFile(path, parser.value(QStringLiteral("competition")));
    TOUCHLINE_TRY_ON(streams, competition);
    const auto found = disciplineOf(*competition);
    TOUCHLINE_TRY_ON(streams, found, path);
    if (found->has_value())
        print(suspensionsOf(*competition, **found), **found, parser, streams);
    else // the game carries nothing from match to match
        print({}, {}, parser, streams);
    return done;
}

/// 0 where nothing is asked for; nothing where it is no number from 1 to 100.
std::optional<int> yellowLimit(const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("yellow-limit")))
        return 0;
    bool isNumber = false;
    const int limit = parser.value(QStringLiteral("yellow-limit")).toInt(&isNumber);
    return isNumber && limit >= 1 && limit <= mostYellows ? std::optional(limit) : std::nullopt;
}

/// The decisions of --facts; none without it.
Result<std::vector<TeamDecision>> decisionsFor(const EventsFile &events, const QString &path)
{
    if (path.isEmpty())
        return std::vector<TeamDecision>();
    const auto object = readJsonFile(path);
    TOUCHLINE_TRY(object);
    return readDecisions(*object, events);
}

/// World Cups before there were cards: a committee decided about every sending-off.
bool bansNobody(const DisciplineRules &rules)
{
    return rules.redGames == 0 && rules.secondYellowGames == 0 && rules.yellows.empty() &&
           !rules.cardWindow && rules.injuries.empty();
}

int printEvents(const QString &path, const QCommandLineParser &parser, Streams &streams)
{
    auto rules = disciplineOfWish(parser.value(QStringLiteral("rules")));
    TOUCHLINE_TRY_ON(streams, rules);
    if (bansNobody(*rules))
        streams.err << QStringLiteral(
                           "By these rules (%1) no card brings a ban by itself. Give the organiser's "
                           "decisions with --facts.\n")
                           .arg(rules->name);
    if (parser.isSet(QStringLiteral("league")))
        rules = forSeason(*rules, rules->seasonOutGames);
    rules = withYellowLimit(*rules, yellowLimit(parser).value_or(0));
    const auto bytes = readFile(path);
    TOUCHLINE_TRY_ON(streams, bytes);
    const auto events = readEvents(*bytes, *rules);
    if (!events)
        return printError(streams, inFile(events.error(), path));
    printNotes(streams, events->notes, path);
    const QString facts = parser.value(QStringLiteral("facts"));
    const auto decisions = decisionsFor(*events, facts);
    if (!decisions)
        return printError(streams, inFile(decisions.error(), facts));
    const auto teams = suspensionsOf(*events, *decisions, *rules);
    if (!teams)
        return printError(streams, inFile(teams.error(), facts));
    print(*teams, *rules, parser, streams);
    return done;
}

void describeSuspensions(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A cup saved by \"cup --out\", a league, or events as CSV "
                       "(match,date,stage,team,player,event,minute; optional detail), with the matches of "
                       "each team in the order played."));
    describeCompetition(parser);
    parser.addOptions({
        {QStringLiteral("on"),
         QStringLiteral("Who is out on that day, match by match, over all competitions of a league: a date "
                        "(2026-11-28), or next for the next day that has a match."),
         QStringLiteral("date")},
        {QStringLiteral("rules"),
         QStringLiteral("The rules for a list of events: a name (\"list\" prints them all) or a JSON file of "
                        "your own."),
         QStringLiteral("name")},
        {QStringLiteral("league"), QStringLiteral("The events are from a league: an injury for the rest of "
                                                  "the tournament lasts a fixed number of matches.")},
        {QStringLiteral("yellow-limit"),
         QStringLiteral("Every n-th yellow card in the competition also brings a one-match ban."),
         QStringLiteral("n")},
        {QStringLiteral("facts"),
         QStringLiteral(
             "The organiser's decisions as JSON: {\"decisions\": [{\"team\", \"player\", \"after\": match, "
             "\"decision\": lifted, extended, added or injured, \"games\" or \"until\", \"reason\"}]}."),
         QStringLiteral("file")},
        {QStringLiteral("violations"),
         QStringLiteral("Only who took part although suspended or injured, and what it costs by the rules.")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
}

int runSuspensions(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.value(QStringLiteral("rules")) == QLatin1String("list"))
        return printRules(RulesKind::Discipline, parser.isSet(QStringLiteral("json")), streams);
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               QStringLiteral("Missing FILE: events, a cup or a league."));
    const QString path = parser.positionalArguments().constFirst();
    if (isCup(path)) {
        for (const char *name : {"rules", "league", "yellow-limit", "facts"})
            if (parser.isSet(QLatin1String(name)))
                return refuseUsage(
                    streams,
                    QStringLiteral(
                        "--rules, --league, --yellow-limit and --facts are only for a list of events."));
        if (parser.isSet(QStringLiteral("on"))) {
            const QString asked = parser.value(QStringLiteral("on"));
            const QDate day = typedDate(asked);
            if (!day.isValid() && asked != QLatin1String("next"))
                return refuseUsage(
                    streams,
                    QStringLiteral("--on takes a date (2026-11-28) or next. \"%1\" is neither.").arg(asked));
            return printOutOnDay(path, day.isValid() ? std::optional(day) : std::nullopt, parser, streams);
        }
        return printCup(path, parser, streams);
    }
    if (parser.isSet(QStringLiteral("competition")))
        return refuseUsage(streams, QStringLiteral("--competition is only for a league."));
    if (parser.isSet(QStringLiteral("on")))
        return refuseUsage(streams, QStringLiteral("--on is only for a cup or a league."));
    if (!parser.isSet(QStringLiteral("rules")))
        return refuseUsage(
            streams,
            QStringLiteral("Choose the rules with --rules NAME or FILE; --rules list prints the names."));
    if (!yellowLimit(parser))
        return refuseUsage(streams, QStringLiteral("--yellow-limit is a number from 1 to 100."));
    return printEvents(path, parser, streams);
}

} // namespace

const Verb suspensionsVerb{"suspensions", "Shows who is suspended or injured, and who is at risk.",
                           describeSuspensions, runSuspensions};

} // namespace touchline::cli
