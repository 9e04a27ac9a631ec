// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs/match_verb.h"

#include "app/cli/base/option_list.h"
#include "app/cli/base/outputs.h"
#include "app/cli/input/match_plan.h"
#include "app/cli/output/terminal_match.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

namespace touchline::cli {

void MatchVerb::describe(ArgumentParser &parser) const
{
    describeMatchOptions(parser);
    describePersonOptions(parser);
    parser.addOptions({
        {QStringLiteral("board"), QStringLiteral("Show the board after each turn, if the game has one.")},
        {QStringLiteral("narrate"), QStringLiteral("Show every attempt with its dice and choices.")},
        {QStringLiteral("log"), QStringLiteral("Save the match log; \"touchline-cli replay\" replays it."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
    describeForce(parser);
}

QStringList MatchVerb::outputFiles(const QCommandLineParser &parser) const
{
    return valuesOf(parser, {QStringLiteral("log")});
}

int MatchVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    if (const QString wrong = wrongMatchUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (const QString wrong = wrongPersonUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, QStringLiteral("seed"), seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    auto plan = matchPlan(parser, *seed);
    if (!plan)
        return printError(streams, plan.error());
    seatPersons(parser, *plan);
    if (plan->needsTerminal() && readsStandardInput(parser))
        return refuseUsage(streams,
                           QStringLiteral("Standard input is what you type; \"-\" cannot be a file too."));
    const Game &game = *plan->choice.game;
    const auto played = plan->needsTerminal() ? playInTerminal(*plan, streams) : playPlan(*plan);
    if (!played)
        return printError(streams, played.error());
    if (parser.isSet(QStringLiteral("log"))) {
        const auto written = writeFile(parser.value(QStringLiteral("log")),
                                       writtenJson(toJson(played->log, game)), parser, streams);
        if (!written)
            return printError(streams, written.error());
    }
    if (parser.isSet(QStringLiteral("json"))) {
        streams.out << writtenJson(playedMatchJson(*played, game));
    } else if (plan->needsTerminal()) {
        streams.out << resultLines(*played, game);
    } else {
        const auto boards =
            parser.isSet(QStringLiteral("board")) ? boardsOf(game, *played) : Result<Boards>(Boards());
        if (!boards)
            return printError(streams, boards.error());
        const Tellings tellings = tellingsOf(game);
        streams.out << matchText(
            *played, game, parser.isSet(QStringLiteral("narrate")) ? tellings.full : tellings.brief, *boards);
    }
    return done;
}

} // namespace touchline::cli
