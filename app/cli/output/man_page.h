// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

namespace touchline::cli {

/// "touchline-cli-league-report": the name of its manual page.
[[nodiscard]] QString manPageName(const Verb &verb);
/// The manual page of a verb, for man(1), from its row.
[[nodiscard]] QString manPage(const Verb &verb);
/// That of the program, with all its verbs.
[[nodiscard]] QString manPageOfProgram();

} // namespace touchline::cli
