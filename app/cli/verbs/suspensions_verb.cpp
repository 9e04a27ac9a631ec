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
    const bool onlyViolations = parser.isSet(u"violations"_s);
    if (streams.asJson)
        streams.out << writtenJson(onlyViolations ? violationsJson(teams, rules)
                                                  : suspensionsJson(teams, rules));
    else if (onlyViolations)
        streams.out << violationsText(teams, rules);
    else
        streams.out << suspensionsText(teams, rules);
}

int printCup(const QString &path, const QCommandLineParser &parser, Streams &streams)
{
    const auto competition = readCupFile(path, parser.value(u"competition"_s));
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
    if (!parser.isSet(u"yellow-limit"_s))
        return 0;
    bool isNumber = false;
    const int limit = parser.value(u"yellow-limit"_s).toInt(&isNumber);
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
    auto rules = disciplineOfWish(parser.value(u"rules"_s));
    TOUCHLINE_TRY_ON(streams, rules);
    if (bansNobody(*rules))
        streams.err << u"By these rules (%1) no card brings a ban by itself. Give the organiser's "
                       "decisions with --facts.\n"_s.arg(rules->name);
    if (parser.isSet(u"league"_s))
        rules = forSeason(*rules, rules->seasonOutGames);
    rules = withYellowLimit(*rules, yellowLimit(parser).value_or(0));
    const auto bytes = readFile(path);
    TOUCHLINE_TRY_ON(streams, bytes);
    const auto events = inFile(readEvents(*bytes, *rules), path);
    TOUCHLINE_TRY_ON(streams, events);
    printNotes(streams, events->notes, path);
    const QString facts = parser.value(u"facts"_s);
    const auto decisions = inFile(decisionsFor(*events, facts), facts);
    TOUCHLINE_TRY_ON(streams, decisions);
    const auto teams = inFile(suspensionsOf(*events, *decisions, *rules), facts);
    TOUCHLINE_TRY_ON(streams, teams);
    print(*teams, *rules, parser, streams);
    return done;
}

int runSuspensions(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.value(u"rules"_s) == "list"_L1)
        return printRules(RulesKind::Discipline, streams.asJson, streams);
    if (parser.positionalArguments().size() != 1)
        return refuseArguments(streams, parser.positionalArguments(), 1,
                               u"Missing FILE: events, a cup or a league."_s);
    const QString path = parser.positionalArguments().constFirst();
    if (isCup(path)) {
        for (const char *name : {"rules", "league", "yellow-limit", "facts"})
            if (parser.isSet(QLatin1String(name)))
                return refuseUsage(
                    streams,
                    u"--rules, --league, --yellow-limit and --facts are only for a list of events."_s);
        if (parser.isSet(u"on"_s)) {
            const QString asked = parser.value(u"on"_s);
            const QDate day = typedDate(asked);
            if (!day.isValid() && asked != "next"_L1)
                return refuseUsage(
                    streams, u"--on takes a date (2026-11-28) or next. \"%1\" is neither."_s.arg(asked));
            return printOutOnDay(path, day.isValid() ? std::optional(day) : std::nullopt, parser, streams);
        }
        return printCup(path, parser, streams);
    }
    if (parser.isSet(u"competition"_s))
        return refuseUsage(streams, u"--competition is only for a league."_s);
    if (parser.isSet(u"on"_s))
        return refuseUsage(streams, u"--on is only for a cup or a league."_s);
    if (!parser.isSet(u"rules"_s))
        return refuseUsage(streams,
                           u"Choose the rules with --rules NAME or FILE; --rules list prints the names."_s);
    if (!yellowLimit(parser))
        return refuseUsage(streams, u"--yellow-limit is a number from 1 to 100."_s);
    return printEvents(path, parser, streams);
}

} // namespace

const Verb suspensionsVerb{
    "suspensions",
    "Shows who is suspended or injured, and who is at risk.",
    {argument("FILE", "A cup saved by \"cup --out\", a league, or events as CSV "
                      "(match,date,stage,team,player,event,minute; optional detail), with the matches of "
                      "each team in the order played."),
     competitionRow,
     {"on",
      "Who is out on that day, match by match, over all competitions of a league: a date (2026-11-28), or "
      "next for the next day that has a match.",
      "date"},
     {"rules",
      "The rules for a list of events: a name (\"list\" prints them all) or a JSON file of your own.",
      "name"},
     {"league", "The events are from a league: an injury for the rest of the tournament lasts a fixed number "
                "of matches."},
     {"yellow-limit", "Every n-th yellow card in the competition also brings a one-match ban.", "n"},
     {"facts",
      "The organiser's decisions as JSON: {\"decisions\": [{\"team\", \"player\", \"after\": match, "
      "\"decision\": lifted, extended, added or injured, \"games\" or \"until\", \"reason\"}]}.",
      "file"},
     {"violations", "Only who took part although suspended or injured, and what it costs by the rules."},
     jsonRow},
    runSuspensions};

} // namespace touchline::cli
