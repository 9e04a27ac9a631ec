// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/ledger_lane.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/discipline/team_changes.h"

#include <algorithm>

namespace touchline {

FoldedCompetition::FoldedCompetition(const Competition &which, const Progress &state,
                                     const DisciplineRules &by)
    : competition(&which)
    , now(&state)
    , rules(&by)
    , teamChanges(teamChangesIn(which))
{
}

LedgerLane::LedgerLane(const FoldedCompetition &of, const FoldedTeam &team, const KnownAtPlayings &known,
                       int asked, TransferredOn transferredOn)
    : m_of(&of)
    , m_known(&known)
    , m_team(team)
    , m_transferredOn(std::move(transferredOn))
    , m_ledger(*of.rules, team.id)
{
    if (takesPart()) {
        m_start = startOf(*of.competition, team.index, *of.rules);
        m_decisions = decisionsAbout(*of.competition, team.index);
        m_playings =
            teamFixtures(*of.competition, *of.now, team.index, asked, m_decisions, Unreported::OnTheirDays);
        m_ledger = TeamLedger(*of.rules, team.id, m_start);
    }
    m_ledger.setCompetition(servingPlaceOf(*of.competition), of.competition->definition().name);
    decideAfter(TeamFixture{});
}

void LedgerLane::leaveOutGivenAhead(const QDate &day)
{
    std::erase_if(m_playings, [&day](const TeamFixture &one) { return isGivenAhead(one, day); });
}

void LedgerLane::leaveOutAhead()
{
    const auto last = std::find_if(m_playings.rbegin(), m_playings.rend(),
                                   [](const TeamFixture &one) { return one.report != nullptr; });
    const auto isDecidedAfter = [this](const TeamFixture &match) {
        return std::any_of(m_decisions.begin(), m_decisions.end(),
                           [&match](const TimedDecision &one) { return one.after == match.fixture; });
    };
    for (auto one = last.base(); one != m_playings.end();)
        if (one->isUnreported && !isDecidedAfter(*one)) {
            one = m_playings.erase(one);
        } else {
            one->isUnreported = false;
            ++one;
        }
}

std::size_t LedgerLane::placeOf(std::size_t teamChange) const
{
    for (std::size_t place = m_playings.size(); place > 0; --place) {
        const TeamFixture &match = m_playings[place - 1];
        const int number = competition().fixtures()[at(match.fixture)].number;
        if (!m_of->teamChanges[teamChange].isBefore(match.day, number, m_team.id))
            return place;
    }
    return 0;
}

LedgerStart LedgerLane::transferredOn(std::size_t teamChange) const
{
    const auto gone = m_transferred.find(teamChange);
    return gone != m_transferred.end() ? gone->second
                                       : m_ledger.transferOut(m_of->teamChanges[teamChange].player);
}

void LedgerLane::passBefore(std::size_t teamChange)
{
    transferBefore(m_place, {}, teamChange);
    decideAgain();
}

void LedgerLane::prepareNext()
{
    transferBefore(m_place, {}, {});
    // What found nothing to change may be about somebody who has just come with his ban.
    for (const Decision &decision : m_waiting)
        if (auto kept = m_ledger.decide(decision); !kept)
            m_withoutEffect.push_back(kept.error().message);
    m_waiting.clear();
}

void LedgerLane::enterNext()
{
    prepareNext();
    enter(m_playings[m_place++]);
}

bool LedgerLane::passTo(const QDate &day)
{
    const std::size_t done = m_changesDone;
    transferBefore(m_place, day, {});
    if (m_changesDone == done)
        return false;
    decideAgain();
    return true;
}

void LedgerLane::enter(const TeamFixture &match)
{
    const StageKind stage = stageOf(competition(), match.fixture);
    const MatchEffect effect = effectOf(match, rules());
    if (match.report != nullptr && effect != nothingLeft) {
        const auto known = m_known->find({match.fixture, match.replay});
        m_ledger.add(*match.report, stage, effect, known == m_known->end() ? nullptr : &known->second,
                     match.day);
    } else if (match.isUnrecorded && effect != nothingLeft) {
        m_ledger.add(unrecordedReport(match.given, m_team.id), stage, effect, nullptr, match.day);
    } else if (match.isWalkover) {
        m_ledger.addWalkover(match.given, match.isWon, stage);
    } else if (match.isUnreported) {
        m_ledger.addUnreported(match.given, stage);
    }
    decideAfter(match);
}

/// An abandoned match that nobody had reported was no playing of its own once: what was decided after its
/// replay has the number of the abandoned one. The day tells.
bool LedgerLane::isAboutReplay(const TimedDecision &decision, const TeamFixture &abandoned) const
{
    const QDate &day = decision.decision.decidedOn;
    return abandoned.isUnrecorded && !abandoned.isLast && day.isValid() &&
           std::any_of(m_playings.begin(), m_playings.end(), [&](const TeamFixture &one) {
               return one.fixture == abandoned.fixture && one.replay > abandoned.replay &&
                      one.report != nullptr && one.day > abandoned.day && one.day <= day;
           });
}

/// Enters what was decided after that playing of a fixture, or after one that the team had no part in.
void LedgerLane::decideAfter(const TeamFixture &match)
{
    for (TimedDecision &one : m_decisions) {
        if (one.after != match.fixture || one.replay > match.replay || one.isEntered ||
            isAboutReplay(one, match))
            continue;
        one.isEntered = true;
        if (!m_ledger.decide(one.decision))
            m_waiting.push_back(one.decision);
    }
}

void LedgerLane::decideAgain()
{
    std::erase_if(m_waiting, [this](const Decision &one) { return m_ledger.decide(one).has_value(); });
}

bool LedgerLane::isAfterNext(const TeamChange &teamChange) const
{
    const int next = takesPart() ? nextFixture(competition(), *m_of->now, m_team.index) : -1;
    if (next < 0)
        return false;
    const int number = competition().fixtures()[at(next)].number;
    return !teamChange.isBefore(dayOfFixture(competition(), next), number, m_team.id);
}

/// In their order, also where the days of matches without one do not tell it. `day`: not those of later days;
/// null: all that come before the next match. `last`: those before that change of team alone.
void LedgerLane::transferBefore(std::size_t place, const QDate &day, std::optional<std::size_t> last)
{
    const bool isNextAsked = place == m_playings.size() && !last && !day.isValid();
    for (std::size_t i = m_changesDone; i < last.value_or(m_of->teamChanges.size()); ++i) {
        const TeamChange &teamChange = m_of->teamChanges[i];
        if (teamChange.from != m_team.id && teamChange.to != m_team.id)
            continue;
        if ((day.isValid() && teamChange.day > day) || placeOf(i) > place ||
            (isNextAsked && isAfterNext(teamChange)))
            return;
        m_changesDone = i + 1;
        if (teamChange.from == m_team.id) {
            decideAgain();
            m_transferred.emplace(i, m_ledger.transferOut(teamChange.player));
            m_ledger.leave(teamChange.player);
        } else {
            m_ledger.transferIn(m_transferredOn(i));
        }
    }
}

} // namespace touchline
