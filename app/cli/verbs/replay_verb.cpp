// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/league_access.h"
#include "app/cli/input/replayed_log.h"
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

int explain(const PlayedMatch &played, const Game &game, const QCommandLineParser &parser, Streams &streams)
{
    TOUCHLINE_TRY_ON(streams, saveStory(parser, played, game, tellingsOf(game).explained, streams));
    streams.out << (streams.asJson ? jsonText(playedMatchJson(played, game))
                                   : matchText(played, game, tellingsOf(game).explained));
    return done;
}

bool isKept(const QCommandLineParser &parser)
{
    return parser.isSet(u"log"_s) || namesFixture(parser) || parser.isSet(u"competition"_s) ||
           (parser.positionalArguments().size() == 1 && isLeaguePlace(parser.positionalArguments().front()));
}

/// What is wrong with asking for a kept match; empty = nothing. It has teams, rules and dice in it; nothing
/// else can be asked for beside it.
QString wrongKeptUsage(const QCommandLineParser &parser)
{
    const bool isOfFile = parser.isSet(u"log"_s);
    const QStringList own =
        isOfFile ? QStringList{u"log"_s} : QStringList{u"fixture"_s, u"competition"_s, u"friendly"_s};
    const QStringList given = parser.optionNames();
    const bool hasOnlyItsOwn = std::all_of(given.begin(), given.end(), [&own](const QString &option) {
        return own.contains(option) || option == "json"_L1 || option == u"story"_s || option == "force"_L1;
    });
    const QStringList arguments = parser.positionalArguments();
    if (!hasOnlyItsOwn || (isOfFile && !arguments.isEmpty()))
        return u"--log has its own teams, rules and dice: leave out everything else."_s;
    if (!isOfFile && (arguments.size() != 1 || !isLeaguePlace(arguments.front())))
        return u"--fixture, --friendly and --competition are only for the PLACE of a league."_s;
    if (parser.isSet(u"friendly"_s) && (parser.isSet(u"fixture"_s) || parser.isSet(u"competition"_s)))
        return u"--friendly can't be used with --fixture and --competition."_s;
    if (!isOfFile && !namesFixture(parser))
        return u"Choose the match of the league with --fixture NUMBER or --friendly MATCH."_s;
    return {};
}

int runExplain(const QCommandLineParser &parser, Streams &streams)
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    if (isKept(parser)) {
        if (const QString wrong = wrongKeptUsage(parser); !wrong.isEmpty())
            return refuseUsage(streams, wrong);
        const bool isOfFile = parser.isSet(u"log"_s);
        const QString path = isOfFile ? parser.value(u"log"_s) : parser.positionalArguments().constFirst();
        const auto replayed = isOfFile ? replayedLog(path) : replayedFixture(path, parser);
        return replayed ? explain(replayed->match, *replayed->game, parser, streams)
                        : printError(streams, replayed.error(), path);
    }
    if (const QString wrong = wrongMatchUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, u"seed"_s, seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    const auto plan = matchPlan(parser, *seed);
    TOUCHLINE_TRY_ON(streams, plan);
    const auto played = playPlan(*plan);
    return played ? explain(*played, *plan->choice.game, parser, streams)
                  : printError(streams, played.error());
}

} // namespace

const Verb replayVerb{
    "replay",
    "Replays a match from its log.",
    Subject::Matches,
    {{"The report of a match that was kept", "replay match.json"},
     {"Every roll of it", "replay match.json --narrate"},
     {"A match of a league", "replay wc.touchline --fixture 1"}},
    {argument("FILE", "A match log saved by \"match --log\"; with --fixture, the PLACE of a league."),
     {"fixture <number>", "The number of a match in the league."},
     competitionRow,
     friendlyRow,
     {"narrate", "Show every attempt with its dice."},
     jsonRow,
     storyRow,
     forceRow},
    runReplay,
    {1, 1, "Missing FILE: a match log."},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"story"_s}); }};

const Verb explainVerb{
    "explain",
    "Explains every number in a match.",
    Subject::Matches,
    {{"How each number came about", "explain FRA-1998 TUR-2002 --level premier --seed 5"},
     {"The same of a match that was kept", "explain --log match.json"},
     {"Of a match of a league, as a page for friends",
      "explain wc.touchline --fixture 1 --story match.html"}},
    {matchRows,
     {"log <file>", "Instead of HOME and AWAY: a match log saved by \"match --log\"."},
     {"json", "Print JSON, as \"match --json\" does."},
     storyRow,
     forceRow,
     {"fixture <number>", "With the PLACE of a league instead of HOME and AWAY: the number of the match."},
     competitionRow,
     friendlyRow},
    runExplain,
    {},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"story"_s}); }};

} // namespace touchline::cli
