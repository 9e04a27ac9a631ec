// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// Index of the decision by which a competition has a fact that it has once or not at all; -1 where it has
/// none. The last one counts.
template <class Fact>
[[nodiscard]] int indexOfFact(const Competition &competition)
{
    for (std::size_t i = competition.organiserDecisions().size(); i > 0; --i)
        if (std::holds_alternative<Fact>(competition.organiserDecisions()[i - 1].fact))
            return static_cast<int>(i) - 1;
    return -1;
}

/// Puts another one in its place; nothing takes it away. Errors: those of
/// Competition::addOrganiserDecision().
template <class Fact>
[[nodiscard]] Result<void> replaceFact(Competition &competition, const std::optional<OrganiserDecision> &next)
{
    for (int index = indexOfFact<Fact>(competition); index >= 0; index = indexOfFact<Fact>(competition))
        competition.removeOrganiserDecision(index);
    return next ? competition.addOrganiserDecision(*next) : Result<void>();
}

} // namespace touchline
