// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/undo_check.h"

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

Result<void> checkUndo(const LiveMatch &match, std::size_t inputs, TakingBack rule, bool hasConsent)
{
    if (rule == TakingBack::Free || !goesPastRoll(match, inputs) ||
        (rule == TakingBack::ByConsent && hasConsent))
        return {};
    return rule == TakingBack::Never
               ? fail(Fault::Refused,
                      QT_TRANSLATE_NOOP("core", "In this competition rolls cannot be taken back."))
               : fail(Fault::Refused,
                      QT_TRANSLATE_NOOP("core", "In this competition a roll can be taken back only if the "
                                                "other side agrees."));
}

} // namespace touchline
