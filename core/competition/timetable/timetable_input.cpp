// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/progress.h"
#include "core/competition/timetable/timetabled_day.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace touchline {

namespace {

/// What a match waits for, and who may come into it, as the format says it.
class WaitingMatches
{
public:
    WaitingMatches(const Competition &competition, const Progress &now)
        : m_competition(competition)
        , m_now(now)
        , m_possible(competition.fixtures().size())
    {
    }

    /// Indices of fixtures that are over before this one begins, played ones too.
    [[nodiscard]] std::set<int> before(int fixture) const
    {
        const Fixture &one = fixtureOf(fixture);
        std::set<int> all;
        for (const Side side : bothSides)
            if (!isKnown(fixture, side))
                addSource(one.slots[side], one, all);
        if (one.tie >= 0) {
            const TiePlan &tie = m_competition.plan().ties[at(one.tie)];
            for (const int other : tie.fixtures)
                if (fixtureOf(other).replay == 0 && fixtureOf(other).leg < one.leg)
                    all.insert(other);
            if (tie.onlyIfAwayWins > 0)
                all.insert(m_competition.indexOfNumber(tie.onlyIfAwayWins));
        }
        if (m_competition.definition().format.stages[at(one.stage)].onlyIfFree > 0)
            addStages(one.stage, all);
        return all;
    }

    /// Indices of entrants that may come to the sides that are not known.
    [[nodiscard]] std::set<int> possible(int fixture)
    {
        std::set<int> teams;
        for (const Side side : bothSides)
            if (!isKnown(fixture, side))
                teams.merge(teamsFrom(fixtureOf(fixture).slots[side], fixtureOf(fixture)));
        return teams;
    }

    [[nodiscard]] bool isKnown(int fixture, Side side) const
    {
        return m_now.fixtures[at(fixture)].teams[side] >= 0;
    }

private:
    [[nodiscard]] const Fixture &fixtureOf(int index) const { return m_competition.fixtures()[at(index)]; }

    void addStages(int end, std::set<int> &all) const
    {
        for (int stage = 0; stage < end; ++stage)
            for (const int fixture : m_competition.plan().fixturesOfStage[at(stage)])
                all.insert(fixture);
    }

    void addTable(int table, std::set<int> &all) const
    {
        const std::vector<int> &own = m_competition.plan().fixturesOfTable[at(table)];
        all.insert(own.begin(), own.end());
        for (const TiePlan &tie : m_competition.plan().ties)
            if (tie.table == table)
                all.insert(tie.fixtures.begin(), tie.fixtures.end());
        // A table over other tables has no matches of its own.
        if (own.empty())
            addStages(m_competition.tables()[at(table)].stage, all);
    }

    /// The matches from which a place gets its team.
    void addSource(const Slot &slot, const Fixture &fixture, std::set<int> &all) const
    {
        switch (slot.kind) {
        case Slot::Kind::Drawn:
            return;
        case Slot::Kind::GroupPlace:
        case Slot::Kind::Allocated:
            addTable(slot.group, all);
            return;
        case Slot::Kind::WinnerOf:
        case Slot::Kind::LoserOf: {
            const int tie = m_competition.plan().tieByNumber[at(slot.number)];
            const std::vector<int> &legs = m_competition.plan().ties[at(tie)].fixtures;
            all.insert(legs.begin(), legs.end());
            return;
        }
        case Slot::Kind::Reserved:
            addStages(fixture.stage, all);
            return;
        case Slot::Kind::RoundDraw: {
            const DrawnRound &round = m_competition.plan().drawnRounds[at(slot.group)];
            for (const Slot &one : round.pot)
                addSource(one, fixture, all);
            // Who meets whom follows from the rounds before.
            if (round.table >= 0)
                for (const int other : m_competition.plan().fixturesOfStage[at(round.stage)])
                    if (fixtureOf(other).round < round.round)
                        all.insert(other);
            return;
        }
        }
    }

