// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay_verb.h"

#include "app/cli/match_verb.h"
#include "app/cli/replayed_log.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"

namespace touchline::cli {

void ReplayVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A log that \"match --log\" wrote."));
    parser.addOptions({{QStringLiteral("narrate"), QStringLiteral("Tells every attempt with its dice.")},
                       {QStringLiteral("json"), QStringLiteral("For machines.")}});
}

int ReplayVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseUsage(streams, QStringLiteral("Which match log?"));
    const QString path = parser.positionalArguments().constFirst();
    const auto replayed = replayedLog(path);
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
