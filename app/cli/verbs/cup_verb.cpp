// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/output/terminal_match.h"
#include "core/competition/editions/real_edition.h"
#include "core/play/qualifying_competition.h"
#include "models/league/players/league_player.h"
#include "models/words/competition/cup_text.h"

namespace touchline::cli {

namespace {

const QString realTeams = u"real"_s;

Result<CompetitionWishes> wishesOf(const QCommandLineParser &parser, std::uint64_t seed)
{
    auto wishes = competitionWishes(parser, seed);
    TOUCHLINE_TRY(wishes);
    wishes->hostCompetes = parser.isSet(u"host-competes"_s);
    wishes->keepCards = parser.isSet(u"keep-cards"_s);
    wishes->isReal = parser.value(u"teams"_s) == realTeams;
    if (parser.isSet(u"from"_s))
        wishes->from = typedDate(parser.value(u"from"_s));
    return wishes;
}

Result<void> readDrawnTeams(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    if (wishes.isReal || !parser.isSet(u"teams"_s))
        return {};
    const auto names = linesOfFile(parser.value(u"teams"_s));
    TOUCHLINE_TRY(names);
    TOUCHLINE_TRY(assign(wishes.teams, teamsNamed(*names, teamFor)));
    return {};
}

/// What is wrong with options that are right by themselves; empty = nothing.
QString misfit(const CompetitionWishes &wishes, const QCommandLineParser &parser)
{
    const bool isDrawn = parser.isSet(u"draw"_s) || wishes.relaxSpread;
    if ((wishes.hostCompetes || wishes.keepCards) && !wishesQualifying(wishes))
        return u"--host-competes and --keep-cards are only for --template %1."_s.arg(qualifyingTemplate);
    for (const auto &[team, agent] : wishes.agents)
        if (agent == personAgent)
            return u"A cup is played at once: for a team with a person make it with \"league "
                   "add\" and play it with \"league play\"."_s;
    if (wishes.isReal && isDrawn)
        return u"--teams real has the groups of that year: leave out --draw and --relax-spread."_s;
    if (wishes.isReal && wishes.rules)
        return u"--teams real has the points and tie-breaks of that year: leave out --rules."_s;
    if (!wishes.isReal && !isDrawnByChance(wishes) && (parser.isSet(u"teams"_s) || wishes.relaxSpread))
        return u"--teams and --relax-spread need --draw random."_s;
    if (wishes.isReal && parser.isSet(u"calendar"_s))
        return u"--teams real has the dates of that year: leave out --calendar."_s;
    if (wishes.from && !wishes.isReal)
        return u"--from needs --teams real."_s;
    if (wishes.from && !wishes.from->isValid())
        return u"\"%1\" isn't a date. Try 1954-06-26."_s.arg(parser.value(u"from"_s));
    return {};
}

/// The cup with dates for its matches, where a calendar is named; nothing is played yet.
Result<NewCompetition> datedCup(const CompetitionWishes &wishes, const QString &path)
{
    auto cup = newCompetition(wishes);
    if (!cup || path.isEmpty())
        return cup;
    const auto calendar = readCalendarFile(path);
    TOUCHLINE_TRY(calendar);
    TOUCHLINE_TRY(assign(cup->competition, inFile(withDates(std::move(cup->competition), *calendar), path)));
    return cup;
}

/// Plays the cup; in a league it is kept there matchday by matchday, with the logs of its matches.
Result<void> play(NewCompetition &cup, const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.isSet(u"league"_s))
        return playAll(cup.competition, cup.rules, progressOn(streams));
    const auto league = leagueToFill(parser.value(u"league"_s), streams);
    TOUCHLINE_TRY(league);
    const QUuid id = cup.competition.definition().id;
    TOUCHLINE_TRY((*league)->competitions().add(cup.competition));
    TOUCHLINE_TRY(playToTheEnd(**league, id, cup.rules, progressOn(streams)));
    TOUCHLINE_TRY(assign(cup.competition, (*league)->competitions().find(id)));
    return {};
}

int runCup(const QCommandLineParser &parser, Streams &streams)
{
    if (const auto printed = printAskedList(parser, streams))
        return *printed;
    const auto seed = numberOption(parser, u"seed"_s, freshSeed(), streams);
    if (!seed)
        return wrongUsage;
    auto wishes = wishesOf(parser, *seed);
    TOUCHLINE_TRY_ON(streams, wishes);
    if (const QString wrong = misfit(*wishes, parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (wishes->isReal)
        TOUCHLINE_TRY_ON(streams, asUsage(realEdition(wishes->format)));
    TOUCHLINE_TRY_ON(streams, readDrawnTeams(parser, *wishes));
    auto cup = datedCup(*wishes, parser.value(u"calendar"_s));
    TOUCHLINE_TRY_ON(streams, cup);
    TOUCHLINE_TRY_ON(streams, play(*cup, parser, streams));
    if (parser.isSet(u"out"_s))
        TOUCHLINE_TRY_ON(streams, writeCupFile(parser.value(u"out"_s), cup->competition, streams));
    streams.out << (streams.asJson ? jsonText(cupJson(cup->competition)) : cupText(cup->competition));
    return done;
}

} // namespace

const Verb cupVerb{
    "cup",
    "Plays a whole competition, by default a World Cup.",
    Subject::Matches,
    {{"A World Cup in a moment", "cup --seed 2026"},
     {"That of 1954, with its real groups and results", "cup --template worldcup-1954 --teams real"},
     {"A cup of eight, kept in a file", "cup --template cup-8 --seed 3 --out cup8.json"}},
    {competitionRows,
     {"template <name>", "The format: a name (\"list\" prints them all) or a .json file of your own.",
      "worldcup-32"},
     {"teams <file>", "The teams of a random draw, one id or name per line; or real: the World Cup of that "
                      "year with its teams, groups, dates and grounds."},
     {"from <date>", "With --teams real: keep the real results before that day and play the rest."},
     {"host-competes", "With qualifying: the host has to qualify too; if it fails, it takes the last place "
                       "of its conference."},
     {"keep-cards", "With qualifying: cards and injuries carry over to the finals."},
     {"out <file>", "Save the cup with all its reports as JSON."},
     {"league <place>", "Save the cup with its match logs in a league file (name.touchline) or at "
                        "postgresql://user@host/database; a new league is made if there is none."},
     forceRow,
     whoRow},
    runCup,
    {0, 0},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"out"_s}); }};

} // namespace touchline::cli
