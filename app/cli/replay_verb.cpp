// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay_verb.h"

#include "app/cli/league_access.h"
#include "app/cli/match_verb.h"
#include "app/cli/replayed_log.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"

namespace touchline::cli {

void ReplayVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A log that \"match --log\" wrote; with --fixture the PLACE of a league."));
    describeFixture(parser, QStringLiteral("Of a league: the match of that number, from the log that it "
                                           "keeps."));
    parser.addOptions({{QStringLiteral("narrate"), QStringLiteral("Tells every attempt with its dice.")},
                       {QStringLiteral("json"), QStringLiteral("For machines.")}});
}

int ReplayVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseUsage(streams, QStringLiteral("Which match log?"));
    const QString path = parser.positionalArguments().constFirst();
    const bool isOfLeague = parser.isSet(QStringLiteral("fixture"));
    if (!isOfLeague && (isLeaguePlace(path) || parser.isSet(QStringLiteral("competition"))))
        return refuseUsage(streams, QStringLiteral("Which match of the league? --fixture says its number."));
    if (isOfLeague && !isLeaguePlace(path))
        return refuseUsage(streams, QStringLiteral("--fixture goes with the PLACE of a league."));
    const auto replayed = isOfLeague ? replayedFixture(path, parser) : replayedLog(path);
    if (!replayed)
        return printError(streams, replayed.error(), path);
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(matchJson(replayed->match, *replayed->game));
    else
        streams.out << matchText(replayed->match, *replayed->game,
                                 parser.isSet(QStringLiteral("narrate")) ? tellingsOf(*replayed->game).full
                                                                         : tellingsOf(*replayed->game).brief);
    return done;
}

} // namespace touchline::cli
