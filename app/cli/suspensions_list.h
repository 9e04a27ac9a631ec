// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/decisions_file.h"
#include "app/cli/events_file.h"
#include "core/competition/competition.h"
#include "core/discipline/team_ledger.h"

#include <optional>
#include <vector>

namespace touchline::cli {

/// A team with its ledger, and what a reader wants to know beside it.
struct TeamDiscipline
{
    struct Next
    {
        QString match;
        /// Empty while it is not known.
        QString opponent;
        /// The round that a ban from this match would cost: "final"; empty in groups and in the last round.
        QString wouldMiss;
    };

    QString name;
    TeamLedger ledger;
    /// How the matches of the ledger are named: "49"; one of an earlier season by its season.
    QStringList matches;
    /// Nothing where no next match is known.
    std::optional<Next> next;
    /// It has no match left: what is still to be served lapses (ATCS 9.4.6).
    bool isOut = false;
    /// Decisions of the organiser that found no ban to change.
    std::vector<Message> idleDecisions;
};

/// In the order of the entrants. `rules` outlives the list.
[[nodiscard]] std::vector<TeamDiscipline> suspensionsOf(const Competition &competition,
                                                        const DisciplineRules &rules);
/// In the order in which the file names the teams, with the decisions of the organiser each at its time.
/// `rules` outlives the list. Errors: BadInput with each decision that cannot be, and its place.
[[nodiscard]] Result<std::vector<TeamDiscipline>> suspensionsOf(const EventsFile &file,
                                                                const std::vector<TeamDecision> &decisions,
                                                                const DisciplineRules &rules);

} // namespace touchline::cli
