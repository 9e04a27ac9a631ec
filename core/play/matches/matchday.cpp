// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/matchday.h"

#include "core/competition/order_of_play.h"

#include <set>

namespace touchline {

namespace {

/// Null where it is not known.
QDate dayOf(const Competition &competition, int fixture)
{
    const Appointment *appointment = competition.appointment(fixture);
    return appointment == nullptr ? QDate() : appointment->date;
}

} // namespace

Result<DrawnNow> drawWhatIsDue(Competition &competition, const Progress &now, const RoundPlan &plan)
{
    for (const TeamBye &bye : plan.byes)
        TOUCHLINE_TRY(requestBye(competition, bye, plan.day));
    DrawnNow drawn{drawLots(competition, now), {}};
    for (const Lot &lot : drawn.lots)
        TOUCHLINE_TRY(competition.addLot(lot));
    auto rounds = drawRounds(competition, now, plan.wishes);
    TOUCHLINE_TRY(rounds);
    drawn.rounds = std::move(*rounds);
    for (const RoundDraw &round : drawn.rounds)
        TOUCHLINE_TRY(competition.addRoundDraw(round));
    return drawn;
}

std::vector<int> nextMatchday(const Competition &competition, const Progress &now)
{
    std::vector<int> ready = inOrderOfPlay(competition, fixturesIn(FixtureState::Ready, now));
    if (ready.empty())
        return ready;
    const auto fixture = [&competition](int index) -> const Fixture & {
        return competition.fixtures()[static_cast<std::size_t>(index)];
    };
    const Fixture &first = fixture(ready.front());
    const QDate day = dayOf(competition, ready.front());
    // Teams of the matches that were looked at: the next one of theirs comes after those.
    std::set<int> seen;
    std::erase_if(ready, [&](int index) {
        const PerSide<int> &teams = now.fixtures[static_cast<std::size_t>(index)].teams;
        const bool isLater = seen.contains(teams[Side::Home]) || seen.contains(teams[Side::Away]);
        seen.insert({teams[Side::Home], teams[Side::Away]});
        const Fixture &one = fixture(index);
        const bool isOfRound = one.stage == first.stage && one.round == first.round && one.leg == first.leg &&
                               one.replay == first.replay;
        return isLater || !(isOfRound || (day.isValid() && dayOf(competition, index) == day));
    });
    return ready;
}

} // namespace touchline
