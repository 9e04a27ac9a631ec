// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/match_plan.h"

#include "app/cli/base/entry.h"
#include "app/cli/base/files.h"
#include "app/cli/base/streams.h"
#include "app/cli/input/decision_options.h"
#include "core/dice/stream.h"

#include <QtGlobal>

namespace touchline::cli {

namespace {

Result<FixtureSetup> setupFor(const QCommandLineParser &parser, const GameChoice &choice)
{
    FixtureSetup setup;
    for (const Side side : bothSides) {
        auto document =
            documentFor(parser.positionalArguments().at(static_cast<qsizetype>(index(side))), *choice.game);
        TOUCHLINE_TRY(document);
        setup.sides[side] = choice.game->sideFor(std::move(*document));
        setup.sides[side].runBy = runByOf(choice.game->info(), choice.agents[side]);
    }
    // The same two teams have the same fixture, so that a seed gives the same match again.
    setup.fixture =
        QUuid::createUuidV5(setup.sides[Side::Home].team.id, setup.sides[Side::Away].team.id.toString());
    setup.level = choice.level;
    setup.options = choice.options;
    if (!parser.isSet(QStringLiteral("neutral")))
        setup.ground = Side::Home;
    setup.decision = decisionRules(parser);
    if (parser.isSet(QStringLiteral("conference")))
        setup.conditions.insert(QStringLiteral("conference"), parser.value(QStringLiteral("conference")));
    auto charts = chartWishes(parser, *choice.game);
    TOUCHLINE_TRY(charts);
    setup.charts = std::move(*charts);
    return setup;
}

/// Options that can change nothing in this match.
Result<void> refuseIdleOptions(const QCommandLineParser &parser, const MatchPlan &plan)
{
    const GameChoice &choice = plan.choice;
    const GameInfo &info = choice.game->info();
    if (parser.isSet(QStringLiteral("conference")) && !choice.game->hasConferences(choice.options))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core",
                                      "--conference says where the referee comes from, and these rules "
                                      "have none: it has no effect."));
    if (parser.isSet(QStringLiteral("conference"))) {
        SeededDice dice{Generator(0)};
        const auto known = choice.game->drawConferenceLocation(parser.value(QStringLiteral("conference")),
                                                               plan.setup.charts, choice.options, dice);
        if (!known)
            return fail(asUsage(known.error()));
    }
    const auto level = findLevel(info.levels, choice.level);
    TOUCHLINE_TRY(level);
    const OptionUse use{QStringList{choice.agents[Side::Home], choice.agents[Side::Away]},
                        plan.setup.decision.needsWinner, parser.isSet(QStringLiteral("conference"))};
    Problems idle = choice.game->idleOptions(**level, choice.options, use);
    for (const QString &chart : plan.setup.charts.keys())
        if (!choice.game->usesChart(chart, **level, choice.options, use))
            idle.push_back(
                {QStringLiteral("--chart ") + chart,
                 {QT_TRANSLATE_NOOP("core", "It has no effect: these rules never use this chart."), {}},
                 {}});
    if (!idle.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "These options have no effect here."), {},
                    std::move(idle));
    return {};
}

Result<std::vector<int>> rollsOfFile(const QString &path)
{
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    auto rolls = parseRolls(*bytes);
    if (!rolls)
        return fail(inFile(rolls.error(), path));
    return rolls;
}

Result<PlayedMatch> playByAgents(const MatchPlan &plan, Dice &dice)
{
    PerSide<std::unique_ptr<Agent>> agents;
    for (const Side side : bothSides) {
        auto agent = plan.choice.game->makeAgent(
            plan.choice.agents[side], side,
            stream(side == Side::Home ? "home agent" : "away agent", plan.seed, plan.setup.fixture));
        TOUCHLINE_TRY(agent);
        agents[side] = std::move(*agent);
    }
    return playMatch(*plan.choice.game, plan.setup, dice,
                     {{agents[Side::Home].get(), agents[Side::Away].get()}});
}

Result<PlayedMatch> playByScript(const MatchPlan &plan, Dice &dice)
{
    ChoiceScript script(*plan.choices);
    ScriptedAgent agent(script);
    auto played = playMatch(*plan.choice.game, plan.setup, dice, {{&agent, &agent}});
    if (played)
        TOUCHLINE_TRY(script.finished());
    return played;
}

Result<PlayedMatch> playWithDice(const MatchPlan &plan, Dice &dice)
{
    return plan.choices ? playByScript(plan, dice) : playByAgents(plan, dice);
}

Result<PlayedMatch> playWithRolls(const MatchPlan &plan)
{
    ScriptedDice dice(*plan.rolls);
    auto played = playWithDice(plan, dice);
    if (played)
        TOUCHLINE_TRY(dice.finished());
    return played;
}

} // namespace

std::optional<TerminalPace> terminalPace(const QString &word)
{
    if (word == QLatin1String("slow"))
        return TerminalPace::Slow;
    if (word == QLatin1String("fast"))
        return TerminalPace::Fast;
    if (word == QLatin1String("at-once") || word == QLatin1String("at once"))
        return TerminalPace::AtOnce;
    return std::nullopt;
}

