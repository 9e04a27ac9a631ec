// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/outputs.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/replayed_log.h"
#include "app/cli/output/story_output.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

namespace touchline::cli {

namespace {

void describeReplay(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A match log saved by \"match --log\"; with --fixture, the PLACE of a league."));
    describeFixture(parser, QStringLiteral("The number of a match in the league."));
    parser.addOptions({{QStringLiteral("narrate"), QStringLiteral("Show every attempt with its dice.")},
                       {QStringLiteral("json"), QStringLiteral("Print JSON.")}});
    describeStory(parser);
}

int runReplay(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const bool isOfLeague = namesFixture(parser);
    if (parser.isSet(QStringLiteral("fixture")) + parser.isSet(QStringLiteral("competition")) > 0 &&
        parser.isSet(QStringLiteral("friendly")))
        return refuseUsage(streams,
                           QStringLiteral("--friendly can't be used with --fixture and --competition."));
    if (!isOfLeague && (isLeaguePlace(path) || parser.isSet(QStringLiteral("competition"))))
        return refuseUsage(
            streams,
            QStringLiteral("Choose the match of the league with --fixture NUMBER or --friendly MATCH."));
    if (isOfLeague && !isLeaguePlace(path))
        return refuseUsage(streams, QStringLiteral("--fixture and --friendly need the PLACE of a league."));
    const auto replayed = isOfLeague ? replayedFixture(path, parser) : replayedLog(path);
    TOUCHLINE_TRY_ON(streams, replayed, path);
    TOUCHLINE_TRY_ON(streams, saveStory(parser, replayed->match, *replayed->game,
                                        tellingsOf(*replayed->game).full, streams));
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(playedMatchJson(replayed->match, *replayed->game));
    else
        streams.out << matchText(replayed->match, *replayed->game,
                                 parser.isSet(QStringLiteral("narrate")) ? tellingsOf(*replayed->game).full
                                                                         : tellingsOf(*replayed->game).brief);
    return done;
}

} // namespace

const Verb replayVerb{"replay",
                      "Replays a match from its log.",
                      describeReplay,
                      runReplay,
                      {1, 1, "Missing FILE: a match log."},
                      [](const QCommandLineParser &parser) { return valuesOf(parser, {storyOption()}); }};

} // namespace touchline::cli
