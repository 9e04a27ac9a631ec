// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "tests/support/text.h"

#include <QFile>

namespace touchline::testing {

/// The JSON object in a file below tests/data; an empty one where there is none.
[[nodiscard]] inline QJsonObject dataObject(const char *name)
{
    QFile file(u"tests/data/"_s + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? parseJsonObject(file.readAll()).value_or(QJsonObject())
                                          : QJsonObject();
}

} // namespace touchline::testing
