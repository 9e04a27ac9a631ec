// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction.h"
#include "app/cli/input/league_access.h"
#include "app/cli/output/score_sheet.h"
#include "core/competition/progress.h"
#include "core/match/report/report_events.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/fielded_suspended.h"
#include "core/play/matches/table_match.h"
#include "models/league/league_results.h"
#include "models/league/players/listed_players.h"
#include "models/league/players/new_players.h"
#include "models/words/competition/score_entry.h"
#include "models/words/fixtures/goal_words.h"
#include "models/words/narrator.h"

namespace touchline::cli {

namespace {

/// Players whom the sheet names and no list has.
using NewPlayers = PerSide<std::vector<SquadEntry>>;

/// What the arguments behind PLACE say.
struct Asked
{
    QString competition;
    QString match;
    /// Empty with --sheet.
    QString score;
};

/// PLACE [COMPETITION] MATCH SCORE, without SCORE where a sheet has it.
std::optional<Asked> askedFor(QStringList words, bool hasSheet)
{
    words.removeFirst();
    Asked asked;
    if (!hasSheet && !words.isEmpty())
        asked.score = words.takeLast();
    if (!words.isEmpty())
        asked.match = words.takeLast();
    if (words.size() == 1)
        asked.competition = words.takeLast();
    if (!words.isEmpty() || asked.match.isEmpty() || asked.score.isEmpty() != hasSheet)
        return std::nullopt;
    return asked;
}

Result<int> openMatch(const Competition &competition, const QString &text)
{
    auto index = matchNumbered(text, competition);
    TOUCHLINE_TRY(index);
    const Progress now = progress(competition);
    for (const int round : now.roundsToDraw) {
        const std::vector<int> &waiting = competition.plan().drawnRounds[at(round)].fixtures;
        if (std::find(waiting.begin(), waiting.end(), *index) != waiting.end())
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Match %1 is not drawn yet. Draw its round with \"league "
                                                  "draw\"."),
                        {text});
    }
    if (const MatchReport *report = competition.report(*index); report != nullptr)
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core", "Match %1 already has a result, %2 %3-%4 %5. Change it with \"league correct\"."),
            {text, report->teams[Side::Home].name, QString::number(report->score.home),
             QString::number(report->score.away), report->teams[Side::Away].name});
    return index;
}

Result<PerSide<std::vector<Person>>> listedOf(League &league, const Competition &competition, int index)
{
    PerSide<std::vector<Person>> listed;
    const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            continue;
        TOUCHLINE_TRY(assign(listed[side], listedFor(league, competition.entrant(teams[side]).id,
                                                     competition.definition().id)));
    }
    return listed;
}

/// What the sheet takes into the next matches says the game, unless the sheet says it itself.
Result<void> carryOut(const Competition &competition, int index, MatchReport &report)
{
    if (!report.carryOut.isEmpty())
        return {};
    const auto match = tableMatch(competition, index);
    TOUCHLINE_TRY(match);
    if (match->game != nullptr)
        report.carryOut = match->game->carryOutOf(report, match->carryIn, match->options);
    return {};
}

Result<MatchReport> reportFor(League &league, const Competition &competition, int index, const Asked &asked,
                              const QCommandLineParser &parser, NewPlayers &added)
{
    if (!parser.isSet(u"sheet"_s)) {
        const auto result = resultAsked(asked.score, parser);
        return result ? typedReport(competition, index, *result) : fail(result.error());
    }
    const QString path = parser.value(u"sheet"_s);
    auto sheet = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(sheet);
    const auto listed = listedOf(league, competition, index);
    TOUCHLINE_TRY(listed);
    auto report = inFile(reportOfSheet(std::move(*sheet), competition, index, *listed,
                                       parser.isSet(u"add-players"_s) ? &added : nullptr),
                         path);
    TOUCHLINE_TRY(report);
    TOUCHLINE_TRY(carryOut(competition, index, *report));
    return report;
}

/// Names those on the sheet who are out, and what it costs to field them. The sheet is entered all the same.
Result<void> warnOfFielded(const Competition &competition, int index, const MatchReport &report,
                           Streams &streams)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    if (!*rules)
        return {};
    const auto joined = [](const std::vector<Message> &messages, const QString &between) {
        QStringList words;
        for (const Message &message : messages)
            words << message.english();
        return words.join(between);
    };
    const std::vector<FieldedPlayer> players = fieldedPlayers(competition, index, report, **rules);
    for (const FieldedPlayer &one : players)
        streams.err << u"Warning: %1 (%2) is out and takes part: %3.\n"_s.arg(
            nameShown(one.name), nameShown(competition.entrant(one.team).name), joined(one.because, u"; "_s));
    if (const QString costs = joined(fieldingCosts(**rules), u", "_s); !players.empty() && !costs.isEmpty())
        streams.err << u"By the rules: %1. The organiser decides: correct --walkover.\n"_s.arg(costs);
    return {};
}

/// The goals that the report has without a scorer.
PerSide<int> unknownScorers(const MatchReport &report)
{
    PerSide<int> goals;
    for (const ReportEvent &event : report.events)
        goals[gainsBy(event)] += isOfUnknownScorer(event) ? 1 : 0;
    return goals;
}

