// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QCoreApplication>
#include <qglobal.h>

namespace touchline {

/// A place or a value in the language of the program; the texts of problems are translated later.
[[nodiscard]] inline QString proofWords(const char *text, const QStringList &arguments = {})
{
    return filledIn(QCoreApplication::translate("core", text), arguments);
}

} // namespace touchline
