// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/competition/schedule/schedule.h"

#include <QDate>

#include <set>
#include <vector>

namespace touchline {

/// What is played together: one round of a stage, and one leg.
struct SeasonMatchday
{
    int stage = 0;
    std::vector<int> fixtures;
    /// Those that get the days of this matchday.
    std::vector<int> open;
    /// Then what is open of it keeps its day; what has none is a part of its own (SeasonParts::late()).
    bool hasBegun = false;
    bool isOfLeague = false;
};

/// The matchdays of a competition, in order, with what is still to be played.
class SeasonParts
{
public:
    /// `live`: indices of fixtures that are being played. The competition outlives it.
    SeasonParts(const Competition &competition, const std::set<int> &live);

    [[nodiscard]] bool isOpen(int fixture) const;
    /// The matchdays that get new days, in the order of the plan; while none of them has a day, late() first.
    [[nodiscard]] std::vector<const SeasonMatchday *> rest() const;
    /// Of matchdays that have begun: what is open and has no day.
    [[nodiscard]] const std::vector<SeasonMatchday> &late() const { return m_late; }
    /// Whether a matchday that has not begun has a day.
    [[nodiscard]] bool isRestDated() const;
    [[nodiscard]] const std::vector<SeasonMatchday> &all() const { return m_matchdays; }
    [[nodiscard]] const PerSide<int> &teams(int fixture) const
    {
        return m_now.fixtures[static_cast<std::size_t>(fixture)].teams;
    }
    /// Indices of entrants; one more than there are stands for a team that is not known yet.
    [[nodiscard]] Round roundOf(const SeasonMatchday &matchday) const;
    /// The last day on which a match was played as planned; invalid where none was.
    [[nodiscard]] QDate lastPlayed() const;

private:
    const Competition &m_competition;
    Progress m_now;
    std::vector<SeasonMatchday> m_matchdays;
    std::vector<SeasonMatchday> m_late;
};

/// What the calendar says of fixtures()[fixture], without what was decided about it; null where it says
/// nothing.
[[nodiscard]] const Appointment *plannedDay(const Competition &competition, int fixture);

/// Of the matches of a matchday as planned; invalid where no day is known.
[[nodiscard]] QDate firstDayOf(const Competition &competition, const SeasonMatchday &matchday);

} // namespace touchline
