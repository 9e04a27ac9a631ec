// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statistics_verb.h"

#include "app/cli/statistics_json.h"
#include "app/cli/statistics_text.h"
#include "core/base/json_reader.h"
#include "core/competition/statistics_key.h"

namespace touchline::cli {

namespace {

constexpr std::uint64_t rowsShown = 10;

Result<StatisticsChoice> choiceOf(const QCommandLineParser &parser, const SeveralCups &cups)
{
    if (!parser.isSet(QStringLiteral("team")))
        return chosen(cups);
    auto team = teamCalled(parser.value(QStringLiteral("team")), cups);
    if (!team)
        return fail(team.error());
    if (!parser.isSet(QStringLiteral("against")))
        return chosen(cups, std::move(*team));
    auto against = teamCalled(parser.value(QStringLiteral("against")), cups);
    if (!against)
        return fail(against.error());
    if (keyOf(*team) == keyOf(*against))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 cannot play against itself."),
                    {team->name});
    return chosen(cups, std::move(*team), std::move(*against));
}

} // namespace

void StatisticsVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FILE..."),
        QStringLiteral("Cups of \"cup --out\" or leagues; several cups count together, in the order given."));
    parser.addOption({QStringLiteral("competition"),
                      QStringLiteral("Of a league: this competition alone, by name or number."),
                      QStringLiteral("name")});
    parser.addOptions({
        {QStringLiteral("team"), QStringLiteral("The matches of this team alone, by card id or name."),
         QStringLiteral("name")},
        {QStringLiteral("against"), QStringLiteral("With --team: its matches against this one."),
         QStringLiteral("name")},
        {QStringLiteral("top"),
         QStringLiteral("Rows of each list of players (default %1; JSON has them all).").arg(rowsShown),
         QStringLiteral("number")},
        {QStringLiteral("json"), QStringLiteral("For machines.")},
    });
}

int StatisticsVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().isEmpty())
        return refuseUsage(streams, QStringLiteral("Statistics of which cup?"));
    if (parser.isSet(QStringLiteral("against")) && !parser.isSet(QStringLiteral("team")))
        return refuseUsage(streams, QStringLiteral("--against goes with --team."));
    const auto top = numberOption(parser, QStringLiteral("top"), rowsShown, streams);
    if (!top)
        return wrongUsage;
    const auto cups = readCups(parser.positionalArguments(), parser.value(QStringLiteral("competition")));
    if (!cups)
        return printError(streams, cups.error());
    const auto choice = choiceOf(parser, *cups);
    if (!choice)
        return printError(streams, choice.error());
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(statisticsJson(*choice));
    else
        streams.out << statisticsText(*choice, *top);
    return done;
}

} // namespace touchline::cli
