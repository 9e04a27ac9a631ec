// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay_verb.h"

#include "app/cli/files.h"
#include "app/cli/match_verb.h"
#include "app/cli/narrator.h"
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "core/match/match_runner.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

struct Replayed
{
    const Game *game;
    PlayedMatch match;
};

Result<Replayed> replayFile(const QString &path)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(object.error());
    const auto id = gameOfLog(*object);
    if (!id)
        return fail(id.error());
    const auto game = findGame(*id);
    if (!game)
        return fail(game.error());
    const auto log = logFromJson(*object, **game);
    if (!log)
        return fail(log.error());
    auto played = replay(**game, *log);
    if (!played)
        return fail(played.error());
    if (played->report != log->report)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core",
                              "The rolls and choices of this log do not give the report that stands in it."));
    return Replayed{*game, std::move(*played)};
}

} // namespace

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
    const auto replayed = replayFile(path);
    if (!replayed)
        return printError(streams, replayed.error(), path);
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(matchJson(replayed->match, *replayed->game));
    else
        streams.out << matchText(replayed->match, *replayed->game, parser.isSet(QStringLiteral("narrate")));
    return done;
}

} // namespace touchline::cli
