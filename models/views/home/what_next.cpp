// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/home/what_next.h"

#include "core/base/index.h"
#include "core/competition/consequences/conflict.h"
#include "core/competition/match_count.h"
#include "core/play/discipline/absences_on_day.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/home/due_draw.h"
#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct WhatNextWords
{
    Q_DECLARE_TR_FUNCTIONS(WhatNext)
};

void addMissing(WhatNext &next, const CompetitionState &state, const NextMatch &match)
{
    for (const TeamOnDay &team :
         matchOnDay(state.competition, state.now, match.fixture, state.discipline()).teams)
        for (const DayAbsence &one : team.out) {
            QStringList because;
            for (const Message &reason : one.who.because)
                because << translated(reason);
            next.missing.push_back(
                {match.fixture, team.team, one.who.name, because.join(QStringLiteral("; "))});
        }
}

int firstToSettle(const CompetitionState &state)
{
    for (const FixtureState wanted : {FixtureState::InConflict, FixtureState::Undecided})
        if (const std::vector<int> found = fixturesIn(wanted, state.now); !found.empty())
            return found.front();
    return -1;
}

QStringList cautionsOf(const CompetitionState &state)
{
    QStringList cautions;
    const auto conflicts = static_cast<int>(conflictsOf(state.competition, state.now).size());
    if (conflicts > 0)
        cautions << WhatNextWords::tr("%n matches are in conflict with earlier results.", nullptr, conflicts);
    const auto undecided = static_cast<int>(
        std::count_if(state.now.fixtures.begin(), state.now.fixtures.end(),
                      [](const FixtureStatus &status) { return status.state == FixtureState::Undecided; }));
    if (undecided > 0)
        cautions << WhatNextWords::tr("%n abandoned matches need a decision.", nullptr, undecided);
    cautions << dueDraw(state).sentences;
    if (!state.rules) {
        cautions << translated(state.rules.error());
    } else if (const std::vector<int> without = withoutDocuments(*state.rules);
               state.isPlayedHere() && !without.empty()) {
        QStringList names;
        for (const int team : without)
            names << state.competition.entrant(team).name;
        cautions
            << WhatNextWords::tr(
                   "The computer can't play these teams without a card; their results can be entered: %1.")
                   .arg(windowLanguage().list(names));
    }
    return cautions;
}

} // namespace

WhatNext whatNext(const CompetitionState &state)
{
    WhatNext next;
    const MatchCount count = matchCount(state.competition, state.now);
    next.played = count.withResult;
    next.all = count.all;
    next.walkovers = count.walkovers;
    next.isOver = state.isOver();
    next.cautions = cautionsOf(state);
    next.toSettle = firstToSettle(state);
    next.isDrawDue = canDraw(state);
    if (!state.now.finalPlaces.empty())
        next.champion = state.now.finalPlaces.front();
    for (const int fixture : state.nextFixtures()) {
        if (next.matches.empty())
            next.round = roundText(state, fixture);
        next.matches.push_back({fixture, state.now.fixtures[at(fixture)].teams, whenText(state, fixture)});
        addMissing(next, state, next.matches.back());
    }
    return next;
}

} // namespace touchline
