// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_deeds.h"

#include "core/base/index.h"

namespace touchline {

namespace {

const FixtureStatus &statusOf(const CompetitionState &state, int fixture)
{
    return state.now.fixtures[at(fixture)];
}

bool areTeamsKnown(const FixtureStatus &status)
{
    return status.teams[Side::Home] >= 0 && status.teams[Side::Away] >= 0;
}

bool isDecidedByRuling(const CompetitionState &state, int fixture)
{
    const Ruling *ruling = state.competition.ruling(fixture);
    return ruling != nullptr && (ruling->isAward() || ruling->kind == Ruling::Kind::Annulled);
}

bool isOver(FixtureState state)
{
    return state == FixtureState::Void || state == FixtureState::NotNeeded;
}

} // namespace

bool canBePlayed(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = statusOf(state, fixture);
    if (status.state != FixtureState::Ready || !state.rules)
        return false;
    const auto &documents = state.rules->documents;
    return documents[at(status.teams[Side::Home])] != nullptr &&
           documents[at(status.teams[Side::Away])] != nullptr;
}

bool takesResult(const CompetitionState &state, int fixture)
{
    return statusOf(state, fixture).state == FixtureState::Ready;
}

bool canBeCorrected(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = statusOf(state, fixture);
    return state.competition.report(fixture) != nullptr && areTeamsKnown(status) && !isOver(status.state) &&
           status.award < 0;
}

bool canBeAwarded(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = statusOf(state, fixture);
    return areTeamsKnown(status) && !isOver(status.state);
}

bool canBePutOff(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = statusOf(state, fixture);
    const bool isOpen = status.state == FixtureState::Ready || status.state == FixtureState::Waiting;
    return isOpen && status.award < 0 && state.competition.report(fixture) == nullptr;
}

bool canBeAnnulled(const CompetitionState &state, int fixture)
{
    return state.competition.fixtures()[at(fixture)].tie < 0 && !isOver(statusOf(state, fixture).state);
}

bool canBeAbandoned(const CompetitionState &state, int fixture)
{
    return canBeAwarded(state, fixture) && statusOf(state, fixture).state != FixtureState::Waiting;
}

bool canBeReplayed(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = statusOf(state, fixture);
    return areTeamsKnown(status) && status.state != FixtureState::NotNeeded &&
           (state.competition.report(fixture) != nullptr || status.state == FixtureState::Played ||
            status.state == FixtureState::Void || status.state == FixtureState::Undecided);
}

bool canBeTakenOut(const CompetitionState &state, int fixture)
{
    return state.competition.report(fixture) != nullptr || isDecidedByRuling(state, fixture);
}

Ruling rulingAbout(const CompetitionState &state, int fixture, Ruling::Kind kind)
{
    Ruling ruling;
    ruling.match = state.competition.fixtures()[at(fixture)].number;
    ruling.kind = kind;
    ruling.teams = statusOf(state, fixture).teams;
    const CountedResult *result = state.competition.result(fixture);
    if (kind == Ruling::Kind::AsItIs && result != nullptr)
        ruling.teams = result->teams;
    return ruling;
}

Change takingOut(const CompetitionState &state, int fixture)
{
    if (isDecidedByRuling(state, fixture))
        return rulingAbout(state, fixture, Ruling::Kind::Lifted);
    return ReportWithdrawal{state.competition.fixtures()[at(fixture)].number};
}

} // namespace touchline
