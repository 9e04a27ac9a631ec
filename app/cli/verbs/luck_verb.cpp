// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/base/waiting_line.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/replayed_log.h"
#include "core/base/json_values.h"
#include "core/base/to_qstring.h"
#include "core/forecast/luck_table.h"
#include "models/league/luck_matches.h"
#include "models/words/competition/luck_table_text.h"
#include "models/words/match_luck_text.h"

#include <cmath>
#include <utility>

namespace touchline::cli {

namespace {

/// Decisions that are held against their alternatives: those of the sides that lost most.
constexpr std::size_t mostJudged = 12;

/// With fewer nothing could be said of how exact it is.
constexpr std::uint64_t leastRuns = 20;

/// Says how much is done of something.
LuckProgress percentOf(const QString &what)
{
    return [what, said = -1](double done) mutable {
        constexpr double hundred = 100;
        const int percent = static_cast<int>(done * hundred);
        if (percent != std::exchange(said, percent))
            WaitingLine::ofProgram().say(u"%1: %2%"_s.arg(what).arg(percent));
        return true;
    };
}

QJsonObject countsJson(const EndCounts &counts)
{
    return {{u"home_win"_s, sixDigits(counts.winOf(Side::Home).share())},
            {u"draw"_s, sixDigits(counts.draw().share())},
            {u"away_win"_s, sixDigits(counts.winOf(Side::Away).share())},
            {u"expected"_s, sixDigits(counts.expected(Side::Home))}};
}

QJsonValue sideJson(std::optional<Side> side)
{
    return side ? QJsonValue(sideWord(*side)) : QJsonValue();
}

QJsonObject choiceJson(const JudgedChoice &choice)
{
    return {{u"input"_s, static_cast<qint64>(choice.entry) + 1},
            {u"side"_s, sideWord(choice.side)},
            {u"decision"_s, toQString(choice.prompt->id)},
            {u"options"_s, choice.legal},
            {u"tried"_s, arrayOf(choice.options, [&](const JudgedOption &one) {
                 return QJsonObject{{u"option"_s, one.name},
                                    {u"expected"_s, sixDigits(one.ends.expected(choice.side))},
                                    {u"difference"_s, sixDigits(one.difference)},
                                    {u"standard_error"_s, sixDigits(one.standardError)}};
             })}};
}

QJsonObject luckJson(const ReplayedLog &replayed, const MatchLuck &luck, const LuckWishes &wishes,
                     const std::vector<JudgedChoice> &choices)
{
    const PlayedMatch &played = replayed.match;
    QJsonArray steps;
    for (std::size_t i = 0; i < luck.steps.size(); ++i) {
        const LuckStep &step = luck.steps[i];
        QJsonObject made = countsJson(luck.points[i + 1]);
        made.insert(u"input"_s, static_cast<qint64>(step.end));
        made.insert(u"kind"_s, step.kind == Awaits::Roll ? u"roll"_s : u"choice"_s);
        made.insert(u"side"_s, sideJson(step.side));
        made.insert(u"change"_s, sixDigits(luck.change(i, Side::Home)));
        steps.append(made);
    }
    const MatchLuck::Adjusted fair = luck.withoutLuck();
    return {{u"home"_s, played.log.setup.sides[Side::Home].team.displayName()},
            {u"away"_s, played.log.setup.sides[Side::Away].team.displayName()},
            {u"runs"_s, luck.runs},
            {u"seed"_s, seedToJson(wishes.seed)},
            {u"start"_s, countsJson(luck.points.front())},
            {u"luck"_s, sixDigits(luck.luck(Side::Home))},
            {u"home_decisions"_s, sixDigits(luck.decisions(Side::Home))},
            {u"away_decisions"_s, sixDigits(luck.decisions(Side::Away))},
            {u"result"_s, sixDigits(luck.points.back().expected(Side::Home))},
            {u"without_luck"_s, QJsonObject{{u"home_win"_s, sixDigits(fair.win[Side::Home])},
                                            {u"draw"_s, sixDigits(fair.draw)},
                                            {u"away_win"_s, sixDigits(fair.win[Side::Away])}}},
            {u"steps"_s, steps},
            {u"decisions"_s, arrayOf(choices, choiceJson)}};
}

/// Inputs that were decisions, the first of each of the steps that cost the side that decided most; in order.
std::vector<std::size_t> costliestDecisions(const MatchLuck &luck)
{
    std::vector<std::size_t> steps;
    for (std::size_t i = 0; i < luck.steps.size(); ++i)
        if (luck.steps[i].kind == Awaits::Choice && luck.steps[i].side)
            steps.push_back(i);
    std::stable_sort(steps.begin(), steps.end(), [&luck](std::size_t one, std::size_t other) {
        return luck.change(one, *luck.steps[one].side) < luck.change(other, *luck.steps[other].side);
    });
    std::vector<std::size_t> inputs;
    for (const std::size_t step : steps)
        if (inputs.size() < mostJudged)
            inputs.push_back(luck.steps[step].first);
    std::sort(inputs.begin(), inputs.end());
    return inputs;
}

Result<std::vector<JudgedChoice>> judgedChoices(const ReplayedLog &replayed, const MatchLuck &luck,
                                                const LuckWishes &wishes)
{
    // With other dice than those by which they looked costly.
    LuckWishes judging = wishes;
    judging.seed = seedOfNumber(wishes.seed, LuckWishes::mostRuns);
    std::vector<JudgedChoice> choices;
    const std::vector<std::size_t> inputs = costliestDecisions(luck);
    for (const std::size_t input : inputs) {
        auto choice =
            judgedChoice(replayed.match.log, *replayed.game, input, judging,
                         percentOf(u"decision %1 of %2"_s.arg(choices.size() + 1).arg(inputs.size())));
        TOUCHLINE_TRY(choice);
        choices.push_back(std::move(*choice));
    }
    return choices;
}

int tellMatch(const ReplayedLog &replayed, const LuckWishes &wishes, const QCommandLineParser &parser,
              Streams &streams)
{
    const auto luck = matchLuck(replayed.match.log, *replayed.game, wishes, percentOf(u"played on"_s));
    TOUCHLINE_TRY_ON(streams, luck);
    std::vector<JudgedChoice> choices;
    if (parser.isSet(u"decisions"_s)) {
        auto judged = judgedChoices(replayed, *luck, wishes);
        TOUCHLINE_TRY_ON(streams, judged);
        choices = std::move(*judged);
    }
    if (streams.asJson) {
        streams.out << jsonText(luckJson(replayed, *luck, wishes, choices));
        return done;
    }
    streams.out << luckText(replayed.match, *replayed.game, *luck);
    if (parser.isSet(u"decisions"_s) && choices.empty())
        streams.out << "\nNobody decides anything in this match.\n";
    for (const JudgedChoice &choice : choices)
        streams.out << u'\n' << judgedText(replayed.match, *replayed.game, choice);
    return done;
}

QJsonObject luckTableJson(const Competition &competition, const CompetitionLuck &luck)
{
    return {{u"competition"_s, competition.definition().name},
            {u"without_log"_s, luck.withoutLog},
            {u"teams"_s, arrayOf(luck.table.order(), [&](int team) {
                 const TeamLuck &one = luck.table.teams()[at(team)];
                 return QJsonObject{{u"team"_s, competition.entrant(team).name},
                                    {u"matches"_s, one.matches},
                                    {u"result"_s, one.result},
                                    {u"luck"_s, sixDigits(one.luck)},
                                    {u"luck_error"_s, sixDigits(std::sqrt(one.luckVariance))},
                                    {u"decisions"_s, sixDigits(one.decisions)},
                                    {u"without_luck"_s, sixDigits(one.withoutLuck())}};
             })}};
}

int tellCompetition(const QString &place, const LuckWishes &wishes, const QCommandLineParser &parser,
                    Streams &streams)
{
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league);
    const auto competition = competitionOf(**league, parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, competition);
    const auto found = luckMatches(**league, *competition);
    TOUCHLINE_TRY_ON(streams, found);
    CompetitionLuck luck = competitionLuck(found->matches, competition->definition().entrants.size(), wishes,
                                           matchesLine(found->matches.size()));
    luck.withoutLog += found->withoutLog;
    streams.out << (streams.asJson ? jsonText(luckTableJson(*competition, luck))
                                   : luckTableText(*competition, luck));
    return done;
}

int runLuck(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const bool isOfLeague = isLeaguePlace(path);
    if (!isOfLeague && (namesFixture(parser) || parser.isSet(u"competition"_s)))
        return refuseUsage(streams,
                           u"--fixture, --friendly and --competition are only for the PLACE of a league."_s);
    if (parser.isSet(u"friendly"_s) && (parser.isSet(u"fixture"_s) || parser.isSet(u"competition"_s)))
        return refuseUsage(streams, u"--friendly can't be used with --fixture and --competition."_s);
    const bool isOneMatch = !isOfLeague || namesFixture(parser);
    if (!isOneMatch && parser.isSet(u"decisions"_s))
        return refuseUsage(streams, u"--decisions needs one match: --fixture NUMBER or --friendly MATCH."_s);
    LuckWishes wishes;
    const auto seed = numberOption(parser, u"seed"_s, wishes.seed, streams);
    const auto runs = seed ? numberOption(parser, u"runs"_s, 0, streams) : std::nullopt;
    if (!runs)
        return wrongUsage;
    if (parser.isSet(u"runs"_s) && (*runs < leastRuns || *runs > LuckWishes::mostRuns))
        return refuseUsage(
            streams, u"--runs takes a number from %1 to %2."_s.arg(leastRuns).arg(LuckWishes::mostRuns));
    wishes.seed = *seed;
    wishes.runs = static_cast<int>(*runs);
    if (!isOneMatch)
        return tellCompetition(path, wishes, parser, streams);
    const auto replayed = isOfLeague ? replayedFixture(path, parser) : replayedLog(path);
    TOUCHLINE_TRY_ON(streams, replayed, path);
    return tellMatch(*replayed, wishes, parser, streams);
}

} // namespace

const Verb luckVerb{
    "luck",
    "Tells luck from judgement: what the dice did in a match, and what the decisions.",
    Subject::Matches,
    {{"A match that was kept", "luck match.json"},
     {"With the decisions that cost most, and what would have been better", "luck match.json --decisions"},
     {"Who was lucky over a whole competition", "luck wc.touchline --runs 100"}},
    {argument("FILE", "A match log saved by \"match --log\", or the PLACE of a league: all its matches, or "
                      "one with --fixture."),
     {"fixture <number>", "The number of a match in the league."},
     competitionRow,
     friendlyRow,
     {"decisions", "Hold the costliest decisions of the match against their alternatives."},
     {"runs <number>",
      "How often each point of a match is played on; by default as often as suits the game."},
     {"seed <number>", "The same number gives the same answer (1 by default)."},
     jsonRow},
    runLuck,
    {1, 1, "Missing FILE: a match log or a league."}};

} // namespace touchline::cli
