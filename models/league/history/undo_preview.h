// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/availability_changes.h"
#include "models/league/league.h"

namespace touchline {

/// What a step of undo or redo means for one competition.
struct UndoPreview
{
    Competition before;
    Competition after;
    Consequences consequences;
    std::vector<AvailabilityChange> players;
    /// In competitions that the step is not about.
    std::vector<OtherChanges> otherChanges;
};

/// What follows from a step of undo or redo, for each competition in which something does. Errors: those of
/// disciplineOf().
[[nodiscard]] Result<std::vector<UndoPreview>> previewHistoryStep(const HistoryStep &step);

/// Whether the step moves a ban or an injury that stays behind it, so that it is shown before it is made.
/// What comes with a result and goes with it (the last one was entered, and is taken back) moves nothing, nor
/// does what is left of a ban after the last match.
[[nodiscard]] bool movesBans(const HistoryStep &step, const std::vector<UndoPreview> &preview);

} // namespace touchline
