// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/bye_request.h"

#include "core/base/json_fields.h"

namespace touchline {

namespace {

constexpr int largestByeStage = 1000;
constexpr int largestByeRound = 1000;

constexpr std::array byeRows{
    field<&ByeRequest::stage>("stage", 1, largestByeStage),
    field<&ByeRequest::round>("round", 1, largestByeRound),
};

} // namespace

QJsonObject toJson(const ByeRequest &request)
{
    QJsonObject object = writtenRows(byeRows, &request);
    object.insert(QStringLiteral("decision"), QStringLiteral("bye"));
    object.insert(QStringLiteral("points"),
                  QLatin1String(byeKindWords[static_cast<std::size_t>(request.kind)]));
    return object;
}

ByeRequest readByeRequest(JsonReader &reader)
{
    (void)reader.word("decision", {"bye"});
    ByeRequest request;
    readRows(reader, byeRows, &request);
    request.kind = static_cast<ByeRequest::Kind>(reader.word("points", byeKindWords));
    reader.refuseUnknownKeys();
    return request;
}

} // namespace touchline
