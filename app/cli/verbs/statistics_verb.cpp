// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/output/statistics_json.h"
#include "app/cli/output/statistics_text.h"
#include "core/base/json_reader.h"
#include "core/competition/statistics/statistics_key.h"

namespace touchline::cli {

namespace {

constexpr std::uint64_t rowsShown = 10;

Result<StatisticsChoice> choiceOf(const QCommandLineParser &parser, const SeveralCups &cups)
{
    if (!parser.isSet(QStringLiteral("team")))
        return chosen(cups);
    auto team = teamCalled(parser.value(QStringLiteral("team")), cups);
    TOUCHLINE_TRY(team);
    if (!parser.isSet(QStringLiteral("against")))
        return chosen(cups, std::move(*team));
    auto against = teamCalled(parser.value(QStringLiteral("against")), cups);
    TOUCHLINE_TRY(against);
    if (keyOf(*team) == keyOf(*against))
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 can't play against itself."), {team->name});
    return chosen(cups, std::move(*team), std::move(*against));
}

void describeStatistics(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE..."),
        QStringLiteral(
            "Cups saved by \"cup --out\" or leagues; several count together, in the order given."));
    parser.addOption({QStringLiteral("competition"),
                      QStringLiteral("In a league: only this competition, by name or number."),
                      QStringLiteral("name")});
    parser.addOptions({
        {QStringLiteral("team"), QStringLiteral("Only matches of this team, by card id or name."),
         QStringLiteral("name")},
        {QStringLiteral("against"), QStringLiteral("With --team: only matches against this team."),
         QStringLiteral("name")},
        {QStringLiteral("top"),
         QStringLiteral("Rows in each list of players (%1 by default; JSON has them all).").arg(rowsShown),
         QStringLiteral("number")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
}

int runStatistics(const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(QStringLiteral("against")) && !parser.isSet(QStringLiteral("team")))
        return refuseUsage(streams, QStringLiteral("--against needs --team."));
    const auto top = numberOption(parser, QStringLiteral("top"), rowsShown, streams);
    if (!top)
        return wrongUsage;
    const auto cups = readCups(parser.positionalArguments(), parser.value(QStringLiteral("competition")));
    TOUCHLINE_TRY_ON(streams, cups);
    const auto choice = choiceOf(parser, *cups);
    TOUCHLINE_TRY_ON(streams, choice);
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(statisticsJson(*choice));
    else
        streams.out << statisticsText(*choice, *top);
    return done;
}

} // namespace

const Verb statisticsVerb{"statistics",
                          "Shows records, runs, cards and averages of one or more competitions.",
                          describeStatistics,
                          runStatistics,
                          {.least = 1, .missing = "Missing FILE: a cup or a league."}};

} // namespace touchline::cli
