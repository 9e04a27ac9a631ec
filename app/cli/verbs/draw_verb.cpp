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
    const bool isForMachines = streams.asJson;
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
        return drawLeague(*wishes, *seed, streams.asJson, streams);
    return drawGroups(*wishes, *seed, parser, streams);
}

} // namespace

const Verb drawVerb{
    "draw",
    "Draws groups, a cup or a league phase, with any limits.",
    {{"teams",
      "The teams: card ids or names, one per line, the best first; or a .csv file with the columns name, "
      "code, conference, country, ranking.",
      "file"},
     {"groups", "The number of groups; if they differ in size, the first are the larger ones.", "number"},
     {"sizes", "The sizes of the groups: 4,4,3.", "list"},
     {"pots", "The pots as JSON instead of by ranking: {\"pots\": [[...], ...]}.", "file"},
     {"limits",
      "Limits as JSON: conferences, fewest, same_country, not_together, parts, opposite, candidates.",
      "file"},
     {"fixed",
      "Fix a team's place (A1) or group (A), or in an open draw its place in the bracket (1); may be "
      "repeated.",
      "team=place"},
     {"method",
      "sequential (as at a World Cup), uniform (every allowed draw equally likely), open (a cup) or ranking "
      "(no chance).",
      "name", "sequential"},
     {"seeds", "The number of seeded teams in an open draw: 1, 2, 4, 8, ...", "number"},
     {"league-phase", "Draw the matches of a league phase: four pots, two opponents from each."},
     {"seed", "The same seed gives the same draw.", "number"},
     {"ceremony", "Show every ball, and which groups were ruled out and why."},
     jsonRow},
    runDraw,
    {0, 0}};

} // namespace touchline::cli
