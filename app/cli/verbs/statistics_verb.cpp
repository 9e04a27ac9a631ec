// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/output/statistics_output.h"

namespace touchline::cli {

namespace {

constexpr std::uint64_t rowsShown = 10;

Result<StatisticsChoice> choiceOf(const QCommandLineParser &parser, const SeveralCups &cups)
{
    if (!parser.isSet(u"team"_s))
        return chosen(cups);
    auto team = teamCalled(parser.value(u"team"_s), cups);
    TOUCHLINE_TRY(team);
    if (!parser.isSet(u"against"_s))
        return chosen(cups, std::move(*team));
    auto against = opponentCalled(parser.value(u"against"_s), *team, cups);
    TOUCHLINE_TRY(against);
    return chosen(cups, std::move(*team), std::move(*against));
}

int runStatistics(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(u"against"_s) && !parser.isSet(u"team"_s))
        return refuseUsage(streams, againstNeedsTeam);
    const auto top = numberOption(parser, u"top"_s, rowsShown, streams);
    if (!top)
        return wrongUsage;
    const auto cups = readCups(parser.positionalArguments(), parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, cups);
    const auto choice = choiceOf(parser, *cups);
    TOUCHLINE_TRY_ON(streams, choice);
    streams.out << (streams.asJson ? jsonText(statisticsJson(*choice)) : statisticsText(*choice, *top));
    return done;
}

} // namespace

const Verb statisticsVerb{
    "statistics",
    "Shows records, runs, cards and averages of one or more competitions.",
    Subject::Results,
    {{"Scorers, records, runs", "statistics cup.json"},
     {"The first three of each list", "statistics cup.json --top 3"},
     {"Of a league, for a program", "statistics wc.touchline --json"}},
    {argument("FILE...",
              "Cups saved by \"cup --out\" or leagues; several count together, in the order given."),
     {"competition <name>", "In a league: only this competition, by name or number."},
     {"team <name>", "Only matches of this team, by card id or name."},
     {"against <name>", "With --team: only matches against this team."},
     {"top <number>", "Rows in each list of players (10 by default; JSON has them all)."},
     jsonRow},
    runStatistics,
    {.least = 1, .missing = "Missing FILE: a cup or a league."}};

} // namespace touchline::cli
