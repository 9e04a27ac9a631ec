// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::cli {

/// "1 draw", "2 draws".
[[nodiscard]] inline QString counted(int count, const char *one, const char *several)
{
    return QStringLiteral("%1 %2").arg(count).arg(QString::fromUtf8(count == 1 ? one : several));
}

} // namespace touchline::cli
