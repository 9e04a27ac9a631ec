// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/draws/draw_plan.h"
#include "core/competition/entry/entrant.h"

#include "app/cli/base/argument_parser.h"

#include <vector>

namespace touchline::cli {

/// What the command line asks of a draw.
struct DrawWishes
{
    std::vector<Entrant> entrants;
    /// Empty for a league phase.
    std::vector<int> sizes;
    DrawPlan plan;
    /// What the person should know of the list of teams.
    Problems notes;
};

/// What is wrong with the options of "draw" before any file is read; empty if nothing is.
[[nodiscard]] QString drawUsage(const QCommandLineParser &parser);
/// Reads the files that the options name. Errors: those of the files; BadInput for numbers of groups and
/// fixed places that are none.
[[nodiscard]] Result<DrawWishes> drawWishes(const QCommandLineParser &parser);

} // namespace touchline::cli
