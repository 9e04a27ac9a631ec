// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/option_list.h"
#include "app/cli/base/outputs.h"
#include "app/cli/input/match_plan.h"
#include "app/cli/input/match_seats.h"
#include "app/cli/output/terminal_match.h"
#include "core/base/file_name.h"
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "core/play/matches/match_file.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace touchline::cli {

namespace {

/// The file that keeps the match: the one that --keep names, else one among the user's data where somebody
/// sits at a terminal; empty where no file is to keep it.
QString keptFile(const QCommandLineParser &parser, const FixtureSetup &setup, const Streams &streams)
{
    if (parser.isSet(QStringLiteral("keep")) || !streams.outIsScreen || !streams.errIsTerminal)
        return parser.value(QStringLiteral("keep"));
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                      QStringLiteral("/touchline/matches"));
    if (!folder.mkpath(QStringLiteral(".")))
        return {};
    return folder.filePath(
        safeFileName(QStringLiteral("%1 %2 v %3")
                         .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hhmmss")),
                              setup.sides[Side::Home].team.displayName(),
                              setup.sides[Side::Away].team.displayName())) +
        QStringLiteral(".match"));
}

int printPlayed(const PlayedMatch &played, const MatchPlan &plan, const QCommandLineParser &parser,
                Streams &streams)
{
    const Game &game = *plan.choice.game;
    if (parser.isSet(QStringLiteral("log"))) {
        const auto written = writeFile(parser.value(QStringLiteral("log")),
                                       writtenJson(toJson(played.log, game)), parser, streams);
        TOUCHLINE_TRY_ON(streams, written);
    }
    if (parser.isSet(QStringLiteral("json"))) {
        streams.out << writtenJson(playedMatchJson(played, game));
    } else if (plan.needsTerminal()) {
        streams.out << resultLines(played, game);
    } else {
        const auto boards =
            parser.isSet(QStringLiteral("board")) ? boardsOf(game, played) : Result<Boards>(Boards());
        TOUCHLINE_TRY_ON(streams, boards);
        const Tellings tellings = tellingsOf(game);
        streams.out << matchText(
            played, game, parser.isSet(QStringLiteral("narrate")) ? tellings.full : tellings.brief, *boards);
    }
    // It is told now.
    if (!plan.keptIn.isEmpty() && !parser.isSet(QStringLiteral("keep")) &&
        !parser.isSet(QStringLiteral("resume")))
        QFile::remove(plan.keptIn);
    return done;
}

/// What is wrong with the options beside --resume: the match has its teams, rules and dice.
QString wrongResumeUsage(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return QStringLiteral("--resume takes the teams from its file.");
    static const QStringList taken{
        QStringLiteral("resume"), QStringLiteral("play"),       QStringLiteral("dice"),
        QStringLiteral("pace"),   QStringLiteral("home-agent"), QStringLiteral("away-agent"),
        QStringLiteral("board"),  QStringLiteral("narrate"),    QStringLiteral("log"),
        QStringLiteral("json"),   QStringLiteral("force")};
    for (const QString &option : parser.optionNames())
        if (!taken.contains(option))
            return QStringLiteral("--%1 can't be used with --resume.").arg(option);
    return {};
}

/// Who plays it from now on, and with which dice. Errors: those of changeSeats() and agentsFor().
Result<MatchPlan> resumedPlan(LiveMatch &match, const QCommandLineParser &parser)
{
    MatchPlan plan;
    plan.choice.game = &match.game();
    auto agents = agentsFor(parser, match.game());
    TOUCHLINE_TRY(agents);
    plan.choice.agents = std::move(*agents);
    plan.setup = match.match().setup();
    const QString seed = match.log().seed;
    // Real dice leave none; the computer may roll from here on.
    plan.seed = seed.isEmpty() ? freshSeed() : seed.toULongLong();
    plan.keptIn = parser.value(QStringLiteral("resume"));
    seatPersons(parser, plan);
    TOUCHLINE_TRY(changeSeats(match, parser, plan));
    return plan;
}

int resumeMatch(const QCommandLineParser &parser, Streams &streams)
{
    Streams prompts = parser.isSet(QStringLiteral("json")) ? promptsApart(streams) : streams;
    auto match = resumeMatchFile(parser.value(QStringLiteral("resume")));
    TOUCHLINE_TRY_ON(streams, match);
    auto plan = resumedPlan(*match, parser);
    TOUCHLINE_TRY_ON(streams, plan);
    const auto played = resumeInTerminal(*plan, std::move(*match), prompts);
    TOUCHLINE_TRY_ON(streams, played);
    plan->typedDice = true;
    return printPlayed(*played, *plan, parser, streams);
}

void describeMatch(ArgumentParser &parser)
{
    describeMatchOptions(parser);
    describePersonOptions(parser);
    parser.addOptions({
        {QStringLiteral("board"), QStringLiteral("Show the board after each turn, if the game has one.")},
        {QStringLiteral("narrate"), QStringLiteral("Show every attempt with its dice and choices.")},
        {QStringLiteral("log"), QStringLiteral("Save the match log; \"touchline-cli replay\" replays it."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
        {QStringLiteral("keep"),
         QStringLiteral("With --play or --dice typed: keep the match in this file while it is played."),
         QStringLiteral("file")},
        {QStringLiteral("resume"), QStringLiteral("Go on with a match that was left, from its file."),
         QStringLiteral("file")},
    });
    describeForce(parser);
}

int runMatch(const QCommandLineParser &parser, Streams &streams)
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    const bool isResumed = parser.isSet(QStringLiteral("resume"));
    if (const QString wrong = isResumed ? wrongResumeUsage(parser) : wrongMatchUsage(parser);
        !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (const QString wrong = wrongPersonUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (isResumed)
        return resumeMatch(parser, streams);
    const auto seed = numberOption(parser, QStringLiteral("seed"), seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    auto plan = matchPlan(parser, *seed);
    TOUCHLINE_TRY_ON(streams, plan);
    seatPersons(parser, *plan);
    if (plan->needsTerminal() && readsStandardInput(parser))
        return refuseUsage(streams,
                           QStringLiteral("Standard input is what you type; \"-\" cannot be a file too."));
    if (parser.isSet(QStringLiteral("keep")) && (!plan->needsTerminal() || plan->rolls))
        return refuseUsage(streams, QStringLiteral("--keep needs --play or --dice typed, without --rolls."));
    if (plan->needsTerminal() && !plan->rolls)
        plan->keptIn = keptFile(parser, plan->setup, streams);
    const bool isJson = parser.isSet(QStringLiteral("json"));
    Streams prompts = isJson ? promptsApart(streams) : streams;
    const auto played = plan->needsTerminal() ? playInTerminal(*plan, prompts) : playPlan(*plan);
    TOUCHLINE_TRY_ON(streams, played);
    return printPlayed(*played, *plan, parser, streams);
}

} // namespace

const Verb matchVerb{
    "match",
    "Plays one match and reports it.",
    describeMatch,
    runMatch,
    {},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {QStringLiteral("log")}); }};

} // namespace touchline::cli
