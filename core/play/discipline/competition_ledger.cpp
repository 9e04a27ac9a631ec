// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/competition_ledger.h"

#include "core/base/index.h"
#include "core/competition/consequences/outlook.h"
#include "core/competition/order_of_play.h"
#include "core/games/registry.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/ledger_fold.h"
#include "core/play/discipline/other_matches.h"
#include "core/play/discipline/team_fixtures.h"

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

bool hasTeam(const FixtureStatus &status, int team)
{
    return status.teams[Side::Home] == team || status.teams[Side::Away] == team;
}

/// As those who count ahead ask for it; see isGivenAhead().
MatchAhead::Given givenOf(const Competition &competition, const TeamFixture &match, int team,
                          const DisciplineRules &rules)
{
    MatchAhead::Given given{match.given, match.isWon, stageOf(competition, match.fixture), {}, {}};
    if (match.isUnrecorded) {
        given.effect = effectOf(match, rules);
        given.abandoned = unrecordedReport(match.given, competition.entrant(team).id);
    }
    return given;
}

/// What comes after the last of the open matches.
MatchAhead afterTheLast(const Competition &competition, const Progress &now, int team, int last,
                        const DisciplineRules &rules)
{
    MatchAhead after(stageOf(competition, last));
    for (const TeamFixture &one : teamFixtures(competition, now, team, -1, {}))
        if (isGivenAhead(one, dayOfFixture(competition, last)))
            after.given.push_back(givenOf(competition, one, team, rules));
    if (competition.otherCompetitions() == nullptr)
        return after;
    const KickOffMoment end = kickOffOf(competition, last);
    for (const OtherMatch &one :
         servingInOthers(*competition.otherCompetitions(), competition.entrant(team).id)) {
        const OtherCompetition &other = *competition.otherCompetitions()->all[one.competition];
        if (!isBefore(one.kickOff, other.competition.definition().id, end, competition.definition().id))
            after.elsewhere.push_back(aheadOf(one, other));
    }
    return after;
}

} // namespace

TeamLedger ledgerBefore(const Competition &competition, int team, int before, const DisciplineRules &rules)
{
    return ledgerBefore(competition, progress(competition), team, before, rules);
}

TeamLedger ledgerBefore(const Competition &competition, const Progress &now, int team, int before,
                        const DisciplineRules &rules)
{
    std::vector<Message> withoutEffect;
    return ledgerUpTo(competition, now, team, before, rules, withoutEffect);
}

TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules)
{
    return ledgerOf(competition, progress(competition), team, rules);
}

TeamLedger ledgerOf(const Competition &competition, const Progress &now, int team,
                    const DisciplineRules &rules)
{
    std::vector<Message> withoutEffect;
    const int next = nextFixture(competition, now, team);
    TeamLedger ledger = ledgerUpTo(competition, now, team, -1, rules, withoutEffect,
                                   next < 0 ? KickOffMoment() : kickOffOf(competition, next));
    const int last = lastPlayed(competition, now, team);
    // Where the next one is not known yet, this stage of the team is over all the same.
    if (next >= 0) {
        ledger.reach(stageOf(competition, next));
        ledger.reachDay(dayOfFixture(competition, next));
    } else if (last >= 0) {
        ledger.reach(stageAfter(stageOf(competition, last)));
    }
    return ledger;
}

std::vector<Message> decisionsWithoutEffect(const Competition &competition, int team,
                                            const DisciplineRules &rules)
{
    return decisionsWithoutEffect(competition, progress(competition), team, rules);
}

std::vector<Message> decisionsWithoutEffect(const Competition &competition, const Progress &now, int team,
                                            const DisciplineRules &rules)
{
    std::vector<Message> withoutEffect;
    if (!decisionsAbout(competition, team).empty())
        (void)ledgerUpTo(competition, now, team, -1, rules, withoutEffect);
    return withoutEffect;
}

QJsonObject carryInOf(const Competition &competition, int team, int before)
{
    return carryInOf(competition, progress(competition), team, before);
}

QJsonObject carryInOf(const Competition &competition, const Progress &now, int team, int before)
{
    const QUuid id = competition.entrant(team).id;
    const auto game = findGame(competition.definition().game);
    QJsonObject carryIn;
    for (const TeamFixture &match : teamFixtures(competition, now, team, before, {})) {
        if (match.fixture == before && match.isLast)
            break;
        if (!match.isOfSeason())
            continue;
        const MatchReport *report = match.report;
        const bool isHome = report != nullptr && report->teams[Side::Home].team == id;
        const QString side = sideWord(isHome ? Side::Home : Side::Away);
        if (report != nullptr && report->carryOut.contains(side))
            carryIn = report->carryOut.value(side).toObject();
        else if (game)
            carryIn = (*game)->carryPastMatch(carryIn);
    }
    return carryIn;
}

int nextFixture(const Competition &competition, const Progress &now, int team)
{
    const std::vector<int> ahead = fixturesAhead(competition, now, team);
    return ahead.empty() ? -1 : ahead.front();
}

