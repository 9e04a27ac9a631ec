// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/competition.h"
#include "core/competition/statistics/player_totals.h"
#include "core/competition/statistics/statistics_cards.h"
#include "core/competition/statistics/statistics_matches.h"
#include "core/competition/statistics/top_scorers.h"

#include <QHash>

namespace touchline::cli {

/// Cups that are looked at together, in the order given.
struct SeveralCups
{
    std::vector<Competition> competitions;
    /// What each is called; the file is named where two have the same name.
    QStringList labels;
};

/// Reads files of "cup --out" and leagues: all competitions of each, or the one of that name. Errors: those
/// of competitionsIn(); BadInput (a cup twice: it would count twice).
[[nodiscard]] Result<SeveralCups> readCups(const QStringList &paths, const QString &name = {});

/// An entrant by card id or exact name. Errors: NotFound; BadInput (several teams have the name).
[[nodiscard]] Result<TeamOnTheDay> teamCalled(const QString &name, const SeveralCups &cups);
/// The same of an opponent of `team`. Errors: also Usage (it is that team).
[[nodiscard]] Result<TeamOnTheDay> opponentCalled(const QString &name, const TeamOnTheDay &team,
                                                  const SeveralCups &cups);
inline const QString againstNeedsTeam = u"--against needs --team."_s;

/// The matches whose statistics are wanted, and what they list.
struct StatisticsChoice
{
    /// Where a match was played.
    struct Place
    {
        /// Index in `competitions`.
        int competition = 0;
        int number = 0;
    };

    QStringList competitions;
    /// Set where the matches of one team alone are wanted; the opponent where those between two are.
    std::optional<TeamOnTheDay> team;
    std::optional<TeamOnTheDay> against;
    std::vector<const MatchReport *> reports;
    QHash<const MatchReport *, Place> places;
    /// Of the chosen teams, or of all.
    std::vector<TeamMatches> teams;
    std::vector<Scorer> scorers;
    std::vector<PlayerTotal> assists;
    /// None without players.
    std::vector<FigureTotals> playerFigures;
    std::vector<Booked> players;
    std::vector<Booked> teamCards;

    /// The entry of `team`; null where it did not play, or none was chosen.
    [[nodiscard]] const TeamMatches *chosenTeam() const;
    /// None where the reports list no cards of the team.
    [[nodiscard]] CardCount cardsOf(const TeamMatches &one) const;
    /// The matches that the chosen team won (or lost); all matches where none was chosen.
    [[nodiscard]] std::vector<const MatchReport *> reportsThatWere(Outcome outcome) const;
};

/// `cups` outlives the choice.
[[nodiscard]] StatisticsChoice chosen(const SeveralCups &cups, std::optional<TeamOnTheDay> team = {},
                                      std::optional<TeamOnTheDay> against = {});

/// For people: averages, head to head, teams, runs, records, scorers, hat-tricks, cards. Lists of players
/// have at most `top` rows. What has nothing in it is left out.
[[nodiscard]] QString statisticsText(const StatisticsChoice &choice, std::size_t top);

/// All of it for machines: {"competitions", "team", "against", "totals", "teams", "runs", "records",
/// "scorers", "cards", "head_to_head"}. Averages are null where there is nothing to divide by.
[[nodiscard]] QJsonObject statisticsJson(const StatisticsChoice &choice);

/// "Brazil 2–1 Italy".
[[nodiscard]] QString pairingText(const MatchReport &report);

/// "WDLWW", the last match at the end.
[[nodiscard]] QString formLetters(const TeamMatches &team);

} // namespace touchline::cli
