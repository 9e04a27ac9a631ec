// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/output/suspensions_output.h"
#include "core/base/plain_digits.h"
#include "core/facts/decision_json.h"
#include "core/play/changes/organiser_decision.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/squads/competition_squads.h"
#include "models/league/players/listed_players.h"
#include "models/words/competition/availability_text.h"

namespace touchline::cli {

namespace {

constexpr int mostGames = 1000;
constexpr std::array<const char *, 4> decisionKinds{"add", "until", "extend", "lift"};

/// What the command line asks for. Errors: Usage, where that makes no sense.
Result<Decision> decisionOn(const QCommandLineParser &parser)
{
    const auto isSet = [&parser](const char *option) { return parser.isSet(QLatin1String(option)); };
    if (std::count_if(decisionKinds.begin(), decisionKinds.end(), isSet) != 1)
        return fail(Fault::Usage, "Choose one of --add, --until, --extend and --lift.");
    const bool isNew = isSet("add") || isSet("until");
    if (isSet("injury") && !isNew)
        return fail(Fault::Usage, "--injury needs --add or --until.");
    if (isSet("all-competitions") && (isSet("injury") || !isNew))
        return fail(Fault::Usage,
                    "--all-competitions needs --add or --until, for a ban. An injury until a day "
                    "holds in all of them anyway.");
    Decision decision;
    decision.inAllCompetitions = isSet("all-competitions");
    decision.reason = parser.value(u"reason"_s).trimmed();
    if (decision.reason.isEmpty())
        return fail(Fault::Usage, "Give the reason with --reason TEXT.");
    decision.kind = isSet("lift")     ? Decision::Kind::Lifted
                    : isSet("extend") ? Decision::Kind::Extended
                    : isSet("injury") ? Decision::Kind::Injured
                                      : Decision::Kind::Added;
    if (decision.kind == Decision::Kind::Lifted)
        return decision;
    if (isSet("until")) {
        decision.until = typedDate(parser.value(u"until"_s));
        return decision.until.isValid() ? Result<Decision>(decision)
                                        : fail(Fault::Usage, "--until takes a date: 2026-12-12.");
    }
    const QString option = isSet("add") ? u"add"_s : u"extend"_s;
    bool isNumber = false;
    decision.games = parser.value(option).toInt(&isNumber);
    if (isNumber && decision.games >= 1 && decision.games <= mostGames)
        return decision;
    return fail(Fault::Usage, "--%1 takes a number of matches from 1 to %2.",
                {option, QString::number(mostGames)});
}

/// The number of the match after which somebody says that it was decided; 0 before the first of the team.
Result<int> matchBefore(const QCommandLineParser &parser, const Competition &competition, int team)
{
    const QString text = parser.value(u"after"_s);
    const auto number = typedNumber(text);
    if (!number)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't the number of a match."), {text});
    if (*number == 0)
        return 0;
    const int index = competition.indexOfNumber(*number);
    const auto plays = [&] {
        const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
        return teams[Side::Home] == team || teams[Side::Away] == team;
    };
    if (index < 0 || !plays())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no match %2."),
                    {competition.entrant(team).name, text});
    return *number;
}

QString decisionLine(const OrganiserDecision &fact, const Decision &decision, const QString &team)
{
    const QString when = fact.after > 0 ? u"after match %1"_s.arg(fact.after) : u"before the first match"_s;
    const QString date = fact.date.isValid() ? fact.date.toString(Qt::ISODate) + u", "_s : QString();
    return u"%1%2 (%3), %4: %5. Reason: %6\n\n"_s.arg(
        date, decision.name, team, when, organiserDecisionText(decision, typedDays()), decision.reason);
}

struct Decided
{
    Competition competition;
    DisciplineRules rules;
    OrganiserDecision fact;
    Decision decision;
};

/// Whoever stands on the lists of a league; nobody in a file of a cup.
Result<std::vector<Person>> listedIn(const QString &path, const Competition &competition, int team)
{
    if (!isLeaguePlace(path))
        return std::vector<Person>();
    const auto league = leagueToRead(path);
    TOUCHLINE_TRY(league);
    return listedFor(**league, competition.entrant(team).id, competition.definition().id);
}

Result<Decided> decided(Competition competition, Decision decision, const QString &path,
                        const QCommandLineParser &parser)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    if (!*rules)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is played without suspensions."),
                    {competition.definition().name});
    const auto team = entrantCalled(parser.value(u"team"_s), competition);
    TOUCHLINE_TRY(team);
    const auto listed = listedIn(path, competition, *team);
    TOUCHLINE_TRY(listed);
    const auto player = playerCalled(parser.value(u"player"_s), competition, *team, *listed);
    TOUCHLINE_TRY(player);
    const auto date = dayFrom(parser.value(u"date"_s));
    TOUCHLINE_TRY(date);
    decision.player = player->id;
    decision.name = player->shortName;
    OrganiserDecision fact = decisionNow(competition, *team, decision, **rules);
    fact.date = *date;
    if (parser.isSet(u"after"_s)) {
        const auto after = matchBefore(parser, competition, *team);
        TOUCHLINE_TRY(after);
        fact.after = *after;
        // Of a match that was played again it is the present playing that it follows.
        fact.replay = replayOf(competition, *team, *after);
    }
    TOUCHLINE_TRY(enterDecision(competition, fact, **rules));
    return Decided{std::move(competition), **rules, fact, std::move(decision)};
}

