// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw.h"
#include "core/competition/draws/draw_ceremony.h"

namespace touchline {

Result<Draw> freeDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                      const SpreadRule &limits, std::uint64_t seed, const QUuid &subject)
{
    DrawPlan plan;
    plan.limits.conferences = limits;
    return plannedDraw(entrants, groupSizes, {}, plan, seed, subject);
}

} // namespace touchline
