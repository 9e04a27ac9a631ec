// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/entry.h"
#include "app/cli/base/files.h"
#include "app/cli/base/options.h"
#include "app/cli/base/outputs.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/competition_options.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/schedule_input.h"
#include "app/cli/output/play_progress.h"
#include "core/base/json_reader.h"
#include "core/competition/editions/real_edition.h"
#include "core/play/new_competition.h"
#include "core/play/qualifying_competition.h"
#include "models/league/league_competitions.h"
#include "models/league/people/league_player.h"
#include "models/words/competition/cup_text.h"
#include <QtGlobal>

namespace touchline::cli {

namespace {

const QString realTeams = QStringLiteral("real");

Result<CompetitionWishes> wishesOf(const QCommandLineParser &parser, std::uint64_t seed)
{
    auto wishes = competitionWishes(parser, seed);
    if (!wishes)
        return wishes;
    wishes->hostCompetes = parser.isSet(QStringLiteral("host-competes"));
    wishes->keepCards = parser.isSet(QStringLiteral("keep-cards"));
    wishes->isReal = parser.value(QStringLiteral("teams")) == realTeams;
    if (parser.isSet(QStringLiteral("from")))
        wishes->from = typedDate(parser.value(QStringLiteral("from")));
    return wishes;
}

Result<void> readTeams(const QCommandLineParser &parser, CompetitionWishes &wishes)
{
    if (wishes.isReal || !parser.isSet(QStringLiteral("teams")))
        return {};
    const auto names = linesOfFile(parser.value(QStringLiteral("teams")));
    TOUCHLINE_TRY(names);
    auto teams = teamsNamed(*names, teamFor);
    TOUCHLINE_TRY(teams);
    wishes.teams = std::move(*teams);
    return {};
}

/// What is wrong with options that are right by themselves; empty = nothing.
QString misfit(const CompetitionWishes &wishes, const QCommandLineParser &parser)
{
    const bool isDrawn = parser.isSet(QStringLiteral("draw")) || wishes.relaxSpread;
    if ((wishes.hostCompetes || wishes.keepCards) && !wishesQualifying(wishes))
        return QStringLiteral("--host-competes and --keep-cards are only for --template %1.")
            .arg(qualifyingTemplate);
    for (const auto &[team, agent] : wishes.agents)
        if (agent == personAgent)
            return QStringLiteral("A cup is played at once: for a team with a person make it with \"league "
                                  "add\" and play it with \"league play\".");
    if (wishes.isReal && isDrawn)
        return QStringLiteral(
            "--teams real has the groups of that year: leave out --draw and --relax-spread.");
    if (wishes.isReal && wishes.rules)
        return QStringLiteral("--teams real has the points and tie-breaks of that year: leave out --rules.");
    if (!wishes.isReal && !isDrawnByChance(wishes) &&
        (parser.isSet(QStringLiteral("teams")) || wishes.relaxSpread))
        return QStringLiteral("--teams and --relax-spread need --draw random.");
    if (wishes.isReal && parser.isSet(QStringLiteral("calendar")))
        return QStringLiteral("--teams real has the dates of that year: leave out --calendar.");
    if (wishes.from && !wishes.isReal)
        return QStringLiteral("--from needs --teams real.");
    if (wishes.from && !wishes.from->isValid())
        return QStringLiteral("\"%1\" isn't a date. Try 1954-06-26.")
            .arg(parser.value(QStringLiteral("from")));
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
    auto dated = withDates(std::move(cup->competition), *calendar);
    if (!dated)
        return fail(inFile(dated.error(), path));
    cup->competition = std::move(*dated);
    return cup;
}

/// Plays the cup; in a league it is kept there matchday by matchday, with the logs of its matches.
Result<void> play(NewCompetition &cup, const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.isSet(QStringLiteral("league")))
        return playAll(cup.competition, cup.rules, progressOn(streams));
    const auto league = leagueToFill(parser.value(QStringLiteral("league")), parser);
    TOUCHLINE_TRY(league);
    const QUuid id = cup.competition.definition().id;
    TOUCHLINE_TRY((*league)->competitions().add(cup.competition));
    TOUCHLINE_TRY(playToTheEnd(**league, id, cup.rules, progressOn(streams)));
    auto kept = (*league)->competitions().find(id);
    TOUCHLINE_TRY(kept);
    cup.competition = std::move(*kept);
    return {};
}

void describeCup(ArgumentParser &parser)
{
    describeCompetitionOptions(parser);
    parser.addOptions({
        {QStringLiteral("template"),
         QStringLiteral("The format: a name (\"list\" prints them all) or a .json file of your own."),
         QStringLiteral("name"), QStringLiteral("worldcup-32")},
        {QStringLiteral("teams"),
         QStringLiteral("The teams of a random draw, one id or name per line; or real: the World Cup of that "
                        "year with its teams, groups, dates and grounds."),
         QStringLiteral("file")},
        {QStringLiteral("from"),
         QStringLiteral("With --teams real: keep the real results before that day and play the rest."),
         QStringLiteral("date")},
        {QStringLiteral("host-competes"),
         QStringLiteral("With qualifying: the host has to qualify too; if it fails, it takes the last place "
                        "of its conference.")},
        {QStringLiteral("keep-cards"),
         QStringLiteral("With qualifying: cards and injuries carry over to the finals.")},
        {QStringLiteral("out"), QStringLiteral("Save the cup with all its reports as JSON."),
         QStringLiteral("file")},
        {QStringLiteral("league"),
         QStringLiteral("Save the cup with its match logs in a league file (name.touchline) or at "
                        "postgresql://user@host/database; a new league is made if there is none."),
         QStringLiteral("place")},
    });
    describeForce(parser);
    describeWho(parser);
}

int runCup(const QCommandLineParser &parser, Streams &streams)
{
    if (const auto printed = printAskedList(parser, streams))
        return *printed;
    const auto seed = numberOption(parser, QStringLiteral("seed"), freshSeed(), streams);
    if (!seed)
        return wrongUsage;
    auto wishes = wishesOf(parser, *seed);
    TOUCHLINE_TRY_ON(streams, wishes);
    if (const QString wrong = misfit(*wishes, parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (wishes->isReal)
        if (const auto edition = realEdition(wishes->format); !edition)
            return printError(streams, asUsage(edition.error()));
    TOUCHLINE_TRY_ON(streams, readTeams(parser, *wishes));
    auto cup = datedCup(*wishes, parser.value(QStringLiteral("calendar")));
    TOUCHLINE_TRY_ON(streams, cup);
    TOUCHLINE_TRY_ON(streams, play(*cup, parser, streams));
    if (parser.isSet(QStringLiteral("out"))) {
        const auto written =
            writeCupFile(parser.value(QStringLiteral("out")), cup->competition, parser, streams);
        TOUCHLINE_TRY_ON(streams, written);
    }
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(cupJson(cup->competition));
    else
        streams.out << cupText(cup->competition);
    return done;
}

} // namespace

const Verb cupVerb{
    "cup",       "Plays a whole competition, by default a World Cup.",
    describeCup, runCup,
    {0, 0},      [](const QCommandLineParser &parser) {
    return valuesOf(parser, {QStringLiteral("out")}); }};

} // namespace touchline::cli
