// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/entry/entrant.h"

#include <QStringList>
#include <QUuid>

#include <cstdint>
#include <span>
#include <vector>

namespace touchline {

/// Whom a team of a league phase meets (Champions League since 2024: four pots, two opponents of each).
struct LeaguePhaseRule
{
    /// Pots of equal size by ranking number, where none are given.
    int pots = 4;
    /// Of each pot, the own one too; even: half at home, half away.
    int opponentsOfPot = 2;
    /// The most opponents of one other country. Nobody meets a team of the own country (Entrant::lineage; who
    /// has none meets everybody).
    int mostOfCountry = 2;

    bool operator==(const LeaguePhaseRule &) const = default;
};

struct LeaguePhaseMatch
{
    /// Indices of entrants.
    int home = 0;
    int away = 0;
    /// From 0.
    int matchday = 0;

    bool operator==(const LeaguePhaseMatch &) const = default;
};

struct LeaguePhaseDraw
{
    std::uint64_t seed = 0;
    std::vector<std::vector<int>> pots;
    /// By matchday.
    std::vector<LeaguePhaseMatch> matches;
    int matchdays = 0;

    bool operator==(const LeaguePhaseDraw &) const = default;
};

/// Draws the opponents and spreads the matches over the matchdays, every team once a matchday, home and away
/// in turn as far as it goes (leaguePhaseDays()). A function of its arguments; `subject` is the competition.
///
/// Each pot hosts each pot in a drawn pairing; where the limits leave none, it is drawn anew from the start.
/// So every draw can come out, but not each as likely as every other.
///
/// Errors: BadInput (numbers that do not fit, ranking numbers twice, pots with unknown, missing or double
/// teams); Impossible, naming the team, where countries leave it too few opponents; Exhausted where no draw
/// was found, though nothing of that kind forbids one.
[[nodiscard]] Result<LeaguePhaseDraw> drawLeaguePhase(std::span<const Entrant> entrants,
                                                      const std::vector<QStringList> &pots,
                                                      const LeaguePhaseRule &rule, std::uint64_t seed,
                                                      const QUuid &subject = {});

/// Everything in which a draw breaks the rule: opponents of a pot, home matches, countries, a pair twice, a
/// team not exactly once on a matchday. Nothing for a good one.
[[nodiscard]] Problems validate(const LeaguePhaseDraw &draw, std::span<const Entrant> entrants,
                                const LeaguePhaseRule &rule);

} // namespace touchline
