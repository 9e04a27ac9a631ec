// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/taking_back.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// The last one counts.
int takingBackRuleIn(const Competition &competition)
{
    for (std::size_t i = competition.playerDecisions().size(); i > 0; --i)
        if (std::holds_alternative<TakingBack>(competition.playerDecisions()[i - 1].fact))
            return static_cast<int>(i) - 1;
    return -1;
}

} // namespace

TakingBack takingBackIn(const Competition &competition)
{
    const int index = takingBackRuleIn(competition);
    return index < 0
               ? TakingBack::Free
               : std::get<TakingBack>(competition.playerDecisions()[static_cast<std::size_t>(index)].fact);
}

Result<void> setTakingBack(Competition &competition, TakingBack rule)
{
    if (takingBackIn(competition) == rule)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "That is the rule for taking back already."));
    for (int index = takingBackRuleIn(competition); index >= 0; index = takingBackRuleIn(competition))
        competition.removePlayerDecision(index);
    if (rule == TakingBack::Free)
        return {};
    return competition.addPlayerDecision({0, 0, {}, rule, 0});
}

} // namespace touchline
