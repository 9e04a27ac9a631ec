// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "tests/support/text.h"

#include <QStringList>

namespace touchline::testing {

/// "line 2, column 3: ..." for each problem.
inline QStringList textsOf(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << (problem.where.isEmpty() ? QString() : problem.where + u": "_s) + problem.what.english();
    return lines;
}

/// The same list as it is written in a test.
template <class... Lines>
QStringList lines(Lines... texts)
{
    return {QString::fromUtf8(texts)...};
}

} // namespace touchline::testing