    std::set<int> teamsFrom(const Slot &slot, const Fixture &fixture)
    {
        std::set<int> teams;
        const auto addDrawn = [&](const Slot &one) {
            if (one.kind == Slot::Kind::Drawn)
                teams.insert(m_competition.placement()[at(one.group)][at(one.number - 1)]);
        };
        std::set<int> sources;
        addSource(slot, fixture, sources);
        addDrawn(slot);
        if (slot.kind == Slot::Kind::RoundDraw)
            for (const Slot &one : m_competition.plan().drawnRounds[at(slot.group)].pot)
                addDrawn(one);
        if (slot.kind == Slot::Kind::GroupPlace || slot.kind == Slot::Kind::Allocated)
            for (const int team : m_now.tables[at(slot.group)].teams)
                if (team >= 0)
                    teams.insert(team);
        for (const int source : sources) {
            // A replay or a play-off brings nobody who was not there before.
            if (fixtureOf(source).isConditional())
                continue;
            const std::set<int> &some = teamsOf(source);
            teams.insert(some.begin(), some.end());
        }
        if (slot.kind == Slot::Kind::RoundDraw)
            leaveOutAbsent(m_competition.plan().drawnRounds[at(slot.group)], teams);
        return teams;
    }

    /// Who has asked not to play a round of a Swiss does not come into it.
    void leaveOutAbsent(const DrawnRound &round, std::set<int> &teams) const
    {
        const RequestedByes requested(m_competition, round.stage);
        std::erase_if(teams, [&](int team) { return requested.of(round, team).has_value(); });
    }

    const std::set<int> &teamsOf(int fixture)
    {
        std::optional<std::set<int>> &teams = m_possible[at(fixture)];
        if (!teams) {
            std::set<int> all = possible(fixture);
            for (const Side side : bothSides)
                if (isKnown(fixture, side))
                    all.insert(m_now.fixtures[at(fixture)].teams[side]);
            teams = std::move(all);
        }
        return *teams;
    }

    const Competition &m_competition;
    const Progress &m_now;
    /// By fixture, once it was asked for.
    std::vector<std::optional<std::set<int>>> m_possible;
};

bool getsAnHour(const Competition &competition, const Progress &now, int fixture, const std::set<int> &live)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    const Fixture &planned = competition.fixtures()[at(fixture)];
    // The third match of a best of 3 keeps its hour, needed or not: who plays on cannot wait for it
    // elsewhere.
    const bool isNeeded = !planned.isConditional() || planned.mayBeDecidedBefore;
    return (status.state == FixtureState::Ready || (status.state == FixtureState::Waiting && isNeeded)) &&
           status.award < 0 && competition.report(fixture) == nullptr && !live.contains(fixture) &&
           !competition.isPostponed(fixture);
}

/// The matches that `match` waits for, directly or through others.
std::vector<bool> waitsFor(const std::vector<TimetableMatch> &matches, int match)
{
    std::vector<bool> found(matches.size(), false);
    std::vector<int> open{match};
    while (!open.empty()) {
        const int next = open.back();
        open.pop_back();
        for (const int before : matches[at(next)].after)
            if (!found[at(before)]) {
                found[at(before)] = true;
                open.push_back(before);
            }
    }
    return found;
}

/// A match into which a team may come waits for the matches that this team has for certain.
void waitForCertain(std::vector<TimetableMatch> &matches)
{
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i].possible.empty())
            continue;
        const auto match = static_cast<int>(i);
        const std::vector<bool> before = waitsFor(matches, match);
        const auto mayHave = [&matches, i](int team) {
            return std::binary_search(matches[i].possible.begin(), matches[i].possible.end(), team);
        };
        for (std::size_t other = 0; other < matches.size(); ++other)
            if (other != i && !before[other] &&
                (mayHave(matches[other].places[Side::Home]) || mayHave(matches[other].places[Side::Away])) &&
                !waitsFor(matches, static_cast<int>(other))[i])
                matches[i].after.push_back(static_cast<int>(other));
    }
}

