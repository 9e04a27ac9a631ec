// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/report_history.h"

#include <algorithm>

namespace touchline {

namespace {

template <class IsKnown>
bool isKnownOfAny(const MatchReport &report, const IsKnown &isKnown)
{
    return std::any_of(report.events.begin(), report.events.end(), isKnown);
}

} // namespace

bool isReplayOf(const MatchReport &kept, MatchReport again)
{
    // A report gets its id when it is entered.
    again.id = kept.id;
    if (!isKnownOfAny(kept, [](const ReportEvent &event) { return event.period.has_value(); }))
        for (ReportEvent &event : again.events)
            event.period.reset();
    if (!isKnownOfAny(kept, [](const ReportEvent &event) { return !event.second.isNull(); }))
        for (ReportEvent &event : again.events) {
            event.second = {};
            event.secondName.clear();
        }
    if (kept.facts.empty())
        again.facts.clear();
    if (kept.figures.empty())
        again.figures.clear();
    for (const Side side : bothSides)
        if (kept.lineUps[side].isEmpty())
            again.lineUps[side] = {};
    return again == kept;
}

} // namespace touchline