std::vector<int> openFixtures(const Competition &competition, const Progress &now, int team)
{
    std::vector<int> open;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (isOpen(now.fixtures[i]) && hasTeam(now.fixtures[i], team))
            open.push_back(static_cast<int>(i));
    return inOrderOfPlay(competition, std::move(open));
}

std::vector<int> fixturesFrom(const Competition &competition, const Progress &now, int team, int fixture)
{
    std::vector<int> all;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const int one = static_cast<int>(i);
        const bool isPlayed = personalReport(competition, now, one) != nullptr;
        if ((isPlayed || isOpen(now.fixtures[i])) && hasTeam(now.fixtures[i], team))
            all.push_back(one);
    }
    all = inOrderOfPlay(competition, std::move(all));
    all.erase(all.begin(), std::find(all.begin(), all.end(), fixture));
    return all;
}

std::vector<int> fixturesAhead(const Competition &competition, const Progress &now, int team)
{
    std::vector<int> ahead = openFixtures(competition, now, team);
    if (ahead.empty())
        return ahead;
    const std::vector<TeamFixture> playings =
        teamFixtures(competition, now, team, -1, {}, Unreported::OnTheirDays);
    const auto last = std::find_if(playings.rbegin(), playings.rend(),
                                   [](const TeamFixture &one) { return one.report != nullptr; });
    for (auto one = last; one != playings.rend(); ++one)
        if (one->isUnreported)
            std::erase(ahead, one->fixture);
    return ahead;
}

std::vector<MatchAhead> matchesAhead(const Competition &competition, const Progress &now, int team,
                                     const std::vector<int> &open, const DisciplineRules &rules)
{
    std::vector<TeamFixture> given;
    if (!open.empty())
        for (TeamFixture &one : teamFixtures(competition, now, team, -1, {}))
            if (isGivenAhead(one, dayOfFixture(competition, open.front())))
                given.push_back(std::move(one));
    std::vector<MatchAhead> ahead;
    auto next = given.begin();
    for (const int fixture : open) {
        ahead.emplace_back(stageOf(competition, fixture), dayOfFixture(competition, fixture));
        for (; next != given.end() && next->day < ahead.back().day; ++next)
            ahead.back().given.push_back(givenOf(competition, *next, team, rules));
    }
    if (competition.otherCompetitions() == nullptr)
        return ahead;
    // What comes before the first of them is in ledgerOf().
    const std::vector<OtherMatch> otherMatches =
        servingInOthers(*competition.otherCompetitions(), competition.entrant(team).id);
    for (std::size_t i = 1; i < ahead.size(); ++i)
        for (const OtherMatch &one : otherMatches) {
            const OtherCompetition &other = *competition.otherCompetitions()->all[one.competition];
            const QUuid &id = other.competition.definition().id;
            const QUuid &own = competition.definition().id;
            const KickOffMoment before = kickOffOf(competition, open[i - 1]);
            if (before.isKnown() && !isBefore(one.kickOff, id, before, own) &&
                isBefore(one.kickOff, id, kickOffOf(competition, open[i]), own))
                ahead[i].elsewhere.push_back(aheadOf(one, other));
        }
    return ahead;
}

bool areAllMatchesKnown(const Competition &competition, const Progress &now, int team)
{
    const auto isAbandoned = [team](const FixtureStatus &one) {
        return one.state == FixtureState::Undecided && hasTeam(one, team);
    };
    if (std::any_of(now.fixtures.begin(), now.fixtures.end(), isAbandoned))
        return false;
    const auto isToBeFilled = [](const FixtureStatus &one) {
        return isOpen(one) && (one.teams[Side::Home] < 0 || one.teams[Side::Away] < 0);
    };
    return isOut(competition, now, team) ||
           (now.roundsToDraw.empty() && std::none_of(now.fixtures.begin(), now.fixtures.end(), isToBeFilled));
}

std::optional<TeamLedger> ledgerAtTheEnd(const Competition &competition, const Progress &now, int team,
                                         const DisciplineRules &rules)
{
    if (!areAllMatchesKnown(competition, now, team))
        return std::nullopt;
    TeamLedger ledger = ledgerOf(competition, now, team, rules);
    const std::vector<int> open = fixturesAhead(competition, now, team);
    if (open.empty())
        return ledger;
    ledger = afterQuietMatches(std::move(ledger), competition.entrant(team).id,
                               matchesAhead(competition, now, team, open, rules));
    return rightBefore(std::move(ledger), afterTheLast(competition, now, team, open.back(), rules));
}

QDate dayOfFixture(const Competition &competition, int fixture)
{
    const Appointment *day = competition.appointment(fixture);
    return day == nullptr ? QDate() : day->date;
}

int lastPlayed(const Competition &competition, int team)
{
    return lastPlayed(competition, progress(competition), team);
}

int lastPlayed(const Competition &competition, const Progress &now, int team)
{
    const std::vector<TeamFixture> playings = teamFixtures(competition, now, team, -1, {});
    return playings.empty() ? -1 : playings.back().fixture;
}

bool isOut(const Competition &competition, const Progress &now, int team)
{
    return !mayStillPlay(competition, now, team);
}

} // namespace touchline