/// The final waits for everything but itself.
void waitForAll(const Competition &competition, const std::vector<int> &fixtures,
                std::vector<TimetableMatch> &matches)
{
    const std::vector<Slot> &places = competition.definition().format.finalPlaces;
    if (places.empty() || places.front().kind != Slot::Kind::WinnerOf)
        return;
    const int final = competition.plan().tieByNumber[at(places.front().number)];
    const auto isOfFinal = [&](std::size_t match) {
        const int tie = competition.fixtures()[at(fixtures[match])].tie;
        return tie >= 0 && (tie == final || competition.plan().ties[at(tie)].onlyIfAwayWins > 0);
    };
    for (std::size_t match = 0; match < matches.size(); ++match) {
        if (!isOfFinal(match))
            continue;
        std::set<int> after(matches[match].after.begin(), matches[match].after.end());
        for (std::size_t other = 0; other < matches.size(); ++other)
            if (!isOfFinal(other) && !waitsFor(matches, static_cast<int>(other))[match])
                after.insert(static_cast<int>(other));
        matches[match].after.assign(after.begin(), after.end());
    }
}

QTime minutesAfter(QTime time, int minutes)
{
    const QTime later = time.addSecs(minutes * 60);
    return later < time ? QTime(23, 59) : later;
}

/// Teams as they come, those that have played or are playing that day not before their rest is over.
std::vector<TimetableTeam> teamsOfDay(const Competition &competition, const Progress &now,
                                      const DayPlan &plan, const std::set<int> &live)
{
    std::vector<TimetableTeam> teams;
    teams.reserve(competition.definition().entrants.size());
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
        teams.push_back({competition.entrant(team).name, {}, {}, competition.isWithdrawn(team)});
    for (const TeamHours &hours : plan.teams) {
        teams[at(hours.team)].arrives = hours.arrives;
        teams[at(hours.team)].leaves = hours.leaves;
    }
    const int apart = (plan.rules.minutes + plan.rules.changeOver) * (plan.rules.rest + 1);
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Appointment *when = competition.appointment(i);
        if ((competition.report(i) == nullptr && !live.contains(i)) || when == nullptr ||
            when->date != plan.day || !when->time.isValid())
            continue;
        for (const Side side : bothSides)
            if (const int team = now.fixtures[at(i)].teams[side]; team >= 0) {
                QTime &arrives = teams[at(team)].arrives;
                const QTime rested = minutesAfter(when->time, apart);
                if (!arrives.isValid() || arrives < rested)
                    arrives = rested;
            }
    }
    return teams;
}

} // namespace

TimetableInput timetableInput(const Competition &competition, const DayPlan &plan, const std::set<int> &live,
                              std::vector<int> &fixtures)
{
    const Progress now = progress(competition);
    TimetableInput input{plan.rules, teamsOfDay(competition, now, plan, live), {}};
    fixtures.clear();
    std::vector<int> matchOf(competition.fixtures().size(), -1);
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (getsAnHour(competition, now, i, live)) {
            matchOf[at(i)] = static_cast<int>(fixtures.size());
            fixtures.push_back(i);
        }
    WaitingMatches waiting(competition, now);
    auto next = static_cast<int>(input.teams.size());
    std::map<std::tuple<Slot::Kind, int, int>, int> places;
    for (const int i : fixtures) {
        const Fixture &fixture = competition.fixtures()[at(i)];
        TimetableMatch match;
        match.number = fixture.number;
        for (const Side side : bothSides) {
            const Slot &slot = fixture.slots[side];
            int &place = match.places[side];
            place = now.fixtures[at(i)].teams[side];
            if (place < 0) {
                const auto [known, isNew] = places.try_emplace({slot.kind, slot.group, slot.number}, next);
                place = known->second;
                next += isNew ? 1 : 0;
            }
        }
        for (const int before : waiting.before(i))
            if (matchOf[at(before)] >= 0)
                match.after.push_back(matchOf[at(before)]);
        const std::set<int> possible = waiting.possible(i);
        match.possible.assign(possible.begin(), possible.end());
        input.matches.push_back(std::move(match));
    }
    waitForCertain(input.matches);
    if (plan.rules.finalLast)
        waitForAll(competition, fixtures, input.matches);
    return input;
}

} // namespace touchline
