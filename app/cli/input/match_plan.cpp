// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/match_plan.h"

#include "core/dice/stream.h"

#include <QRegularExpression>

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
    if (setup.sides[Side::Home].team.id == setup.sides[Side::Away].team.id)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A team cannot play against itself."));
    // The same two teams have the same fixture, so that a seed gives the same match again.
    setup.fixture =
        QUuid::createUuidV5(setup.sides[Side::Home].team.id, setup.sides[Side::Away].team.id.toString());
    setup.level = choice.level;
    setup.options = choice.options;
    if (!parser.isSet(u"neutral"_s))
        setup.ground = Side::Home;
    setup.decision = decisionRules(parser);
    if (parser.isSet(u"conference"_s))
        setup.conditions.insert(u"conference"_s, parser.value(u"conference"_s));
    TOUCHLINE_TRY(assign(setup.charts, chartWishes(parser, *choice.game)));
    return setup;
}

/// Options that can change nothing in this match.
Result<void> refuseIdleOptions(const QCommandLineParser &parser, const MatchPlan &plan)
{
    const GameChoice &choice = plan.choice;
    const GameInfo &info = choice.game->info();
    if (parser.isSet(u"conference"_s) && !choice.game->hasConferences(choice.options))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core",
                                      "--conference says where the referee comes from, and these rules "
                                      "have none: it has no effect."));
    if (parser.isSet(u"conference"_s)) {
        SeededDice dice{Generator(0)};
        TOUCHLINE_TRY(asUsage(choice.game->drawConferenceLocation(parser.value(u"conference"_s),
                                                                  plan.setup.charts, choice.options, dice)));
    }
    const auto level = findLevel(info.levels, choice.level);
    TOUCHLINE_TRY(level);
    const OptionUse use{QStringList{choice.agents[Side::Home], choice.agents[Side::Away]},
                        plan.setup.decision.needsWinner, parser.isSet(u"conference"_s)};
    Problems idle = choice.game->idleOptions(**level, choice.options, use);
    for (const QString &chart : plan.setup.charts.keys())
        if (!choice.game->usesChart(chart, **level, choice.options, use))
            idle.push_back(
                {u"--chart "_s + chart,
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
    return inFile(parseRolls(*bytes), path);
}

Result<PlayedMatch> playByAgents(const MatchPlan &plan, Dice &dice)
{
    PerSide<std::unique_ptr<Agent>> agents;
    for (const Side side : bothSides)
        TOUCHLINE_TRY(assign(
            agents[side], plan.choice.game->makeAgent(plan.choice.agents[side], side,
                                                      stream(side == Side::Home ? "home agent" : "away agent",
                                                             plan.seed, plan.setup.fixture))));
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

using ExtraTime = DecisionRules::ExtraTime;

/// The kinds of extra time that have an option of their own.
const std::array<std::pair<QString, ExtraTime>, 3> extraTimes{{{u"golden-goal"_s, ExtraTime::GoldenGoal},
                                                               {u"silver-goal"_s, ExtraTime::SilverGoal},
                                                               {u"no-extra-time"_s, ExtraTime::None}}};

/// "1-2".
std::optional<Score> scoreOf(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{1,2})-(\\d{1,2})$"_s);
    const auto found = form.match(text);
    if (!found.hasMatch())
        return std::nullopt;
    return Score{found.captured(1).toInt(), found.captured(2).toInt()};
}

QString wrongExtraTime(const QCommandLineParser &parser)
{
    int kinds = 0;
    for (const auto &[option, kind] : extraTimes)
        kinds += parser.isSet(option) ? 1 : 0;
    return kinds > 1 ? u"Choose one of --golden-goal, --silver-goal and --no-extra-time."_s : QString();
}

} // namespace

std::optional<TerminalPace> terminalPace(const QString &word)
{
    if (word == "slow"_L1)
        return TerminalPace::Slow;
    if (word == "fast"_L1)
        return TerminalPace::Fast;
    if (word == "at-once"_L1 || word == "at once"_L1)
        return TerminalPace::AtOnce;
    return std::nullopt;
}

