// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"

#include <QStringList>

namespace touchline::cli {

/// Runs touchline-cli with the arguments after the program's name. Gives the exit code.
int runCommandLine(const QStringList &typed, Streams &streams);

} // namespace touchline::cli
