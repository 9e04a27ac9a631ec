// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/discipline_rules.h"
#include "core/discipline/suspension.h"
#include "core/match/match_report.h"

#include <span>
#include <vector>

namespace touchline {

/// The cards and injuries of one team in one competition, match after match (ATCS 9.4). The same reports in
/// the same order always make the same ledger. Persons are known by their ids; an event without one is passed
/// over. A card that a report lists counts however complete the report is.
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
    void add(const MatchReport &report);

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
    };
    struct Cards;

    [[nodiscard]] std::vector<std::size_t> openOf(const QUuid &player, bool injuries) const;
    [[nodiscard]] bool runs(std::size_t suspension) const;
    void serve(const MatchReport &report, Side side, bool counts);
    void note(const Suspension &broken);
    [[nodiscard]] std::vector<Cards> cardsOf(const MatchReport &report, Side side) const;
    void sendOff(const Cards &cards);
    void wipeRuns(const std::vector<Cards> &all, bool counts);
    void book(const Cards &cards);
    void injure(const ReportEvent &event);
    [[nodiscard]] int current() const { return static_cast<int>(m_matches.size()) - 1; }

    const DisciplineRules *m_rules;
    QUuid m_team;
    std::vector<Match> m_matches;
    std::vector<Suspension> m_suspensions;
    std::vector<Violation> m_violations;
    std::vector<Run> m_runs;
};

/// The ledger after these reports of the team, in the order played.
[[nodiscard]] TeamLedger teamLedger(const DisciplineRules &rules, const QUuid &team,
                                    std::span<const MatchReport *const> reports);

} // namespace touchline
