// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/absences_on_day.h"

#include "core/competition/match_count.h"
#include "core/competition/order_of_play.h"
#include "core/discipline/absence_length.h"
#include "core/discipline/risk.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_discipline.h"
#include "core/play/transfers/player_move.h"

#include <algorithm>
#include <array>
#include <set>

namespace touchline {

namespace {

bool isOnDay(const Competition &competition, int fixture, QDate day)
{
    const Appointment *appointment = competition.appointment(fixture);
    return appointment != nullptr && appointment->date == day;
}

bool takesPlace(const FixtureStatus &status)
{
    return status.state != FixtureState::NotNeeded && status.state != FixtureState::Void;
}

bool isAnyoneOut(const MatchOnDay &match)
{
    return std::any_of(match.teams.begin(), match.teams.end(),
                       [](const TeamOnDay &team) { return !team.out.empty(); });
}

bool isStillToPlay(const FixtureStatus &status)
{
    return takesPlace(status) && status.state != FixtureState::Played;
}

std::vector<QDate> daysOf(const Competition &competition, const Progress &now,
                          bool (*isAskedFor)(const FixtureStatus &))
{
    std::set<QDate> days;
    for (int fixture = 0; fixture < static_cast<int>(now.fixtures.size()); ++fixture) {
        const Appointment *appointment = competition.appointment(fixture);
        if (appointment != nullptr && appointment->date.isValid() &&
            isAskedFor(now.fixtures[static_cast<std::size_t>(fixture)]))
            days.insert(appointment->date);
    }
    return {days.begin(), days.end()};
}

std::vector<SuspensionCause> causesOf(const TeamLedger &ledger, const QUuid &player)
{
    std::vector<SuspensionCause> causes;
    for (const Suspension &one : ledger.suspensions())
        if (one.player == player && ledger.keepsOut(one))
            causes.push_back(one.cause);
    return causes;
}

QDate untilOf(const TeamLedger &ledger, const QUuid &player)
{
    QDate until;
    for (const Suspension &one : ledger.suspensions())
        if (one.player == player && ledger.keepsOut(one) && one.until.isValid())
            until = until.isValid() ? std::max(until, one.until) : one.until;
    return until;
}

/// Who misses the first of the matches ahead, by the ledger right before it.
std::vector<DayAbsence> absencesIn(const TeamLedger &ledger, const QUuid &team,
                                   std::span<const MatchAhead> ahead)
{
    // What was given away before it has been entered.
    std::vector<MatchAhead> later(ahead.begin(), ahead.end());
    later.front().given.clear();
    later.front().elsewhere.clear();
    std::vector<Absentee> all = absentees(ledger);
    const std::vector<AbsenceLength> lengths = absenceLengths(ledger, team, later);
    std::vector<DayAbsence> out;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QUuid player = all[i].player;
        out.push_back(
            {std::move(all[i]), causesOf(ledger, player), lengths[i].matches, untilOf(ledger, player)});
    }
    return out;
}

class TeamsOfDay
{
public:
    /// All outlive it.
    TeamsOfDay(const Competition &competition, const Progress &now, const DisciplineRules &rules)
        : m_competition(competition)
        , m_now(now)
        , m_rules(rules)
    {
    }

    [[nodiscard]] TeamOnDay of(int team, int fixture) const
    {
        const QUuid &id = m_competition.entrant(team).id;
        if (!isStillToPlay(m_now.fixtures[static_cast<std::size_t>(fixture)])) {
            const std::array<MatchAhead, 1> match = alone(fixture);
            const TeamLedger then =
                rightBefore(ledgerBefore(m_competition, team, fixture, m_rules), match.front());
            return {team, absencesIn(then, id, match), {}, 0};
        }
        const std::vector<int> open = openFixtures(m_competition, m_now, team);
        const auto place = std::find(open.begin(), open.end(), fixture);
        TeamOnDay day{team, {}, {}, static_cast<int>(place - open.begin())};
        // What happened after it, here or in another competition, keeps nobody out of it; what happened
        // before it does, also where reports in between are late. What was abandoned and is not decided is
        // none of those that come.
        const std::vector<int> coming = place == open.end() ? std::vector<int>() : comingFrom(team, fixture);
        std::vector<MatchAhead> ahead = matchesAhead(m_competition, m_now, team, coming, m_rules);
        if (ahead.empty())
            ahead.push_back(alone(fixture).front());
        const TeamLedger then =
            rightBefore(ledgerBefore(m_competition, m_now, team, fixture, m_rules), ahead.front());
        day.out = absencesIn(then, id, ahead);
        if (!coming.empty())
            for (DayAbsence &one : day.out)
                one.free = freeAgain(m_competition, m_now, team, coming, one.left, one.until);
        if (!coming.empty() && !isOut(m_competition, m_now, team))
            addRisks(day, then, coming);
        // Who has left by then is not of this team.
        const auto hasLeft = [&](const QUuid &player) {
            return isIneligible(m_competition, id,
                                m_competition.fixtures()[static_cast<std::size_t>(fixture)].number,
                                dayOfFixture(m_competition, fixture), player);
        };
        std::erase_if(day.out, [&](const DayAbsence &one) { return hasLeft(one.who.player); });
        std::erase_if(day.atRisk, [&](const DayRisk &one) { return hasLeft(one.player); });
        return day;
    }

private:
    [[nodiscard]] std::array<MatchAhead, 1> alone(int fixture) const
    {
        return {MatchAhead(stageOf(m_competition, fixture), dayOfFixture(m_competition, fixture))};
    }

