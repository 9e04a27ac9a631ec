// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace touchline {

/// A moment of a match that is watched: what to go to.
struct MatchMoment
{
    enum class Kind { PeriodStart, Goal, YellowCard, RedCard, Injury };
    Kind kind = Kind::Goal;
    std::optional<Side> side;
    /// "45+2'"; empty for what belongs to no minute.
    QString minute;
    /// Inputs after which it had happened.
    std::size_t inputs = 0;
};

/// Which moment an event is, if it is one.
[[nodiscard]] std::optional<MatchMoment::Kind> momentKind(const Event &event);
/// MatchMoment::minute.
[[nodiscard]] QString momentMinute(const Event &event);

/// How a match that is over is shown again from one step to the next: where something happened, and how long
/// each stays, so that the whole takes as long as somebody wishes.
class WatchPlan
{
public:
    WatchPlan() = default;
    explicit WatchPlan(const PlayedMatch &played);

    /// Goals, cards, injuries and periods, in order.
    [[nodiscard]] const std::vector<MatchMoment> &moments() const { return m_moments; }

    /// A picture that is shown, and for how long.
    struct Step
    {
        std::size_t inputs = 0;
        int milliseconds = 0;

        bool operator==(const Step &) const = default;
    };
    /// The step behind `inputs`, so that all of them take `seconds` from the first to the last; 0 = straight
    /// to the end. `isGoalsOnly`: what led to each goal, and the goal; then the end. Pictures that would stay
    /// too short to be seen are left out. Nothing at the end.
    [[nodiscard]] std::optional<Step> step(std::size_t inputs, int seconds, bool isGoalsOnly) const;

private:
    struct Stop
    {
        std::size_t inputs = 0;
        /// Who stays longer than another.
        int weight = 1;
    };
    /// After the entries that brought something.
    std::vector<Stop> m_stops;
    /// Of these, those on the way to a goal.
    std::vector<Stop> m_goalStops;
    std::vector<MatchMoment> m_moments;
};

} // namespace touchline
