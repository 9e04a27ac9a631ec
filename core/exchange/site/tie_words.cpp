// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/site/tie_words.h"

#include "core/exchange/fixture_words.h"

#include <QtGlobal>

namespace touchline {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// The side of a match on which the team stands that has the side `side` of the tie.
Side sideInMatch(const Site &site, const TieStatus &tie, int fixture, Side side)
{
    return site.now.fixtures[at(fixture)].teams[side] == tie.teams[side] ? side : opposite(side);
}

QString aggregateWords(const Site &site, const TieStatus &tie)
{
    const Side winner = *tie.winner;
    return site.say(QT_TRANSLATE_NOOP("core", "%1 on aggregate"),
                    {scoreWords({tie.goals.of(winner), tie.goals.of(opposite(winner))})});
}

} // namespace

QString tieSideWords(const Site &site, int tie, Side side)
{
    const int team = site.now.ties[at(tie)].teams[side];
    return team >= 0 ? site.competition.entrant(team).name
                     : capitalized(slotWords(site.competition.plan().ties[at(tie)].slots[side],
                                             site.competition, site.language));
}

QStringList tieGoals(const Site &site, int tie, Side side)
{
    const TieStatus &status = site.now.ties[at(tie)];
    QStringList goals;
    for (const int fixture : site.competition.plan().ties[at(tie)].fixtures) {
        const CountedResult *result = countedResult(site.competition, site.now, fixture);
        if (result == nullptr || site.now.fixtures[at(fixture)].state != FixtureState::Played)
            continue;
        const Side own = sideInMatch(site, status, fixture, side);
        QString words = result->withoutScore ? QStringLiteral("–") : QString::number(result->score.of(own));
        const MatchReport *report = site.competition.report(fixture);
        if (site.now.fixtures[at(fixture)].award < 0 && report != nullptr && report->shootOut)
            words += QStringLiteral(" (%1)").arg(report->shootOut->of(own));
        goals << words;
    }
    return goals;
}

QString tieWords(const Site &site, int tie)
{
    const TiePlan &plan = site.competition.plan().ties[at(tie)];
    const TieStatus &status = site.now.ties[at(tie)];
    if (status.needsLot)
        return site.say(QT_TRANSLATE_NOOP("core", "level: a lot decides"));
    if (!status.winner)
        return {};
    switch (status.by) {
    case TieDecision::AwayGoals:
        return site.say(QT_TRANSLATE_NOOP("core", "on away goals"));
    case TieDecision::ExtraTime:
        return site.say(QT_TRANSLATE_NOOP("core", "after extra time"));
    case TieDecision::ShootOut:
        return site.say(QT_TRANSLATE_NOOP("core", "on penalties"));
    case TieDecision::Criteria:
        return site.say(QT_TRANSLATE_NOOP("core", "decided by criteria of the rules"));
    case TieDecision::Replay:
        return site.say(QT_TRANSLATE_NOOP("core", "after a replay"));
    case TieDecision::Lots:
        return site.say(QT_TRANSLATE_NOOP("core", "by lots"));
    case TieDecision::NotPlayed:
        return site.say(QT_TRANSLATE_NOOP("core", "without a match"));
    case TieDecision::Walkover:
        return site.say(QT_TRANSLATE_NOOP("core", "walkover"));
    case TieDecision::Score:
        return plan.rules.legs == 2 ? aggregateWords(site, status) : QString();
    case TieDecision::Open:
    case TieDecision::Table:
        break;
    }
    return {};
}

QString tieDay(const Site &site, int tie)
{
    for (const int fixture : site.competition.plan().ties[at(tie)].fixtures) {
        const FixtureState state = site.now.fixtures[at(fixture)].state;
        const Appointment *appointment = site.competition.appointment(fixture);
        if ((state == FixtureState::Waiting || state == FixtureState::Ready) && appointment != nullptr &&
            appointment->date.isValid())
            return QStringLiteral(" · ") + site.language.shortDate(appointment->date);
    }
    return {};
}

} // namespace touchline
