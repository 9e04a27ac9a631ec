// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/json.h"
#include "app/cli/base/outputs.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/replayed_log.h"
#include "app/cli/output/story_output.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

namespace touchline::cli {

namespace {

int runReplay(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const bool isOfLeague = namesFixture(parser);
    if (parser.isSet(u"fixture"_s) + parser.isSet(u"competition"_s) > 0 && parser.isSet(u"friendly"_s))
        return refuseUsage(streams, u"--friendly can't be used with --fixture and --competition."_s);
    if (!isOfLeague && (isLeaguePlace(path) || parser.isSet(u"competition"_s)))
        return refuseUsage(streams,
                           u"Choose the match of the league with --fixture NUMBER or --friendly MATCH."_s);
    if (isOfLeague && !isLeaguePlace(path))
        return refuseUsage(streams, u"--fixture and --friendly need the PLACE of a league."_s);
    const auto replayed = isOfLeague ? replayedFixture(path, parser) : replayedLog(path);
    TOUCHLINE_TRY_ON(streams, replayed, path);
    TOUCHLINE_TRY_ON(streams, saveStory(parser, replayed->match, *replayed->game,
                                        tellingsOf(*replayed->game).full, streams));
    streams.out << (streams.asJson
                        ? jsonText(playedMatchJson(replayed->match, *replayed->game))
                        : matchText(replayed->match, *replayed->game,
                                    parser.isSet(u"narrate"_s) ? tellingsOf(*replayed->game).full
                                                               : tellingsOf(*replayed->game).brief));
    return done;
}

} // namespace

const Verb replayVerb{
    "replay",
    "Replays a match from its log.",
    {argument("FILE", "A match log saved by \"match --log\"; with --fixture, the PLACE of a league."),
     {"fixture", "The number of a match in the league.", "number"},
     competitionRow,
     friendlyRow,
     {"narrate", "Show every attempt with its dice."},
     jsonRow,
     storyRow,
     forceRow},
    runReplay,
    {1, 1, "Missing FILE: a match log."},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"story"_s}); }};

} // namespace touchline::cli
