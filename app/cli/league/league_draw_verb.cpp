// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "core/base/index.h"
#include "core/competition/progress.h"
#include "models/league/players/league_player.h"
#include "models/words/competition/cup_text.h"

namespace touchline::cli {

namespace {

/// The matches of the rounds that were to be drawn, as they are drawn now; nothing for groups.
QString drawnMatches(const Competition &competition, const std::vector<int> &rounds)
{
    const Progress now = progress(competition);
    QString text;
    for (const int round : rounds) {
        const std::vector<int> &fixtures = competition.plan().drawnRounds[at(round)].fixtures;
        for (const int fixture : fixtures)
            if (now.fixtures[at(fixture)].state != FixtureState::NotNeeded)
                text += fixtureText(competition, now, fixture);
    }
    return text;
}

int runLeagueDraw(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    const auto league = leagueToChange(arguments.constFirst(), streams);
    TOUCHLINE_TRY_ON(streams, league, arguments.constFirst());
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    const auto drawn = drawWhatIsDue(**league, before->definition().id);
    TOUCHLINE_TRY_ON(streams, drawn);
    if (!*drawn)
        return printError(streams, Error{Fault::Refused,
                                         {QT_TRANSLATE_NOOP("core", "There is nothing to draw yet in %1: the "
                                                                    "matches before it come first."),
                                          {before->definition().name}},
                                         {}});
    const auto after = (*league)->competitions().find(before->definition().id);
    TOUCHLINE_TRY_ON(streams, after);
    streams.out << (*drawn)->english() << '\n' << drawnMatches(*after, progress(*before).roundsToDraw);
    return done;
}

} // namespace

const Verb leagueDrawVerb{"league draw",
                          "Draws the next round, and lots where they are due.",
                          {placeRow, competitionArgumentRows, whoRow},
                          runLeagueDraw,
                          placeAndCompetition};

} // namespace touchline::cli