/// Puts them on the lists, once it is sure that the sheet can be entered.
Result<QString> enterNewPlayers(League &league, const Competition &competition, int index,
                                const MatchReport &report, const NewPlayers &added, bool isShown)
{
    QStringList names;
    for (const Side side : bothSides)
        for (const SquadEntry &entry : added[side])
            names << u"%1 (%2)"_s.arg(entry.person.name, report.teams[side].name);
    if (names.isEmpty())
        return QString();
    if (const QDate deadline = closedFor(competition, index, league.today()); deadline.isValid())
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP("core", "The registration deadline was %1: new players may not play (%2)."),
            {touchline::dayText(deadline), names.join(u", "_s)});
    PerSide<std::optional<Squad>> squads;
    for (const Side side : bothSides) {
        auto list = listedSquad(league, report.teams[side].team, competition.definition().id);
        TOUCHLINE_TRY(list);
        if (!list->entries.empty())
            squads[side] = std::move(*list);
    }
    const auto match = tableMatch(competition, index, squads);
    TOUCHLINE_TRY(match);
    TOUCHLINE_TRY(listsWithPlayers(league, competition.definition().id, *match, added));
    if (isShown)
        return u"Would be added: %1\n"_s.arg(names.join(u", "_s));
    const auto entry = addPlayers(league, competition.definition().id, *match, added);
    TOUCHLINE_TRY(entry);
    return entry->english() + u"\n"_s;
}

int runLeagueReport(const QCommandLineParser &parser, Streams &streams)
{
    const bool hasSheet = parser.isSet(u"sheet"_s);
    if (placeArguments(parser).isEmpty())
        return refuseUsage(streams, u"Missing PLACE of the league."_s);
    const auto asked = askedFor(placeArguments(parser), hasSheet);
    if (!asked)
        return refuseUsage(streams, hasSheet ? u"Missing MATCH: the number of the match on the sheet."_s
                                             : u"Missing MATCH or SCORE."_s);
    if (hasSheet && (parser.isSet(u"aet"_s) || parser.isSet(u"pens"_s)))
        return refuseUsage(streams, u"--aet and --pens can't be used with --sheet."_s);
    if (!hasSheet && parser.isSet(u"add-players"_s))
        return refuseUsage(streams, u"--add-players needs --sheet."_s);
    const QString place = placeArguments(parser).constFirst();
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto competition = competitionOf(**league, asked->competition);
    TOUCHLINE_TRY_ON(streams, competition);
    const auto index = openMatch(*competition, asked->match);
    TOUCHLINE_TRY_ON(streams, index);
    NewPlayers added;
    auto report = reportFor(**league, *competition, *index, *asked, parser, added);
    TOUCHLINE_TRY_ON(streams, report);
    // What would be refused is refused before anything is said or put on a list.
    Competition tried = *competition;
    TOUCHLINE_TRY_ON(streams, tried.record(*report));
    TOUCHLINE_TRY_ON(streams, warnOfFielded(*competition, *index, *report, streams));
    const bool isShown = parser.isSet(u"show"_s);
    const auto newPlayers = enterNewPlayers(**league, *competition, *index, *report, added, isShown);
    TOUCHLINE_TRY_ON(streams, newPlayers);
    streams.out << *newPlayers;
    const QString unknown = unknownScorersWords(*report, unknownScorers(*report), Language{});
    const QString told = (isShown ? u"Would be entered: %1 %2 %3\n"_s : u"Entered: %1 %2 %3\n"_s)
                             .arg(nameShown(report->teams[Side::Home].name), resultText(*report),
                                  nameShown(report->teams[Side::Away].name)) +
                         (unknown.isEmpty() ? QString() : nameShown(unknown) + u'\n');
    if (isShown) {
        streams.out << told;
        return done;
    }
    TOUCHLINE_TRY_ON(streams, (*league)->results().record(competition->definition().id, std::move(*report)));
    streams.out << told;
    return done;
}

} // namespace

const Verb leagueReportVerb{
    "league report",
    "Enters a result or a score sheet.",
    {placeRow,
     competitionArgumentRows,
     argument("MATCH", "The number of the match."),
     argument("SCORE", "The result: 2-1, \"2-1 aet\" or \"1-1 4-3p\"; not with --sheet.", "[SCORE]"),
     {"aet", "The score includes extra time."},
     {"pens <4-3>", "The score of the penalty shoot-out."},
     {"show", "Only say what would be entered, and who plays although suspended."},
     {"sheet <file>", "A score sheet as JSON: {\"score\": [2, 1], \"events\": [{\"kind\": \"goal\", "
                      "\"side\": \"home\", \"player\": \"Pele\", \"minute\": 12, \"second\": \"Vava\"}, "
                      "...], \"figures\": [{\"name\": \"man_of_the_match\", \"side\": \"home\", \"player\": "
                      "\"Pele\", \"value\": 1}]}. A goal without \"player\" has an unknown scorer. "
                      "\"completeness\" says what was recorded: score, scorers (the default with goals), "
                      "cards (all but the goals) or full. Bans and the conduct score need cards or full."},
     {"add-players", "Put players of the sheet who are on no list on the list of their team, with number and "
                     "position where the sheet has \"new_players\": [{\"side\": \"home\", \"name\": "
                     "\"Pele\", \"shirt\": 10, \"position\": \"FW\"}, ...]."},
     whoRow},
    runLeagueReport};

} // namespace touchline::cli
