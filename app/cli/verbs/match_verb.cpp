// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/output/terminal_match.h"
#include "core/base/file_name.h"
#include "core/play/matches/match_file.h"
#include "models/league/access/own_files.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace touchline::cli {

namespace {

/// The file that keeps the match: the one that --keep names, else one among the user's data; empty where it
/// cannot be made.
QString keptFile(const QCommandLineParser &parser, const FixtureSetup &setup)
{
    if (parser.isSet(u"keep"_s))
        return parser.value(u"keep"_s);
    const QDir folder(ownFiles().folder + u"/matches"_s);
    if (!folder.mkpath(u"."_s))
        return {};
    const QString name = safeFileName(u"%1 %2 v %3"_s.arg(
        QDateTime::currentDateTime().toString(u"yyyy-MM-dd hhmmss"_s),
        setup.sides[Side::Home].team.displayName(), setup.sides[Side::Away].team.displayName()));
    // Two are left within a second where a script plays.
    QString path = folder.filePath(name + u".match"_s);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(u"%1 (%2).match"_s.arg(name).arg(number));
    return path;
}

int printPlayed(const PlayedMatch &played, const MatchPlan &plan, const QCommandLineParser &parser,
                Streams &streams)
{
    const Game &game = *plan.choice.game;
    if (parser.isSet(u"log"_s))
        TOUCHLINE_TRY_ON(streams,
                         writeFile(parser.value(u"log"_s), writtenJson(toJson(played.log, game)), streams));
    if (streams.asJson) {
        streams.out << writtenJson(playedMatchJson(played, game));
    } else if (plan.needsTerminal()) {
        streams.out << resultLines(played, game);
    } else {
        const auto boards = parser.isSet(u"board"_s) ? boardsOf(game, played) : Result<Boards>(Boards());
        TOUCHLINE_TRY_ON(streams, boards);
        const Tellings tellings = tellingsOf(game);
        streams.out << matchText(played, game, parser.isSet(u"narrate"_s) ? tellings.full : tellings.brief,
                                 *boards);
    }
    // It is told now.
    if (!plan.keptIn.isEmpty() && !plan.isKeptWhenLeft && !parser.isSet(u"keep"_s) &&
        !parser.isSet(u"resume"_s))
        QFile::remove(plan.keptIn);
    return done;
}

/// What is wrong with the options beside --resume: the match has its teams, rules and dice.
QString wrongResumeUsage(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return u"--resume takes the teams from its file."_s;
    static const QStringList taken{u"resume"_s,     u"play"_s,       u"dice"_s,  u"pace"_s,
                                   u"home-agent"_s, u"away-agent"_s, u"board"_s, u"narrate"_s,
                                   u"log"_s,        u"json"_s,       u"force"_s};
    for (const QString &option : parser.optionNames())
        if (!taken.contains(option))
            return u"--%1 can't be used with --resume."_s.arg(option);
    return {};
}

/// Who plays it from now on, and with which dice. Errors: those of changeSeats() and agentsFor().
Result<MatchPlan> resumedPlan(LiveMatch &match, const QCommandLineParser &parser)
{
    MatchPlan plan;
    plan.choice.game = &match.game();
    TOUCHLINE_TRY(assign(plan.choice.agents, agentsFor(parser, match.game())));
    plan.setup = match.match().setup();
    const QString seed = match.log().seed;
    // Real dice leave none; the computer may roll from here on.
    plan.seed = seed.isEmpty() ? freshSeed() : seed.toULongLong();
    plan.keptIn = parser.value(u"resume"_s);
    seatPersons(parser, plan);
    TOUCHLINE_TRY(changeSeats(match, parser, plan));
    return plan;
}

int resumeMatch(const QCommandLineParser &parser, Streams &streams)
{
    Streams prompts = streams.asJson ? promptsApart(streams) : streams;
    auto match = resumeMatchFile(parser.value(u"resume"_s));
    TOUCHLINE_TRY_ON(streams, match);
    auto plan = resumedPlan(*match, parser);
    TOUCHLINE_TRY_ON(streams, plan);
    const bool isOver = match->isOver();
    if (isOver && !streams.asJson)
        streams.out << "This match is over.\n";
    const auto played = isOver ? Result<std::optional<PlayedMatch>>(match->played())
                               : resumeInTerminal(*plan, std::move(*match), prompts);
    TOUCHLINE_TRY_ON(streams, played);
    if (!*played)
        return done;
    plan->typedDice = true;
    return printPlayed(**played, *plan, parser, streams);
}

/// Where the match is kept. Errors: those of checkFile().
Result<void> keepPlan(MatchPlan &plan, const QCommandLineParser &parser, const Streams &streams)
{
    if (plan.rolls)
        return {};
    plan.keptIn = keptFile(parser, plan.setup);
    // A program that plays a match to its end through a pipe need not wait for the disk.
    plan.isKeptWhenLeft = !parser.isSet(u"keep"_s) && streams.setEcho == nullptr &&
                          !(streams.outIsScreen && streams.errIsTerminal);
    if (!parser.isSet(u"keep"_s))
        return {};
    TOUCHLINE_TRY(checkFile(plan.keptIn, streams));
    if (streams.existing == Existing::Replace)
        QFile::remove(plan.keptIn);
    return {};
}

int runMatch(const QCommandLineParser &parser, Streams &streams)
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    const bool isResumed = parser.isSet(u"resume"_s);
    if (const QString wrong = isResumed ? wrongResumeUsage(parser) : wrongMatchUsage(parser);
        !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (const QString wrong = wrongPersonUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (isResumed)
        return resumeMatch(parser, streams);
    const auto seed = numberOption(parser, u"seed"_s, seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    auto plan = matchPlan(parser, *seed);
    TOUCHLINE_TRY_ON(streams, plan);
    seatPersons(parser, *plan);
    if (plan->needsTerminal() && readsStandardInput(parser))
        return refuseUsage(streams, u"Standard input is what you type; \"-\" cannot be a file too."_s);
    if (parser.isSet(u"keep"_s) && (!plan->needsTerminal() || plan->rolls))
        return refuseUsage(streams, u"--keep needs --play or --dice typed, without --rolls."_s);
    if (!plan->needsTerminal()) {
        const auto played = playPlan(*plan);
        TOUCHLINE_TRY_ON(streams, played);
        return printPlayed(*played, *plan, parser, streams);
    }
    TOUCHLINE_TRY_ON(streams, keepPlan(*plan, parser, streams));
    Streams prompts = streams.asJson ? promptsApart(streams) : streams;
    const auto played = playInTerminal(*plan, prompts);
    TOUCHLINE_TRY_ON(streams, played);
    return *played ? printPlayed(**played, *plan, parser, streams) : done;
}

} // namespace

const Verb matchVerb{
    "match",
    "Plays one match and reports it.",
    Subject::Matches,
    {{"Brazil against Italy", "match BRA-1970 ITA-1970"},
     {"With every roll", "match BRA-1970 ITA-1970 --level premier --seed 5 --narrate"},
     {"Another game, with its log in a file", "match BRA-1970 ITA-1970 --game champions --log played.json"}},
    {matchRows,
     personRows,
     {"board", "Show the board after each turn, if the game has one."},
     {"narrate", "Show every attempt with its dice and choices."},
     {"log <file>", "Save the match log; \"touchline-cli replay\" replays it."},
     jsonRow,
     {"keep <file>", "With --play or --dice typed: keep the match in this file while it is played."},
     {"resume <file>", "Resume a match that was left, from its file."},
     forceRow},
    runMatch,
    {},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"log"_s}); }};

} // namespace touchline::cli
