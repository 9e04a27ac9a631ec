// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_verb.h"

#include "app/cli/entry.h"
#include "app/cli/files.h"
#include "app/cli/narrator.h"
#include "app/cli/options.h"
#include "core/base/json_reader.h"
#include "core/dice/stream.h"
#include "core/match/match_runner.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline::cli {

namespace {

/// What the command line asks for, checked.
struct Plan
{
    GameChoice choice;
    FixtureSetup setup;
    std::uint64_t seed = 0;
    /// Rolls from a file instead of the generator's.
    std::optional<std::vector<int>> rolls;
};

Result<FixtureSetup> setupFor(const QCommandLineParser &parser, const GameChoice &choice)
{
    FixtureSetup setup;
    for (const Side side : bothSides) {
        auto card = cardFor(parser.positionalArguments().at(static_cast<qsizetype>(index(side))));
        if (!card)
            return fail(card.error());
        setup.sides[side] = choice.game->sideFor(std::move(*card));
    }
    // The same two teams have the same fixture, so that a seed gives the same match again.
    setup.fixture =
        QUuid::createUuidV5(setup.sides[Side::Home].team.id, setup.sides[Side::Away].team.id.toString());
    setup.level = choice.level;
    setup.options = choice.options;
    if (!parser.isSet(QStringLiteral("neutral")))
        setup.ground = Side::Home;
    setup.needsWinner = parser.isSet(QStringLiteral("knockout"));
    return setup;
}

Result<Plan> planFor(const QCommandLineParser &parser, std::uint64_t seed)
{
    auto choice = gameChoice(parser);
    if (!choice)
        return fail(choice.error());
    auto setup = setupFor(parser, *choice);
    if (!setup)
        return fail(setup.error());
    Plan plan{std::move(*choice), std::move(*setup), seed, std::nullopt};
    if (parser.isSet(QStringLiteral("rolls"))) {
        const auto bytes = readFile(parser.value(QStringLiteral("rolls")));
        if (!bytes)
            return fail(bytes.error());
        auto rolls = parseRolls(*bytes);
        if (!rolls)
            return fail(inFile(rolls.error(), parser.value(QStringLiteral("rolls"))));
        plan.rolls = std::move(*rolls);
    }
    return plan;
}

/// Plays with the dice of the plan; numbers of a file must be used up.
Result<PlayedMatch> play(const Plan &plan, Dice &dice)
{
    PerSide<std::unique_ptr<Agent>> agents;
    for (const Side side : bothSides) {
        auto agent = plan.choice.game->makeAgent(
            plan.choice.agents[side], side,
            stream(side == Side::Home ? "home agent" : "away agent", plan.seed, plan.setup.fixture));
        if (!agent)
            return fail(agent.error());
        agents[side] = std::move(*agent);
    }
    return playMatch(*plan.choice.game, plan.setup, dice,
                     {{agents[Side::Home].get(), agents[Side::Away].get()}});
}

Result<PlayedMatch> play(const Plan &plan)
{
    auto played = [&]() -> Result<PlayedMatch> {
        if (!plan.rolls) {
            SeededDice dice(stream("match", plan.seed, plan.setup.fixture));
            return play(plan, dice);
        }
        ScriptedDice dice(*plan.rolls);
        auto result = play(plan, dice);
        if (result)
            if (auto finished = dice.finished(); !finished)
                return fail(finished.error());
        return result;
    }();
    if (played) {
        played->log.seed = plan.rolls ? QString() : QString::number(plan.seed);
        played->log.agents = plan.choice.agents;
    }
    return played;
}

QJsonValue scoreJson(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
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
        events.append(toJson(event, game.info().events, setup));
    bool hasSeed = false;
    const quint64 seed = played.log.seed.toULongLong(&hasSeed);
    return {{QStringLiteral("game"), report.game},
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
}

void MatchVerb::describe(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        QStringLiteral("HOME"),
        QStringLiteral("A card id (FRA-1998), a team (\"France 1998\"), or a card file."));
    parser.addPositionalArgument(QStringLiteral("AWAY"), QStringLiteral("Likewise."));
    describeGameOptions(parser);
    parser.addOptions({
        {QStringLiteral("neutral"), QStringLiteral("Neutral ground: nobody has home advantage.")},
        {QStringLiteral("knockout"), QStringLiteral("The match needs a winner: extra time, shoot-out.")},
        {QStringLiteral("seed"), QStringLiteral("The computer's dice: the same seed, the same match."),
         QStringLiteral("number")},
        {QStringLiteral("rolls"), QStringLiteral("Dice from a file: one number a line, # begins a comment."),
         QStringLiteral("file")},
        {QStringLiteral("narrate"), QStringLiteral("Tells every attempt with its dice.")},
        {QStringLiteral("log"),
         QStringLiteral("Writes the match log; \"touchline-cli replay\" plays it again."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("For machines.")},
    });
}

int MatchVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 2)
        return refuseUsage(streams, QStringLiteral("A match has two teams: HOME and AWAY."));
    if (parser.isSet(QStringLiteral("seed")) && parser.isSet(QStringLiteral("rolls")))
        return refuseUsage(streams,
                           QStringLiteral("Either --seed or --rolls: the dice come from one place."));
    // With rolls from a file nothing is left to chance, so the same file gives the same match.
    const auto seed = numberOption(parser, QStringLiteral("seed"),
                                   parser.isSet(QStringLiteral("rolls")) ? 0 : freshSeed(), streams);
    if (!seed)
        return wrongUsage;
    const auto plan = planFor(parser, *seed);
    if (!plan)
        return printError(streams, plan.error());
    const auto played = play(*plan);
    if (!played)
        return printError(streams, played.error());
    if (parser.isSet(QStringLiteral("log"))) {
        const auto written = writeFile(parser.value(QStringLiteral("log")),
                                       writtenJson(toJson(played->log, *plan->choice.game)));
        if (!written)
            return printError(streams, written.error());
    }
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(matchJson(*played, *plan->choice.game));
    else
        streams.out << matchText(*played, *plan->choice.game, parser.isSet(QStringLiteral("narrate")));
    return done;
}

} // namespace touchline::cli
