// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <QString>

namespace touchline::cli {

/// What is in conflict as things stand, for a person or as JSON.
[[nodiscard]] QString conflictsOutput(const Competition &competition, bool asJson);

/// What follows from a correction that makes `after` of `before`, for a person or as JSON: tables, ties,
/// conflicts, who may play. Errors: those of disciplineOf().
[[nodiscard]] Result<QString> consequencesOutput(const Competition &before, const Competition &after,
                                                 bool asJson);

} // namespace touchline::cli
