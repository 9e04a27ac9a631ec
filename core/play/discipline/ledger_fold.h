// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/team_timeline.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace touchline {

/// The ledgers of teams over competitions, in one state of the facts. Each team goes once along its days; who
/// changes teams takes along what the old one has of him when he leaves.
class LedgerFold
{
public:
    /// A competition with those beside it; all outlive the fold.
    LedgerFold(const Competition &competition, const Progress &now, const DisciplineRules &rules);
    ~LedgerFold();
    Q_DISABLE_COPY_MOVE(LedgerFold)

    [[nodiscard]] const std::vector<FoldedCompetition> &competitions() const { return m_competitions; }
    /// What a player takes along on a change of team of a competition, both by index.
    [[nodiscard]] LedgerStart transferredOn(std::size_t competition, std::size_t teamChange);
    /// How the bans looked, by what was known then, when each of these playings of a team took place: the
    /// first `count` of teamFixtures() of an entrant of the competition.
    [[nodiscard]] KnownAtPlayings knownAt(std::size_t competition, int team,
                                          const std::vector<TeamFixture> &playings, std::size_t count) const;

    /// The same of all its playings, for a team that is followed in other competitions.
    [[nodiscard]] KnownAtPlayings knownElsewhere(std::size_t competition, int team,
                                                 const std::vector<TeamFixture> &playings) const;

private:
    struct Team;
    /// In the state of the facts of some match.
    struct EarlierState
    {
        std::vector<FoldedCompetition> competitions;
    };
    explicit LedgerFold(EarlierState then);
    void addMovesOfOthers();
    [[nodiscard]] TeamTimeline &timelineOf(std::size_t competition, const QUuid &team);

    std::vector<FoldedCompetition> m_competitions;
    /// What was known then is not asked for once more in other competitions.
    bool m_isEarlier = false;
    /// Of those whom players leave, by competition and id.
    std::map<std::pair<std::size_t, QUuid>, std::unique_ptr<Team>> m_teams;
};

/// The ledger of an entrant before fixtures()[to] (-1: after all its matches), from everything that happened
/// on its way: matches, decisions, players who come and go, and its matches in the competitions beside this
/// one. `next`: the next match, for those who ask before it; where it is not known, what was given away
/// counts too. `withoutEffect`: what the ledger says of decisions that found nothing to change. `rules`
/// outlives it.
[[nodiscard]] TeamLedger ledgerUpTo(const Competition &competition, const Progress &now, int team, int to,
                                    const DisciplineRules &rules, std::vector<Message> &withoutEffect,
                                    const KickOffMoment &next = {});

} // namespace touchline