const std::vector<OptionRow> matchRows{
    argument("HOME", "A card id (FRA-1998), a team (\"France 1998\"), or a card file."),
    argument("AWAY", "The visiting team, in the same form."),
    addGameRows,
    chartRow,
    {"neutral", "Neutral ground: no home advantage."},
    {"conference <name>", "The conference of the match (UEFA), which provides the referee."},
    decisionRows,
    {"seed <number>", "The same seed gives the same match."},
    {"rolls <file>", "Dice from a file: one number per line; # starts a comment."},
    {"choices <file>",
     "With --rolls: the choices of both sides from a file, one per line as --narrate prints them after "
     "\">\"; # starts a comment. By default the computer players decide."}};

const std::vector<OptionRow> personRows{
    {"play <side>", "Decide for home, away or both yourself, in this terminal; \"?\" and \"help\" explain "
                    "each question."},
    {"dice <source>", "computer, or typed: roll your own dice and type what they show."},
    {"pace <pace>",
     "How fast the computer's steps are shown: slow, fast (the default at a terminal) or at-once."}};

QString wrongPersonUsage(const QCommandLineParser &parser)
{
    const QString play = parser.value(u"play"_s);
    const QString dice = parser.value(u"dice"_s);
    if (parser.isSet(u"play"_s) && play != "home"_L1 && play != "away"_L1 && play != "both"_L1)
        return u"--play takes home, away or both."_s;
    if (parser.isSet(u"dice"_s) && dice != "computer"_L1 && dice != "typed"_L1)
        return u"--dice takes computer or typed."_s;
    if (parser.isSet(u"pace"_s) && !terminalPace(parser.value(u"pace"_s)))
        return u"--pace takes slow, fast or at-once."_s;
    // Not every verb that a person plays with has these.
    const QStringList given = parser.optionNames();
    if (dice == "typed"_L1 && (given.contains(u"seed"_s) || given.contains(u"rolls"_s)))
        return u"--dice typed can't be used with --seed or --rolls."_s;
    if (parser.isSet(u"play"_s) && given.contains(u"choices"_s))
        return u"Use --play or --choices, not both."_s;
    return {};
}

void seatPersons(const QCommandLineParser &parser, MatchPlan &plan)
{
    const QString play = parser.value(u"play"_s);
    for (const Side side : bothSides)
        plan.persons[side] = play == sideWord(side) || play == "both"_L1;
    // A person plays by the rules of persons, whoever runs the side otherwise.
    for (const Side side : bothSides)
        if (plan.persons[side])
            plan.setup.sides[side].runBy.clear();
    plan.typedDice = parser.value(u"dice"_s) == "typed"_L1;
    plan.pace = terminalPace(parser.value(u"pace"_s));
}

QString wrongMatchUsage(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 2)
        return u"A match has two teams: HOME and AWAY."_s;
    if (parser.isSet(u"seed"_s) && parser.isSet(u"rolls"_s))
        return u"Use --seed or --rolls, not both."_s;
    if (parser.isSet(u"choices"_s) && !parser.isSet(u"rolls"_s))
        return u"--choices needs --rolls."_s;
    return wrongDecisionUsage(parser);
}

std::uint64_t seedWithoutWish(const QCommandLineParser &parser)
{
    return parser.isSet(u"rolls"_s) ? 0 : freshSeed();
}

