// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"
#include "core/play/discipline/free_again.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

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
        /// Null where it is not known.
        QDate day{};
    };

    QString name;
    TeamLedger ledger;
    /// How the matches of the ledger are named: "49"; one of an earlier season by its season.
    QStringList matches;
    /// Who is banned after one more booking, or out after one more injury, as threatsAhead() has it; nobody
    /// where the team is out.
    std::vector<Threat> threats;
    /// Nothing where no next match is known.
    std::optional<Next> next;
    /// It has no match left: what is still to be served lapses (ATCS 9.4.6).
    bool isOut = false;
    /// Decisions of the organiser that found no ban to change.
    std::vector<Message> decisionsWithoutEffect;
    /// By index in the ledger: the number of a match of another competition there; empty for those of this
    /// one, and where it is not known.
    QStringList numbersElsewhere{};
    /// By place in absentees() of the ledger: from when on they may play again; empty where the team is out,
    /// or its competition is not known.
    std::vector<FreeAgain> free{};
};

/// Of one entrant. `rules` outlives it.
[[nodiscard]] TeamDiscipline disciplineOfTeam(const Competition &competition, const Progress &now, int team,
                                              const DisciplineRules &rules);
/// In the order of the entrants. `rules` outlives the list.
[[nodiscard]] std::vector<TeamDiscipline> suspensionsOf(const Competition &competition,
                                                        const DisciplineRules &rules);

/// What somebody who is out misses next: "misses v Senegal 2002 (match 49)", "misses match 49", "misses the
/// next match".
[[nodiscard]] Message missesNext(const TeamDiscipline &team);

/// Why one more yellow card brings a ban, and which round it would cost where that is known.
[[nodiscard]] std::vector<Message> allRisks(const TeamDiscipline &team, const Threat &threat);
/// The same before any match: `ledger` as it stands right before it, `wouldMiss` as roundAfter() has it.
[[nodiscard]] std::vector<Message> allRisks(const Threat &threat, const TeamLedger &ledger,
                                            const QString &wouldMiss);

/// The name of the knockout round after that of a fixture, the final after the semi-finals; empty in groups
/// and in the last round.
[[nodiscard]] QString roundAfter(const Competition &competition, int fixture);
/// The stages of these matches of a team, and that of the one which follows them, as threatsAhead() asks for
/// them; nothing for none.
[[nodiscard]] std::vector<StageKind> stagesOf(const Competition &competition,
                                              const std::vector<int> &fixtures);

} // namespace touchline
