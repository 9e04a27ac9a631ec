// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/league_draw_verb.h"

#include "app/cli/input/league_access.h"
#include "core/base/index.h"
#include "core/competition/progress.h"
#include "models/league/league_competitions.h"
#include "models/league/people/league_player.h"
#include "models/words/competition/cup_text.h"

#include <QtGlobal>

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

} // namespace

void LeagueDrawVerb::describe(ArgumentParser &parser) const
{
    describePlace(parser);
    describeCompetitionArgument(parser);
    describeWho(parser);
}

int LeagueDrawVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList arguments = placeArguments(parser);
    if (arguments.isEmpty() || arguments.size() > 2)
        return refuseArguments(
            streams, arguments, 2,
            QStringLiteral("Missing PLACE: touchline-cli league draw PLACE [COMPETITION]."));
    const auto league = leagueToChange(arguments.constFirst(), parser);
    if (!league)
        return printError(streams, league.error(), arguments.constFirst());
    const auto before = competitionOf(**league, arguments.value(1));
    if (!before)
        return printError(streams, before.error());
    const auto drawn = drawWhatIsDue(**league, before->definition().id);
    if (!drawn)
        return printError(streams, drawn.error());
    if (!*drawn)
        return printError(streams, Error{Fault::Refused,
                                         {QT_TRANSLATE_NOOP("core", "There is nothing to draw yet in %1: the "
                                                                    "matches before it come first."),
                                          {before->definition().name}},
                                         {}});
    const auto after = (*league)->competitions().find(before->definition().id);
    if (!after)
        return printError(streams, after.error());
    streams.out << (*drawn)->english() << '\n' << drawnMatches(*after, progress(*before).roundsToDraw);
    return done;
}

} // namespace touchline::cli
