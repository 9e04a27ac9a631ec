// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/organiser_decision_json.h"

#include "core/competition/draws/draw_json.h"
#include "core/competition/entry/appointment_json.h"

#include <QJsonArray>

namespace touchline {

namespace {

constexpr int largestAfter = 1000000;

} // namespace

QJsonArray organiserDecisionsToJson(const Competition &competition)
{
    QJsonArray decisions;
    for (const OrganiserDecision &one : competition.organiserDecisions()) {
        QJsonObject object{{QStringLiteral("team"), competition.entrant(one.team).handle()},
                           {QStringLiteral("decision"), toJson(one.fact)}};
        if (one.after > 0)
            object.insert(QStringLiteral("after"), one.after);
        if (one.replay > 0)
            object.insert(QStringLiteral("replay"), one.replay);
        if (one.date.isValid())
            object.insert(QStringLiteral("date"), one.date.toString(Qt::ISODate));
        decisions.append(object);
    }
    return decisions;
}

void readOrganiserDecisions(JsonReader &reader, Competition &competition)
{
    if (!reader.has("decisions"))
        return;
    reader.each("decisions", [&competition](JsonReader &read, int) {
        OrganiserDecision one;
        one.team = teamFromHandle(read.text("team"), competition.definition().entrants, read.path("team"),
                                  read.problems());
        one.after = read.integerOr("after", 1, largestAfter, 0);
        one.replay = read.integerOr("replay", 1, largestAfter, 0);
        one.date = readDate(read);
        one.fact = playerFactFromJson(read.object("decision"), one.date);
        read.refuseUnknownKeys();
        const bool isTeamKnown = one.team >= 0;
        if (const auto added = competition.addOrganiserDecision(std::move(one)); !added && isTeamKnown)
            read.problems().push_back({read.path(), added.error().message, {}});
    });
}

} // namespace touchline
