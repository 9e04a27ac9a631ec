// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/option_list.h"
#include "app/cli/base/outputs.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/match_plan.h"
#include "app/cli/input/replayed_log.h"
#include "app/cli/output/story_output.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

#include <algorithm>

namespace touchline::cli {

namespace {

const QString logOption = QStringLiteral("log");
const QString fixtureOption = QStringLiteral("fixture");
const QString competitionOption = QStringLiteral("competition");
const QString friendlyOption = QStringLiteral("friendly");

int explain(const PlayedMatch &played, const Game &game, const QCommandLineParser &parser, Streams &streams)
{
    TOUCHLINE_TRY_ON(streams, saveStory(parser, played, game, tellingsOf(game).explained, streams));
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(playedMatchJson(played, game));
    else
        streams.out << matchText(played, game, tellingsOf(game).explained);
    return done;
}

bool isKept(const QCommandLineParser &parser)
{
    return parser.isSet(logOption) || namesFixture(parser) || parser.isSet(competitionOption) ||
           (parser.positionalArguments().size() == 1 && isLeaguePlace(parser.positionalArguments().front()));
}

/// What is wrong with asking for a kept match; empty = nothing. It has teams, rules and dice in it; nothing
/// else can be asked for beside it.
QString wrongKeptUsage(const QCommandLineParser &parser)
{
    const bool isOfFile = parser.isSet(logOption);
    const QStringList own =
        isOfFile ? QStringList{logOption} : QStringList{fixtureOption, competitionOption, friendlyOption};
    const QStringList given = parser.optionNames();
    const bool hasOnlyItsOwn = std::all_of(given.begin(), given.end(), [&own](const QString &option) {
        return own.contains(option) || option == QLatin1String("json") || option == storyOption() ||
               option == QLatin1String("force");
    });
    const QStringList arguments = parser.positionalArguments();
    if (!hasOnlyItsOwn || (isOfFile && !arguments.isEmpty()))
        return QStringLiteral("--log has its own teams, rules and dice: leave out everything else.");
    if (!isOfFile && (arguments.size() != 1 || !isLeaguePlace(arguments.front())))
        return QStringLiteral("--fixture, --friendly and --competition are only for the PLACE of a league.");
    if (parser.isSet(friendlyOption) && (parser.isSet(fixtureOption) || parser.isSet(competitionOption)))
        return QStringLiteral("--friendly can't be used with --fixture and --competition.");
    if (!isOfFile && !namesFixture(parser))
        return QStringLiteral("Choose the match of the league with --fixture NUMBER or --friendly MATCH.");
    return {};
}

void describeExplain(ArgumentParser &parser)
{
    describeMatchOptions(parser);
    parser.addOptions({
        {logOption, QStringLiteral("Instead of HOME and AWAY: a match log saved by \"match --log\"."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("Print JSON, as \"match --json\" does.")},
    });
    describeStory(parser);
    describeFixture(
        parser,
        QStringLiteral("With the PLACE of a league instead of HOME and AWAY: the number of the match."));
}

int runExplain(const QCommandLineParser &parser, Streams &streams)
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    if (isKept(parser)) {
        if (const QString wrong = wrongKeptUsage(parser); !wrong.isEmpty())
            return refuseUsage(streams, wrong);
        const bool isOfFile = parser.isSet(logOption);
        const QString path = isOfFile ? parser.value(logOption) : parser.positionalArguments().constFirst();
        const auto replayed = isOfFile ? replayedLog(path) : replayedFixture(path, parser);
        return replayed ? explain(replayed->match, *replayed->game, parser, streams)
                        : printError(streams, replayed.error(), path);
    }
    if (const QString wrong = wrongMatchUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, QStringLiteral("seed"), seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    const auto plan = matchPlan(parser, *seed);
    TOUCHLINE_TRY_ON(streams, plan);
    const auto played = playPlan(*plan);
    return played ? explain(*played, *plan->choice.game, parser, streams)
                  : printError(streams, played.error());
}

} // namespace

const Verb explainVerb{"explain",
                       "Explains every number in a match.",
                       describeExplain,
                       runExplain,
                       {},
                       [](const QCommandLineParser &parser) { return valuesOf(parser, {storyOption()}); }};

} // namespace touchline::cli
