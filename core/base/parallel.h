// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>

namespace touchline {

/// As many threads as there are processors where 0 are wished for, else those; 1..most.
[[nodiscard]] int threadsFor(int wished, int most);

/// Calls work(index, thread) once for each index from `first` up to but not including `end`, shared out to
/// threads 0..threads-1; thread 0 is the one that asks. There goOn() is asked before each of its own; false
/// ends all soon. `work` is called by several threads at once. Gives whether everything was done. Errors:
/// that of the lowest index at which `work` failed; the rest is then not done.
[[nodiscard]] Result<bool> inParallel(int first, int end, int threads,
                                      const std::function<Result<void>(int index, int thread)> &work,
                                      const std::function<bool()> &goOn = {});

} // namespace touchline
