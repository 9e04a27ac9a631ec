// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"

#include <QStringList>

#include <span>

namespace touchline::cli {

/// In the order of the help.
[[nodiscard]] std::span<const Verb *const> allVerbs();

/// Runs touchline-cli with the arguments after the program's name. Gives the exit code.
int runCommandLine(const QStringList &arguments, Streams &streams);

} // namespace touchline::cli
