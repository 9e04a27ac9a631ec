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
        streams.out << u"League phase of %1 teams, seed %2\n\n"_s.arg(wishes.entrants.size()).arg(seed)
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
            streams.out << u"Pot %1\n"_s.arg(pot + 1);
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
    const bool isForMachines = parser.isSet(u"json"_s);
    const bool isTold = parser.isSet(u"ceremony"_s);
    if (!isForMachines) {
        streams.out
            << u"Draw of %1 teams, %2"_s.arg(wishes.entrants.size()).arg(drawMethodWord(wishes.plan.method));
        if (wishes.plan.method != DrawMethod::Ranking)
            streams.out << ", seed " << seed;
        streams.out << "\n\n";
    }
    const QJsonArray balls = hold(*ceremony, isTold, isForMachines, streams);
    if (isForMachines) {
        QJsonObject object = drawJson(*ceremony, wishes.sizes);
        object.insert(u"method"_s, drawMethodWord(wishes.plan.method));
        if (isTold)
            object.insert(u"ceremony"_s, balls);
        streams.out << writtenJson(object);
        return done;
    }
    streams.out << (isTold ? "\n" : "") << drawText(*ceremony, wishes.sizes);
    return done;
}

void describeDraw(ArgumentParser &parser)
{
    parser.addOptions({
        {u"teams"_s,
         u"The teams: card ids or names, one per line, the best first; or a .csv file with the "
         "columns name, code, conference, country, ranking."_s,
         u"file"_s},
        {u"groups"_s, u"The number of groups; if they differ in size, the first are the larger ones."_s,
         u"number"_s},
        {u"sizes"_s, u"The sizes of the groups: 4,4,3."_s, u"list"_s},
        {u"pots"_s, u"The pots as JSON instead of by ranking: {\"pots\": [[...], ...]}."_s, u"file"_s},
        {u"limits"_s,
         u"Limits as JSON: conferences, fewest, same_country, not_together, parts, opposite, "
         "candidates."_s,
         u"file"_s},
        {u"fixed"_s,
         u"Fix a team's place (A1) or group (A), or in an open draw its place in the bracket "
         "(1); may be repeated."_s,
         u"team=place"_s},
        {u"method"_s,
         u"sequential (as at a World Cup), uniform (every allowed draw equally likely), open (a "
         "cup) or ranking (no chance)."_s,
         u"name"_s, u"sequential"_s},
        {u"seeds"_s, u"The number of seeded teams in an open draw: 1, 2, 4, 8, ..."_s, u"number"_s},
        {u"league-phase"_s, u"Draw the matches of a league phase: four pots, two opponents from each."_s},
        {u"seed"_s, u"The same seed gives the same draw."_s, u"number"_s},
        {u"ceremony"_s, u"Show every ball, and which groups were ruled out and why."_s},
        {u"json"_s, u"Print JSON."_s},
    });
}

int runDraw(const QCommandLineParser &parser, Streams &streams)
{
    if (const QString wrong = drawUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, u"seed"_s, freshSeed(), streams);
    if (!seed)
        return wrongUsage;
    const auto wishes = drawWishes(parser);
    TOUCHLINE_TRY_ON(streams, wishes);
    printNotes(streams, wishes->notes, parser.value(u"teams"_s));
    if (parser.isSet(u"league-phase"_s))
        return drawLeague(*wishes, *seed, parser.isSet(u"json"_s), streams);
    return drawGroups(*wishes, *seed, parser, streams);
}

} // namespace

const Verb drawVerb{
    "draw", "Draws groups, a cup or a league phase, with any limits.", describeDraw, runDraw, {0, 0}};

} // namespace touchline::cli
