// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/suspensions_verb.h"

#include "app/cli/cup_json.h"
#include "app/cli/files.h"
#include "app/cli/suspensions_output.h"
#include "core/base/json_reader.h"
#include "core/play/competition_discipline.h"

namespace touchline::cli {

namespace {

constexpr int mostYellows = 100;

int printRulesNames(Streams &streams)
{
    for (const QString &name : disciplineRulesNames())
        streams.out << name << '\n';
    return done;
}

void print(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules,
           const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(suspensionsJson(teams, rules));
    else
        streams.out << suspensionsText(teams, rules);
}

int printCup(const QString &path, const QCommandLineParser &parser, Streams &streams)
{
    const auto object = readJsonFile(path);
    if (!object)
        return printError(streams, object.error(), path);
    const auto competition = competitionOfCupFile(*object);
    if (!competition)
        return printError(streams, competition.error(), path);
    const auto found = disciplineOf(*competition);
    if (!found)
        return printError(streams, found.error(), path);
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
    if (!object)
        return fail(object.error());
    return readDecisions(*object, events);
}

int printEvents(const QString &path, const QCommandLineParser &parser, Streams &streams)
{
    auto rules = disciplineRules(parser.value(QStringLiteral("rules")));
    if (!rules)
        return printError(streams, rules.error());
    if (parser.isSet(QStringLiteral("league")))
        rules = forSeason(*rules, rules->seasonOutGames);
    rules = withYellowLimit(*rules, yellowLimit(parser).value_or(0));
    const auto bytes = readFile(path);
    if (!bytes)
        return printError(streams, bytes.error());
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

} // namespace

void SuspensionsVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A cup of \"cup --out\", or events as CSV (match,date,stage,team,player,event,minute; "
                       "optional detail), the matches of each team in the order played."));
    parser.addOptions({
        {QStringLiteral("rules"),
         QStringLiteral("The rules for a list of events by name; \"list\" prints the names."),
         QStringLiteral("name")},
        {QStringLiteral("league"),
         QStringLiteral("The events are of a league: an injury to the end of the tournament ends after some "
                        "matches.")},
        {QStringLiteral("yellow-limit"),
         QStringLiteral("Every n-th yellow card of the competition costs a match too."), QStringLiteral("n")},
        {QStringLiteral("facts"),
         QStringLiteral("What the organiser decided, as JSON: {\"decisions\": [{\"team\", \"player\", "
                        "\"after\": match, \"decision\": lifted, extended or added, \"games\", "
                        "\"reason\"}]}."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("For machines.")},
    });
}

int SuspensionsVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.value(QStringLiteral("rules")) == QLatin1String("list"))
        return printRulesNames(streams);
    if (parser.positionalArguments().size() != 1)
        return refuseUsage(streams, QStringLiteral("Which cup or list of events?"));
    const QString path = parser.positionalArguments().constFirst();
    if (path.endsWith(QLatin1String(".json"))) {
        for (const char *name : {"rules", "league", "yellow-limit", "facts"})
            if (parser.isSet(QLatin1String(name)))
                return refuseUsage(streams, QStringLiteral("A cup has its own rules."));
        return printCup(path, parser, streams);
    }
    if (!parser.isSet(QStringLiteral("rules")))
        return refuseUsage(streams, QStringLiteral("By which rules? --rules list prints their names."));
    if (!yellowLimit(parser))
        return refuseUsage(streams, QStringLiteral("--yellow-limit is a number from 1 to 100."));
    return printEvents(path, parser, streams);
}

} // namespace touchline::cli
