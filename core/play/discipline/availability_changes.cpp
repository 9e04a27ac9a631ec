// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/availability_changes.h"

#include "core/discipline/absence_length.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/transfers/player_move.h"

#include <algorithm>
#include <set>

namespace touchline {

namespace {

/// Whether the report says that he did not play anyway, or that he did.
bool agrees(const MatchReport &report, const QUuid &team, const AbsenceChange &change)
{
    const Side side = report.teams[Side::Home].team == team ? Side::Home : Side::Away;
    for (const PlayerOnTheDay &player : report.teams[side].players)
        if (player.player == change.player)
            return player.available != change.isOut;
    return false;
}

/// A competition as it was or will be, with the rules that it has then.
struct Times
{
    const Competition &competition;
    const Progress now;
    const DisciplineRules &rules;
};

void addChanges(std::vector<AvailabilityChange> &changes, const Times &before, const Times &after,
                int fixture, int team)
{
    const MatchReport *report = after.competition.report(fixture);
    const TeamLedger was = ledgerBefore(before.competition, team, fixture, before.rules);
    const TeamLedger is = ledgerBefore(after.competition, team, fixture, after.rules);
    for (AbsenceChange &change : absenceChanges(was, is)) {
        // Who plays elsewhere now is not free for this team.
        if (!change.isOut && whyIneligible(after.competition, team, fixture, change.player))
            continue;
        if (report == nullptr || !agrees(*report, after.competition.entrant(team).id, change))
            changes.push_back({fixture, team, std::move(change), report != nullptr});
    }
}

bool contains(const std::vector<int> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// Somebody who is out, and the matches that he misses as far as they are known.
struct Foreseen
{
    Absentee absentee;
    std::vector<int> fixtures;
    /// The first of them comes later than the next match.
    bool beginsLater = false;
};

/// Everybody of a team who is out for a number of matches.
std::vector<Foreseen> foreseen(const Times &times, int team)
{
    const auto &[competition, now, rules] = times;
    const std::vector<int> open = fixturesAhead(competition, now, team);
    std::vector<Foreseen> all;
    for (MissedAhead &one : missedAhead(ledgerOf(competition, now, team, rules), competition.entrant(team).id,
                                        matchesAhead(competition, now, team, open, rules))) {
        if (one.isEndless)
            continue;
        Foreseen player{std::move(one.who), {}, one.matches.front() > 0};
        for (const int place : one.matches)
            player.fixtures.push_back(open[static_cast<std::size_t>(place)]);
        all.push_back(std::move(player));
    }
    return all;
}

/// Adds the matches that players of a team miss in place of others, who are out before and after.
void addMoves(std::vector<AvailabilityChange> &changes, const Times &before, const Times &after, int team)
{
    const std::vector<Foreseen> earlier = foreseen(before, team);
    const std::vector<Foreseen> later = foreseen(after, team);
    const std::vector<int> open = openFixtures(after.competition, after.now, team);
    const auto add = [&](const Foreseen &player, int fixture, bool isOut) {
        const auto index = static_cast<std::size_t>(fixture);
        const bool isThere =
            std::any_of(changes.begin(), changes.end(), [&](const AvailabilityChange &change) {
                return change.fixture == fixture && change.change.player == player.absentee.player;
            });
        // A match that nobody plays any more needs no word, nor one that the team had not reached.
        if (!isThere && contains(open, fixture) &&
            before.now.fixtures[index].teams == after.now.fixtures[index].teams)
            changes.push_back({fixture,
                               team,
                               {player.absentee.player, player.absentee.name, isOut, player.absentee.because},
                               false});
    };
    const auto among = [](const std::vector<Foreseen> &list, const Foreseen &player) {
        return std::find_if(list.begin(), list.end(), [&player](const Foreseen &one) {
            return one.absentee.player == player.absentee.player;
        });
    };
    for (const Foreseen &then : earlier)
        if (then.beginsLater && among(later, then) == later.end())
            for (const int fixture : then.fixtures)
                add(then, fixture, false);
    for (const Foreseen &now : later) {
        const auto then = among(earlier, now);
        if (then == earlier.end()) {
            // Who misses the next match stands among the changes already.
            for (const int fixture : now.fixtures)
                if (now.beginsLater)
                    add(now, fixture, true);
            continue;
        }
        for (const int fixture : now.fixtures)
            if (!contains(then->fixtures, fixture))
                add(now, fixture, true);
        for (const int fixture : then->fixtures)
            if (!contains(now.fixtures, fixture))
                add(*then, fixture, false);
    }
}

/// Somebody who is out although his team has no match left.
struct Unserved
{
    Absentee who;
    int matches = 0;
    bool goesOn = false;
};

std::vector<Unserved> unservedIn(TeamLedger ledger)
{
    // A ban for the offence of the last match may begin some days after it.
    for (const Suspension &one : std::vector<Suspension>(ledger.suspensions()))
        if (one.isOpen() && one.games)
            ledger.reachDay(one.from);
    const LedgerStart next = ledger.carriedOver({});
    const std::vector<AbsenceLength> lengths = absenceLengths(ledger, ledger.team());
    std::vector<Unserved> all;
    for (Absentee &one : absentees(ledger)) {
        const auto length = std::find_if(lengths.begin(), lengths.end(), [&one](const AbsenceLength &each) {
            return each.player == one.player;
        });
        if (length == lengths.end() || length->matches.value_or(0) == 0)
            continue;
        const bool goesOn = std::any_of(next.suspensions.begin(), next.suspensions.end(),
                                        [&one](const Suspension &each) { return each.player == one.player; });
        all.push_back({std::move(one), *length->matches, goesOn});
    }
    return all;
}

/// The team was to play a match that nobody plays any more.
bool hasLostAMatch(const Times &before, const Times &after, int team)
{
    const std::vector<int> earlier = openFixtures(before.competition, before.now, team);
    const std::vector<int> later = openFixtures(after.competition, after.now, team);
    return std::any_of(earlier.begin(), earlier.end(), [&](int fixture) {
        return !contains(later, fixture) && after.competition.report(fixture) == nullptr;
    });
}

/// Adds those who have more matches to miss than before, and none for it: the team has lost a match by the
/// change, or they have offended in one of the last. Whoever was out of a cup's match before has bans left
/// as a matter of course where its results end the way of the team.
void addUnserved(std::vector<AvailabilityChange> &changes, const Times &before, const Times &after, int team)
{
    const auto is = ledgerAtTheEnd(after.competition, after.now, team, after.rules);
    const auto was = ledgerAtTheEnd(before.competition, before.now, team, before.rules);
    if (!is || (!was && !isOut(after.competition, after.now, team)))
        return;
    std::vector<Unserved> earlier;
    if (was)
        earlier = unservedIn(*was);
    else if (!hasLostAMatch(before, after, team))
        earlier = unservedIn(ledgerOf(before.competition, before.now, team, before.rules));
    for (const Unserved &one : unservedIn(*is)) {
        const bool isNew = std::none_of(earlier.begin(), earlier.end(), [&one](const Unserved &each) {
            return each.who.player == one.who.player && each.matches >= one.matches;
        });
        if (isNew)
            changes.push_back({-1,
                               team,
                               {one.who.player, one.who.name, true, one.who.because},
                               false,
                               one.matches,
                               one.goesOn});
    }
}

bool isSameReason(const std::vector<Message> &one, const std::vector<Message> &other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const Message &a, const Message &b) { return a.english() == b.english(); });
}

/// Who is out in another match instead was banned or injured all the same: what kept them out before is no
/// reason why they may play.
void dropReasonsOfMoves(std::vector<AvailabilityChange> &changes)
{
    for (AvailabilityChange &one : changes)
        if (!one.change.isOut && !one.isPlayed &&
            std::any_of(changes.begin(), changes.end(), [&one](const AvailabilityChange &other) {
                return other.change.isOut && !other.isPlayed && other.team == one.team &&
                       other.change.player == one.change.player &&
                       isSameReason(other.change.because, one.change.because);
            }))
            one.change.because.clear();
}

/// By entrant: the next match, and those before it of which the report is late.
std::vector<std::vector<int>> matchesAsked(const Times &times)
{
    const auto &[competition, now, rules] = times;
    std::vector<std::vector<int>> asked;
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team) {
        std::vector<int> open = openFixtures(competition, now, team);
        const std::vector<int> ahead = fixturesAhead(competition, now, team);
        std::erase_if(open,
                      [&ahead](int fixture) { return contains(ahead, fixture) && fixture != ahead.front(); });
        asked.push_back(std::move(open));
    }
    return asked;
}