Result<void> keep(const QString &path, const Competition &before, const Decided &result,
                  const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(u"out"_s))
        return writeCupFile(parser.value(u"out"_s), result.competition, streams);
    return changeCup(path, before, result.competition,
                     decisionTitle(before, result.fact.team, result.decision), streams);
}

int runDecide(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.isSet(u"team"_s) || !parser.isSet(u"player"_s))
        return refuseUsage(streams, u"Choose the player with --team NAME and --player NAME."_s);
    const auto decision = decisionOn(parser);
    TOUCHLINE_TRY_ON(streams, decision);
    const QString path = parser.positionalArguments().constFirst();
    const auto before = readCupFile(path, parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, before);
    const auto result = decided(*before, *decision, path, parser);
    TOUCHLINE_TRY_ON(streams, result);
    TOUCHLINE_TRY_ON(streams, keep(path, *before, *result, parser, streams));
    std::vector<TeamDiscipline> teams = suspensionsOf(result->competition, result->rules);
    const QString team = result->competition.entrant(result->fact.team).name;
    std::erase_if(teams, [&team](const TeamDiscipline &one) { return one.name != team; });
    if (streams.asJson)
        streams.out << writtenJson(suspensionsJson(teams, result->rules));
    else
        streams.out << decisionLine(result->fact, result->decision, team)
                    << suspensionsText(teams, result->rules);
    return done;
}

} // namespace

const Verb decideVerb{
    "decide",
    "Adds, extends or lifts a player's ban.",
    Subject::Results,
    {{"A ban of two matches", "decide club.touchline --team \"Bayside Rovers\" --player \"Max Bell\" --add 2 "
                              "--reason \"insulted the referee\""},
     {"Until a day", "decide club.touchline --team \"Bayside Rovers\" --player \"Max Bell\" --until "
                     "2026-12-01 --reason \"insulted the referee\""},
     {"An injury", "decide club.touchline --team \"Castle United\" --player \"Ole Berg\" --add 1 --injury "
                   "--reason \"twisted knee\""}},
    {argument("FILE", "A cup saved by \"cup --out\", or a league."),
     competitionRow,
     whoRow,
     {"team <name>", "The player's team, by id or name."},
     {"player <name>", "The player's name, as on the team sheets."},
     {"add <matches>", "Ban the player for this many matches."},
     {"until <date>", "Ban the player until this day, which is the last one."},
     {"injury", "With --add or --until: the player is injured, not banned."},
     {"all-competitions", "With --add or --until: the ban holds in every competition of the team."},
     {"extend <matches>", "Extend the player's ban by this many matches."},
     {"lift", "Lift the rest of the player's ban; without a ban, end an injury that you noted."},
     {"reason <text>", "Reason (shown in lists)."},
     {"date <date>", "The day of the decision (2026-06-11)."},
     {"after <number>",
      "The team's match after which it was decided, 0 for before the first; by default the last one played."},
     {"out <file>", "Write to this file and leave FILE as it is."},
     jsonRow,
     forceRow},
    runDecide,
    {1, 1, "Missing FILE: a cup or a league."},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"out"_s}); }};

} // namespace touchline::cli
