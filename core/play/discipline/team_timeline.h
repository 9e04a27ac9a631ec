// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/play/discipline/ledger_lane.h"
#include "core/play/discipline/other_matches.h"
#include "core/play/discipline/season_succession.h"

#include <memory>
#include <vector>

namespace touchline {

class LedgerFold;

/// A team through all competitions in which bans of one of them, its own, may be served: in the order of
/// days, each match entered into the ledger of its competition once. The ledgers tell each other which bans
/// are open and which matches have served them.
class TeamTimeline
{
public:
    /// All of them outlive it. `own`: index in LedgerFold::competitions(), `team`: in that competition.
    /// `known`: of the own competition; `asked`: see teamFixtures().
    TeamTimeline(LedgerFold &fold, std::size_t own, const FoldedTeam &team, const KnownAtPlayings &known,
                 int asked = -1);

    [[nodiscard]] LedgerLane &own() { return m_lanes.front()->ledgers; }
    /// Enters all own matches before that place, and what comes before it elsewhere. `then`: when that is,
    /// where it is after the last own match; a null day: nobody knows.
    void advanceTo(std::size_t place, const KickOffMoment &then = {});
    /// The same before that playing of a fixture; of a playing that there is not here, before the last one.
    void advanceTo(FixtureIndex fixture, int replay);
    /// What a player of the team takes along on a change of team of the own competition, by its index.
    [[nodiscard]] LedgerStart transferredOn(std::size_t teamChange);

private:
    struct Lane
    {
        /// `known`: null for that of the lane.
        Lane(const FoldedCompetition &of, const FoldedTeam &team, const KnownAtPlayings *known, int asked,
             LedgerLane::TransferredOn transferredOn);

        KnownAtPlayings knownThere;
        LedgerLane ledgers;
        ServingPlace home;
        /// Of each playing its own, else that of the one before it; null where none of them has one.
        std::vector<KickOffMoment> kickOffs;
        /// So many up to the last one that was played or given away.
        std::size_t played = 0;
        /// An earlier season of the own competition: it has no say there, but its matches serve bans of
        /// others, and what it carried over is served elsewhere until the later one begins.
        bool isSeasonBefore = false;
        /// Where it follows on an earlier season: its first day; what is carried over waits until then.
        QDate from;
        /// Where a later season has taken over what it left open: the first day of that.
        QDate until;

        [[nodiscard]] TeamSeason season() const
        {
            return {&ledgers.competition(), &ledgers.rules(), &ledgers.start()};
        }
        [[nodiscard]] const KickOffMoment *next() const
        {
            return ledgers.place() < kickOffs.size() ? &kickOffs[ledgers.place()] : nullptr;
        }
    };

    /// A season and the next one, that has taken over bans of it.
    struct Succession
    {
        Lane *before;
        Lane *later;
        QDate firstDay;
        bool isUndated = false;

        /// Nobody knows the day on which a season without dates was made: what its bans had served by then is
        /// served for the one before it.
        [[nodiscard]] bool isReady() const
        {
            return !isUndated || before->ledgers.ledger().hasServedBefore(later->ledgers.start());
        }
    };

    void addOthers(LedgerFold &fold, std::size_t own, const QUuid &team);
    void noteSeasons(const std::vector<const Competition *> &all);
    void enterUpTo(std::size_t place);
    [[nodiscard]] bool isAlone() const { return m_lanes.size() == 1; }
    void advanceOthers(const KickOffMoment &match);
    [[nodiscard]] Lane *earliestOther(const KickOffMoment &own) const;
    void enterNext(Lane &lane);
    bool passTo(const QDate &day);
    [[nodiscard]] bool isTurnOfSeason(const QDate &day) const;
    void handOn(const TeamLedger &ledger);
    void exchange();
    void give(const Lane &from, Lane &to) const;
    [[nodiscard]] bool isOver(const Lane &lane) const;
    [[nodiscard]] bool hasBegun(const Lane &lane) const;

    /// The own one first.
    std::vector<std::unique_ptr<Lane>> m_lanes;
    std::vector<Succession> m_successions;
    QDate m_today;
    /// It is on its way already; see transferredOn().
    bool m_isAdvancing = false;
};

} // namespace touchline