void describeMatchOptions(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("HOME"),
        QStringLiteral("A card id (FRA-1998), a team (\"France 1998\"), or a card file."));
    parser.addPositionalArgument(QStringLiteral("AWAY"),
                                 QStringLiteral("The visiting team, in the same form."));
    describeGameOptions(parser);
    describeChartOption(parser);
    parser.addOptions({
        {QStringLiteral("neutral"), QStringLiteral("Neutral ground: no home advantage.")},
        {QStringLiteral("conference"),
         QStringLiteral("The conference of the match (UEFA), which provides the referee."),
         QStringLiteral("name")},
    });
    describeDecisionOptions(parser);
    parser.addOptions({
        {QStringLiteral("seed"), QStringLiteral("The same seed gives the same match."),
         QStringLiteral("number")},
        {QStringLiteral("rolls"),
         QStringLiteral("Dice from a file: one number per line; # starts a comment."),
         QStringLiteral("file")},
        {QStringLiteral("choices"),
         QStringLiteral(
             "With --rolls: the choices of both sides from a file, one per line as --narrate prints them "
             "after \">\"; # starts a comment. By default the computer players decide."),
         QStringLiteral("file")},
    });
}

void describePersonOptions(ArgumentParser &parser)
{
    parser.addOptions({
        {QStringLiteral("play"), QStringLiteral("Decide for home, away or both yourself, in this terminal."),
         QStringLiteral("side")},
        {QStringLiteral("dice"),
         QStringLiteral("computer, or typed: roll your own dice and type what they show."),
         QStringLiteral("source")},
        {QStringLiteral("pace"),
         QStringLiteral("How fast the computer's steps are shown: slow, fast (the default at a terminal) or "
                        "at-once."),
         QStringLiteral("pace")},
    });
}

QString wrongPersonUsage(const QCommandLineParser &parser)
{
    const QString play = parser.value(QStringLiteral("play"));
    const QString dice = parser.value(QStringLiteral("dice"));
    if (parser.isSet(QStringLiteral("play")) && play != QLatin1String("home") &&
        play != QLatin1String("away") && play != QLatin1String("both"))
        return QStringLiteral("--play takes home, away or both.");
    if (parser.isSet(QStringLiteral("dice")) && dice != QLatin1String("computer") &&
        dice != QLatin1String("typed"))
        return QStringLiteral("--dice takes computer or typed.");
    if (parser.isSet(QStringLiteral("pace")) && !terminalPace(parser.value(QStringLiteral("pace"))))
        return QStringLiteral("--pace takes slow, fast or at-once.");
    // Not every verb that a person plays with has these.
    const QStringList given = parser.optionNames();
    if (dice == QLatin1String("typed") &&
        (given.contains(QStringLiteral("seed")) || given.contains(QStringLiteral("rolls"))))
        return QStringLiteral("--dice typed can't be used with --seed or --rolls.");
    if (parser.isSet(QStringLiteral("play")) && given.contains(QStringLiteral("choices")))
        return QStringLiteral("Use --play or --choices, not both.");
    return {};
}

void seatPersons(const QCommandLineParser &parser, MatchPlan &plan)
{
    const QString play = parser.value(QStringLiteral("play"));
    for (const Side side : bothSides)
        plan.persons[side] = play == sideWord(side) || play == QLatin1String("both");
    // A person plays by the rules of persons, whoever runs the side otherwise.
    for (const Side side : bothSides)
        if (plan.persons[side])
            plan.setup.sides[side].runBy.clear();
    plan.typedDice = parser.value(QStringLiteral("dice")) == QLatin1String("typed");
    plan.pace = terminalPace(parser.value(QStringLiteral("pace")));
}

QString wrongMatchUsage(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 2)
        return QStringLiteral("A match has two teams: HOME and AWAY.");
    if (parser.isSet(QStringLiteral("seed")) && parser.isSet(QStringLiteral("rolls")))
        return QStringLiteral("Use --seed or --rolls, not both.");
    if (parser.isSet(QStringLiteral("choices")) && !parser.isSet(QStringLiteral("rolls")))
        return QStringLiteral("--choices needs --rolls.");
    return wrongDecisionUsage(parser);
}

std::uint64_t seedWithoutWish(const QCommandLineParser &parser)
{
    return parser.isSet(QStringLiteral("rolls")) ? 0 : freshSeed();
}

Result<MatchPlan> matchPlan(const QCommandLineParser &parser, std::uint64_t seed)
{
    auto choice = gameChoice(parser);
    TOUCHLINE_TRY(choice);
    auto setup = setupFor(parser, *choice);
    TOUCHLINE_TRY(setup);
    MatchPlan plan{std::move(*choice), std::move(*setup), seed, std::nullopt, std::nullopt, {}};
    TOUCHLINE_TRY(refuseIdleOptions(parser, plan));
    if (parser.isSet(QStringLiteral("rolls"))) {
        auto rolls = rollsOfFile(parser.value(QStringLiteral("rolls")));
        TOUCHLINE_TRY(rolls);
        plan.rolls = std::move(*rolls);
    }
    if (parser.isSet(QStringLiteral("choices"))) {
        auto choices = linesOfFile(parser.value(QStringLiteral("choices")));
        TOUCHLINE_TRY(choices);
        plan.choices = std::move(*choices);
        // Written down by persons, unless somebody says which computer player made them.
        for (const Side side : bothSides)
            if (!parser.isSet(side == Side::Home ? QStringLiteral("home-agent")
                                                 : QStringLiteral("away-agent")))
                plan.setup.sides[side].runBy.clear();
    }
    return plan;
}

Result<PlayedMatch> playPlan(const MatchPlan &plan)
{
    SeededDice seeded(stream("match", plan.seed, plan.setup.fixture));
    auto played = plan.rolls ? playWithRolls(plan) : playWithDice(plan, seeded);
    if (played) {
        played->log.seed = plan.rolls ? QString() : QString::number(plan.seed);
        if (!plan.choices)
            played->log.agents = plan.choice.agents;
    }
    return played;
}

} // namespace touchline::cli