/// `about`: the ids of the teams that are asked for; null for all.
std::vector<AvailabilityChange> changesOf(const Times &was, const Times &is, const std::set<QUuid> *about)
{
    const Competition &before = was.competition;
    const Competition &after = is.competition;
    const auto isAskedFor = [&](int team) {
        return team >= 0 && (about == nullptr || about->contains(after.entrant(team).id));
    };
    std::vector<AvailabilityChange> changes;
    const std::vector<std::vector<int>> askedBefore = matchesAsked(was);
    const std::vector<std::vector<int>> askedAfter = matchesAsked(is);
    for (int fixture = 0; fixture < static_cast<int>(is.now.fixtures.size()); ++fixture) {
        const auto index = static_cast<std::size_t>(fixture);
        if (was.now.fixtures[index].teams != is.now.fixtures[index].teams)
            continue;
        const bool isPlayed = after.report(fixture) != nullptr;
        for (const Side side : bothSides) {
            const int team = is.now.fixtures[index].teams[side];
            if (!isAskedFor(team))
                continue;
            const auto isAsked = [fixture, place = static_cast<std::size_t>(team)](const auto &asked) {
                return place < asked.size() && contains(asked[place], fixture);
            };
            if (isPlayed || isAsked(askedAfter) || isAsked(askedBefore))
                addChanges(changes, was, is, fixture, team);
        }
    }
    const int teams = static_cast<int>(after.definition().entrants.size());
    for (int team = 0; team < teams; ++team)
        if (before.definition().entrants.size() == after.definition().entrants.size() && isAskedFor(team))
            addMoves(changes, was, is, team);
    dropReasonsOfMoves(changes);
    for (int team = 0; team < teams; ++team)
        if (before.definition().entrants.size() == after.definition().entrants.size() && isAskedFor(team))
            addUnserved(changes, was, is, team);
    return changes;
}

