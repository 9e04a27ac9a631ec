// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs/match_verb.h"

#include "app/cli/base/option_list.h"
#include "app/cli/base/outputs.h"
#include "app/cli/input/match_plan.h"
#include "app/cli/output/terminal_match.h"
#include "core/base/json_reader.h"
#include "models/words/narrator.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline::cli {

namespace {

QJsonValue scoreJson(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
}

/// Over two legs: the goals of both, and who wins the tie.
void addTie(QJsonObject &object, const MatchReport &report, const DecisionRules &rules)
{
    if (!rules.needsWinner || !rules.firstLeg)
        return;
    const auto winner = tieWinner(report, rules);
    object.insert(QStringLiteral("first_leg"), scoreJson(rules.firstLeg));
    object.insert(QStringLiteral("aggregate"), scoreJson(aggregate(rules, report.score)));
    object.insert(QStringLiteral("tie_winner"), winner ? QJsonValue(sideWord(*winner)) : QJsonValue());
}

/// The start of the match has its rules too (ATCS, section 7).
QJsonObject eventJson(const Event &event, const GameInfo &game, const FixtureSetup &setup)
{
    QJsonObject object = toJson(event, game.events, setup);
    if (event.kind == EventKind::MatchStart) {
        object.insert(QStringLiteral("level"), setup.level);
        object.insert(QStringLiteral("options"), toJson(setup.options, game.options));
    }
    return object;
}

int rollCount(const MatchLog &log)
{
    return static_cast<int>(std::count_if(log.entries.begin(), log.entries.end(),
                                          [](const LogEntry &entry) { return entry.kind == Awaits::Roll; }));
}

} // namespace

QJsonObject matchJson(const PlayedMatch &played, const Game &game)
{
    const FixtureSetup &setup = played.log.setup;
    const MatchReport &report = played.report;
    QJsonArray events;
    for (const Event &event : played.events)
        events.append(eventJson(event, game.info(), setup));
    bool hasSeed = false;
    const quint64 seed = played.log.seed.toULongLong(&hasSeed);
    QJsonObject object{
        {QStringLiteral("game"), report.game},
        {QStringLiteral("rules_version"), report.rulesVersion},
        {QStringLiteral("level"), report.level},
        {QStringLiteral("options"), toJson(setup.options, game.info().options)},
        {QStringLiteral("home"), report.teams[Side::Home].name},
        {QStringLiteral("away"), report.teams[Side::Away].name},
        {QStringLiteral("seed"), hasSeed ? QJsonValue(static_cast<qint64>(seed)) : QJsonValue()},
        {QStringLiteral("score"),
         scoreJson(report.withoutScore ? std::nullopt : std::optional(report.score))},
        {QStringLiteral("after_90"), scoreJson(report.withoutScore ? std::nullopt : report.after90)},
        {QStringLiteral("extra_time"), scoreJson(report.extraTime)},
        {QStringLiteral("shoot_out"), scoreJson(report.shootOut)},
        {QStringLiteral("decided_by"), decidedByWord(report.decidedBy)},
        {QStringLiteral("winner"), report.winner ? QJsonValue(sideWord(*report.winner)) : QJsonValue()},
        {QStringLiteral("events"), events},
        {QStringLiteral("rolls"), rollCount(played.log)},
        {QStringLiteral("carry_out"), report.carryOut}};
    addTie(object, report, setup.decision);
    return object;
}

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
        streams.out << writtenJson(matchJson(*played, game));
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