Result<MatchPlan> matchPlan(const QCommandLineParser &parser, std::uint64_t seed)
{
    auto choice = gameChoice(parser);
    TOUCHLINE_TRY(choice);
    auto setup = setupFor(parser, *choice);
    TOUCHLINE_TRY(setup);
    MatchPlan plan{std::move(*choice), std::move(*setup), seed, std::nullopt, std::nullopt, {}};
    TOUCHLINE_TRY(refuseIdleOptions(parser, plan));
    if (parser.isSet(u"rolls"_s))
        TOUCHLINE_TRY(assign(plan.rolls, rollsOfFile(parser.value(u"rolls"_s))));
    if (parser.isSet(u"choices"_s)) {
        TOUCHLINE_TRY(assign(plan.choices, linesOfFile(parser.value(u"choices"_s))));
        // Written down by persons, unless somebody says which computer player made them.
        for (const Side side : bothSides)
            if (!parser.isSet(side == Side::Home ? u"home-agent"_s : u"away-agent"_s))
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

const std::vector<OptionRow> decisionRows{
    {"knockout", "The match needs a winner, by extra time and a shoot-out if necessary."},
    {"first-leg <score>", "With --knockout: the score of the first leg, HOME's goals first. 1-2 means that "
                          "HOME lost it away from home."},
    {"away-goals",
     "With --first-leg: away goals decide a tie that is level on aggregate, also those of extra time."},
    {"golden-goal", "With --knockout: the first goal of extra time ends the match."},
    {"silver-goal", "With --knockout: extra time ends after its first half if a side leads."},
    {"no-extra-time", "With --knockout: no extra time."},
    {"no-shoot-out", "With --knockout: no shoot-out. The match may end level, for a replay or lots."}};

QString wrongDecisionUsage(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"knockout"_s))
        for (const QString &option : {u"first-leg"_s, u"away-goals"_s, extraTimes[0].first,
                                      extraTimes[1].first, extraTimes[2].first, u"no-shoot-out"_s})
            if (parser.isSet(option))
                return u"--%1 needs --knockout."_s.arg(option);
    if (parser.isSet(u"away-goals"_s) && !parser.isSet(u"first-leg"_s))
        return u"--away-goals needs --first-leg."_s;
    if (parser.isSet(u"first-leg"_s) && !scoreOf(parser.value(u"first-leg"_s)))
        return u"--first-leg takes a score such as 1-2, not \"%1\"."_s.arg(parser.value(u"first-leg"_s));
    return wrongExtraTime(parser);
}

DecisionRules decisionRules(const QCommandLineParser &parser)
{
    DecisionRules rules;
    rules.needsWinner = parser.isSet(u"knockout"_s);
    rules.shootOut = !parser.isSet(u"no-shoot-out"_s);
    rules.awayGoals = parser.isSet(u"away-goals"_s);
    if (parser.isSet(u"first-leg"_s))
        rules.firstLeg = scoreOf(parser.value(u"first-leg"_s));
    for (const auto &[option, kind] : extraTimes)
        if (parser.isSet(option))
            rules.extraTime = kind;
    return rules;
}

Result<void> changeSeats(LiveMatch &match, const QCommandLineParser &parser, MatchPlan &plan)
{
    if (parser.isSet(u"play"_s))
        for (const Side side : bothSides) {
            const bool wasPerson = match.agent(side) == personAgent;
            if (plan.persons[side] != wasPerson)
                TOUCHLINE_TRY(
                    match.setAgent(side, plan.persons[side] ? personAgent : plan.choice.agents[side]));
        }
    // Who is run by a computer player may get another one.
    for (const Side side : bothSides)
        if (parser.isSet(sideWord(side) + u"-agent"_s) && match.agent(side) != personAgent &&
            match.agent(side) != plan.choice.agents[side])
            TOUCHLINE_TRY(match.setAgent(side, plan.choice.agents[side]));
    if (parser.isSet(u"dice"_s))
        TOUCHLINE_TRY(match.setDice({{Side::Home, plan.typedDice, {}}, {Side::Away, plan.typedDice, {}}}));
    else
        plan.typedDice = match.log().seed.isEmpty();
    for (const Side side : bothSides) {
        plan.persons[side] = match.agent(side) == personAgent;
        if (!plan.persons[side])
            plan.choice.agents[side] = match.agent(side);
    }
    return {};
}

} // namespace touchline::cli
