// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::cli {

/// u"text"_s
using namespace Qt::StringLiterals;

/// "1 draw", "2 draws".
[[nodiscard]] inline QString counted(int count, const char *one, const char *several)
{
    return u"%1 %2"_s.arg(count).arg(QString::fromUtf8(count == 1 ? one : several));
}

} // namespace touchline::cli
