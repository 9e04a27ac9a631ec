// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/decision_json.h"

#include "core/base/json_values.h"
#include "core/facts/person_json.h"

#include <qglobal.h>

#include <array>

namespace touchline {

namespace {

constexpr int mostDecisionGames = 1000;
/// In the order of Decision::Kind.
constexpr std::array<const char *, 4> kinds{"lifted", "extended", "added", "injured"};

} // namespace

QJsonObject toJson(const Decision &decision)
{
    QJsonObject object = personJson(
        decision.player, decision.name,
        {{QStringLiteral("decision"), QLatin1String(kinds[static_cast<std::size_t>(decision.kind)])},
         {QStringLiteral("reason"), decision.reason}});
    if (decision.until.isValid())
        object.insert(QStringLiteral("until"), decision.until.toString(Qt::ISODate));
    else if (decision.kind != Decision::Kind::Lifted)
        object.insert(QStringLiteral("games"), decision.games);
    if (decision.inAllCompetitions)
        object.insert(QStringLiteral("all_competitions"), true);
    return object;
}

Decision readDecision(JsonReader &reader)
{
    Decision decision;
    decision.kind = static_cast<Decision::Kind>(reader.word("decision", kinds));
    decision.player = readUuid(reader, "player");
    decision.name = reader.text("name");
    const bool isNew = decision.kind == Decision::Kind::Added || decision.kind == Decision::Kind::Injured;
    if (isNew && reader.has("until"))
        decision.until = readDay(reader, "until");
    else if (decision.kind != Decision::Kind::Lifted)
        decision.games = reader.integer("games", 1, mostDecisionGames);
    if (decision.kind == Decision::Kind::Added)
        decision.inAllCompetitions = reader.flagOr("all_competitions", false);
    decision.reason = reader.text("reason");
    if (reader.has("reason") && decision.reason.trimmed().isEmpty())
        reader.problem("reason",
                       {QT_TRANSLATE_NOOP("core", "The decision about %1 needs a reason."), {decision.name}});
    reader.refuseUnknownKeys();
    return decision;
}

} // namespace touchline
