// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tie_card.h"

#include "core/base/index.h"
#include "core/exchange/fixture_words.h"
#include "core/exchange/tie_words.h"
#include "models/views/said.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct TieCardWords
{
    Q_DECLARE_TR_FUNCTIONS(TieCard)
};

const TiePlan &planOf(const CompetitionState &state, int tie)
{
    return state.competition.plan().ties[at(tie)];
}

int matchToGoTo(const CompetitionState &state, int tie)
{
    int last = planOf(state, tie).fixtures.front();
    for (const int fixture : planOf(state, tie).fixtures) {
        const FixtureState match = state.now.fixtures[at(fixture)].state;
        const bool isReplayToCome =
            state.competition.fixtures()[at(fixture)].isConditional() && match == FixtureState::Waiting;
        if (match == FixtureState::NotNeeded || isReplayToCome)
            continue;
        last = fixture;
        if (match == FixtureState::Ready || match == FixtureState::Waiting)
            break;
    }
    return last;
}

/// Whether the winner of the tie has another one in the competition: it stands behind this one.
bool leadsOn(const CompetitionState &state, int tie)
{
    const std::vector<TiePlan> &ties = state.competition.plan().ties;
    const int number = planOf(state, tie).number;
    return std::any_of(ties.begin() + tie, ties.end(), [&](const TiePlan &next) {
        return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
            const Slot &slot = next.slots[side];
            return slot.kind == Slot::Kind::WinnerOf && slot.number == number && next.onlyIfAwayWins == 0;
        });
    });
}

QString footOf(const CompetitionState &state, int tie)
{
    const QString match = TieCardWords::tr("Match %1").arg(planOf(state, tie).number);
    const TieStatus &status = state.now.ties[at(tie)];
    if (planOf(state, tie).onlyIfAwayWins > 0) {
        if (status.by == TieDecision::NotPlayed)
            return TieCardWords::tr("%1 · not needed").arg(match);
        if (!status.winner)
            return TieCardWords::tr("%1 · only if needed").arg(match);
    }
    QString words = tieWords(state.competition, state.now, tie, windowLanguage());
    if (words.isEmpty())
        words = tieDay(state.competition, state.now, tie, windowLanguage());
    return words.isEmpty() ? match : QStringLiteral("%1 · %2").arg(match, words);
}

/// "Brazil 2", "Ajax 1 and 2".
QString spokenSide(const TieCard &card, Side side)
{
    QString goals;
    for (const QString &match : card.goals[side])
        goals =
            goals.isEmpty() ? match : TieCardWords::tr("%1 and %2", "goals of two matches").arg(goals, match);
    return goals.isEmpty() ? card.names[side] : card.names[side] + u' ' + goals;
}

QString spokenOutcome(const CompetitionState &state, const TieCard &card)
{
    if (!card.winner)
        return {};
    const QString &name = card.names[*card.winner];
    return leadsOn(state, card.tie) ? TieCardWords::tr("%1 go through.").arg(name)
                                    : TieCardWords::tr("%1 win.").arg(name);
}

QString spokenOf(const CompetitionState &state, const TieCard &card)
{
    const TiePlan &plan = planOf(state, card.tie);
    const QString round = capitalized(state.competition.fixtures()[at(plan.fixtures.front())].stageName);
    const bool isOpen = card.goals[Side::Home].isEmpty();
    QString text =
        (isOpen ? TieCardWords::tr("%1, match %2: %3 against %4") : TieCardWords::tr("%1, match %2: %3, %4"))
            .arg(round)
            .arg(plan.number)
            .arg(spokenSide(card, Side::Home), spokenSide(card, Side::Away));
    QString words = tieWords(state.competition, state.now, card.tie, windowLanguage());
    if (!words.isEmpty())
        text += u' ' + words;
    else if (words = tieDay(state.competition, state.now, card.tie, windowLanguage()); !words.isEmpty())
        text += QStringLiteral(", ") + words;
    const QString outcome = spokenOutcome(state, card);
    return text + u'.' + (outcome.isEmpty() ? QString() : u' ' + outcome);
}

} // namespace

TieCard tieCard(const CompetitionState &state, int tie)
{
    const TieStatus &status = state.now.ties[at(tie)];
    TieCard card;
    card.tie = tie;
    card.fixture = state.competition.fixtures()[at(matchToGoTo(state, tie))].id;
    for (const Side side : bothSides) {
        const int team = status.teams[side];
        if (team >= 0)
            card.teams[side] = state.competition.entrant(team).id;
        card.names[side] = tieSideWords(state.competition, state.now, tie, side, windowLanguage());
        card.goals[side] = tieGoals(state.competition, state.now, tie, side);
    }
    card.winner = status.winner;
    card.foot = footOf(state, tie);
    card.spoken = spokenOf(state, card);
    return card;
}

} // namespace touchline
