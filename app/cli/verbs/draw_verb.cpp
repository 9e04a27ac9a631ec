// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/options.h"
#include "app/cli/input/draw_wishes.h"
#include "app/cli/output/draw_reasons.h"
#include "app/cli/output/draw_text.h"
#include "app/cli/output/league_phase_text.h"
#include "core/base/json_reader.h"

namespace touchline::cli {

namespace {

int drawLeague(const DrawWishes &wishes, std::uint64_t seed, bool isForMachines, Streams &streams)
{
    const auto draw = drawLeaguePhase(wishes.entrants, wishes.plan.pots, {}, seed);
    TOUCHLINE_TRY_ON(streams, draw);
    if (isForMachines)
        streams.out << writtenJson(leaguePhaseJson(*draw, wishes.entrants));
    else
        streams.out
            << QStringLiteral("League phase of %1 teams, seed %2\n\n").arg(wishes.entrants.size()).arg(seed)
            << leaguePhaseText(*draw, wishes.entrants);
    return done;
}

/// Draws ball after ball and tells each of them.
QJsonArray hold(DrawCeremony &ceremony, bool isTold, bool isForMachines, Streams &streams)
{
    QJsonArray balls;
    int pot = -1;
    while (!ceremony.isComplete()) {
        if (!isTold) {
            static_cast<void>(ceremony.next());
            continue;
        }
        const DrawnBall ball = ceremony.nextWithReasons();
        if (isForMachines) {
            balls.append(ballJson(ball, ceremony));
            continue;
        }
        if (!ball.isFixed && ball.step.pot != pot) {
            pot = ball.step.pot;
            streams.out << QStringLiteral("Pot %1\n").arg(pot + 1);
        }
        streams.out << "  " << ballText(ball, ceremony) << '\n';
    }
    return balls;
}

int drawGroups(const DrawWishes &wishes, std::uint64_t seed, const QCommandLineParser &parser,
               Streams &streams)
{
    auto ceremony = DrawCeremony::begin(wishes.entrants, wishes.sizes, {}, wishes.plan, seed);
    TOUCHLINE_TRY_ON(streams, ceremony);
    const bool isForMachines = parser.isSet(QStringLiteral("json"));
    const bool isTold = parser.isSet(QStringLiteral("ceremony"));
    if (!isForMachines) {
        streams.out << QStringLiteral("Draw of %1 teams, %2")
                           .arg(wishes.entrants.size())
                           .arg(drawMethodWord(wishes.plan.method));
        if (wishes.plan.method != DrawMethod::Ranking)
            streams.out << ", seed " << seed;
        streams.out << "\n\n";
    }
    const QJsonArray balls = hold(*ceremony, isTold, isForMachines, streams);
    if (isForMachines) {
        QJsonObject object = drawJson(*ceremony, wishes.sizes);
        object.insert(QStringLiteral("method"), drawMethodWord(wishes.plan.method));
        if (isTold)
            object.insert(QStringLiteral("ceremony"), balls);
        streams.out << writtenJson(object);
        return done;
    }
    streams.out << (isTold ? "\n" : "") << drawText(*ceremony, wishes.sizes);
    return done;
}

void describeDraw(ArgumentParser &parser)
{
    parser.addOptions({
        {QStringLiteral("teams"),
         QStringLiteral("The teams: card ids or names, one per line, the best first; or a .csv file with the "
                        "columns name, code, conference, country, ranking."),
         QStringLiteral("file")},
        {QStringLiteral("groups"),
         QStringLiteral("The number of groups; if they differ in size, the first are the larger ones."),
         QStringLiteral("number")},
        {QStringLiteral("sizes"), QStringLiteral("The sizes of the groups: 4,4,3."), QStringLiteral("list")},
        {QStringLiteral("pots"),
         QStringLiteral("The pots as JSON instead of by ranking: {\"pots\": [[...], ...]}."),
         QStringLiteral("file")},
        {QStringLiteral("limits"),
         QStringLiteral("Limits as JSON: conferences, fewest, same_country, not_together, parts, opposite, "
                        "candidates."),
         QStringLiteral("file")},
        {QStringLiteral("fixed"),
         QStringLiteral("Fix a team's place (A1) or group (A), or in an open draw its place in the bracket "
                        "(1); may be repeated."),
         QStringLiteral("team=place")},
        {QStringLiteral("method"),
         QStringLiteral(
             "sequential (as at a World Cup), uniform (every allowed draw equally likely), open (a "
             "cup) or ranking (no chance)."),
         QStringLiteral("name"), QStringLiteral("sequential")},
        {QStringLiteral("seeds"),
         QStringLiteral("The number of seeded teams in an open draw: 1, 2, 4, 8, ..."),
         QStringLiteral("number")},
        {QStringLiteral("league-phase"),
         QStringLiteral("Draw the matches of a league phase: four pots, two opponents from each.")},
        {QStringLiteral("seed"), QStringLiteral("The same seed gives the same draw."),
         QStringLiteral("number")},
        {QStringLiteral("ceremony"),
         QStringLiteral("Show every ball, and which groups were ruled out and why.")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
}

int runDraw(const QCommandLineParser &parser, Streams &streams)
{
    if (const QString wrong = drawUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, QStringLiteral("seed"), freshSeed(), streams);
    if (!seed)
        return wrongUsage;
    const auto wishes = drawWishes(parser);
    TOUCHLINE_TRY_ON(streams, wishes);
    printNotes(streams, wishes->notes, parser.value(QStringLiteral("teams")));
    if (parser.isSet(QStringLiteral("league-phase")))
        return drawLeague(*wishes, *seed, parser.isSet(QStringLiteral("json")), streams);
    return drawGroups(*wishes, *seed, parser, streams);
}

} // namespace

const Verb drawVerb{"draw", "Draws groups, a cup or a league phase, with any limits.", describeDraw, runDraw};

} // namespace touchline::cli
