// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/decision.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/suspension.h"
#include "core/match/match_report.h"

#include <span>
#include <vector>

namespace touchline {

/// The cards and injuries of one team in one competition, match after match (ATCS 9.4). The same reports
/// and decisions in the same order always make the same ledger. Persons are known by their ids; an event
/// without one is passed over. A card that a report lists counts however complete the report is.
class TeamLedger
{
public:
    /// A match of the team: its index in matches() is how suspensions name it.
    struct Match
    {
        QUuid fixture;
        QString opponent;

        bool operator==(const Match &) const = default;
    };

    /// `rules` outlives the ledger.
    TeamLedger(const DisciplineRules &rules, const QUuid &team) : m_rules(&rules), m_team(team) {}

    /// Enters the match that the team played next; it is one of the two teams of the report.
    /// Its stage is asked for by rules that forget bookings after one; with Unknown nothing is forgotten.
    void add(const MatchReport &report, StageKind stage = StageKind::Unknown);
    /// The next match of the team is in this stage: what the rules forget before it is forgotten.
    void reach(StageKind stage);
    /// Enters what the organiser decided after the last match. Errors: BadInput (no reason, fewer than one
    /// game); Refused (there is no ban to lift or to extend). The ledger stays as it was then.
    [[nodiscard]] Result<void> decide(const Decision &decision);

    [[nodiscard]] const std::vector<Match> &matches() const { return m_matches; }
    /// Every suspension, served or not, in the order in which they were brought.
    [[nodiscard]] const std::vector<Suspension> &suspensions() const { return m_suspensions; }
    /// By match.
    [[nodiscard]] const std::vector<Violation> &violations() const { return m_violations; }
    /// Who plays in the next game and is banned after one more booking.
    [[nodiscard]] std::vector<Threat> threats() const;
    [[nodiscard]] bool isSuspended(const QUuid &player) const;
    [[nodiscard]] Carry carry(const QUuid &player) const;

private:
    /// Bookings of a player that one of the yellow rules counts together.
    struct Run
    {
        QUuid player;
        QString name;
        std::size_t rule = 0;
        std::vector<int> matches;
        /// How many bring the next ban; 0 = none comes any more.
        int needed = 0;

        [[nodiscard]] bool isOneShort() const
        {
            return needed > 0 && static_cast<int>(matches.size()) + 1 >= needed;
        }
    };
    /// The time after an offence in which the next one is dearer, see WindowRule.
    struct Watch
    {
        QUuid player;
        QString name;
        bool injuries = false;
        /// Matches of the team that are left of it.
        int left = 0;
        /// The match that opened it.
        int match = 0;
    };
    /// What a player did in one match, for the rules with windows.
    struct Offence
    {
        QUuid player;
        QString name;
        bool isHeavy = false;
        /// What a heavy one brings.
        SuspensionCause cause = SuspensionCause::RedCard;
        std::optional<int> games = 0;
    };
    /// What one match showed one player.
    struct Cards
    {
        QUuid player;
        QString name;
        int yellows = 0;
        bool secondYellow = false;
        bool red = false;
        /// The match counts in his series of bookings.
        bool isBooking = false;

        /// Two yellow cards are a red one, also where a list leaves out to say so.
        [[nodiscard]] bool isSecondYellow() const { return secondYellow || yellows > 1; }
        [[nodiscard]] bool isSentOff() const { return red || isSecondYellow(); }
    };

    [[nodiscard]] std::vector<std::size_t> openOf(const QUuid &player, bool injuries) const;
    [[nodiscard]] bool runs(std::size_t suspension) const;
    void serve(const MatchReport &report, Side side, bool counts);
    void note(const Suspension &broken);
    [[nodiscard]] std::vector<Cards> cardsOf(const MatchReport &report, Side side) const;
    void sendOff(const Cards &cards);
    void wipeRuns(const std::vector<Cards> &all, bool counts);
    void book(const Cards &cards);
    [[nodiscard]] std::vector<ReportEvent> injuriesOf(const MatchReport &report, Side side) const;
    /// What an injury of that detail means; null if nothing is known of it.
    [[nodiscard]] const InjuryRule *ruleOf(const ReportEvent &injury) const;
    void injure(const ReportEvent &event);
    [[nodiscard]] std::vector<Offence> offencesOf(const std::vector<Cards> &all) const;
    [[nodiscard]] std::vector<Offence> offencesOf(const std::vector<ReportEvent> &injuries) const;
    void watch(const WindowRule &rule, bool injuries, const std::vector<Offence> &offences);
    void passWatches(bool injuries, const std::vector<Offence> &offences);
    void punish(const WindowRule &rule, bool injuries, const Offence &offence);
    void watchWhoComesBack(const WindowRule &rule, bool injuries);
    [[nodiscard]] int current() const { return static_cast<int>(m_matches.size()) - 1; }

    const DisciplineRules *m_rules;
    QUuid m_team;
    std::vector<Match> m_matches;
    std::vector<Suspension> m_suspensions;
    std::vector<Violation> m_violations;
    std::vector<Run> m_runs;
    std::vector<Watch> m_watches;
    StageKind m_stage = StageKind::Unknown;
};

/// The ledger after these reports of the team, in the order played.
[[nodiscard]] TeamLedger teamLedger(const DisciplineRules &rules, const QUuid &team,
                                    std::span<const MatchReport *const> reports);

} // namespace touchline