/// How often the report of a match was set aside.
long asideCount(const Competition &competition, int number)
{
    return std::count_if(competition.setAside().begin(), competition.setAside().end(),
                         [number](const SetAside &one) { return one.match == number; });
}

/// Whether something of a match is another that can matter for bans.
bool differs(const Times &was, const Times &is, int fixture)
{
    const Competition &before = was.competition;
    const Competition &after = is.competition;
    const auto index = static_cast<std::size_t>(fixture);
    const auto isSame = [](const auto *one, const auto *other) {
        return one == other || (one != nullptr && other != nullptr && *one == *other);
    };
    const int number = after.fixtures()[index].number;
    return !(was.now.fixtures[index] == is.now.fixtures[index]) ||
           !isSame(before.report(fixture), after.report(fixture)) ||
           !isSame(before.appointment(fixture), after.appointment(fixture)) ||
           !isSame(before.ruling(fixture), after.ruling(fixture)) ||
           asideCount(before, number) != asideCount(after, number);
}

/// The teams whose bans may be others after the change.
std::set<QUuid> teamsConcerned(const Times &was, const Times &is)
{
    const Competition &before = was.competition;
    const Competition &after = is.competition;
    std::set<QUuid> teams;
    const bool isAboutAll = !(before.definition() == after.definition()) ||
                            before.withdrawals() != after.withdrawals() ||
                            before.organiserDecisions() != after.organiserDecisions();
    for (const Entrant &one : after.definition().entrants)
        if (isAboutAll)
            teams.insert(one.id);
    for (int fixture = 0; fixture < static_cast<int>(is.now.fixtures.size()) && !isAboutAll; ++fixture)
        if (differs(was, is, fixture))
            for (const Times *times : {&was, &is})
                for (const Side side : bothSides)
                    if (const int team = times->now.fixtures[static_cast<std::size_t>(fixture)].teams[side];
                        team >= 0)
                        teams.insert(times->competition.entrant(team).id);
    return teams;
}

/// One of those beside a competition, with the competition as it is at one time beside it.
Competition withOthersAt(const OtherCompetition &one, const OtherCompetitions &all,
                         const Competition &changed)
{
    std::vector<std::shared_ptr<const OtherCompetition>> others{asOtherCompetition(changed)};
    for (const auto &other : all.all)
        if (other->competition.definition().id != one.competition.definition().id)
            others.push_back(other);
    return withOtherCompetitions(one.competition, others);
}

} // namespace

std::vector<AvailabilityChange> availabilityChanges(const Competition &before, const Competition &after,
                                                    const DisciplineRules &rules)
{
    return availabilityChanges(before, &rules, after, &rules);
}

std::vector<AvailabilityChange> availabilityChanges(const Competition &before,
                                                    const DisciplineRules *rulesBefore,
                                                    const Competition &after,
                                                    const DisciplineRules *rulesAfter)
{
    // Rules by which nobody misses a match.
    DisciplineRules none;
    none.redGames = 0;
    none.secondYellowGames = 0;
    const Times was{before, progress(before), rulesBefore == nullptr ? none : *rulesBefore};
    const Times is{after, progress(after), rulesAfter == nullptr ? none : *rulesAfter};
    return changesOf(was, is, nullptr);
}

std::vector<OtherChanges> changesInOthers(const Competition &before, const Competition &after)
{
    std::vector<OtherChanges> found;
    const OtherCompetitions *all =
        after.otherCompetitions() != nullptr ? after.otherCompetitions() : before.otherCompetitions();
    if (all == nullptr || before.fixtures().size() != after.fixtures().size())
        return found;
    const DisciplineRules none;
    const std::set<QUuid> teams =
        teamsConcerned({before, progress(before), none}, {after, progress(after), none});
    if (teams.empty())
        return found;
    for (const auto &one : all->all) {
        const Competition was = withOthersAt(*one, *all, before);
        Competition is = withOthersAt(*one, *all, after);
        std::vector<AvailabilityChange> changes =
            changesOf({was, one->now, one->rules}, {is, one->now, one->rules}, &teams);
        if (!changes.empty())
            found.push_back({std::move(is), std::move(changes)});
    }
    return found;
}

} // namespace touchline
