// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/rules_choice.h"
#include "app/cli/output/suspensions_output.h"
#include "core/discipline/risk.h"
#include "core/exchange/lists/events_file.h"
#include "core/facts/decision.h"
#include "core/facts/person_json.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/publish/competition_lists.h"

#include <set>
#include <tuple>

namespace touchline::cli {

namespace {

/// A decision about a player of a team, and when it was made.
struct TeamDecision
{
    /// Where it stands in its file: "decisions[0]".
    QString where;
    QString team;
    /// The match of the team that it follows; null = before its first.
    QUuid after;
    Decision decision;
};

constexpr int mostBannedGames = 1000;

bool playsIn(const QString &team, const MatchReport &report)
{
    return report.teams[Side::Home].name == team || report.teams[Side::Away].name == team;
}

void checkTeam(JsonReader &reader, const QString &team, const EventsFile &events)
{
    const bool isThere = std::any_of(events.reports.begin(), events.reports.end(),
                                     [&](const MatchReport &report) { return playsIn(team, report); });
    if (!team.isEmpty() && !isThere)
        reader.problem("team", {QT_TRANSLATE_NOOP("core", "There is no team \"%1\" in the events."), {team}});
}

/// The match of the team with that name.
QUuid readAfter(JsonReader &reader, const QString &team, const EventsFile &events)
{
    const QString name = reader.textOr("after", {});
    if (name.isEmpty())
        return {};
    for (const MatchReport &report : events.reports)
        if (events.names.value(report.fixture) == name && playsIn(team, report))
            return report.fixture;
    reader.problem("after",
                   {QT_TRANSLATE_NOOP("core", "%1 has no match \"%2\" in the events."), {team, name}});
    return {};
}

TeamDecision readDecision(JsonReader &reader, const EventsFile &events)
{
    TeamDecision one;
    one.where = reader.path();
    one.team = reader.text("team");
    checkTeam(reader, one.team, events);
    one.after = readAfter(reader, one.team, events);
    Decision &decision = one.decision;
    decision.name = reader.text("player");
    decision.player = personId(one.team, decision.name);
    decision.kind =
        static_cast<Decision::Kind>(reader.word("decision", {"lifted", "extended", "added", "injured"}));
    const bool isNew = decision.kind == Decision::Kind::Added || decision.kind == Decision::Kind::Injured;
    if (isNew && reader.has("until"))
        decision.until = readDay(reader, "until");
    else if (decision.kind != Decision::Kind::Lifted)
        decision.games = reader.integer("games", 1, mostBannedGames);
    if (decision.kind == Decision::Kind::Added)
        decision.inAllCompetitions = reader.flagOr("all_competitions", false);
    decision.reason = reader.text("reason");
    reader.refuseUnknownKeys();
    return one;
}

/// Reads {"decisions": [{"team", "player", "after": "M3", "decision": "lifted" | "extended" | "added",
/// "games": 2, "reason"}]}; "after" may be missing (before the first match), "games" is missing with
/// "lifted". Errors: BadInput with every problem and its place: a team or a match that the events do not
/// have.
Result<std::vector<TeamDecision>> readDecisions(const QJsonObject &facts, const EventsFile &events)
{
    Problems problems;
    std::vector<TeamDecision> decisions;
    JsonReader reader(facts, problems);
    reader.each("decisions", [&](JsonReader &one, int) { decisions.push_back(readDecision(one, events)); });
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts cannot be read."), {},
                    std::move(problems));
    return decisions;
}

/// The team of that name, new at the end of the list if there is none.
TeamDiscipline &teamNamed(std::vector<TeamDiscipline> &teams, const TeamOnTheDay &team,
                          const DisciplineRules &rules)
{
    const auto found = std::find_if(teams.begin(), teams.end(),
                                    [&](const TeamDiscipline &one) { return one.name == team.name; });
    if (found != teams.end())
        return *found;
    teams.push_back({team.name, TeamLedger(rules, team.team), {}, {}, {}, false, {}});
    return teams.back();
}

/// What was decided about the team after that match; null: before its first.
void decide(TeamDiscipline &team, const QUuid &after, const std::vector<TeamDecision> &decisions,
            Problems &problems)
{
    for (const TeamDecision &one : decisions) {
        if (one.team != team.name || one.after != after)
            continue;
        if (auto kept = team.ledger.decide(one.decision); !kept)
            problems.push_back({one.where, kept.error().message, {}});
    }
}

/// Whether two teams meet twice in one round of a knockout.
bool hasSecondLegs(const EventsFile &file)
{
    std::set<std::tuple<StageKind, QString, QString>> ties;
    for (const MatchReport &report : file.reports) {
        const StageKind stage = file.stages.value(report.fixture);
        const auto [first, second] =
            std::minmax(report.teams[Side::Home].name, report.teams[Side::Away].name);
        if (stage >= StageKind::Knockout && !ties.emplace(stage, first, second).second)
            return true;
    }
    return false;
}

/// In the order in which the file names the teams, with the decisions of the organiser each at its time.
/// `rules` outlives the list. Errors: BadInput with each decision that cannot be, and its place.
Result<std::vector<TeamDiscipline>> suspensionsOf(const EventsFile &file,
                                                  const std::vector<TeamDecision> &decisions,
                                                  const DisciplineRules &rules)
{
    std::vector<TeamDiscipline> teams;
    Problems problems;
    StageKind reached = StageKind::Unknown;
    for (const MatchReport &report : file.reports) {
        const StageKind stage = file.stages.value(report.fixture);
        reached = std::max(reached, stage);
        for (const Side side : bothSides) {
            if (report.teams[side].team.isNull())
                continue;
            TeamDiscipline &one = teamNamed(teams, report.teams[side], rules);
            if (one.matches.isEmpty())
                decide(one, {}, decisions, problems);
            one.ledger.add(report, stage, {}, nullptr, file.days.value(report.fixture));
            one.matches.append(file.names.value(report.fixture));
            decide(one, report.fixture, decisions, problems);
        }
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The facts contradict the events."), {},
                    std::move(problems));
    for (TeamDiscipline &one : teams) {
        // Nobody knows when the next match is.
        one.ledger.reachDay({});
        // A list that names matches of a later stage is through with the earlier ones.
        one.ledger.reach(reached);
        if (!hasSecondLegs(file) && reached >= StageKind::QuarterFinal)
            one.ledger.reach(stageAfter(reached));
        one.threats = threatsAhead(one.ledger, {}, {});
    }
    return teams;
}

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
    if (parser.isSet(u"csv"_s)) {
        const auto csv = absencesCsv(*competition);
        TOUCHLINE_TRY_ON(streams, csv, path);
        streams.exactOut() << QString::fromUtf8(*csv);
        return done;
    }
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
    if (parser.isSet(u"csv"_s)) {
        if (!isCup(path))
            return refuseUsage(streams, u"--csv is only for a cup or a league."_s);
        for (const char *other : {"json", "on", "violations"})
            if (parser.isSet(QLatin1String(other)))
                return refuseUsage(streams, u"Use --%1 or --csv, not both."_s.arg(QLatin1String(other)));
    }
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
            return printOutOnDay(path, parser.value(u"competition"_s),
                                 day.isValid() ? std::optional(day) : std::nullopt, streams);
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
    Subject::Results,
    {{"Who misses the next matches, and why", "suspensions cup.json"},
     {"Who is out on a day", "suspensions club.touchline --on 2026-10-06"},
     {"For a spreadsheet", "suspensions wc.touchline --csv"}},
    {argument("FILE", "A cup saved by \"cup --out\", a league, or events as CSV "
                      "(match,date,stage,team,player,event,minute; optional detail), with the matches of "
                      "each team in the order played."),
     competitionRow,
     {"on <date>", "Absences on that day, match by match, over all competitions of a league: a date "
                   "(2026-11-28), or next for the next day that has a match."},
     {"rules <name>",
      "The rules for a list of events: a name (\"list\" prints them all) or a JSON file of your own."},
     {"league", "The events are from a league: an injury for the rest of the tournament lasts a fixed number "
                "of matches."},
     {"yellow-limit <n>", "Every n-th yellow card in the competition also brings a one-match ban."},
     {"facts <file>",
      "The organiser's decisions as JSON: {\"decisions\": [{\"team\", \"player\", \"after\": match, "
      "\"decision\": lifted, extended, added or injured, \"games\" or \"until\", \"reason\"}]}."},
     {"violations", "Only who took part although suspended or injured, and what it costs by the rules."},
     {"csv", "Print the absences in the next matches of a cup or a league as CSV for spreadsheets."},
     jsonRow},
    runSuspensions};

} // namespace touchline::cli
