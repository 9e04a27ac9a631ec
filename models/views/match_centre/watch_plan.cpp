// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/watch_plan.h"

#include "core/match/report/minute.h"

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

using Kind = MatchMoment::Kind;

/// A goal is looked at so much longer than a pass.
constexpr int goalWeight = 6;
/// What led to a goal.
constexpr std::size_t stepsToGoal = 5;
/// Nobody sees what is shown for less, in milliseconds.
constexpr int shortestPicture = 40;

} // namespace

std::optional<Kind> momentKind(const Event &event)
{
    switch (event.kind) {
    case EventKind::PeriodStart:
        return Kind::PeriodStart;
    case EventKind::Goal:
    case EventKind::OwnGoal:
        return Kind::Goal;
    case EventKind::Yellow:
        return Kind::YellowCard;
    case EventKind::Red:
        return Kind::RedCard;
    case EventKind::Injury:
        return Kind::Injury;
    default:
        return std::nullopt;
    }
}

QString momentMinute(const Event &event)
{
    if (event.minute == 0 || event.period >= Period::ShootOut)
        return {};
    return minuteFigure(event.minute, event.stoppage) + u'\'';
}

WatchPlan::WatchPlan(const PlayedMatch &played)
{
    // What the first entries bring stands behind the events of the kick-off.
    for (std::size_t entry = 0; entry < played.eventsBefore.size(); ++entry) {
        const bool isLast = entry + 1 == played.eventsBefore.size();
        const std::size_t then = isLast ? played.events.size() : played.eventsBefore[entry + 1];
        if (then > played.eventsBefore[entry])
            m_stops.push_back({entry + 1});
    }
    for (std::size_t place = 0; place < played.events.size(); ++place) {
        const Event &event = played.events[place];
        const auto kind = momentKind(event);
        if (!kind)
            continue;
        const auto brought = std::upper_bound(played.eventsBefore.begin(), played.eventsBefore.end(), place);
        m_moments.push_back({*kind, event.hasSide ? std::optional(event.side) : std::nullopt,
                             momentMinute(event),
                             static_cast<std::size_t>(brought - played.eventsBefore.begin())});
    }
    for (const MatchMoment &moment : m_moments) {
        if (moment.kind != Kind::Goal)
            continue;
        const auto goal = std::find_if(m_stops.begin(), m_stops.end(),
                                       [&moment](const Stop &stop) { return stop.inputs >= moment.inputs; });
        if (goal == m_stops.end())
            continue;
        goal->weight = goalWeight;
        const auto place = static_cast<std::size_t>(goal - m_stops.begin());
        for (std::size_t stop = place - std::min(place, stepsToGoal); stop <= place; ++stop)
            if (m_goalStops.empty() || m_goalStops.back().inputs < m_stops[stop].inputs)
                m_goalStops.push_back(m_stops[stop]);
            else if (m_goalStops.back().inputs == m_stops[stop].inputs)
                m_goalStops.back().weight = m_stops[stop].weight;
    }
    // The final whistle ends it in any case.
    if (!m_stops.empty() && (m_goalStops.empty() || m_goalStops.back().inputs < m_stops.back().inputs))
        m_goalStops.push_back(m_stops.back());
}

std::optional<WatchPlan::Step> WatchPlan::step(std::size_t inputs, int seconds, bool isGoalsOnly) const
{
    const std::vector<Stop> &stops = isGoalsOnly ? m_goalStops : m_stops;
    auto stop = std::upper_bound(stops.begin(), stops.end(), inputs,
                                 [](std::size_t behind, const Stop &one) { return behind < one.inputs; });
    if (stop == stops.end())
        return std::nullopt;
    if (seconds <= 0)
        return Step{stops.back().inputs, 0};
    const int weights = std::accumulate(stops.begin(), stops.end(), 0,
                                        [](int sum, const Stop &one) { return sum + one.weight; });
    const double each = seconds * 1000.0 / weights;
    double stays = stop->weight * each;
    while (stays < shortestPicture && std::next(stop) != stops.end()) {
        ++stop;
        stays += stop->weight * each;
    }
    return Step{stop->inputs, static_cast<int>(stays)};
}

} // namespace touchline
