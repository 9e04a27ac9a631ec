// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QTextStream>

namespace touchline {

/// What went wrong, with every problem on a line of its own, on stderr; gives the exit code of a program that
/// ends with it. For the generators, which no user runs.
[[nodiscard]] inline int printedError(const Error &error)
{
    QTextStream err(stderr);
    err << error.message.english() << '\n';
    for (const Problem &problem : error.problems)
        err << "  " << problem.where << ": " << problem.what.english() << '\n';
    return 1;
}

} // namespace touchline
