// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"
#include "core/play/discipline/team_fixtures.h"
#include "core/play/transfers/player_move.h"

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace touchline {

/// What was known when each playing (fixture, replay) took place, where that is not what is known now.
using KnownAtPlayings = std::map<std::pair<int, int>, KnownThen>;

/// A competition that is folded: all of it outlives the fold.
struct FoldedCompetition
{
    FoldedCompetition(const Competition &which, const Progress &state, const DisciplineRules &by);

    const Competition *competition;
    const Progress *now;
    const DisciplineRules *rules;
    /// teamChangesIn() of it.
    std::vector<TeamChange> teamChanges;
};

/// A team that is folded; it need not take part in the competition, for players who have gone to it take
/// their bans along.
struct FoldedTeam
{
    QUuid id;
    /// Of the entrant; -1: the team takes no part.
    int index = -1;
};

/// One team in one competition: its matches in their order, and its ledger as far as they have been entered.
/// Of a team that takes no part it has no match, but what is open of those who have come.
class LedgerLane
{
public:
    /// What the player of a change of team of the competition, by its index, brings along.
    using TransferredOn = std::function<LedgerStart(std::size_t)>;

    /// All of them outlive it. `asked`: see teamFixtures().
    LedgerLane(const FoldedCompetition &of, const FoldedTeam &team, const KnownAtPlayings &known, int asked,
               TransferredOn transferredOn);

    [[nodiscard]] const Competition &competition() const { return *m_of->competition; }
    [[nodiscard]] const DisciplineRules &rules() const { return *m_of->rules; }
    [[nodiscard]] bool takesPart() const { return m_team.index >= 0; }
    [[nodiscard]] const std::vector<TeamFixture> &playings() const { return m_playings; }
    /// How many of them have been entered.
    [[nodiscard]] std::size_t place() const { return m_place; }
    /// What the team brought along into the competition.
    [[nodiscard]] const LedgerStart &start() const { return m_start; }
    [[nodiscard]] const TeamLedger &ledger() const { return m_ledger; }
    [[nodiscard]] TeamLedger &ledger() { return m_ledger; }
    /// What the ledger says of decisions that found nothing to change.
    [[nodiscard]] const std::vector<Message> &withoutEffect() const { return m_withoutEffect; }

    /// Leaves out what was given away in advance and comes after that day.
    void leaveOutGivenAhead(const QDate &day);
    /// Leaves out what comes after the last report, for those who ask before it. What was decided after one
    /// of them stays.
    void leaveOutAhead();

    /// The place of the match before which the change of team happens.
    [[nodiscard]] std::size_t placeOf(std::size_t teamChange) const;
    /// What the player takes along on a change of team of the team; where it has not happened yet, as the
    /// ledger stands.
    [[nodiscard]] LedgerStart transferredOn(std::size_t teamChange) const;
    [[nodiscard]] bool hasTransferred(std::size_t teamChange) const
    {
        return m_transferred.contains(teamChange);
    }

    [[nodiscard]] const TeamChange &teamChange(std::size_t index) const { return m_of->teamChanges[index]; }
    /// Those who come and go before that change of team have done so, as far as the matches allow.
    void passBefore(std::size_t teamChange);
    /// All that happens before the next match has happened.
    void prepareNext();
    /// Enters the next match.
    void enterNext();
    /// A day on which there may be a match of another competition: who has come or gone by then has done so,
    /// as far as the matches of this one allow. Null: whoever comes or goes before the next match. Gives
    /// whether somebody did.
    bool passTo(const QDate &day);

private:
    void enter(const TeamFixture &match);
    void decideAfter(const TeamFixture &match);
    [[nodiscard]] bool isAboutReplay(const TimedDecision &decision, const TeamFixture &abandoned) const;
    void decideAgain();
    [[nodiscard]] bool isAfterNext(const TeamChange &teamChange) const;
    void transferBefore(std::size_t place, const QDate &day, std::optional<std::size_t> last);

    const FoldedCompetition *m_of;
    const KnownAtPlayings *m_known;
    FoldedTeam m_team;
    LedgerStart m_start;
    std::vector<TimedDecision> m_decisions;
    std::vector<TeamFixture> m_playings;
    std::size_t m_place = 0;
    TransferredOn m_transferredOn;
    std::size_t m_changesDone = 0;
    /// By change of team: what those who have gone took along.
    std::map<std::size_t, LedgerStart> m_transferred;
    TeamLedger m_ledger;
    /// Decisions that have found nothing to change yet.
    std::vector<Decision> m_waiting;
    std::vector<Message> m_withoutEffect;
};

} // namespace touchline
