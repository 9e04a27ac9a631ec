// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/migrations.h"

#include <QStringList>

namespace touchline::storage {

/// The other half of test_kill: works at a place without end, and says on standard output, at once, what it
/// begins and what has returned, until it is killed.
///
/// Arguments: what it does, the place, a seed, and a file or second place that it may need. What it says, a
/// line each: "ready"; "begin"; "done ID" (a command of the journal); "input FIXTURE COUNT" (of a match under
/// way); "copying"; "backup PATH"; "finished". Gives 1 after an error, which stands on standard error.
[[nodiscard]] int runWorker(const QStringList &arguments);

/// The program's own steps, and one more that makes much of the league anew.
[[nodiscard]] store::Migrations oneStepMore();

} // namespace touchline::storage
