// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/tie_words.h"

#include "core/base/index.h"
#include "core/exchange/words/fixture_words.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// The side of a match on which the team stands that has the side `side` of the tie.
Side sideInMatch(const Progress &now, const TieStatus &tie, int fixture, Side side)
{
    return now.fixtures[at(fixture)].teams[side] == tie.teams[side] ? side : opposite(side);
}

QString aggregateWords(const TieStatus &tie, const Language &language)
{
    const Side winner = *tie.winner;
    return language.say(QT_TRANSLATE_NOOP("core", "%1 on aggregate"),
                        {scoreWords({tie.goals.of(winner), tie.goals.of(opposite(winner))})});
}

} // namespace

QString tieSideWords(const Competition &competition, const Progress &now, int tie, Side side,
                     const Language &language)
{
    const int team = now.ties[at(tie)].teams[side];
    return team >= 0
               ? competition.entrant(team).name
               : capitalized(slotWords(competition.plan().ties[at(tie)].slots[side], competition, language));
}

std::vector<int> tieMatches(const Competition &competition, const Progress &now, int tie)
{
    std::vector<int> matches;
    for (const int fixture : competition.plan().ties[at(tie)].fixtures)
        if (countedResult(competition, now, fixture) != nullptr)
            matches.push_back(fixture);
    return matches;
}

QStringList tieGoals(const Competition &competition, const Progress &now, int tie, Side side)
{
    const TieStatus &status = now.ties[at(tie)];
    QStringList goals;
    for (const int fixture : tieMatches(competition, now, tie)) {
        const CountedResult *result = countedResult(competition, now, fixture);
        const Side own = sideInMatch(now, status, fixture, side);
        QString words = result->withoutScore ? QStringLiteral("–") : QString::number(result->score.of(own));
        const MatchReport *report = competition.report(fixture);
        if (now.fixtures[at(fixture)].award < 0 && report != nullptr && report->shootOut)
            words += QStringLiteral(" (%1)").arg(report->shootOut->of(own));
        goals << words;
    }
    return goals;
}

const char *tieAwardNote(const Competition &competition, int tie)
{
    const std::vector<int> &fixtures = competition.plan().ties[at(tie)].fixtures;
    const bool wasPlayed = std::any_of(fixtures.begin(), fixtures.end(), [&competition](int fixture) {
        const Ruling *ruling = competition.ruling(fixture);
        return ruling != nullptr && ruling->isAward() &&
               (ruling->kind == Ruling::Kind::Abandoned || competition.report(fixture) != nullptr);
    });
    return wasPlayed ? QT_TRANSLATE_NOOP("core", "awarded") : QT_TRANSLATE_NOOP("core", "walkover");
}

QString tieWords(const Competition &competition, const Progress &now, int tie, const Language &language)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    const TieStatus &status = now.ties[at(tie)];
    if (status.needsLot)
        return language.say(QT_TRANSLATE_NOOP("core", "level: a lot decides"));
    if (!status.winner)
        return {};
    switch (status.by) {
    case TieDecision::AwayGoals:
        return language.say(QT_TRANSLATE_NOOP("core", "on away goals"));
    case TieDecision::ExtraTime:
        return language.say(QT_TRANSLATE_NOOP("core", "after extra time"));
    case TieDecision::ShootOut:
        return language.say(QT_TRANSLATE_NOOP("core", "on penalties"));
    case TieDecision::Criteria:
        return language.say(QT_TRANSLATE_NOOP("core", "decided by criteria of the rules"));
    case TieDecision::Replay:
        return language.say(QT_TRANSLATE_NOOP("core", "after a replay"));
    case TieDecision::Lots:
        return language.say(QT_TRANSLATE_NOOP("core", "by lots"));
    case TieDecision::NotPlayed:
        return language.say(QT_TRANSLATE_NOOP("core", "without a match"));
    case TieDecision::Walkover:
        return language.say(tieAwardNote(competition, tie));
    case TieDecision::Score:
        return plan.rules.legs == 2 ? aggregateWords(status, language) : QString();
    case TieDecision::Open:
    case TieDecision::Table:
        break;
    }
    return {};
}

QString tieDay(const Competition &competition, const Progress &now, int tie, const Language &language)
{
    for (const int fixture : competition.plan().ties[at(tie)].fixtures) {
        const FixtureState state = now.fixtures[at(fixture)].state;
        const Appointment *appointment = competition.appointment(fixture);
        if ((state == FixtureState::Waiting || state == FixtureState::Ready) && appointment != nullptr &&
            appointment->date.isValid())
            return language.shortDate(appointment->date);
    }
    return {};
}

} // namespace touchline
