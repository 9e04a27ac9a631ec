// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"

namespace touchline::cli {

/// Who is out on that day (nothing = the next one that has a match), match by match, in all competitions of a
/// league or in the one of --competition. Gives the exit code.
int printOutOnDay(const QString &place, std::optional<QDate> wanted, const QCommandLineParser &parser,
                  Streams &streams);

} // namespace touchline::cli
