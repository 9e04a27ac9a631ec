// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explain_verb.h"

#include "app/cli/match_plan.h"
#include "app/cli/match_verb.h"
#include "app/cli/replayed_log.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"

#include <algorithm>

namespace touchline::cli {

namespace {

const QString logOption = QStringLiteral("log");

int explain(const PlayedMatch &played, const Game &game, const QCommandLineParser &parser, Streams &streams)
{
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(matchJson(played, game));
    else
        streams.out << matchText(played, game, tellingsOf(game).explained);
    return done;
}

/// A kept match has teams, rules and dice in it; nothing else can be asked for beside it.
bool hasOnlyTheLog(const QCommandLineParser &parser)
{
    const QStringList given = parser.optionNames();
    return parser.positionalArguments().isEmpty() &&
           std::all_of(given.begin(), given.end(), [](const QString &option) {
               return option == logOption || option == QLatin1String("json");
           });
}

} // namespace

void ExplainVerb::describe(QCommandLineParser &parser) const
{
    describeMatchOptions(parser);
    parser.addOptions({
        {logOption, QStringLiteral("Instead of HOME and AWAY: a log that \"match --log\" wrote."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("For machines: the same as \"match --json\".")},
    });
}

int ExplainVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.isSet(logOption)) {
        if (!hasOnlyTheLog(parser))
            return refuseUsage(streams, QStringLiteral("A log has its own teams, rules and dice."));
        const QString path = parser.value(logOption);
        const auto replayed = replayedLog(path);
        return replayed ? explain(replayed->match, *replayed->game, parser, streams)
                        : printError(streams, replayed.error(), path);
    }
    if (const QString wrong = wrongMatchUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, QStringLiteral("seed"), seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    const auto plan = matchPlan(parser, *seed);
    if (!plan)
        return printError(streams, plan.error());
    const auto played = playPlan(*plan);
    return played ? explain(*played, *plan->choice.game, parser, streams)
                  : printError(streams, played.error());
}

} // namespace touchline::cli
