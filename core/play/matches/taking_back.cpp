// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/taking_back.h"

#include "core/play/transfers/lone_fact.h"

#include <QtGlobal>

namespace touchline {

TakingBack takingBackIn(const Competition &competition)
{
    const int index = indexOfFact<TakingBack>(competition);
    return index < 0
               ? TakingBack::Free
               : std::get<TakingBack>(competition.organiserDecisions()[static_cast<std::size_t>(index)].fact);
}

Result<void> setTakingBack(Competition &competition, TakingBack rule)
{
    if (takingBackIn(competition) == rule)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "That is the rule for taking back already."));
    return replaceFact<TakingBack>(competition, rule == TakingBack::Free
                                                    ? std::optional<OrganiserDecision>()
                                                    : OrganiserDecision{0, 0, {}, rule, 0});
}

} // namespace touchline
