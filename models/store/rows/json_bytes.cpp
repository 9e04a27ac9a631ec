// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/json_bytes.h"

#include <QJsonDocument>

namespace touchline::store {

QByteArray jsonBytes(const QJsonDocument &document)
{
    // Outside a text there is none.
    return document.toJson(QJsonDocument::Compact).replace("\xEF\xBB\xBF", "\\ufeff");
}

} // namespace touchline::store
