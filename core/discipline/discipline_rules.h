// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// Among which matches yellow cards are counted together.
enum class YellowWindow {
    ConsecutiveGames ///< games of the team that follow each other; one without a booking wipes the count
};

/// So many bookings bring a ban, and the count begins anew.
struct YellowRule
{
    YellowWindow in = YellowWindow::ConsecutiveGames;
    int count = 2;
    /// Games of the team that he then misses.
    int games = 1;

    bool operator==(const YellowRule &) const = default;
};

/// What an injury of this kind means for the games that follow.
struct InjuryRule
{
    /// ReportEvent::detail of the injury.
    QString detail;
    /// Games of the team that he misses, 0 = plays on; nothing = all to the end of the tournament.
    std::optional<int> games;

    bool operator==(const InjuryRule &) const = default;
};

/// How the cards and injuries of one match reach into the next ones: data, so that no rulebook is code
/// (ATCS 9.4).
struct DisciplineRules
{
    /// "atcs"; empty for rules that have no name.
    QString name;
    QString title;
    /// Games missed after a red card shown at once, and after one that a second yellow card brought.
    int redGames = 1;
    int secondYellowGames = 1;
    std::vector<YellowRule> yellows;
    /// Bans are served one after the other, and a booking counts beside a red card of the same match. False:
    /// they run together, and with a red card the bookings of the match count for nothing.
    bool bansAddUp = false;
    /// A detail that is not listed carries nothing.
    std::vector<InjuryRule> injuries;
    /// How long an injury "to the end of the tournament" lasts in a league unless its options say otherwise;
    /// 0 = to the end (ATCS 9.4.7). Used by forSeason().
    int seasonOutGames = 0;
    /// A game missed by injury serves a ban too.
    bool bansRunWhileInjured = true;
    /// A match whose bookings nobody recorded serves bans and wipes yellow cards like any other (ATCS R51).
    bool unrecordedMatchesCount = true;

    bool operator==(const DisciplineRules &) const = default;
};

/// The rules in a league, where the "tournament" is a season: what lasts to its end lasts `outGames` games
/// (0 = to the end).
[[nodiscard]] DisciplineRules forSeason(DisciplineRules rules, int outGames);

/// Names of the rules that the program brings.
[[nodiscard]] QStringList disciplineRulesNames();
/// Errors: NotFound (the message lists the names); BadInput, if the built-in file itself is broken.
[[nodiscard]] Result<DisciplineRules> disciplineRules(const QString &name);

} // namespace touchline
