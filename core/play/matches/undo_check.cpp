// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/undo_check.h"

#include "core/play/matches/condition_desk.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

bool goesPastRoll(const LiveMatch &match, std::size_t inputs)
{
    const std::vector<LogEntry> &entries = match.entries();
    const auto first = entries.begin() + static_cast<std::ptrdiff_t>(std::min(inputs, entries.size()));
    return std::any_of(first, entries.end(),
                       [](const LogEntry &entry) { return entry.kind == Awaits::Roll; });
}

UndoRule undoRuleOf(const Competition &competition, const LiveMatch &match)
{
    UndoRule rule{takingBackIn(competition), 0};
    const int fixture = competition.indexOfFixture(match.match().setup().fixture);
    if (fixture >= 0)
        rule.made = inputsRolledBefore(match, conditionRolls(competition, fixture));
    return rule;
}

Result<void> checkUndo(const LiveMatch &match, std::size_t inputs, const UndoRule &rule, bool hasConsent)
{
    if (inputs < rule.made)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Referee and weather were drawn before the "
                                                              "match: they cannot be taken back in it."));
    if (rule.takingBack == TakingBack::Free || !goesPastRoll(match, inputs) ||
        (rule.takingBack == TakingBack::ByConsent && hasConsent))
        return {};
    return rule.takingBack == TakingBack::Never
               ? fail(Fault::Refused,
                      QT_TRANSLATE_NOOP("core", "In this competition rolls cannot be taken back."))
               : fail(Fault::Refused,
                      QT_TRANSLATE_NOOP("core", "In this competition a roll can be taken back only if the "
                                                "other side agrees."));
}

} // namespace touchline