    /// That open match of a team and those that follow it.
    [[nodiscard]] std::vector<int> comingFrom(int team, int fixture) const
    {
        std::vector<int> ahead = fixturesAhead(m_competition, m_now, team);
        const auto place = std::find(ahead.begin(), ahead.end(), fixture);
        if (place == ahead.end())
            return fixturesFrom(m_competition, m_now, team, fixture);
        ahead.erase(ahead.begin(), place);
        return ahead;
    }

    /// Several rules may threaten the same player. Matches before this one that are still open hide nobody:
    /// `then` takes them to be played without cards, as the list of those who are out does.
    void addRisks(TeamOnDay &day, const TeamLedger &then, const std::vector<int> &coming) const
    {
        const QString wouldMiss = roundAfter(m_competition, coming.front());
        for (const Threat &threat :
             threatsAhead(then, m_competition.entrant(day.team).id, stagesOf(m_competition, coming))) {
            auto found = std::find_if(day.atRisk.begin(), day.atRisk.end(),
                                      [&threat](const DayRisk &one) { return one.player == threat.player; });
            if (found == day.atRisk.end())
                found = day.atRisk.insert(day.atRisk.end(), {threat.player, threat.name, {}, {}});
            if (std::find(found->kinds.begin(), found->kinds.end(), threat.kind) == found->kinds.end())
                found->kinds.push_back(threat.kind);
            for (Message &why : allRisks(threat, then, wouldMiss))
                if (std::none_of(found->because.begin(), found->because.end(),
                                 [&why](const Message &one) { return one.english() == why.english(); }))
                    found->because.push_back(std::move(why));
        }
        // Who is out anyway cannot be booked.
        std::erase_if(day.atRisk, [&day](const DayRisk &risk) {
            return std::any_of(day.out.begin(), day.out.end(),
                               [&risk](const DayAbsence &one) { return one.who.player == risk.player; });
        });
    }

    const Competition &m_competition;
    const Progress &m_now;
    const DisciplineRules &m_rules;
};

} // namespace

bool MatchOnDay::isSettled() const
{
    return teams.size() == 2 && teams[0].before == 0 && teams[1].before == 0;
}

std::vector<QDate> daysToPlay(const Competition &competition, const Progress &now)
{
    return daysOf(competition, now, isStillToPlay);
}

std::vector<QDate> daysWithMatches(const Competition &competition, const Progress &now)
{
    return daysOf(competition, now, takesPlace);
}

MatchOnDay matchOnDay(const Competition &competition, const Progress &now, int fixture,
                      const DisciplineRules *rules)
{
    MatchOnDay match{fixture, {}};
    // Nobody misses a match that nobody plays, unless that serves a ban.
    const CountedResult *given =
        isWalkover(competition, now, fixture) ? countedResult(competition, now, fixture) : nullptr;
    for (const Side side : bothSides) {
        const int team = now.fixtures[static_cast<std::size_t>(fixture)].teams[side];
        if (team < 0)
            continue;
        const bool isMissed =
            rules != nullptr && (given == nullptr || rules->servesInWalkover(given->winner == side));
        match.teams.push_back(isMissed ? TeamsOfDay(competition, now, *rules).of(team, fixture)
                                       : TeamOnDay{team, {}, {}, 0});
    }
    return match;
}

std::vector<MatchOnDay> matchesOnDay(const Competition &competition, const Progress &now, QDate day,
                                     const DisciplineRules *rules)
{
    std::vector<int> fixtures;
    for (int fixture = 0; fixture < static_cast<int>(now.fixtures.size()); ++fixture) {
        if (takesPlace(now.fixtures[static_cast<std::size_t>(fixture)]) && isOnDay(competition, fixture, day))
            fixtures.push_back(fixture);
    }
    std::vector<MatchOnDay> matches;
    for (const int fixture : inOrderOfPlay(competition, std::move(fixtures))) {
        MatchOnDay match = matchOnDay(competition, now, fixture, rules);
        // Who could play in a match that nobody plays is of no use to anybody.
        if (!isWalkover(competition, now, fixture) || isAnyoneOut(match))
            matches.push_back(std::move(match));
    }
    return matches;
}

} // namespace touchline
