// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

namespace touchline::testing {

/// What in `value` a JSON Schema does not describe, each with its place ("groups[0].rows[1].points: ...");
/// empty = it is valid. Knows the keywords that docs/schemas uses (type, properties, required, items, enum,
/// additionalProperties, title, description, $schema), and is stricter than the standard: a key that the
/// schema does not name is a problem unless additionalProperties is true or describes it, and so is an
/// unknown keyword.
[[nodiscard]] QStringList schemaProblems(const QJsonValue &value, const QJsonObject &schema,
                                         const QString &place = {});

} // namespace touchline::testing
